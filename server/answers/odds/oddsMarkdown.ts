import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation, Expression } from '../../dice/language/expression.ts';
import type { Budget } from '../../dice/language/limits.ts';
import { type MarkdownBlock, paragraph } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { answer } from './answer.ts';
import { histogram } from './histogram.ts';
import { levelsText } from './levelsText.ts';
import { labelOf, type OddsTable, oddsTable, tableOf } from './oddsTable.ts';
import { answerSummary, isFlat } from './oddsText.ts';
import { rememberedOdds } from './rememberedOdds.ts';

/**
 * The odds in a line or a table.
 *
 * @param shared the budget of many answers. The steps of this one are taken from it.
 */
export function oddsMarkdown(
  subject: Annotation | Expression,
  bindings: Bindings,
  reader: Reader,
  shared?: Budget,
): MarkdownBlock {
  return blockOf(oddsTable(subject, bindings, reader, shared));
}

/** The odds of one roll, for a place with room. */
interface OddsDetails {
  /** The odds that fit into a line. */
  readonly line: string;
  /** A table of them, if they depend on one more thing. */
  readonly table: MarkdownBlock | undefined;
  /** A histogram of the roll, if its outcomes are not all equally likely. */
  readonly histogram: MarkdownBlock | undefined;
}

const remembered = rememberedOdds<OddsDetails>();

/**
 * The same with a histogram, where there is one roll to show.
 *
 * @param source by which the odds are remembered: an annotation has a label, which is shown.
 */
export function oddsDetails(subject: Annotation | Expression, source: string, reader: Reader): OddsDetails {
  return remembered(source, new Map(), reader, () => workedOut(subject, reader));
}

function workedOut(subject: Annotation | Expression, { messages, preview }: Reader): OddsDetails {
  const answered = answer({ subject, given: new Map(), room: 'all values' }, preview);
  const levels = levelsText(subject, new Map(), preview, messages);
  const table = tableOf(answered, labelOf(subject), levels, messages);
  const odds = answered.kind === 'single' ? answered.odds : undefined;
  const hasShape = odds?.kind === 'distribution' && !isFlat(odds);
  return {
    line: table.kind === 'line' ? table.text : `${answerSummary(answered, messages)}${levels}`,
    table: table.kind === 'table' ? blockOf(table) : undefined,
    histogram: hasShape ? { kind: 'preformatted', text: histogram(odds, messages) } : undefined,
  };
}

function blockOf(table: OddsTable): MarkdownBlock {
  switch (table.kind) {
    case 'line':
      return paragraph(table.label ? `${table.label}: ${table.text}` : table.text);
    case 'table':
      return { kind: 'table', rows: table.rows };
    default:
      return table satisfies never;
  }
}
