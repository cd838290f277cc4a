import type { Annotation, Expression } from '../../dice/expression.ts';
import type { Bindings } from '../../dice/odds.ts';
import { markdownTable, markdownText } from '../markdown.ts';
import type { Reader } from '../reader.ts';
import { histogram } from './histogram.ts';
import { oddsRows } from './oddsRows.ts';
import { labelOf, type OddsTable, oddsTable, tableOf } from './oddsTable.ts';
import { isConstant } from './oddsText.ts';

/** The odds as Markdown, in a line or a table. */
export function oddsMarkdown(subject: Annotation | Expression, bindings: Bindings, reader: Reader): string {
  return markdownOf(oddsTable(subject, bindings, reader));
}

/** The same with a histogram, where there is one roll to show. */
export function oddsDetails(
  subject: Annotation | Expression,
  bindings: Bindings,
  { messages, preview }: Reader,
): string {
  const tabulated = oddsRows(subject, bindings, preview);
  const markdown = markdownOf(tableOf(tabulated, labelOf(subject), messages));
  const odds = tabulated.kind === 'answer' ? tabulated.odds : undefined;
  if (odds?.kind !== 'distribution' || isConstant(odds)) return markdown;
  return `${markdown}\n\n\`\`\`text\n${histogram(odds, messages)}\n\`\`\``;
}

function markdownOf(table: OddsTable): string {
  switch (table.kind) {
    case 'line':
      return table.label ? `${markdownText(table.label)}: ${table.text}` : table.text;
    case 'table':
      return markdownTable(table.rows.map((row) => row.map(markdownText)));
    default:
      return table satisfies never;
  }
}
