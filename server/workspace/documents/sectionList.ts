import type { MissingRoot } from '../../xml/parse.ts';
import { type Section, xmlSection } from './section.ts';

/** The sections that an edit removed and added. All others are the same objects as before. */
export interface SectionChange {
  readonly removed: readonly Section[];
  readonly added: readonly Section[];
}

/** The root around sections: its name, and for the first section of a document its beginning, see `parse`. */
export interface SectionRoot {
  readonly name: string;
  readonly first: MissingRoot | undefined;
}

/**
 * The sections between those starts. Unchanged sections of `known` at both ends are reused. `beginsDocument` is false for a part of a
 * document behind its first section; `isSameRoot` is false if the known sections have another root.
 */
export function sectionsOf(
  text: string,
  starts: readonly number[],
  root: SectionRoot,
  beginsDocument: boolean,
  known: readonly Section[],
  isSameRoot: boolean,
  uri = '',
): readonly Section[] {
  const texts = starts.map((start, index) => text.slice(start, starts[index + 1] ?? text.length));
  let front = 0;
  while (front < Math.min(texts.length, known.length) && texts[front] === known[front]?.text) front++;
  let back = 0;
  const most = Math.min(texts.length, known.length) - Math.max(front, beginsDocument ? 1 : 0);
  while (back < most && texts[texts.length - 1 - back] === known[known.length - 1 - back]?.text) back++;
  return texts.map((sectionText, index) => {
    const fromEnd = texts.length - index;
    const kept = index < front ? known[index] : fromEnd <= back ? known[known.length - fromEnd] : undefined;
    if (kept && (isSameRoot || (index > 0 && isWithoutRoot(kept)))) return kept;
    return xmlSection(sectionText, beginsDocument && index === 0 ? root.first : root.name, uri);
  });
}

/** Whether nothing in the section depends on the root's name, as stray end tags do. */
function isWithoutRoot({ errors, rootEnd }: Section): boolean {
  return errors.length === 0 && rootEnd === undefined;
}

/** The items to remove and to add to turn one list into the other. */
export function difference(before: readonly Section[], after: readonly Section[]): SectionChange {
  const { front, back } = commonEnds(before, after);
  const removed = before.slice(front, before.length - back);
  const added = after.slice(front, after.length - back);
  if (removed.length === 0 || added.length === 0) return { removed, added };
  // A different root changes the first and the last section; those between stay the same.
  const [old, now] = [new Set(removed), new Set(added)];
  return {
    removed: removed.filter((section) => !now.has(section)),
    added: added.filter((section) => !old.has(section)),
  };
}

/** The numbers of sections at the front and at the back that are the same objects in both lists. */
export function commonEnds(
  before: readonly Section[],
  after: readonly Section[],
): { readonly front: number; readonly back: number } {
  const shorter = Math.min(before.length, after.length);
  let front = 0;
  while (front < shorter && before[front] === after[front]) front++;
  let back = 0;
  while (back < shorter - front && before[before.length - 1 - back] === after[after.length - 1 - back]) back++;
  return { front, back };
}
