import { waysTo } from '../../dice/evaluation/distribution.ts';
import { toNumber } from '../../dice/evaluation/fraction.ts';
import type { Bindings, Chance, NamedChance, NamedChances, Odds, Spread } from '../../dice/evaluation/odds.ts';
import { average, maximum, median, minimum, standardDeviation } from '../../dice/evaluation/statistics.ts';
import type { Annotation, Expression } from '../../dice/language/expression.ts';
import type { Budget } from '../../dice/language/limits.ts';
import { commonValuesOf } from '../../dice/prose/words/gameNumbers.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Reader } from '../reader.ts';
import { type Answer, type AnswerRow, answer, type PartAnswer, type Result, shownRows } from './answer.ts';
import { levelsText } from './levelsText.ts';
import { chanceText, numberText, percentText, rangeText } from './numbers.ts';

/**
 * The odds in a few words, for a lens: `4–14, average 9`, `1 in 3`, `1 in 2 at Battle-level 3`, `level 1: 17 %, 3: 50 %, 6: 100 %`,
 * `set n …`.
 *
 * @param shared the limit for many answers together; the part that this answer uses is subtracted.
 */
export function oddsSummary(
  subject: Annotation | Expression,
  bindings: Bindings,
  reader: Reader,
  shared?: Budget,
): string {
  const summary = answerSummary(answer({ subject, given: bindings }, reader.preview, shared), reader.messages);
  return `${summary}${levelsText(subject, bindings, reader.preview, reader.messages)}`;
}

/** The odds behind their subject: `Ambush 5+: 1 in 3`, `Fear 4 at Battle-level 3: 1 in 6`, `Fear 4 → level 1: 50 %, 3+: 17 %`. */
export function oddsTitle(written: string, subject: Annotation | Expression, reader: Reader, shared?: Budget): string {
  const { messages, preview } = reader;
  const answered = answer({ subject, given: new Map() }, preview, shared);
  const summary = answerSummary(answered, messages);
  const levels = levelsText(subject, new Map(), preview, messages);
  return answered.kind === 'single' ? `${written}${levels}: ${summary}` : `${written} → ${summary}${levels}`;
}

/** The same for odds that are calculated already. */
function answerSummary(answered: Answer, messages: Messages): string {
  const { odds: words } = messages.words;
  switch (answered.kind) {
    case 'single':
      return partsText(answered, messages) ?? resultSummary(answered.odds, messages);
    case 'open':
      return words.set(variableNames(answered.variables, messages));
    case 'grid':
      return words.dependsOn(variableNames([answered.variable, answered.across], messages));
    case 'rows':
      return answered.variable === undefined
        ? answered.rows.map(({ label, odds }) => `${label}: ${cellText(odds, messages)}`).join(', ')
        : valuesSummary(answered.variable, shownRows(answered), messages);
    default:
      return answered satisfies never;
  }
}

/**
 * An answer in one line: `1 in 3 (2/6, 33 %)`, `4–14, average 9`, `depends on n`, or the reason why there is none. Of a test that is made again
 * and again it says the chance of one test first.
 */
export function answerLine(answered: Answer, messages: Messages): string {
  if (answered.kind === 'open') return messages.words.odds.dependsOn(variableNames(answered.variables, messages));
  return answered.kind === 'single' && answered.odds.kind === 'chance'
    ? chanceLine(answered.odds, messages)
    : answerSummary(answered, messages);
}

/** `1 in 6 a turn · by turn 4: 52 % · on average in turn 6`, `each 1 in 3 · on average 1.33 of the 4 · none of them 20 %`; undefined for other answers. */
function partsText(
  { odds, part }: Extract<Answer, { readonly kind: 'single' }>,
  messages: Messages,
): string | undefined {
  if (!part || odds.kind !== 'distribution') return undefined;
  const { odds: words } = messages.words;
  const one = partText(part, messages);
  if (one === undefined) return undefined;
  if (part.times === 'turns') return [one, ...turnParts(odds, messages)].join(' · ');
  const { distribution } = odds;
  const none = { numerator: distribution.counts.get(0) ?? 0n, denominator: distribution.total };
  const ofAll = words.ofAll({ count: numberText(part.times, messages), mean: meanText(odds, messages) });
  return [one, ofAll, words.none(percentText(none, messages))].join(' · ');
}

