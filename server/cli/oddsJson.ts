import { failureText } from '../answers/odds/oddsText.ts';
import { type Fraction, formatFraction, toNumber } from '../dice/evaluation/fraction.ts';
import type { Spread } from '../dice/evaluation/odds.ts';
import { maximum, mean, minimum, standardDeviation } from '../dice/evaluation/statistics.ts';
import { printableJson } from '../text/printable.ts';
import type { Messages } from '../wording/messages.ts';
import type { Answer, Question, Result } from './answer.ts';

/** The answer for programs. What a number of JSON cannot hold exactly is a string: counts, totals and fractions. */
export function oddsJson(
  { expression, values, atLeast, atMost }: Question,
  answer: Answer,
  messages: Messages,
): string {
  const variables = Object.fromEntries([...values].map(([name, value]) => [name, value === 'automatic' ? 'A' : value]));
  const question = {
    version: 1,
    expression,
    variables,
    ...(atLeast !== undefined && { atLeast }),
    ...(atMost !== undefined && { atMost }),
  };
  return `${printableJson({ ...question, ...answerData(answer, messages) })}\n`;
}

/** The answer alone: a chance or a distribution, or one for each value of the name that is open. */
export function answerData(answer: Answer, messages: Messages): object {
  if (answer.kind === 'single') return oddsData(answer.odds, messages);
  return { open: answer.name, rows: answer.rows.map(({ value, odds }) => ({ value, ...oddsData(odds, messages) })) };
}

function oddsData(odds: Result, messages: Messages): object {
  switch (odds.kind) {
    case 'chance':
      return { chance: fractionData(odds.chance) };
    case 'distribution':
      return spreadData(odds);
    case 'tooLarge':
    case 'invalid':
      return { error: failureText(odds, messages) };
    default:
      return odds satisfies never;
  }
}

/** Of a roll that can go on for ever there is no greatest outcome; `beyond` is the chance of what is not listed. */
function spreadData({ distribution, truncated }: Spread): object {
  return {
    total: String(distribution.total),
    outcomes: Array.from(distribution.counts, ([value, count]) => ({ value, count: String(count) })),
    min: minimum(distribution),
    max: truncated ? null : maximum(distribution),
    mean: fractionData(truncated?.mean ?? mean(distribution)),
    sd: truncated ? null : Math.round(standardDeviation(distribution) * 1000) / 1000,
    ...(truncated && { beyond: fractionData(truncated.cut) }),
  };
}

function fractionData(fraction: Fraction): { readonly exact: string; readonly value: number } {
  return { exact: formatFraction(fraction), value: toNumber(fraction) };
}
