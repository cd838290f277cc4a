import { fraction } from '../../dice/evaluation/fraction.ts';
import type { Messages } from '../../wording/messages.ts';
import { alignedLines } from '../alignedLines.ts';
import { numberText, percentText, rangeText } from './numbers.ts';
import type { RolledTimes } from './rolledTimes.ts';
import { totalText } from './rollText.ts';

/** The results of many rolls as lines: a summary, and below it how often each result came, beside its exact odds. */
export function rolledTimesText(rolled: RolledTimes, title: string, messages: Messages): readonly string[] {
  const { exports: words } = messages.words;
  const { times, results, average } = rolled;
  const rows = results.map(({ total, count, odds }) => [
    totalText(total, messages),
    numberText(count, messages),
    percentText(fraction(BigInt(count), BigInt(times)), messages),
    odds ? percentText(odds, messages) : '',
  ]);
  return [
    words.rolledTimes({ times: numberText(times, messages), title, summary: summaryText(results, average, messages) }),
    '',
    ...alignedLines([[words.result, words.times, '', words.expected], ...rows], '  '),
  ];
}

function summaryText(results: RolledTimes['results'], average: number | undefined, messages: Messages): string {
  const [first, last] = [results[0], results.at(-1)];
  if (average === undefined || typeof first?.total !== 'number' || typeof last?.total !== 'number') {
    return results.map(({ total, count }) => `${totalText(total, messages)} ${numberText(count, messages)}`).join(', ');
  }
  const range = rangeText(first.total, last.total, messages);
  return `${range}, ${messages.words.odds.average(numberText(average, messages))}`;
}