/** The chance of one test, or of each Warrior; undefined where nothing depends on dice. */
function partText({ times, answer: one }: PartAnswer, messages: Messages): string | undefined {
  if (one.kind === 'rows') return answerSummary(one, messages);
  if (one.kind !== 'single' || one.odds.kind !== 'chance') return undefined;
  const { chance } = one.odds;
  if (chance.numerator === 0n || chance.numerator === chance.denominator) return undefined;
  const { odds: words } = messages.words;
  return words[times === 'turns' ? 'eachTurn' : 'each'](chanceText(chance, messages));
}

/** Names of free variables for people, joined. */
export function variableNames(variables: readonly string[], { words }: Messages): string {
  return variables.map((variable) => words.odds.variable(variable)).join(', ');
}

/** The reason why there is no answer, in words; undefined if there is one. */
export function failureText(odds: Odds, messages: Messages): string | undefined {
  const { odds: words } = messages.words;
  if (odds.kind === 'tooLarge')
    return words.tooLarge({ cap: words.caps[odds.cap], limit: numberText(odds.limit, messages) });
  return odds.kind === 'invalid' ? words.invalid[odds.code] : undefined;
}

function resultSummary(odds: Result, messages: Messages): string {
  switch (odds.kind) {
    case 'chance':
      return chanceText(odds.chance, messages);
    case 'distribution':
      return spreadText(odds, messages);
    case 'outcomes':
      return outcomesText(odds, messages);
    case 'tooLarge':
    case 'invalid':
      return failureText(odds, messages) ?? '';
    default:
      return odds satisfies never;
  }
}

/** Of a characteristic the values that Warriors have; otherwise the last value before anything changes, one on the way, and the first after which nothing does. */
function valuesSummary(variable: string, rows: readonly AnswerRow[], messages: Messages): string {
  const { odds: words } = messages.words;
  const last = rows.length - 1;
  const common = commonValuesOf(variable)?.map((value) => value - 1) ?? [];
  // If all values of Warriors have the same odds, other values tell more.
  const wanted = common.some((index) => index < last) ? common : tellingRows(rows, messages);
  const indexes = [...new Set(wanted.map((index) => Math.min(index, last)))];
  const parts = indexes.flatMap((index, position) => {
    const row = rows[index];
    if (!row) return [];
    const value = variable === 'battle-level' ? words.level(row.label) : `${words.variable(variable)} ${row.label}`;
    return [`${position > 0 ? row.label : value}: ${cellText(row.odds, messages)}`];
  });
  return parts.join(', ');
}

function tellingRows(rows: readonly AnswerRow[], messages: Messages): readonly number[] {
  const last = rows.length - 1;
  const cells = rows.map(({ odds }) => cellText(odds, messages));
  const firstChange = cells.findIndex((cell) => cell !== cells[0]) - 1;
  return firstChange > 0 ? [firstChange, Math.round((firstChange + last) / 2), last] : [0, 2, last];
}

/** An answer in the fewest words: `33 %`, `average 7`. */
export function cellText(odds: Result, messages: Messages): string {
  if (odds.kind === 'chance') return percentText(odds.chance, messages);
  if (odds.kind === 'outcomes') return outcomesText(odds, messages, ' · ');
  if (odds.kind === 'distribution') return isConstant(odds) ? extent(odds, messages) : centreText(odds, messages);
  return '–';
}

/** `average 9`; of numbers that stand for lines of a table, such as those of D66, how many there are. */
function centreText(odds: Spread, messages: Messages): string {
  const { odds: words } = messages.words;
  if (isCode(odds)) return words.results(odds.distribution.counts.size);
  return words[odds.isTurns ? 'onAverageInTurn' : 'average'](meanText(odds, messages));
}

