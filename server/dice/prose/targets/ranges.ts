/** Scores that are written as numbers: `6`, `1-3`, `4, 5 or 6`, `a one or a two`. */
import type { Range } from '../../language/expression.ts';
import { phrases } from '../notation/pattern.ts';
import { clauseStartsWith, endsClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import {
  articles,
  conjunctions,
  isOneOf,
  prepositions,
  signAt,
  smallNumberAt,
  wordAt,
  wordSet,
} from '../words/words.ts';
import { isLaterInRun, isNextScore, runAt } from './commaRuns.ts';

interface RangesReading {
  /** In ascending order. */
  readonly ranges: readonly Range[];
  /** The first token after it. */
  readonly next: number;
}

const maximumItems = 12;
const additions = wordSet('and y');

const leading = phrases(
  'anything|anywhere? from|between a|an?',
  'a|an|any? score|scores|roll|rolls|result|results|number|total from|between a|an?',
  'entre un|una|el|los?',
  'desde un|una|el|los?',
  'de|del',
  'un|una? resultado|puntuación|tirada|número entre|desde',
  'cualquier? resultado|puntuación|tirada|número de|del|entre un|una?',
);
const endings: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['from', wordSet('to through thru until till up')],
  ['between', wordSet('and to')],
  ['entre', wordSet('y e')],
  ['desde', wordSet('a al hasta')],
  ['de', wordSet('a al hasta')],
  ['del', wordSet('a al')],
]);

/** `from 1 to 3`, `between 2 and 4`, `entre 2 y 6`, `del 1 al 3`: both ends count. */
function ledRangeAt(tokens: readonly Token[], index: number): RangesReading | undefined {
  const found = leading.at(tokens, index);
  if (!found) return undefined;
  let [ending, start]: [ReadonlySet<string> | undefined, number] = [undefined, found.next];
  for (let at = found.next - 1; at >= index && !ending; at--) ending = endings.get(wordAt(tokens, at) ?? '');
  const low = smallNumberAt(tokens, start);
  start++;
  if (low === undefined || !ending || !isOneOf(tokens, start, ending)) return undefined;
  start += wordAt(tokens, start) === 'up' && wordAt(tokens, start + 1) === 'to' ? 2 : 1;
  if (isOneOf(tokens, start, articles) || wordAt(tokens, start) === 'los') start++;
  const high = smallNumberAt(tokens, start);
  if (high === undefined || !Number.isSafeInteger(high) || low >= high) return undefined;
  return { ranges: [{ low, high }], next: isOneOf(tokens, start + 1, inclusive) ? start + 2 : start + 1 };
}

