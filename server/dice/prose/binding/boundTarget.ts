/** A target with the roll that it is for. */
import type { Span } from '../../../text/span.ts';
import type { Comparator } from '../../language/comparator.ts';
import type { Dice, Range, Test, Value } from '../../language/expression.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { hasPersonalName } from '../rolls/rollers.ts';
import type { Rest } from '../targets/targetPhrases.ts';
import type { Target, TargetReading } from '../targets/targets.ts';
import { comparison, singleDie, testOf } from '../targets/targetTests.ts';
import { extentOf } from '../words/extent.ts';
import type { Token } from '../words/token.ts';
import type { OpenRoll, Seen } from './openRoll.ts';
import { openEnd, unseen } from './seen.ts';
import { isNaturalAfter } from './targetPlaces.ts';

export interface BoundTarget {
  readonly span: Span;
  readonly roll: Value;
  readonly test: Test;
  readonly target: Target;
  /** Whether it stands in a list that goes through all scores. */
  readonly isListed: boolean;
  /** The first token after it. */
  readonly next: number;
}

/** The target that starts at a token, for the open roll; undefined where that cannot come to it. */
export function boundTarget(
  tokens: readonly Token[],
  index: number,
  reading: TargetReading,
  open: OpenRoll,
  isNatural: boolean,
): BoundTarget | undefined {
  const { total } = open.roll;
  const { target, next } = reading;
  const isOfOther = open.roll.owner !== undefined && target.kind === 'compared' && hasPersonalName(target.value);
  if (!total || isOfOther || mayBeOfEach(total, target)) return undefined;
  const span = spanOfTokens(tokens, index, next);
  const isOfDie = isNatural || isNaturalAfter(tokens, next);
  const test =
    target.kind === 'rest'
      ? restOf(total, target.which, open, span)
      : testOf(isOfDie ? singleDie(total) : total, target, span);
  return test && { span, roll: total, test, target, isListed: false, next };
}

/** As many dice as there are levels, and a number that one of them could show: whether the sum or any of them is asked, nobody says. */
export function mayBeOfEach(total: Value, target: Target): boolean {
  if (total.kind !== 'dice') return false;
  if (total.count.kind === 'number') return mayBeOfAny(total.count.value, total, target);
  const number = target.kind === 'compared' && target.value.kind === 'number' ? target.value.value : undefined;
  const sides = total.sides.kind === 'number' ? total.sides.value : 0;
  return number === undefined ? target.kind !== 'compared' : number <= sides;
}

/** `Roll 4D6: hits on 5+`: a sum that is nearly always reached, so that each die may be asked. */
function mayBeOfAny(count: number, { sides }: Dice, target: Target): boolean {
  if (count < 3 || sides.kind !== 'number') return false;
  // `Roll 4D6. On a 6 it is lost.`
  if (target.kind === 'oneOf') return target.ranges.length === 1 && isFace(target.ranges[0], count, sides.value);
  if (target.kind !== 'compared' || target.value.kind !== 'number') return false;
  return target.comparator === '>=' && target.value.value <= sides.value;
}

/** One score that a single die can show, and that the sum of all of them seldom has. */
function isFace(range: Range | undefined, count: number, sides: number): boolean {
  return range !== undefined && range.low === range.high && range.high <= sides && range.low > count;
}

/** `a lower score` after `10 or more`. */
function restOf(roll: Value, which: Rest, { seen, hasUnread, only }: OpenRoll, span: Span): Test | undefined {
  if (!seen) return which === 'other' && !hasUnread && only ? oppositeOf(roll, only, span) : undefined;
  const extent = extentOf(roll);
  if (!extent && which === 'other') return hasUnread ? undefined : restOfOpenSum(roll, seen, span);
  // Nothing is lower than the lowest score: then something else is meant.
  if (which === 'lower') return extent && seen.low <= extent.low ? undefined : comparison(roll, '<', seen.low, span);
  if (which === 'higher')
    return extent && seen.high >= extent.high ? undefined : comparison(roll, '>', seen.high, span);
  const ranges = extent && !hasUnread ? unseen(extent, seen) : [];
  if (!extent || ranges.length === 0) return undefined;
  if (which === 'between') return betweenOf(roll, ranges, extent, span);
  const [gap, ...others] = ranges;
  if (gap?.low === extent.low && others.length === 0) return comparison(roll, '<', gap.high + 1, span);
  if (gap?.high === extent.high && others.length === 0) return comparison(roll, '>', gap.low - 1, span);
  return testOf(roll, { kind: 'oneOf', ranges }, span);
}

/** `anything else` behind `his Willpower or less`. */
function oppositeOf(roll: Value, only: Target, span: Span): Test | undefined {
  const comparator = only.kind === 'compared' ? opposites[only.comparator] : undefined;
  return only.kind === 'compared' && comparator !== undefined
    ? { kind: 'comparison', comparator, left: roll, right: only.value, span }
    : undefined;
}

const opposites: Readonly<Partial<Record<Comparator, Comparator>>> = { '>=': '<', '>': '<=', '<=': '>', '<': '>=' };

/** `anything else` behind `1D6 + Strength: 9 or more`, where nobody knows the highest score: the other end of the scores. */
function restOfOpenSum(roll: Value, seen: Seen, span: Span): Test | undefined {
  const [gap, ...others] = unseen({ low: -openEnd, high: openEnd }, seen).filter(({ low, high }) => low <= high);
  if (!gap || others.length > 0) return undefined;
  if (gap.low === -openEnd) return comparison(roll, '<', gap.high + 1, span);
  return gap.high === openEnd ? comparison(roll, '>', gap.low - 1, span) : undefined;
}

/** `anything in between`: the one gap that has a target below it and another above. */
function betweenOf(roll: Value, gaps: readonly Range[], extent: Range, span: Span): Test | undefined {
  const inner = gaps.filter(({ low, high }) => low > extent.low && high < extent.high);
  return inner.length === 1 && gaps.length === 1 ? testOf(roll, { kind: 'oneOf', ranges: inner }, span) : undefined;
}
