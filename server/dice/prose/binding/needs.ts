/** What somebody needs, where a text does not say whether more will do. */
import type { Span } from '../../../text/span.ts';
import type { Value } from '../../language/expression.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { Opening } from '../targets/openings.ts';
import type { Target, TargetReading } from '../targets/targets.ts';
import { extentOf } from '../words/extent.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, wordSet } from '../words/words.ts';
import { type BoundTarget, boundTarget } from './boundTarget.ts';
import type { OpenRoll } from './openRoll.ts';

/** `he needs 8`: that or more, but nobody says so; the highest score is both. */
export function isOpenNeed(
  tokens: readonly Token[],
  opening: Opening,
  { target }: TargetReading,
  open: OpenRoll,
): boolean {
  return isNeeded(tokens, opening.next) && isSingle(target) && !isHighest(target, open);
}

/** Whether the number at a token is told to be needed: `needs an 8`, `takes a score of 8`, `to get a total of 8`. */
export function isNeeded(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= index - farthestNeed; at--) {
    if (isOneOf(tokens, at, needing)) return true;
    if (!isOneOf(tokens, at, beforeScores)) return false;
  }
  return false;
}

const farthestNeed = 5;
const beforeScores = wordSet('a an of total score roll result to roll get score un una de total resultado tirada');

/** Whether a number of the game is added to dice, so that nobody asks for one sum alone. */
export function isOpenSum(roll: Value | undefined): boolean {
  return roll?.kind === 'addition' && roll.terms.some(({ value }) => value.kind === 'name');
}

/** That score or more. */
export function orMore(target: Target, span: Span): Target | undefined {
  const [range] = target.kind === 'oneOf' ? target.ranges : [];
  return range && { kind: 'compared', comparator: '>=', value: { kind: 'number', value: range.low, span } };
}

/** `1D6 + Strength: he needs 8`: nobody needs one sum alone. */
export function neededSum(
  tokens: readonly Token[],
  opening: Opening,
  { target, next }: TargetReading,
  open: OpenRoll,
): BoundTarget | undefined {
  if (open.roll.total?.kind !== 'addition' && !isEnough(tokens, { target, next })) return undefined;
  const sought = orMore(target, spanOfTokens(tokens, opening.next, next));
  return sought && boundTarget(tokens, opening.next, { target: sought, next }, open, opening.isNatural);
}

/** `a 6 is enough`, `un 7 basta`: that or more. */
export function isEnough(tokens: readonly Token[], { target, next }: TargetReading): boolean {
  return isSingle(target) && enough.at(tokens, next) !== undefined;
}

const enough = phrases(
  'is|are|would|will be? [already|just]? enough|sufficient|plenty',
  'will|would do',
  'does it',
  'suffices',
  'basta|bastará',
  'es|será suficiente',
);
/** `an 8 is needed`: of a sum with a number of the game, that or more. */
export const wantedBehind = phrases('is|are needed|wanted|required|called', 'hace falta');

/** Whether a score is the highest that the open roll can have. */
function isHighest(target: Target, { roll }: OpenRoll): boolean {
  const highest = roll.total && extentOf(roll.total)?.high;
  return target.kind === 'oneOf' && highest !== undefined && target.ranges.at(-1)?.high === highest;
}

const needing = wordSet(
  'want wants need needs needed needing require requires takes take necesita necesitas necesitan falta basta',
);
/** One score alone. */
export function isSingle(target: Target): boolean {
  return target.kind === 'oneOf' && target.ranges.length === 1 && target.ranges[0]?.low === target.ranges[0]?.high;
}
