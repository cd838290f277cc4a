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
  /** Whether it is what the targets before it have left: `otherwise`. */
  readonly isRest?: boolean;
}
