import type { NamedOutcome, Outcomes } from './expression.ts';

/** The names of the outcomes, each once, without the one for rolling again. */
export function outcomeNames({ outcomes }: Outcomes): readonly string[] {
  return [...new Set(outcomes.filter((outcome) => !isAgain(outcome)).map(({ name }) => name))];
}

/** Whether the outcome means that everything is rolled again. */
export function isAgain({ name }: NamedOutcome): boolean {
  return name.toLowerCase() === 'again';
}