/** Only the last item may follow a word. */
export function rangesAt(tokens: readonly Token[], index: number): RangesReading | undefined {
  if (tokens[index]?.kind === 'word') {
    const led = ledRangeAt(tokens, index);
    if (led) return led;
  }
  const slashed = slashedAt(tokens, index);
  if (slashed) return slashed;
  const first = rangeAt(tokens, index);
  if (!first || hasSpoiltItem(tokens, first.next) || isLaterInRun(tokens, index)) return undefined;
  const ranges = [first.range];
  let next = first.next;
  for (;;) {
    const isComma = signAt(tokens, next) === ',';
    const afterComma = isComma ? next + 1 : next;
    const isLast = isOneOf(tokens, afterComma, conjunctions) || signAt(tokens, afterComma) === '&';
    if (!isComma && !isLast) {
      // `1. 2 or 3` is a list with a slip, or the end of one row and the number of the next.
      const isBroken = signAt(tokens, next) === '.' && tokens[next + 1]?.kind === 'number';
      if (isBroken && !isItemNumber(tokens, next + 1)) return undefined;
      break;
    }
    const item = itemAt(tokens, isLast ? afterComma + 1 : afterComma);
    const isRising = item && item.range.low > (ranges.at(-1)?.high ?? 0);
    // `on 1-2 nothing, …` and `on a 1, 2-5 a rat` are several targets.
    const isListed =
      isLast ||
      (isRising &&
        (continuesList(tokens, item.next) || endsRun(tokens, ranges, item) || isRowOfTwo(tokens, next, item)));
    if (item && !isListed && isNextScore(tokens, ranges, item)) {
      const run = runAt(tokens, index, ranges, item);
      if (run === 'unclear') return undefined;
      if (run) return run;
    }
    if (!item || !isListed || (isComma && isLast && !isRising)) {
      // `5 or so` says something else, but in `on a 1, he falls` and `on a 1 and only then` the list is over.
      const isJoined =
        isOneOf(tokens, afterComma, additions) ||
        (isComma && (isOneOf(tokens, afterComma + 1, openers) || (item !== undefined && !isRising)));
      const isOver = isLast ? isJoined : isComma;
      return isOver ? { ranges, next } : undefined;
    }
    ranges.push(item.range);
    next = item.next;
    if (ranges.length > maximumItems) return undefined;
    // `a 1 or a 2 or a 3`
    if (isLast && !(isOneOf(tokens, next, ors) && itemAt(tokens, next + 1))) break;
  }
  // `a 6 or a 1`; not `on 6, 1 Goblin`
  if (isOneOf(tokens, index - 1, articles) && isOneOf(tokens, next - 2, articles))
    ranges.sort((one, other) => one.low - other.low);
  const isAscending = ranges.every((range, place) => place === 0 || range.low > (ranges[place - 1]?.high ?? 0));
  return isAscending ? { ranges, next } : undefined;
}

const ors = wordSet('or o u ó');

/** `on a 6, or on 5 or 6 if he is an Elf` */
const openers = wordSet('on with if when con en si cuando');

/** `4, 5, 6.`: the last of at least three scores in a row, without a word before it. */
function endsRun(
  tokens: readonly Token[],
  ranges: readonly Range[],
  { range, next }: { readonly range: Range; readonly next: number },
): boolean {
  const isRun = ranges.length > 1 && range.low === range.high && range.low === (ranges.at(-1)?.high ?? 0) + 1;
  return isRun && (tokens[next] === undefined || '.;)'.includes(signAt(tokens, next) ?? ' '));
}

/** `1,2: he falls` */
function isRowOfTwo(
  tokens: readonly Token[],
  comma: number,
  { next }: { readonly range: Range; readonly next: number },
): boolean {
  const isTight = tokens[comma]?.isGlued === true && tokens[comma + 1]?.isGlued === true;
  return isTight && next === comma + 2 && ':='.includes(signAt(tokens, next) ?? ' ');
}

/** `7. **Torches**`: the number of the next item of a list. */
function isItemNumber(tokens: readonly Token[], index: number): boolean {
  const mark = tokens[index + 1];
  const isMark = mark?.kind === 'sign' && mark.isGlued && '.)'.includes(mark.sign);
  return isMark && tokens[index + 2]?.isGlued === false;
}

/** `4, S or 6`, `5-l2`: a scanner has spoilt a number. */
function hasSpoiltItem(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index + 1);
  if (word === undefined) return false;
  if (signAt(tokens, index) === ',')
    return word.length === 1 && isOneOf(tokens, index + 2, conjunctions) && !'aoyeu'.includes(word);
  const isDash = dashes.includes(signAt(tokens, index) ?? ' ') && tokens[index]?.isGlued === true;
  return isDash && tokens[index + 1]?.isGlued === true && /^[liozsg]+$/.test(word);
}

/** Whether a comma or an `or` follows, with another number. */
function continuesList(tokens: readonly Token[], index: number): boolean {
  const at = signAt(tokens, index) === ',' ? index + 1 : index;
  const isJoined = at > index || isOneOf(tokens, at, conjunctions);
  const number = isOneOf(tokens, at, conjunctions) ? at + 1 : at;
  return isJoined && smallNumberAt(tokens, isOneOf(tokens, number, articles) ? number + 1 : number) !== undefined;
}

