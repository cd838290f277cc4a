/** Values of names that are typed into the text of a question: on a command line they belong into `--let`. */

import type { TypedReading } from '../../answers/typed/readTyped.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { gameName } from '../../dice/prose/words/gameName.ts';

/** A question with the values that its text gives to names. */
interface QuestionWithValues {
  /** The text without them. */
  readonly text: string;
  /** As `--let` takes them: `strength=4`. */
  readonly values: readonly string[];
}

/**
 * Divides a text that cannot be read into a question that can be read, and values for its names: `1D6 + strength >= 7, strength=4`.
 * Undefined if nothing comes of it.
 */
export function questionWithValues(
  typed: string,
  read: (text: string) => TypedReading,
): QuestionWithValues | undefined {
  const found = [...typed.matchAll(givenValue)];
  if (found.length === 0) return undefined;
  const values = found.map(([, name = '', value = '']) => `${gameName(name)}=${value}`);
  // Behind the question, or in the middle of it, where the name must stay.
  const texts = [typed.replace(givenValue, ' '), typed.replace(givenValue, ' $1 ')];
  for (const text of texts.map((one) => one.replace(/\s+(?=[\s,;]|$)/g, '').trim())) {
    const reading = read(text);
    if (reading.kind !== 'rolls') continue;
    const names = new Set(reading.rolls.flatMap(({ annotation }) => freeVariables(annotation)));
    if (found.every(([, name = '']) => names.has(gameName(name)))) return { text, values };
  }
  return undefined;
}

/** `, strength=4`, `(strength: 4)`, `with strength 4`. */
const givenValue =
  /[\s,;(]*(?<!\p{L})(?:(?:and|y|with|con|for|para|if|si)\s+)*(\p{L}[\p{L}-]*)\s*(?:[=:]\s*|\s)([+-]?\d+|A)(?![\p{L}\d])\s*\)?/gu;
