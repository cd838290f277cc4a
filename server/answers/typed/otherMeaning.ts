import type { Comparator } from '../../dice/language/comparator.ts';
import type { Annotation } from '../../dice/language/expression.ts';

/** What a comparison means in other tools. */
export interface OtherMeaning {
  /** A count of dice that are compared one by one, or dice that are rolled again and added up. */
  readonly kind: 'count' | 'explode';
  /** In the language of odds. */
  readonly spelling: string;
}

/** With fewer dice than this, games ask for the sum. */
const minimumDice = 3;
const counted: ReadonlySet<Comparator> = new Set(['>=', '>', '<=', '<', '=']);

/**
 * `count(10D6 >= 5)` for `10D6 >= 5`, `repeat(1D6 until != 6)` for `1d6!=6`. Undefined if the comparison is certainly meant: with one die or two of which a
 * score is asked, if no die can show the number, or if `!=` has blanks around it.
 */
export function otherMeaning(typed: string, { label, assignments, body }: Annotation): OtherMeaning | undefined {
  if (label !== undefined || assignments.length > 0) return undefined;
  if (body.kind !== 'comparison' || body.left.kind !== 'dice' || body.right.kind !== 'number') return undefined;
  const { left, comparator, right } = body;
  const { count, sides } = left;
  if (count.kind !== 'number' || sides.kind !== 'number') return undefined;
  if (right.value < 1 || right.value > sides.value) return undefined;
  if (comparator === '!=' && /\d!=\d/.test(typed)) {
    const again = `repeat(1D${sides.value} until != ${right.value})`;
    return { kind: 'explode', spelling: count.value === 1 ? again : `each(${count.value}: ${again})` };
  }
  if (count.value < minimumDice || !counted.has(comparator)) return undefined;
  return { kind: 'count', spelling: `count(${count.value}D${sides.value} ${comparator} ${right.value})` };
}
