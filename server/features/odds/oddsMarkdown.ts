import type { Annotation, Expression } from '../../dice/expression.ts';
import type { Budget } from '../../dice/limits.ts';
import type { Bindings } from '../../dice/odds.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { histogram } from './histogram.ts';
import { oddsRows } from './oddsRows.ts';
import { labelOf, type OddsTable, oddsTable, tableOf } from './oddsTable.ts';
import { isConstant } from './oddsText.ts';
import { rememberedOdds } from './rememberedOdds.ts';

/**
 * The odds in a line or a table.
 *
 * @param shared what many answers may take together; what this one has needed is taken from it.
 */
export function oddsMarkdown(
  subject: Annotation | Expression,
  bindings: Bindings,
  reader: Reader,
  shared?: Budget,
): MarkdownBlock {
  return blockOf(oddsTable(subject, bindings, reader, shared));
}

const remembered = rememberedOdds<readonly MarkdownBlock[]>();

/**
 * The same with a histogram, where there is one roll to show.
 *
 * @param source by which the odds are remembered: an annotation has a label, which is shown.
 */
export function oddsDetails(
  subject: Annotation | Expression,
  source: string,
  reader: Reader,
): readonly MarkdownBlock[] {
  return remembered(source, new Map(), reader, () => workedOut(subject, reader));
}

function workedOut(subject: Annotation | Expression, { messages, preview }: Reader): readonly MarkdownBlock[] {
  const tabulated = oddsRows(subject, new Map(), preview);
  const table = blockOf(tableOf(tabulated, labelOf(subject), messages));
  const odds = tabulated.kind === 'answer' ? tabulated.odds : undefined;
  if (odds?.kind !== 'distribution' || isConstant(odds)) return [table];
  return [table, { kind: 'preformatted', text: histogram(odds, messages) }];
}

function blockOf(table: OddsTable): MarkdownBlock {
  switch (table.kind) {
    case 'line':
      return paragraph(table.label ? `${table.label}: ${table.text}` : table.text);
    case 'table':
      return table;
    default:
      return table satisfies never;
  }
}
