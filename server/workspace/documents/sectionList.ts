import { Section, type SectionReader } from './section.ts';

/** The sections that an edit removed and added. All others are the same objects as before. */
export interface SectionChange {
  readonly removed: readonly Section[];
  readonly added: readonly Section[];
}

/**
 * The sections of a text between those starts. Sections of `known` at both ends that have the same text, and are read in the same way, are
 * reused.
 */
export function sectionsOf(
  text: string,
  starts: readonly number[],
  readerAt: (index: number) => SectionReader,
  known: readonly Section[],
  uri: string,
): readonly Section[] {
  const parts = starts.map((start, index) => ({
    text: text.slice(start, starts[index + 1] ?? text.length),
    reader: readerAt(index),
  }));
  const { front, back } = commonEnds<Part>(known, parts, (a, b) => a.text === b.text && a.reader === b.reader);
  const moved = known.length - parts.length;
  return parts.map((part, index) => {
    const isKnown = index < front || index >= parts.length - back;
    return (isKnown && known[index < front ? index : index + moved]) || new Section(part.text, part.reader, uri);
  });
}

type Part = Pick<Section, 'text' | 'reader'>;

/** The items to remove and to add to turn one list into the other. */
export function difference(before: readonly Section[], after: readonly Section[]): SectionChange {
  const { front, back } = commonEnds(before, after);
  const removed = before.slice(front, before.length - back);
  const added = after.slice(front, after.length - back);
  // Two edits at once may leave sections between them as they are.
  const [old, now] = [new Set(removed), new Set(added)];
  return {
    removed: removed.filter((section) => !now.has(section)),
    added: added.filter((section) => !old.has(section)),
  };
}

/** The numbers of items at the front and at the back that are the same in both lists. */
export function commonEnds<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean = Object.is,
): { readonly front: number; readonly back: number } {
  const shorter = Math.min(before.length, after.length);
  const isSameAt = (place: number): boolean => {
    const [one, other] = [before.at(place), after.at(place)];
    return one !== undefined && other !== undefined && isSame(one, other);
  };
  let front = 0;
  while (front < shorter && isSameAt(front)) front++;
  let back = 0;
  while (back < shorter - front && isSameAt(-1 - back)) back++;
  return { front, back };
}
