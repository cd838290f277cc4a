import type { SpokenReading } from './spokenForm.ts';
import { poolForms } from './spokenPools.ts';
import { valueForms } from './spokenValues.ts';

const forms = [...poolForms, ...valueForms];

/**
 * What a question in words means, in which dice are written as in the language of odds; undefined for other questions. Only the whole text
 * counts, so that no word is passed over.
 */
export function readSpokenForm(question: string): SpokenReading | undefined {
  for (const { pattern, write } of forms) {
    const found = pattern.exec(question);
    const reading = found && write(found.slice(1).map((group = '') => group.toLowerCase()));
    if (reading) return reading;
  }
  return undefined;
}
