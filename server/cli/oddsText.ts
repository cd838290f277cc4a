import type { Answer, AnswerRow } from '../answers/odds/answer.ts';
import { histogram } from '../answers/odds/histogram.ts';
import { answerText, isFlat, outcomeLabel } from '../answers/odds/oddsText.ts';
import type { Messages } from '../wording/messages.ts';
import type { OddsQuestion } from './expression.ts';

/** The answer for people: a line, and for a roll of several outcomes a histogram of which every line reads by itself. */
export function oddsText(
  { expression, annotation, bounds }: OddsQuestion,
  answered: Exclude<Answer, { kind: 'open' }>,
  messages: Messages,
): string {
  const label = annotation.label === undefined ? '' : `${annotation.label}: `;
  if (answered.kind !== 'single') {
    const spelled = answered.kind === 'values' ? `${messages.words.odds.variable(answered.variable)} ` : '';
    return `${label && `${label.trimEnd()}\n`}${rowLines(spelled, answered.rows, messages)}`;
  }
  const { odds } = answered;
  const summary = answerText(odds, messages);
  if (odds.kind === 'outcomes') {
    const rows = odds.outcomes.map((outcome) => ({ label: outcomeLabel(outcome, messages), odds: outcome.chance }));
    return `${label && `${label.trimEnd()}\n`}${rowLines('', rows, messages)}`;
  }
  if (odds.kind !== 'distribution') return `${label}${summary}\n`;
  const isWhole = bounds.atLeast === undefined && bounds.atMost === undefined;
  const roll = label === '' && isWhole ? `${expression.trim()} → ` : label;
  return `${roll}${summary}\n${isFlat(odds) ? '' : `\n${histogram(odds, messages)}\n`}`;
}

function rowLines(spelled: string, rows: readonly AnswerRow[], messages: Messages): string {
  const widest = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, odds }) => `${spelled}${label.padStart(widest)}: ${answerText(odds, messages)}\n`).join('');
}
