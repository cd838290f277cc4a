/** Targets without words before them that go on with a roll whose first target stands in the same sentence: `4+ the fire is out, 1 it spreads`. */
import type { Target, TargetReading } from '../targets/targets.ts';
import { endsClause, isOutcome } from '../words/clauses.ts';
import { extentOf } from '../words/extent.ts';
import type { Token } from '../words/token.ts';
import { isChanging, isOneOf, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import { isSingle } from './needs.ts';
import type { OpenRoll, Seen } from './openRoll.ts';
import { isNew, seenIn } from './seen.ts';

/** `1D6, 4+, in armour: 6+`, `5+ on 1D6; with a rope, 3 or more`: a target for another case. `index`: what stands behind the sign. */
export function isForCase(
  tokens: readonly Token[],
  index: number,
  { target, next }: TargetReading,
  { isBound, isBoundHere, seen }: OpenRoll,
): boolean {
  const sign = signAt(tokens, index - 1) ?? ' ';
  if (!':,'.includes(sign) || !endsClause(tokens, next) || target.kind !== 'compared') return false;
  if (sign === ',' && !isSameWay(target, seen)) return false;
  for (let at = index - 2; at >= index - farthestCase; at--) {
    const before = signAt(tokens, at);
    if (before === undefined && (sign === ':' || isPlainWord(tokens, at))) continue;
    if (before === undefined || !isOneOf(tokens, at + 1, cases)) return false;
    // A sentence for itself: `With a rope, 3+.`
    if (sign === ',' && before === '.')
      return isBound && target.value.kind === 'number' && isOneOf(tokens, at + 1, conditions);
    return isBoundHere && ',;('.includes(before);
  }
  return false;
}

/** Whether a target asks for so much or more as those before it do, or for so much or less. */
function isSameWay(target: Target, seen: Seen | undefined): boolean {
  const own = seenIn(target);
  if (!own || !seen) return own === seen;
  return own.low < 0 ? seen.low < 0 : seen.high > farthestScore;
}

/** Whether a word stands at a token that is no number and changes nothing. */
function isPlainWord(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index);
  return word !== undefined && smallNumberAt(tokens, index) === undefined && !isChanging(word);
}

/** `out on 5+ (1D6), or 4+ with a friend`, `4+ a distancia corta y 5+ a larga`: the same roll in another case, in the same sentence. */
export function isInOtherCase(
  tokens: readonly Token[],
  index: number,
  { target, next }: TargetReading,
  { isBoundHere, roll }: OpenRoll,
): boolean {
  const isPlus = target.kind === 'compared' && signAt(tokens, next - 1) === '+' && tokens[next - 1]?.isGlued === true;
  const isAlternative = isOneOf(tokens, index - 1, alternatives);
  const isJoined = isAlternative || ',('.includes(signAt(tokens, index - 1) ?? ' ');
  // `4 or more on 1D6, or 3 or more with a rope`
  const isOr = isAlternative && target.kind === 'compared' && target.value.kind === 'number';
  const isMeant = (isPlus && isJoined) || (isOr && signAt(tokens, index - 2) === ',');
  return isBoundHere && roll.total !== undefined && isMeant && isOneOf(tokens, next, otherCases);
}

const alternatives = wordSet('or and o y');
const otherCases = wordSet('with without if for at against when con sin si para contra a cuando');
const farthestCase = 7;
const conditions = wordSet('with without if when con sin si cuando');
const cases = wordSet('in with without if when for at on by near while con sin en si para de cuando');

/** Whether a target belongs to the roll of one before it in the same sentence: a higher step, the other end of the scores, or the last of them. */
export function isLaterInSentence(
  tokens: readonly Token[],
  index: number,
  reading: TargetReading,
  open: OpenRoll,
): boolean {
  return (
    isNextStep(tokens, index, reading, open) ||
    isOpposite(tokens, index, reading, open) ||
    isLastScore(tokens, index, reading, open)
  );
}

/** `7 or over one square, 9 or over two`: a higher score behind the first, in the same sentence. */
function isNextStep(
  tokens: readonly Token[],
  index: number,
  { target, next }: TargetReading,
  { isBoundHere, seen }: OpenRoll,
): boolean {
  const isSentence = isBoundHere && ',;'.includes(signAt(tokens, index - 1) ?? ' ');
  if (!isSentence || !seen || target.kind !== 'compared' || target.value.kind !== 'number') return false;
  const isHigher = target.comparator === '>=' && seen.high > farthestScore && target.value.value > seen.low;
  const isElided = smallNumberAt(tokens, next) !== undefined && endsClause(tokens, next + 1);
  return isHigher && (endsClause(tokens, next) || isOutcome(tokens, next) || isElided);
}

/** `8+ up, 4 or less you fall`: the other end of the scores, in the same sentence. */
function isOpposite(
  tokens: readonly Token[],
  index: number,
  { target, next }: TargetReading,
  { isBoundHere, seen }: OpenRoll,
): boolean {
  if (!isBoundHere || target.kind !== 'compared' || !',;'.includes(signAt(tokens, index - 1) ?? ' ')) return false;
  const own = seenIn(target);
  const isEnd = own !== undefined && (own.low < 0 || own.high > farthestScore);
  return isEnd && isNew(seen, target) && (endsClause(tokens, next) || isOutcome(tokens, next));
}

/** `4+ the fire is out, 1 it spreads`: the lowest or the highest score, in the same sentence. */
function isLastScore(
  tokens: readonly Token[],
  index: number,
  { target, next }: TargetReading,
  { isBoundHere, seen, roll }: OpenRoll,
): boolean {
  const extent = roll.total && extentOf(roll.total);
  const own = seenIn(target);
  if (!isBoundHere || !extent || !own || !isSingle(target) || tokens[index]?.kind !== 'number') return false;
  const isEnd = own.low === extent.low || own.high === extent.high;
  const isJoined = ',;'.includes(signAt(tokens, index - 1) ?? ' ') || isOneOf(tokens, index - 1, joints);
  return isEnd && isJoined && isNew(seen, target) && isOutcome(tokens, next);
}

const joints = wordSet('and y');

const farthestScore = 1_000;
