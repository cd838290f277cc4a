import type { Facts, ProblemCode } from '../../checks/problems/kinds.ts';
import type { Span } from '../../text/span.ts';

/**
 * The sentences of problems in one language: what is wrong, why it matters, what to do. The compiler sees to it that none is missing, and
 * that each says what is known.
 */
export type ProblemMessages = {
  readonly [Code in ProblemCode]: (facts: Facts<Code>, ...lineOf: IfPlace<Facts<Code>, [LineOf]>) => string;
};

/** The line on which another place begins, counted from 1 as people count them. */
export type LineOf = (place: Span) => number;

/** Sentences about other places in the document are told their lines. */
type IfPlace<Known, Told> = Span extends ValueOf<Known> ? Told : [];

type ValueOf<Known> = Known extends unknown ? Known[keyof Known] : never;
