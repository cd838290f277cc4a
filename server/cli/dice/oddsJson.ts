import type { Answer, Result } from '../../answers/odds/answer.ts';
import { failureText } from '../../answers/odds/oddsText.ts';
import { neededText } from '../../charts/needed.ts';
import { type Fraction, formatFraction, toNumber } from '../../dice/evaluation/fraction.ts';
import type { Spread } from '../../dice/evaluation/odds.ts';
import { maximum, mean, minimum, standardDeviation } from '../../dice/evaluation/statistics.ts';
import { printableJson } from '../../text/printable.ts';
import type { Messages } from '../../wording/messages.ts';
import { type AskedRoll, type Bounds, valuesJson } from './expression.ts';

/** A roll with its odds. */
export interface AnsweredRoll extends AskedRoll {
  readonly answered: Answer;
}

/**
 * The answer for programs. What a number of JSON cannot hold exactly is a string: counts, totals and fractions. `readAs` is what was typed, in the
 * language of odds, where it is not that itself; an ability with several rolls has a list of them.
 */
export function oddsJson(typed: string, answers: readonly AnsweredRoll[], bounds: Bounds, messages: Messages): string {
  if (answers.some(({ chart }) => chart)) return chartJson(typed, answers, messages);
  const rolls = answers.map(({ expression, isReread, values, answered }) => ({
    ...(isReread && { readAs: expression }),
    variables: valuesJson(values),
    ...bounds,
    ...answerData(answered, messages),
  }));
  const [only, ...others] = rolls;
  return `${printableJson({ version: 1, expression: typed, ...(others.length > 0 ? { rolls } : only) })}\n`;
}

/** What printed charts answer: of one system its answer, of several a list. */
function chartJson(typed: string, answers: readonly AnsweredRoll[], messages: Messages): string {
  const found = answers.map(({ chart, expression, answered }) => ({
    chart: chart?.of.id,
    system: chart?.system,
    ...(chart?.needed && { needed: neededText(chart.needed) }),
    ...(chart?.number !== undefined && { number: chart.number }),
    ...(chart?.isExtrapolated && { extrapolated: true }),
    ...(chart?.expression !== undefined && { readAs: expression, ...answerData(answered, messages) }),
  }));
  const [only, ...others] = found;
  return `${printableJson({ version: 1, expression: typed, ...(others.length > 0 ? { answers: found } : only) })}\n`;
}

/** The answer alone: a chance or a distribution, one for each value of the name that is open, or the names that are. */
function answerData(answered: Answer, messages: Messages): object {
  switch (answered.kind) {
    case 'single':
      return oddsData(answered.odds, messages);
    case 'rows':
      return {
        ...(answered.variable !== undefined && { open: answered.variable }),
        rows: answered.rows.map(({ label, value, odds }) => ({
          ...(value === undefined ? { warrior: label } : { value }),
          ...oddsData(odds, messages),
        })),
      };
    case 'grid':
      return {
        open: [answered.variable, answered.across],
        rows: answered.rows.map(({ value, cells }) => ({
          value,
          columns: answered.columns.map((across, index) => {
            const odds = cells[index];
            return { value: across, ...(odds && oddsData(odds, messages)) };
          }),
        })),
      };
    case 'open':
      return { open: answered.variables };
    default:
      return answered satisfies never;
  }
}

function oddsData(odds: Result, messages: Messages): object {
  switch (odds.kind) {
    case 'chance':
      return { chance: fractionData(odds.chance) };
    case 'distribution':
      return spreadData(odds);
    case 'outcomes':
      return {
        named: odds.outcomes.map(({ name, chance }) => ({ name: name ?? null, chance: fractionData(chance.chance) })),
      };
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
