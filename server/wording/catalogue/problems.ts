import type { Facts, ProblemCode } from '../../checks/problems/kinds.ts';

/**
 * The sentences of problems in one language: what is wrong, why it matters, what to do. The compiler sees to it that none is missing, and
 * that each says what is known.
 */
export type ProblemMessages = { readonly [Code in ProblemCode]: (facts: Facts<Code>) => string };
