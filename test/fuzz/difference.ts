/** Something that does not throw and is wrong all the same: an answer that is not sound, or another one than that of a fresh state. */
export class Difference extends Error {}

/** Throws a difference with that sentence unless the condition holds. */
export function expect(condition: boolean, sentence: () => string): asserts condition {
  if (!condition) throw new Difference(sentence());
}
