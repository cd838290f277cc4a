/** What counts of a `Document`. */
interface Measured {
  readonly format: object | undefined;
  readonly length: number;
  readonly sections: readonly unknown[];
}

/** All files together that no editor has open may take so much memory, in bytes as `costOf` has them, and each document that one has. */
export const maximumCost = 600_000_000;

/** One of them may take so much. */
export const maximumCostOfFile = maximumCost / 4;

/** A sign of a text takes up to 2 bytes, and is now and then copied. It must be no less than 3, the bytes of a sign in a file. */
const costOfCharacter = 4;

/** What is known of a section, with what the index has of it. */
const costOfSection = 4000;

/** About how much memory a document takes with all that is known of it, in bytes. Nothing is kept of one that is not ours. */
export function costOf({ format, length, sections }: Measured): number {
  return format ? costOfSections(length, sections.length) : 0;
}

/** The same of a text of ours that falls into so many sections. */
export function costOfSections(length: number, count: number): number {
  return length * costOfCharacter + count * costOfSection;
}

/** What a document of that text takes at the least, if it is ours. */
export function leastCostOf(text: string): number {
  return text.length * costOfCharacter;
}
