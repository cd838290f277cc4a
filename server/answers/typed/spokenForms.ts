import type { SpokenReading } from './spokenForm.ts';
import { poolForms } from './spokenPools.ts';
import { valueForms } from './spokenValues.ts';

const forms = [...poolForms, ...valueForms];

/**
 * The meaning of a question in words, with its dice written as in the language of odds; undefined for other questions. Only the whole text
 * counts, so that no word is ignored.
 */
export function readSpokenForm(question: string): SpokenReading | undefined {
  for (const { pattern, write } of forms) {
    const found = pattern.exec(question);
    const reading = found && write(found.slice(1).map((group = '') => group.toLowerCase()));
    if (reading) return reading;
  }
  return undefined;
}
