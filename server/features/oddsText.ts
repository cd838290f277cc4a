import type { Annotation, Expression, Test } from '../dice/expression.ts';
import { formatExpression } from '../dice/format.ts';
import { fraction, toNumber } from '../dice/fraction.ts';
import type { Bindings, Odds, Spread } from '../dice/odds.ts';
import { maximum, mean, minimum, standardDeviation } from '../dice/statistics.ts';
import type { Messages } from '../l10n/messages.ts';
import { markdownTable, markdownText } from './markdown.ts';
import { chanceText, numberText, percentText, rangeText } from './numbers.ts';
import { type OddsRow, oddsRows } from './oddsRows.ts';
import type { Reader } from './reader.ts';

/** The odds in a few words, for a lens: `4–14, avg 9`, `1 in 3`, `level 1: 17 %, 3: 50 %, 6: 100 %`, `set n …`. */
export function oddsSummary(subject: Annotation | Expression, bindings: Bindings, reader: Reader): string {
  const { messages, preview } = reader;
  const { odds: words } = messages.words;
  const tabulated = oddsRows(subject, bindings, preview);
  switch (tabulated.kind) {
    case 'answer':
      return answerSummary(tabulated.odds, messages);
    case 'open':
      return words.set(variableNames(tabulated.variables, messages));
    case 'values':
      return valuesSummary(tabulated.variable, tabulated.rows, messages);
    case 'warriors':
      return tabulated.rows.map(({ label, odds }) => `${label}: ${cellText(odds, messages)}`).join(', ');
    default:
      return tabulated satisfies never;
  }
}

