import { inParts } from '../../queries/run.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** Makes a function that lists what each section of a document adds to a list. In a run it pauses between two sections; nothing is remembered. */
export function listedBySection<Given extends readonly unknown[], Item>(
  itemsOf: (document: Document, section: Section, index: number, ...given: Given) => readonly Item[],
): (document: Document, ...given: Given) => readonly Item[] {
  return inParts(
    (document: Document, ..._: Given) => document.sections.length,
    (index, document, ...given) => {
      const section = document.sections[index];
      return section ? itemsOf(document, section, index, ...given) : [];
    },
  );
}