/** `standard deviation 2.42` and `median 9` of an amount. The median of an endless roll may be beyond the listed outcomes. */
export function deviationText(answered: Answer, messages: Messages): readonly string[] {
  if (answered.kind !== 'single' || answered.odds.kind !== 'distribution' || answered.part) return [];
  const { odds } = answered;
  if (isConstant(odds) || odds.truncated || odds.isTurns || isCode(odds)) return [];
  const { odds: words, panel } = messages.words;
  return [
    words.deviation(numberText(standardDeviation(odds.distribution), messages)),
    panel.median(numberText(median(odds.distribution), messages)),
  ];
}

/** `win 42 %, draw 11 %, lose 47 %`. */
function outcomesText({ outcomes }: NamedChances, messages: Messages, separator = ', '): string {
  const chances = outcomes.map((outcome) => {
    return `${outcomeLabel(outcome, messages)} ${percentText(outcome.chance.chance, messages)}`;
  });
  return chances.join(separator);
}

/** The name of an outcome. */
export function outcomeLabel({ name }: Pick<NamedChance, 'name'>, { words }: Messages): string {
  return name ?? words.odds.otherwise;
}

/** `4–14, average 9`, `11–66, 36 results`. */
function spreadText(odds: Spread, messages: Messages): string {
  if (isConstant(odds)) return extent(odds, messages);
  if (odds.isTurns) return turnParts(odds, messages).join(' · ');
  return `${extent(odds, messages)}, ${centreText(odds, messages)}`;
}

/** `by turn 4: 52 %` and `on average in turn 6`: the first turn by which it is more likely than not. */
function turnParts(odds: Spread, messages: Messages): readonly string[] {
  const { odds: words } = messages.words;
  const { distribution } = odds;
  const turn = median(distribution);
  const ways = waysTo(distribution, (outcome) => outcome <= turn);
  const chance = percentText({ numerator: ways, denominator: distribution.total }, messages);
  const mean = words.onAverageInTurn(meanText(odds, messages));
  return [`${words.byTurn(numberText(turn, messages))}: ${chance}`, mean];
}

/** A certain outcome needs no numbers, and no number is shown twice. */
function chanceLine({ chance, ways, total }: Chance, messages: Messages): string {
  const inWords = chanceText(chance, messages);
  if (ways === 0n || ways === total) return inWords;
  const percent = percentText(chance, messages);
  const numbers = [...(total <= maximumWays ? [`${ways}/${total}`] : []), ...(inWords === percent ? [] : [percent])];
  return numbers.length > 0 ? `${inWords} (${numbers.join(', ')})` : inWords;
}

/** More ways than this, those of five D6, are no help beside the percentage. */
export const maximumWays = 7776n;

/** `4–14`, or `2+` where rolling can go on for ever. */
export function extent({ distribution, truncated }: Spread, messages: Messages): string {
  if (truncated) return `${numberText(minimum(distribution), messages)}+`;
  return rangeText(minimum(distribution), maximum(distribution), messages);
}

export function meanText(odds: Spread, messages: Messages): string {
  return numberText(meanOf(odds), messages);
}

/** The average, rounded. */
export function meanOf({ distribution, truncated }: Spread): number {
  return truncated ? toNumber(truncated.mean) : average(distribution);
}

/** Whether there is only one outcome. */
export function isConstant({ distribution, truncated }: Spread): boolean {
  return distribution.counts.size === 1 && !truncated;
}

/** Whether all outcomes are as likely: bars would be of one length. */
export function isFlat({ distribution, truncated }: Spread): boolean {
  return !truncated && new Set(distribution.counts.values()).size === 1;
}

/** Fewer outcomes are those of a die with faces of its own, whose average is useful. */
const minimumCodes = 36;

/** Whether the outcomes are a code and no amount: as likely all of them, with uneven gaps, as those of D66. */
function isCode(odds: Spread): boolean {
  if (!isFlat(odds)) return false;
  const outcomes = [...odds.distribution.counts.keys()];
  if (outcomes.length < minimumCodes) return false;
  const gaps = new Set(outcomes.slice(1).map((outcome, index) => outcome - (outcomes[index] ?? 0)));
  return gaps.size > 1;
}
