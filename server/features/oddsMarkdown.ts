import type { Annotation, Expression } from '../dice/expression.ts';
import type { Fraction } from '../dice/fraction.ts';
import type { Bindings } from '../dice/odds.ts';
import type { Messages } from '../l10n/messages.ts';
import { histogram } from './histogram.ts';
import { markdownTable, markdownText } from './markdown.ts';
import { percentText } from './numbers.ts';
import { type OddsRow, oddsRows, type Tabulated } from './oddsRows.ts';
import { answerText, extent, isConstant, meanText, mostWays, variableNames } from './oddsText.ts';
import type { Reader } from './reader.ts';

/** The odds as Markdown, in a line or a table. */
export function oddsMarkdown(subject: Annotation | Expression, bindings: Bindings, reader: Reader): string {
  return markdownOf(oddsRows(subject, bindings, reader.preview), labelOf(subject), reader.messages);
}

/** The same with a histogram, where there is one roll to show. */
export function oddsDetails(
  subject: Annotation | Expression,
  bindings: Bindings,
  { messages, preview }: Reader,
): string {
  const tabulated = oddsRows(subject, bindings, preview);
  const markdown = markdownOf(tabulated, labelOf(subject), messages);
  const odds = tabulated.kind === 'answer' ? tabulated.odds : undefined;
  if (odds?.kind !== 'distribution' || isConstant(odds)) return markdown;
  return `${markdown}\n\n\`\`\`text\n${histogram(odds, messages)}\n\`\`\``;
}

function labelOf(subject: Annotation | Expression): string | undefined {
  return subject.kind === 'annotation' ? subject.label : undefined;
}

function markdownOf(tabulated: Tabulated, label: string | undefined, messages: Messages): string {
  const { odds: words } = messages.words;
  switch (tabulated.kind) {
    case 'answer':
      return prefixed(label, answerText(tabulated.odds, messages));
    case 'open':
      return prefixed(label, words.dependsOn(variableNames(tabulated.variables, messages)));
    case 'values':
      return rowsMarkdown(words.variable(tabulated.variable), tabulated.rows, label, messages);
    case 'warriors':
      return rowsMarkdown(words.warrior, tabulated.rows, label, messages);
    default:
      return tabulated satisfies never;
  }
}

function rowsMarkdown(name: string, rows: readonly OddsRow[], label: string | undefined, messages: Messages): string {
  const { odds: words } = messages.words;
  const head = [name, ...rows.map((row) => markdownText(row.label))];
  const first = markdownText(label ?? words.outcome);
  if (rows.every(({ odds }) => odds.kind === 'chance')) {
    const exact = rows.map(({ odds }) => (odds.kind === 'chance' ? fractionText(odds.chance) : ''));
    const percent = rows.map(({ odds }) => (odds.kind === 'chance' ? percentText(odds.chance, messages) : ''));
    return markdownTable([head, [first, ...exact], ['', ...percent]]);
  }
  const extents = rows.map(({ odds }) => (odds.kind === 'distribution' ? extent(odds, messages) : '–'));
  const means = rows.map(({ odds }) => (odds.kind === 'distribution' ? meanText(odds, messages) : ''));
  return markdownTable([head, [first, ...extents], [words.mean('').trim(), ...means]]);
}

function fractionText({ numerator, denominator }: Fraction): string {
  if (denominator === 1n) return String(numerator);
  return denominator <= mostWays ? `${numerator}/${denominator}` : '';
}

function prefixed(label: string | undefined, text: string): string {
  return label ? `${markdownText(label)}: ${text}` : text;
}
