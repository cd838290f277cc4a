/** The parts of a `Document` that determine its cost. */
interface Measured {
  readonly isKnown: boolean;
  readonly length: number;
  readonly sections: readonly unknown[];
}

/** The maximum memory, in bytes of `costOf`, for all files that are not open in an editor together, and for each open document. */
export const maximumCost = 600_000_000;

/** The maximum for one file that is not open. */
export const maximumCostOfFile = maximumCost / 4;

/** A character takes up to 2 bytes, and is sometimes copied. At least 3, the maximum bytes of a UTF-16 unit in a file. */
const costOfCharacter = 4;

/** A section with its results and its part of the index. */
const costOfSection = 4000;

const costOfIndexedCharacter = 2;

/** A section with its part of the index, without its results. */
const costOfIndexedSection = 1500;

/** The approximate memory of a document with all its results, in bytes. A document that is not recognised has none. */
export function costOf({ isKnown, length, sections }: Measured): number {
  return isKnown ? costOfSections(length, sections.length) : 0;
}

/** The same for a recognised text with that number of sections. */
export function costOfSections(length: number, count: number): number {
  return length * costOfCharacter + count * costOfSection;
}

/** The same without the results: its text, and its part of the index. */
export function costOfIndexed({ isKnown, length, sections }: Measured): number {
  return isKnown ? length * costOfIndexedCharacter + sections.length * costOfIndexedSection : 0;
}

/** The minimum for a recognised document with that text. */
export function leastCostOf(text: string): number {
  return text.length * costOfCharacter;
}
