/** What somebody needs, where a text does not say whether more will do. */
import { type BoundTarget, boundTarget } from './boundTarget.ts';
import { extentOf } from './extent.ts';
import type { Opening } from './openings.ts';
import type { OpenRoll } from './openRoll.ts';
import { spanOfTokens } from './rolls.ts';
import type { Target, TargetReading } from './targets.ts';
import type { Token } from './token.ts';
import { isOneOf, wordSet } from './words.ts';

/** `he needs 8`: that or more, but nobody says so; the highest score is both. */
export function isOpenNeed(
  tokens: readonly Token[],
  opening: Opening,
  { target }: TargetReading,
  open: OpenRoll,
): boolean {
  const isNeeded = [1, 2].some((back) => isOneOf(tokens, opening.next - back, needing));
  return isNeeded && isSingle(target) && !isHighest(target, open);
}

/** `1D6 + Strength: he needs 8`: nobody needs one sum alone. */
export function neededSum(
  tokens: readonly Token[],
  opening: Opening,
  { target, next }: TargetReading,
  open: OpenRoll,
): BoundTarget | undefined {
  if (open.roll.total?.kind !== 'addition' || target.kind !== 'oneOf') return undefined;
  const [range] = target.ranges;
  if (!range) return undefined;
  const value = { kind: 'number', value: range.low, span: spanOfTokens(tokens, opening.next, next) } as const;
  const atLeast: TargetReading = { target: { kind: 'compared', comparator: '>=', value }, next };
  return boundTarget(tokens, opening.next, atLeast, open, opening.isNatural);
}

/** Whether a score is the highest that the open roll can have. */
function isHighest(target: Target, { roll }: OpenRoll): boolean {
  const highest = roll.total && extentOf(roll.total)?.high;
  return target.kind === 'oneOf' && highest !== undefined && target.ranges.at(-1)?.high === highest;
}

const needing = wordSet(
  'need needs needed needing require requires takes take necesita necesitas necesitan falta basta',
);
/** One score alone. */
export function isSingle(target: Target): boolean {
  return target.kind === 'oneOf' && target.ranges.length === 1 && target.ranges[0]?.low === target.ranges[0]?.high;
}
