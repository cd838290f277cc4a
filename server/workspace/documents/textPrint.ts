import { remembered } from '../../text/remembered.ts';
import type { StoredValues } from '../../text/store.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';

/** A document and its text, as a short text. */
export function textPrint(document: Document, values: StoredValues): string {
  return printOfSections(document.sections, document, values);
}

/** An edit makes a new list of sections. */
const printOfSections = remembered(
  (sections: readonly Section[], { uri, languageId, encoding }: Document, values: StoredValues): string =>
    values.print([JSON.stringify([uri, languageId, encoding]), ...sections.map(({ text }) => text)]),
);
