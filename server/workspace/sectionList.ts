import { type Section, xmlSection } from './section.ts';

/** What an edit took out of a document and put in. Sections that are in neither list are the same objects as before. */
export interface SectionChange {
  readonly removed: readonly Section[];
  readonly added: readonly Section[];
}

/** The sections between those starts. Those of `known` that stand at either end unchanged are taken over. */
export function sectionsOf(
  text: string,
  starts: readonly number[],
  root: string,
  beginsDocument: boolean,
  known: readonly Section[],
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
    return kept ?? xmlSection(sectionText, beginsDocument && index === 0 ? undefined : root);
  });
}

/** What has to go out of the one list and come in to make it the other. */
export function difference(before: readonly Section[], after: readonly Section[]): SectionChange {
  const { front, back } = commonEnds(before, after);
  return { removed: before.slice(front, before.length - back), added: after.slice(front, after.length - back) };
}

/** How many sections at the front and at the back are the same objects in both lists. */
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
