import type { Value } from '../../language/expression.ts';
import type { Captured } from '../match/sentence.ts';

/** The dice that a phrase captured, also in a phrase within it. */
export function diceIn(captured: readonly Captured[]): Value | undefined {
  for (const each of captured) {
    if (each.name === 'dice') return each.mention.expression;
    const inner = 'captured' in each ? diceIn(each.captured) : undefined;
    if (inner) return inner;
  }
  return undefined;
}
