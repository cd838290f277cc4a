/** Targets that stand in a list without words before them: `Roll 1D6: 1-2 nothing, 3-5 a goblin, 6 a troll`. */

import type { Range } from '../../language/expression.ts';
import { phrases } from '../notation/pattern.ts';
import type { Opening } from '../targets/openings.ts';
import { type TargetReading, targetAt } from '../targets/targets.ts';
import { counted, endsClause, isOutcome, isQuestion, mayBeCounted, opensClause } from '../words/clauses.ts';
import { extentOf } from '../words/extent.ts';
import type { Token } from '../words/token.ts';
import { conjunctions, isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import { type BoundTarget, boundTarget } from './boundTarget.ts';
import { isForCase, isInOtherCase, isLaterInSentence } from './laterTargets.ts';
import { isEnough, isOpenSum, isSingle, neededSum, wantedBehind } from './needs.ts';
import type { OpenRoll } from './openRoll.ts';
import { follows, isNext, seenIn } from './seen.ts';
import { isSentenceOfScore } from './sentenceRows.ts';
import { isScore } from './targetPlaces.ts';
import { mayBeThing } from './things.ts';

const asideUnits = wordSet('needed required o u');

/** `Roll 1D6: 1-2 nothing, 3-5 a goblin, 6 a troll`, `14 or more and he holds`: a target without an opening, at the start of a clause. */
export function listedAt(tokens: readonly Token[], index: number, open: OpenRoll): BoundTarget | undefined {
  if (open.kind === 'effect' || !opensClause(tokens, index)) return undefined;
  const first = tokens[index];
  if (first === undefined || first.kind === 'sign') return undefined;
  // `l, 2 or 3`: a scanner has spoilt the first of them.
  const spoilt = wordAt(tokens, index - 2);
  const isOfRoll = index - 1 === open.end;
  if (!isOfRoll && signAt(tokens, index - 1) === ',' && spoilt?.length === 1 && !'aoye'.includes(spoilt))
    return undefined;
  const reading = targetAt(tokens, index);
  if (!reading) return undefined;
  const { target, next } = reading;
  // `a 1 (1 or 2 if it is old)`: half of a list.
  if (isOneOf(tokens, index - 1, conjunctions) && tokens[index - 2]?.kind === 'number' && isSingle(target))
    return undefined;
  if (isEnough(tokens, reading)) return neededAt(tokens, index, reading, open);
  // `1D6 + Toughness, 7 = safe`: that score alone, or that or more?
  if (isSingle(target) && isOpenSum(open.roll.total) && !(open.isBound && isNext(open.seen, target)))
    return neededAt(tokens, index, reading, open);
  // `*Stone Sleep* – 8.`
  if (isSingle(target) && isOpenSum(open.roll.total) && '.'.includes(signAt(tokens, next) ?? ' ')) return undefined;
  const found = boundTarget(tokens, index, reading, open, false);
  if (!found) return undefined;
  if (isMapped(tokens, next)) return found;
  if (isQuestion(tokens, index, next)) return found;
  if (isSentenceOfScore(tokens, index, reading, open) && !coversAll(tokens, index, open)) return found;
  const isLed = first.kind === 'word' && target.kind === 'oneOf' && smallNumberAt(tokens, index) === undefined;
  // `one: it goes dark, two to five: it burns, six: it turns`
  const isInWords = first.kind === 'word' && target.kind === 'oneOf' && (open.isList || coversAll(tokens, index, open));
  const isNumber = first.kind === 'number' || isLed || isInWords;
  const isWhole = target.kind === 'compared' && (endsClause(tokens, next) || isOutcome(tokens, next));
  if (!isNumber && !isWhole && smallNumberAt(tokens, index) !== undefined) return undefined;
  const bare: Opening = { next: index, kind: 'bare', isNatural: false, isNamed: false };
  if (target.kind === 'rest')
    return open.isBound && (endsClause(tokens, next) || isOutcome(tokens, next)) ? found : undefined;
  if (isWhole && isForCase(tokens, index, reading, open)) return found;
  // `con un 1 cae, de 2 a 5 días en cama`
  if (isLed && !open.isList && mayBeCounted(tokens, next) && !coversAll(tokens, index, open)) return undefined;
  if (open.isBound) {
    // `3+ for the Elf, 5+ for the others`
    const isForOther = open.isBoundHere && signAt(tokens, index - 1) === ',' && isOneOf(tokens, next, forOthers);
    if (isForOther && target.kind === 'compared') return found;
    if (isInOtherCase(tokens, index, reading, open)) return found;
    const mayFollow = open.isList || first.kind === 'word' || !isRow(tokens, index, next);
    if (isLaterInSentence(tokens, index, reading, open)) return found;
    return isNext(open.seen, target) && (isNumber || isWhole) && mayFollow && mayList(tokens, next) ? found : undefined;
  }
  if (isNumber && coversAll(tokens, index, open)) return { ...found, isListed: true };
  if ((target.kind === 'oneOf' && isRow(tokens, index, next)) || isOneOf(tokens, index - 1, notListing))
    return undefined;
  const isExcept = target.kind === 'anythingBut' && !isOutcome(tokens, next);
  // `1D6 for each Warrior: 1 he slips`
  if (isSingle(target) && signAt(tokens, index - 1) === ':' && isOneOf(tokens, next, persons)) return found;
  if (isSingle(target) && isHighestTo(tokens, reading, open)) return found;
  if (isSingle(target) && isFirstRow(tokens, index, reading, open)) return { ...found, isListed: true };
  if (isSingle(target) || isExcept || !isScore(tokens, bare, reading)) return undefined;
  if (isOneOf(tokens, next, asideUnits))
    return target.kind === 'compared' || wordAt(tokens, next) === 'needed' ? found : undefined;
  // `1 or 2 rats`
  const isLong = target.kind === 'oneOf' && target.ranges.length > 2;
  const isPlus = signAt(tokens, next - 1) === '+' && !counted.has(wordAt(tokens, next) ?? '');
  const isName = tokens[next]?.kind === 'word' && tokens[next].isCapitalised;
  // `3 or more kills end it`
  if (!isLong && !isPlus && mayBeThing(tokens, next)) return undefined;
  return mayBeCounted(tokens, next) && !isLong && !(isPlus && !isName) ? undefined : found;
}

/** `12 = a crown`, `12 → a crown`, `12 -> a crown` */
function isMapped(tokens: readonly Token[], next: number): boolean {
  const sign = signAt(tokens, next);
  return sign === '=' || sign === '→' || (sign === '-' && signAt(tokens, next + 1) === '>');
}

/** `1D6 each turn, 1 a stone falls, 2-3 dust`: the lowest or the highest score, what comes of it, and the row that goes on there. */
function isFirstRow(
  tokens: readonly Token[],
  index: number,
  { target, next }: TargetReading,
  { roll }: OpenRoll,
): boolean {
  const extent = roll.total && extentOf(roll.total);
  const own = seenIn(target);
  if (!extent || !own || tokens[index]?.kind !== 'number' || !',:;'.includes(signAt(tokens, index - 1) ?? ' '))
    return false;
  if ((own.low !== extent.low && own.high !== extent.high) || mayBeCounted(tokens, next)) return false;
  for (let at = next; at < next + farthestRow; at++) {
    const sign = signAt(tokens, at);
    if (tokens[at] === undefined || (sign !== undefined && '.!?|'.includes(sign))) return false;
    if (sign === undefined || !',;'.includes(sign) || tokens[at + 1]?.kind !== 'number') continue;
    const following = targetAt(tokens, at + 1);
    return following?.target.kind === 'oneOf' && isNext(own, following.target);
  }
  return false;
}

const farthestRow = 14;

/** `search, 1D6, 6 to find`: the highest score, so that it is all the same whether more would do. */
function isHighestTo(tokens: readonly Token[], { target, next }: TargetReading, { roll }: OpenRoll): boolean {
  const extent = roll.total && extentOf(roll.total);
  const own = seenIn(target);
  const isTo = isOneOf(tokens, next, purposeWords) && tokens[next + 1]?.kind === 'word';
  return isTo && extent !== undefined && own?.low === extent.high && !isOneOf(tokens, next + 1, attacks);
}

const purposeWords = wordSet('to para');
const attacks = wordSet('hit wound impactar herir');

/** `1D6 + Toughness, 7 to pass`: nobody needs that sum alone. */
function neededAt(
  tokens: readonly Token[],
  index: number,
  reading: TargetReading,
  open: OpenRoll,
): BoundTarget | undefined {
  const opening: Opening = { next: index, kind: 'bare', isNatural: false, isNamed: false };
  return isEnough(tokens, reading) ||
    wantedBehind.at(tokens, reading.next) ||
    toPass.at(tokens, reading.next) ||
    isOneOf(tokens, reading.next, asideUnits)
    ? neededSum(tokens, opening, reading, open)
    : undefined;
}

const toPass = phrases(
  'to pass|succeed|win|escape|save|resist|open|break|get|do|lift|move|jump|climb|cross|swim|live|survive',
  'para pasar|superarla|salvarse|abrir|abrirla|moverlo|moverla|lograrlo|resistir|saltar',
);

const forOthers = wordSet('for if when against para si cuando contra');
const persons = wordSet('he she it they you');
const notListing = wordSet('or but o pero');

/** `. 3-5. The smith`, `. 5-6 You win`: a row, perhaps of another table. */
function isRow(tokens: readonly Token[], index: number, next: number): boolean {
  const isAfterEnd = '.!?'.includes(signAt(tokens, index - 1) ?? ' ');
  const following = tokens[next];
  const isMark = following?.kind === 'sign' && '.:–-'.includes(following.sign);
  const isStart = following?.kind === 'word' && following.isCapitalised;
  return isStart || (isAfterEnd && isMark);
}

/** Not a measure or a sum. */
function mayList(tokens: readonly Token[], next: number): boolean {
  return !'"″%/+×*'.includes(signAt(tokens, next) ?? ' ');
}

const maximumListTokens = 120;

/** Whether the clauses from a token on have targets without gaps, from the lowest score to the highest. */
export function coversAll(tokens: readonly Token[], index: number, { roll }: Pick<OpenRoll, 'roll'>): boolean {
  const extent = roll.total && extentOf(roll.total);
  if (!extent) return false;
  let seen: Range | undefined;
  for (let at = index; at < index + maximumListTokens && at < tokens.length; at++) {
    const sign = signAt(tokens, at);
    if (sign !== undefined && '!?|'.includes(sign)) break;
    const reading = opensClause(tokens, at) ? targetAt(tokens, at) : undefined;
    const own = reading && seenIn(reading.target);
    if (!own) continue;
    const isFirst = own.low <= extent.low || own.high >= extent.high;
    if (!seen) {
      if (!isFirst) return false;
      seen = own;
    } else if (follows(own.low, seen.high)) seen = { low: seen.low, high: own.high };
    else if (follows(seen.low, own.high)) seen = { low: own.low, high: seen.high };
    if (seen.low <= extent.low && seen.high >= extent.high) return true;
  }
  return false;
}
