import { type Span, shift } from '../../text/span.ts';
import type { Document } from '../documents/document.ts';
import { entryOf } from '../documents/entry.ts';
import { type EntryLabel, entryLabelsIn } from '../documents/entryLabels.ts';
import type { Section } from '../documents/section.ts';

/** An entry of a file, or a whole prose document, which has no label. */
export interface Entry {
  readonly document: Document;
  /** The index of its section in the document. */
  readonly index: number;
  readonly section: Section;
  readonly label: EntryLabel | undefined;
}

/** The entry in that section; undefined for the section before the first entry, and for translations, which belong to other entries. */
export function entryIn(document: Document, index: number): Entry | undefined {
  const section = document.sections[index];
  if (!section || !document.format) return undefined;
  if (!document.format.isXml) return { document, index, section, label: undefined };
  const [label] = entryLabelsIn(document, section);
  return label && { document, index, section, label };
}

/** Its span in the document, without the text between it and the next entry. */
export function entrySpan({ document, index, section, label }: Entry): Span {
  const element = label && entryOf(section, document.format);
  return shift(element?.span ?? { start: 0, end: section.text.length }, document.startOf(index));
}
