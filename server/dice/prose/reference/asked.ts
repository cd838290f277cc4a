/** What a text asks of a roll: the result of reading its acts. */
import type { Span } from '../../../text/span.ts';
import type { Test, Value } from '../../language/expression.ts';

/** A test, or a number: how many dice score something. */
type Question =
  | {
      readonly kind: 'test';
      readonly test: Test;
      /** Whether the text says the chance itself: `a 1 in 6 chance`. */
      readonly isStated?: boolean;
    }
  | { readonly kind: 'value'; readonly value: Value };

/** What is asked of a roll: a test, or how much of it counts. */
export interface AskedOfRoll {
  readonly span: Span;
  readonly roll: Value;
  readonly asked: Question;
  /** Whether each Warrior of the party makes the roll. */
  readonly isOfParty?: boolean;
}

/** The test of a roll as what is asked; undefined where there is none. */
export function asTest(test: Test | undefined, roll: Value, span: Span): AskedOfRoll | undefined {
  return test && { span, roll, asked: { kind: 'test', test } };
}
