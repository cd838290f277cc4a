import type { Comparator } from '../../dice/language/comparator.ts';
import type { Annotation } from '../../dice/language/expression.ts';

/** With fewer dice than this, games ask for the sum. */
const minimumDice = 3;
const counted: ReadonlySet<Comparator> = new Set(['>=', '>', '<=', '<', '=']);

/**
 * `count(10D6 >= 5)` for `10D6 >= 5`: other tools count the dice with that score. Undefined if the sum is certainly meant: with one die or two,
 * or if no die can show the number.
 */
export function countInstead({ label, assignments, body }: Annotation): string | undefined {
  if (label !== undefined || assignments.length > 0) return undefined;
  if (body.kind !== 'comparison' || body.left.kind !== 'dice' || body.right.kind !== 'number') return undefined;
  const { left, comparator, right } = body;
  const { count, sides } = left;
  if (count.kind !== 'number' || count.value < minimumDice || sides.kind !== 'number') return undefined;
  const isScore = right.value >= 1 && right.value <= sides.value && counted.has(comparator);
  return isScore ? `count(${count.value}D${sides.value} ${comparator} ${right.value})` : undefined;
}