/** `4/5/6`: at least three scores in a row, as a fraction has two numbers. */
function slashedAt(tokens: readonly Token[], index: number): RangesReading | undefined {
  const first = tokens[index];
  if (first?.kind !== 'number') return undefined;
  let [high, next] = [first.value, index + 1];
  for (;;) {
    const number = tokens[next + 1];
    const isJoined = signAt(tokens, next) === '/' && number?.kind === 'number' && number.value === high + 1;
    if (!isJoined) break;
    high = number.value;
    next += 2;
  }
  // `a 2/3 (D6)`
  const isLed = isOneOf(tokens, index - 1, articles) || isOneOf(tokens, index - 1, prepositions);
  const isDieBehind = isLed && signAt(tokens, next) === '(' && tokens[next + 1]?.kind === 'die';
  return high > first.value + (isDieBehind ? 0 : 1) ? { ranges: [{ low: first.value, high }], next } : undefined;
}

/** `2`, and in `a 1 or a 2` with its article. */
function itemAt(tokens: readonly Token[], index: number): ReturnType<typeof rangeAt> {
  const start = isOneOf(tokens, index, articles) && smallNumberAt(tokens, index + 1) !== undefined ? index + 1 : index;
  const item = rangeAt(tokens, start);
  const isTarget = item && signAt(tokens, item.next) === '+' && tokens[item.next]?.isGlued === true;
  return isTarget ? undefined : item;
}

/** `1 -3`, `4- 6`, as scanners tear them; not `a 1 -2 Wounds`. */
function isTornRange(tokens: readonly Token[], index: number): boolean {
  const [low, high] = [tokens[index], tokens[index + 2]];
  if (low?.kind !== 'number' || high?.kind !== 'number' || low.value >= high.value) return false;
  const isEnd = endsClause(tokens, index + 3) || clauseStartsWith(tokens, index + 3);
  return isEnd && signAt(tokens, index + 3) !== '-' && signAt(tokens, index + 3) !== '–';
}

const inclusive = wordSet('inclusive incluidos incluido');
const toWords = wordSet('to a al through thru hasta');
const dashes = '-–—';

/** `1-3`, `1 - 3`, `1 to 3`, `3`, `three`. */
function rangeAt(
  tokens: readonly Token[],
  index: number,
): { readonly range: Range; readonly next: number } | undefined {
  const low = smallNumberAt(tokens, index);
  if (low === undefined || !Number.isSafeInteger(low)) return undefined;
  const dash = tokens[index + 1];
  const high = smallNumberAt(tokens, index + 2);
  const isDash =
    dash?.kind === 'sign' &&
    dashes.includes(dash.sign) &&
    (dash.isGlued === tokens[index + 2]?.isGlued || isTornRange(tokens, index));
  const isDashed = isDash && high !== undefined;
  const isSpoken = isOneOf(tokens, index + 1, toWords) && high !== undefined && wordAt(tokens, index + 3) !== 'hit';
  if (!isDashed && !isSpoken) {
    // `2 -` and a number that is something else: half of it would be wrong.
    if (isDash && tokens[index + 2]?.kind === 'die') return undefined;
    return { range: { low, high: low }, next: index + 1 };
  }
  return low < high
    ? { range: { low, high }, next: index + (isOneOf(tokens, index + 3, inclusive) ? 4 : 3) }
    : undefined;
}

/** `neither a 1 nor a 2`, `ni 1 ni 2`: the scores that are left out. */
export function neitherAt(tokens: readonly Token[], index: number): RangesReading | undefined {
  if (!isOneOf(tokens, index, neithers)) return undefined;
  const ranges: Range[] = [];
  let at = index;
  while (isOneOf(tokens, at, ranges.length === 0 ? neithers : nors)) {
    const number = isOneOf(tokens, at + 1, articles) ? at + 2 : at + 1;
    const value = smallNumberAt(tokens, number);
    if (value === undefined || value <= (ranges.at(-1)?.high ?? 0)) return undefined;
    ranges.push({ low: value, high: value });
    at = number + 1;
  }
  return ranges.length > 1 ? { ranges, next: at } : undefined;
}

const neithers = wordSet('neither ni');
const nors = wordSet('nor ni');
