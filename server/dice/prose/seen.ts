/** The scores that the targets of a roll have spoken of so far. */
import type { Seen } from './openRoll.ts';
import type { Target } from './targets.ts';

const openEnd = 1_000_000;

/** What the targets of a roll have spoken of, with one more. */
export function seenWith(seen: Seen | undefined, target: Target): Seen | undefined {
  const own = seenIn(target);
  if (!own || !seen) return own ?? seen;
  return { low: Math.min(own.low, seen.low), high: Math.max(own.high, seen.high) };
}

/** The scores that a target speaks of; undefined where they are not written out. */
export function seenIn(target: Target): Seen | undefined {
  switch (target.kind) {
    case 'oneOf':
      return { low: target.ranges[0]?.low ?? 0, high: target.ranges.at(-1)?.high ?? 0 };
    case 'compared': {
      if (target.value.kind !== 'number') return undefined;
      const { value } = target.value;
      if (target.comparator === '>=') return { low: value, high: openEnd };
      if (target.comparator === '>') return { low: value + 1, high: openEnd };
      if (target.comparator === '<=') return { low: -openEnd, high: value };
      return target.comparator === '<' ? { low: -openEnd, high: value - 1 } : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether the target goes on where those before it ended. */
export function isNext(seen: Seen | undefined, target: Target): boolean {
  const own = seenIn(target);
  return own !== undefined && seen !== undefined && (own.low === seen.high + 1 || own.high === seen.low - 1);
}
