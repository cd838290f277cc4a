import type { Value } from '../../language/expression.ts';
import type { Captured } from '../match/foundPhrase.ts';
import { valueIn } from './target.ts';

/** The dice that a phrase captured, also in a phrase within it. */
export function capturedDice(captured: readonly Captured[]): Value | undefined {
  for (const each of captured) {
    if (each.name === 'dice') return each.mention.expression;
    const inner = 'captured' in each ? capturedDice(each.captured) : undefined;
    if (inner && each.name === 'onDice' && 'captured' in each) return withAdded(inner, each.captured);
    if (inner) return inner;
  }
  return undefined;
}

/** `with 1D6, after adding his Strength` */
function withAdded(dice: Value, captured: readonly Captured[]): Value {
  const added = valueIn(captured);
  if (!added) return dice;
  const terms = [dice, added].map((value) => ({ isSubtracted: false, value }));
  return { kind: 'addition', terms, span: dice.span };
}
