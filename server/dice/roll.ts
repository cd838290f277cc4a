/** One roll of an expression: the only random part of the program. */
import { DiceCup, type RolledDie } from './evaluation/diceCup.ts';
import { evaluate, scopeOf, totalWithNames } from './evaluation/evaluate.ts';
import type { Bindings, Failure, Open, Party } from './evaluation/odds.ts';
import { prepare } from './evaluation/prepare.ts';
import { minimum } from './evaluation/statistics.ts';
import { again } from './evaluation/values.ts';
import type { Annotation, Expression } from './language/expression.ts';
import { isTest } from './language/expressionKinds.ts';
import { maximumSteps } from './language/limits.ts';
import { outcomeNames } from './language/outcomes.ts';

export interface Rolled {
  readonly kind: 'rolled';
  /** True or false for a test; the name of an outcome, or empty if none of them applies. */
  readonly total: number | boolean | string;
  /** In the order they were rolled, those of a D66 as tens and units. */
  readonly dice: readonly RolledDie[];
}

/**
 * Rolls the dice of an annotation or expression. Like `evaluate` it returns a failure if a name has no value, a limit is exceeded, or the
 * expression cannot be rolled.
 *
 * @param party whose values `party(…)` takes one after the other, as for the odds.
 * @param random numbers from 0 up to, but without, 1.
 */
export function roll(
  subject: Annotation | Expression,
  bindings: Bindings,
  random: () => number,
  party: Party = [],
): Rolled | Open | Failure {
  const prepared = prepare(subject, bindings, party);
  if (prepared.kind !== 'prepared') return prepared;
  const { body } = prepared;
  const cup = new DiceCup(random);
  const scope = scopeOf(prepared, { steps: maximumSteps }, cup);
  for (;;) {
    // What has been rolled has one outcome.
    const total = totalWithNames(prepared, scope);
    if (total.kind === 'tooLarge' && (total.cap === 'dice' || total.cap === 'steps')) {
      // A repetition that never ends exceeds the limit too, and then the failure must say that it never ends.
      const odds = evaluate(subject, bindings, undefined, party);
      return odds.kind === 'invalid' && odds.code === 'neverEnds' ? odds : total;
    }
    if (total.kind !== 'total') return total;
    const outcome = minimum(total.distribution);
    if (body.kind !== 'outcomes')
      return { kind: 'rolled', total: isTest(body) ? outcome === 1 : outcome, dice: cup.dice };
    if (outcome !== again) return { kind: 'rolled', total: outcomeNames(body)[outcome] ?? '', dice: cup.dice };
  }
}
