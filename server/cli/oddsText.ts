import { toNumber } from '../dice/fraction.ts';
import type { Chance, Spread } from '../dice/odds.ts';
import { maximum, mean, minimum, standardDeviation } from '../dice/statistics.ts';
import { chanceText, numberText, percentText, rangeText } from '../features/numbers.ts';
import { failureText, histogram } from '../features/oddsText.ts';
import type { Messages } from '../l10n/messages.ts';
import type { Answer, Question, Result } from './answer.ts';

/** The answer for people: a line, and for a roll of several outcomes a histogram of which every line reads by itself. */
export function oddsText({ expression, annotation, atLeast }: Question, answer: Answer, messages: Messages): string {
  const label = annotation.label === undefined ? '' : `${annotation.label}: `;
  if (answer.kind === 'rows') return `${label && `${label.trimEnd()}\n`}${rowLines(answer, messages)}`;
  const { odds } = answer;
  const summary = resultText(odds, messages);
  if (odds.kind === 'chance') return `${label}${summary}\n`;
  const roll = label === '' && atLeast === undefined ? `${expression.trim()} → ` : label;
  return `${roll}${summary}\n${odds.distribution.counts.size > 1 ? histogramLines(odds, messages) : ''}`;
}

function rowLines({ name, rows }: Extract<Answer, { kind: 'rows' }>, messages: Messages): string {
  const spelled = messages.words.odds.variable(name);
  const widest = Math.max(...rows.map(({ value }) => String(value).length));
  return rows
    .map(({ value, odds }) => `${spelled} ${String(value).padStart(widest)}: ${resultText(odds, messages)}\n`)
    .join('');
}

/** More ways than this are no help beside the percentage: those of five D6. */
const mostWays = 7776n;

/** `1 in 2 (3/6, 50 %)`, `4–14, mean 9, sd 2.42`, or why there is neither. */
function resultText(odds: Result, messages: Messages): string {
  switch (odds.kind) {
    case 'chance':
      return chanceLine(odds, messages);
    case 'distribution':
      return spreadText(odds, messages);
    case 'tooLarge':
    case 'invalid':
      return failureText(odds, messages) ?? '';
    default:
      return odds satisfies never;
  }
}

/** What is certain needs no numbers, and no number is said twice. */
function chanceLine({ chance, ways, total }: Chance, messages: Messages): string {
  const inWords = chanceText(chance, messages);
  if (ways === 0n || ways === total) return inWords;
  const percent = percentText(chance, messages);
  const numbers = [...(total <= mostWays ? [`${ways}/${total}`] : []), ...(inWords === percent ? [] : [percent])];
  return numbers.length > 0 ? `${inWords} (${numbers.join(', ')})` : inWords;
}

function spreadText({ distribution, truncated }: Spread, messages: Messages): string {
  const { odds: words } = messages.words;
  const [least, most] = [minimum(distribution), maximum(distribution)];
  if (truncated) {
    const average = words.mean(numberText(toNumber(truncated.mean), messages));
    return `${numberText(least, messages)}+, ${average}`;
  }
  if (least === most) return numberText(least, messages);
  const average = words.mean(numberText(toNumber(mean(distribution)), messages));
  const deviation = words.deviation(numberText(standardDeviation(distribution), messages));
  return `${rangeText(least, most, messages)}, ${average}, ${deviation}`;
}

function histogramLines(spread: Spread, messages: Messages): string {
  const { distribution, truncated } = spread;
  const beyond = truncated && messages.words.odds.beyond(maximum(distribution), percentText(truncated.cut, messages));
  return `\n${histogram(spread, messages)}\n${beyond === undefined ? '' : `${beyond}\n`}`;
}
