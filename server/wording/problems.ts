import type { Facts, ProblemCode } from '../checks/problems/kinds.ts';
import type { Span } from '../text/span.ts';

/**
 * The sentences of problems in one language: what is wrong, why it matters, what to do. The compiler checks that no sentence is missing,
 * and that each one uses only known facts.
 */
export type ProblemMessages = {
  readonly [Code in ProblemCode]: (facts: Facts<Code>, ...lineOf: IfPlace<Facts<Code>, [LineOf]>) => string;
};

/** Returns the line on which another place begins, counted from 1. */
export type LineOf = (place: Span) => number;

/** The function for lines, if the facts contain another place. */
type IfPlace<Known, Told> = Span extends ValueOf<Known> ? Told : [];

type ValueOf<Known> = Known extends unknown ? Known[keyof Known] : never;
