/** The scores that the targets of a roll have spoken of so far. */
import type { Range } from '../../language/expression.ts';
import type { Target } from '../targets/targets.ts';
import type { Seen } from './openRoll.ts';

/** Beyond all scores: where targets such as `5 or more` end. */
export const openEnd = 1_000_000;

/** What the targets of a roll have spoken of, with one more. */
export function seenWith(seen: Seen | undefined, target: Target): Seen | undefined {
  const own = seenIn(target);
  if (!own || !seen) return own ?? seen;
  const ranges = [...seen.ranges, ...own.ranges];
  return { low: Math.min(own.low, seen.low), high: Math.max(own.high, seen.high), ranges };
}

/** The scores that a target speaks of; undefined where they are not written out. */
export function seenIn(target: Target): Seen | undefined {
  const ranges = rangesIn(target);
  const [first] = ranges;
  return first && { low: first.low, high: ranges.at(-1)?.high ?? first.high, ranges };
}

/** The scores from `low` to `high` that no target has spoken of, in order. */
export function unseen({ low, high }: Range, { ranges }: Seen): readonly Range[] {
  const gaps: Range[] = [];
  let from = low;
  for (const range of ranges.toSorted((a, b) => a.low - b.low)) {
    if (range.low > from) gaps.push({ low: from, high: Math.min(range.low - 1, high) });
    from = Math.max(from, range.high + 1);
    if (from > high) return gaps;
  }
  return [...gaps, { low: from, high }];
}

function rangesIn(target: Target): readonly Range[] {
  switch (target.kind) {
    case 'oneOf':
      return target.ranges;
    case 'compared': {
      if (target.value.kind !== 'number') return [];
      const { value } = target.value;
      if (target.comparator === '>=') return [{ low: value, high: openEnd }];
      if (target.comparator === '>') return [{ low: value + 1, high: openEnd }];
      if (target.comparator === '<=') return [{ low: -openEnd, high: value }];
      return target.comparator === '<' ? [{ low: -openEnd, high: value - 1 }] : [];
    }
    default:
      return [];
  }
}

/** Whether no score lies between; behind 16 comes 21 on a D66. */
export function follows(low: number, high: number): boolean {
  return low === high + 1 || (high % 10 === 6 && high < 66 && low === high + 5);
}

/** Whether the target goes on where those before it ended. */
export function isNext(seen: Seen | undefined, target: Target): boolean {
  const own = seenIn(target);
  return own !== undefined && seen !== undefined && (follows(own.low, seen.high) || follows(seen.low, own.high));
}

/** Whether the targets so far, of which there is one, have spoken of none of its scores. */
export function isNew(seen: Seen | undefined, target: Target): boolean {
  const own = seenIn(target);
  if (!own || !seen) return false;
  return own.ranges.every(({ low, high }) => seen.ranges.every((range) => high < range.low || low > range.high));
}