/** The odds as Markdown: a summary, and a table or a histogram whose every line reads by itself. */
export function oddsMarkdown(subject: Annotation | Expression, bindings: Bindings, reader: Reader): string {
  const { messages, preview } = reader;
  const { odds: words } = messages.words;
  const label = subject.kind === 'annotation' ? subject.label : undefined;
  const tabulated = oddsRows(subject, bindings, preview);
  switch (tabulated.kind) {
    case 'answer':
      return answerMarkdown(tabulated.odds, label, messages);
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

/** A test as players write it where they have a way to: `5+ on 1D6`; otherwise in the language of odds. */
export function testText(test: Test, messages: Messages): string {
  const isTarget =
    test.kind === 'comparison' && test.comparator === '>=' && test.left.kind === 'dice' && test.right.kind === 'number';
  if (!isTarget) return formatExpression(test);
  return messages.words.odds.target(`${formatExpression(test.right)}+`, formatExpression(test.left));
}

/** A histogram in which every line has the value, the percentage and a bar. Many outcomes are put together into ranges. */
export function histogram({ distribution }: Spread, messages: Messages): string {
  const bins = binsOf([...distribution.counts]);
  const label = ({ low, high }: Bin): string => rangeText(low, high, messages);
  const percent = ({ count }: Bin): string => percentText(fraction(count, distribution.total), messages);
  const widest = Math.max(...bins.map((bin) => label(bin).length));
  const widestPercent = Math.max(...bins.map((bin) => percent(bin).length));
  const most = Math.max(...bins.map(({ count }) => toNumber(fraction(count, distribution.total))));
  return bins
    .map((bin) => {
      const share = toNumber(fraction(bin.count, distribution.total));
      const bar = '█'.repeat(Math.max(1, Math.round((share / most) * longestBar)));
      return `${label(bin).padStart(widest)}  ${percent(bin).padStart(widestPercent)}  ${bar}`;
    })
    .join('\n');
}

const longestBar = 24;
const mostBins = 24;

interface Bin {
  readonly low: number;
  readonly high: number;
  readonly count: bigint;
}

function binsOf(outcomes: readonly (readonly [number, bigint])[]): readonly Bin[] {
  const size = Math.ceil(outcomes.length / mostBins);
  const bins: Bin[] = [];
  for (let index = 0; index < outcomes.length; index += size) {
    const part = outcomes.slice(index, index + size);
    const [low = 0] = part[0] ?? [];
    const [high = low] = part.at(-1) ?? [];
    bins.push({ low, high, count: part.reduce((sum, [, count]) => sum + count, 0n) });
  }
  return bins;
}

/** Names of free variables for people, joined. */
export function variableNames(variables: readonly string[], { words }: Messages): string {
  return variables.map((variable) => words.odds.variable(variable)).join(', ');
}

/** Why there is no answer, in words; undefined where there is one. */
export function failureText(odds: Odds, messages: Messages): string | undefined {
  const { odds: words } = messages.words;
  if (odds.kind === 'tooLarge') return words.tooLarge(words.caps[odds.cap], numberText(odds.limit, messages));
  return odds.kind === 'invalid' ? words.invalid[odds.code] : undefined;
}

function answerSummary(odds: Odds, messages: Messages): string {
  const { odds: words } = messages.words;
  switch (odds.kind) {
    case 'chance':
      return chanceText(odds.chance, messages);
    case 'distribution':
      return `${extent(odds, messages)}${isConstant(odds) ? '' : `, ${words.average(meanText(odds, messages))}`}`;
    case 'open':
      return words.set(variableNames(odds.variables, messages));
    case 'tooLarge':
    case 'invalid':
      return failureText(odds, messages) ?? '';
    default:
      return odds satisfies never;
  }
}

/** The first value, one on the way, and the first from which on nothing changes. */
function valuesSummary(variable: string, rows: readonly OddsRow[], messages: Messages): string {
  const { odds: words } = messages.words;
  const indexes = [...new Set([0, Math.min(2, rows.length - 1), rows.length - 1])];
  const isLevel = variable.endsWith('-level');
  const parts = indexes.flatMap((index, position) => {
    const row = rows[index];
    if (!row) return [];
    const value = isLevel ? words.level(row.label) : `${words.variable(variable)} ${row.label}`;
    return [`${position > 0 ? row.label : value}: ${cellText(row.odds, messages)}`];
  });
  return parts.join(', ');
}

function cellText(odds: Odds, messages: Messages): string {
  if (odds.kind === 'chance') return percentText(odds.chance, messages);
  if (odds.kind === 'distribution')
    return isConstant(odds) ? extent(odds, messages) : messages.words.odds.average(meanText(odds, messages));
  return '–';
}

function answerMarkdown(odds: Odds, label: string | undefined, messages: Messages): string {
  const { odds: words } = messages.words;
  switch (odds.kind) {
    case 'chance': {
      const { ways, total } = odds;
      const inWords = chanceText(odds.chance, messages);
      if (ways === 0n || ways === total) return prefixed(label, inWords);
      const exact = isPlain(total) ? `${ways}/${total}, ` : '';
      return prefixed(label, `${inWords} (${exact}${percentText(odds.chance, messages)})`);
    }
    case 'distribution': {
      if (isConstant(odds)) return prefixed(label, extent(odds, messages));
      const deviation = numberText(standardDeviation(odds.distribution), messages);
      const numbers = [extent(odds, messages), words.mean(meanText(odds, messages))];
      const spread = odds.truncated ? [] : [words.deviation(deviation)];
      const cut = odds.truncated && words.beyond(maximum(odds.distribution), percentText(odds.truncated.cut, messages));
      const block = ['```text', histogram(odds, messages), ...(cut ? [cut] : []), '```'].join('\n');
      return `${prefixed(label, [...numbers, ...spread].join(', '))}\n\n${block}`;
    }
    case 'open':
      return prefixed(label, words.dependsOn(variableNames(odds.variables, messages)));
    case 'tooLarge':
    case 'invalid':
      return prefixed(label, failureText(odds, messages) ?? '');
    default:
      return odds satisfies never;
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

function fractionText({
  numerator,
  denominator,
}: {
  readonly numerator: bigint;
  readonly denominator: bigint;
}): string {
  if (denominator === 1n) return String(numerator);
  return isPlain(denominator) ? `${numerator}/${denominator}` : '';
}

/** Whether the number of ways is one that a reader can take in. */
function isPlain(total: bigint): boolean {
  return total <= 7776n;
}

function extent({ distribution, truncated }: Spread, messages: Messages): string {
  if (truncated) return `${numberText(minimum(distribution), messages)}+`;
  return rangeText(minimum(distribution), maximum(distribution), messages);
}

function meanText({ distribution, truncated }: Spread, messages: Messages): string {
  return numberText(toNumber(truncated?.mean ?? mean(distribution)), messages);
}

function isConstant({ distribution, truncated }: Spread): boolean {
  return distribution.counts.size === 1 && !truncated;
}

function prefixed(label: string | undefined, text: string): string {
  return label ? `${markdownText(label)}: ${text}` : text;
}
