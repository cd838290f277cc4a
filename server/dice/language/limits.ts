/** Caps that let any input be answered at once. What runs into one is called too large; it is never answered with a guess. */

/** Characters of an annotation or expression. */
export const maximumLength = 10_000;

/** Levels of brackets, functions and signs within each other. */
export const maximumNesting = 100;

/** Names that are rolled once and used more than once: every combination of their outcomes is gone through. */
export const maximumSharedNames = 8;

/** Sides of a die. */
export const maximumSides = 10_000;

/** Dice rolled together. */
export const maximumDice = 1000;

/** How often something happens whose outcomes are added up. */
export const maximumTimes = 1000;

/** Outcomes of anything that is worked out on the way. */
export const maximumOutcomes = 20_000;

/** The bigint operations, roughly, that one answer or one roll may take: about 20 ms. */
export const maximumSteps = 300_000;

/** The same for all answers of one table. */
export const maximumTableSteps = 1_000_000;

/** Binary digits of the number of ways in which dice can fall: calculating with longer numbers takes too long. */
const maximumBits = 50_000;

/** Dice rolled by hand, so to speak, for one `roll`. */
export const maximumRolledDice = 10_000;

/** Outcomes that are listed of a roll that may go on for ever. */
export const maximumEndlessOutcomes = 1000;

export type Cap = 'sharedNames' | 'sides' | 'dice' | 'times' | 'outcomes' | 'steps' | 'magnitude';

/** What is left of the steps of one answer. */
export interface Budget {
  steps: number;
}

/** What answers take before anything is calculated: reading, looking up names, and putting the odds into words. */
const stepsOfAnswer = 500;

/**
 * Works out an answer with a budget of its own, and takes what it has needed from one that many answers share. Whoever asks for the many
 * stops when nothing is left of that.
 */
export function charged<Answer>(shared: Budget, steps: number, answer: (own: Budget) => Answer): Answer {
  const own = { steps };
  const answered = answer(own);
  shared.steps -= steps - Math.max(0, own.steps) + stepsOfAnswer;
  return answered;
}

/** Takes `operations` on integers of so many bits from the budget. False where it does not hold them. */
export function spend(budget: Budget, operations: number, bits = 0): boolean {
  // An operation on an integer of 512 bits takes about twice as long as one on a small integer.
  budget.steps -= bits > maximumBits ? Number.POSITIVE_INFINITY : operations * (1 + bits / 512);
  return budget.steps >= 0;
}
