import { remembered } from '../../text/remembered.ts';
import type { Store } from '../../text/store.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** A document and its text, as a short text. */
export function textPrint(document: Document, store: Store): string {
  return printOfSections(document.sections, document, store);
}

/** An edit makes a new list of sections. */
const printOfSections = remembered(
  (sections: readonly Section[], { uri, languageId, encoding }: Document, store: Store): string =>
    store.print([JSON.stringify([uri, languageId, encoding]), ...sections.map(({ text }) => text)]),
);
