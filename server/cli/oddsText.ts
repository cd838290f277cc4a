import { histogram } from '../answers/odds/histogram.ts';
import { answerText, isFlat } from '../answers/odds/oddsText.ts';
import type { Messages } from '../wording/messages.ts';
import type { Answer, Question } from './answer.ts';

/** The answer for people: a line, and for a roll of several outcomes a histogram of which every line reads by itself. */
export function oddsText(
  { expression, annotation, atLeast, atMost }: Question,
  answer: Answer,
  messages: Messages,
): string {
  const label = annotation.label === undefined ? '' : `${annotation.label}: `;
  if (answer.kind === 'rows') return `${label && `${label.trimEnd()}\n`}${rowLines(answer, messages)}`;
  const { odds } = answer;
  const summary = answerText(odds, messages);
  if (odds.kind === 'chance') return `${label}${summary}\n`;
  const roll = label === '' && atLeast === undefined && atMost === undefined ? `${expression.trim()} → ` : label;
  return `${roll}${summary}\n${isFlat(odds) ? '' : `\n${histogram(odds, messages)}\n`}`;
}

function rowLines({ name, rows }: Extract<Answer, { kind: 'rows' }>, messages: Messages): string {
  const spelled = messages.words.odds.variable(name);
  const widest = Math.max(...rows.map(({ value }) => String(value).length));
  return rows
    .map(({ value, odds }) => `${spelled} ${String(value).padStart(widest)}: ${answerText(odds, messages)}\n`)
    .join('');
}
