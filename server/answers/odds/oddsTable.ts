import type { Fraction, Ratio } from '../../dice/evaluation/fraction.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation, Expression } from '../../dice/language/expression.ts';
import type { Budget } from '../../dice/language/limits.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Reader } from '../reader.ts';
import { type Answer, type AnswerRow, answer, gridTable, type Result, withoutEqualTail } from './answer.ts';
import { levelsText } from './levelsText.ts';
import { percentText } from './numbers.ts';
import { cellText, extent, maximumWays, meanText, outcomeLabel, singleText, variableNames } from './oddsText.ts';

/**
 * Odds for people to read: a line, or a table whose first row is its head and whose first column its labels. Plain text. The label of the
 * roll is also in the table: it is the first cell of a row, or the beginning of the head.
 */
export type OddsTable =
  | { readonly kind: 'line'; readonly label: string | undefined; readonly text: string }
  | { readonly kind: 'table'; readonly label: string | undefined; readonly rows: readonly (readonly string[])[] };

/**
 * The odds in a line, or, where they depend on one thing more or on two, in a table; of two things a few values.
 *
 * @param shared the budget of many answers. The steps of this one are taken from it.
 */
export function oddsTable(
  subject: Annotation | Expression,
  bindings: Bindings,
  { messages, preview }: Reader,
  shared?: Budget,
): OddsTable {
  const levels = levelsText(subject, bindings, preview, messages);
  const answered = answer({ subject, given: bindings, room: 'few values' }, preview, shared);
  return tableOf(answered, labelOf(subject), levels, messages);
}

/**
 * The same for an answer.
 *
 * @param levels at which the odds are so, as `levelsText` says it.
 */
export function tableOf(answered: Answer, label: string | undefined, levels: string, messages: Messages): OddsTable {
  const { odds: words } = messages.words;
  switch (answered.kind) {
    case 'single':
      if (answered.odds.kind === 'outcomes') {
        const rows = answered.odds.outcomes.map((outcome) => {
          return { label: outcomeLabel(outcome, messages), odds: outcome.chance };
        });
        return rowsTable(words.outcome, rows, `${label ?? words.chance}${levels}`, messages);
      }
      return { kind: 'line', label, text: `${singleText(answered, messages)}${levels}` };
    case 'open':
      return { kind: 'line', label, text: `${words.dependsOn(variableNames(answered.variables, messages))}${levels}` };
    case 'grid': {
      const { columns, rows } = gridTable(answered);
      const names = `${words.variable(answered.variable)} ↓ ${words.variable(answered.across)} →`;
      const body = rows.map((row) => [row.label, ...row.cells.map((odds) => gridCell(odds, messages))]);
      return {
        kind: 'table',
        label: label === undefined ? undefined : `${label}${levels}`,
        rows: [[label === undefined ? `${names}${levels}` : `${label}${levels}: ${names}`, ...columns], ...body],
      };
    }
    case 'values':
      return rowsTable(
        words.variable(answered.variable),
        withoutEqualTail(answered.rows),
        `${label ?? words.outcome}${levels}`,
        messages,
      );
    case 'party':
      return rowsTable(words.warrior, answered.rows, `${label ?? words.outcome}${levels}`, messages);
    default:
      return answered satisfies never;
  }
}

/** A cell of a grid: a chance, or the average. */
export function gridCell(odds: Result, messages: Messages): string {
  return odds.kind === 'distribution' ? meanText(odds, messages) : cellText(odds, messages);
}

/** The author's label for the number. */
export function labelOf(subject: Annotation | Expression): string | undefined {
  return subject.kind === 'annotation' ? subject.label : undefined;
}

function rowsTable(name: string, rows: readonly AnswerRow[], first: string, messages: Messages): OddsTable {
  const head = [name, ...rows.map((row) => row.label)];
  if (rows.every(({ odds }) => odds.kind === 'chance')) {
    const exact = rows.map(({ odds }) => (odds.kind === 'chance' ? fractionText(odds.chance) : ''));
    const percent = rows.map(({ odds }) => (odds.kind === 'chance' ? percentText(odds.chance, messages) : ''));
    return { kind: 'table', label: first, rows: [head, [first, ...exact], ['', ...percent]] };
  }
  const outcomes = outcomeLabels(rows, messages);
  if (outcomes.length > 0) {
    const lines = outcomes.map((outcome) => [
      outcome,
      ...rows.map(({ odds }) => outcomePercent(odds, outcome, messages)),
    ]);
    return { kind: 'table', label: first, rows: [head, ...lines] };
  }
  const extents = rows.map(({ odds }) => (odds.kind === 'distribution' ? extent(odds, messages) : '–'));
  const means = rows.map(({ odds }) => (odds.kind === 'distribution' ? meanText(odds, messages) : ''));
  return { kind: 'table', label: first, rows: [head, [first, ...extents], [messages.words.panel.average, ...means]] };
}

/** The names of the outcomes with chances in the rows, each once. */
export function outcomeLabels(rows: readonly AnswerRow[], messages: Messages): readonly string[] {
  const outcomes = rows.flatMap(({ odds }) => (odds.kind === 'outcomes' ? odds.outcomes : []));
  return [...new Set(outcomes.map((outcome) => outcomeLabel(outcome, messages)))];
}

function outcomePercent(odds: Result, label: string, messages: Messages): string {
  if (odds.kind !== 'outcomes') return '–';
  const outcome = odds.outcomes.find((one) => outcomeLabel(one, messages) === label);
  return percentText(outcome?.chance.chance ?? never, messages);
}

const never: Ratio = { numerator: 0n, denominator: 1n };

function fractionText({ numerator, denominator }: Fraction): string {
  if (denominator === 1n) return String(numerator);
  return denominator <= maximumWays ? `${numerator}/${denominator}` : '';
}
