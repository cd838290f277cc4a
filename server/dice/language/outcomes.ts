import type { NamedOutcome, Outcomes } from './expression.ts';

/** The names of what a roll can lead to, each once, without that which means that everything is rolled again. */
export function outcomeNames({ outcomes }: Outcomes): readonly string[] {
  return [...new Set(outcomes.filter((outcome) => !isAgain(outcome)).map(({ name }) => name))];
}

/** Whether everything is rolled again. */
export function isAgain({ name }: NamedOutcome): boolean {
  return name.toLowerCase() === 'again';
}
