import type { Document } from '../../workspace/documents/document.ts';
import { entryTag } from '../../workspace/documents/entry.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Finding } from '../problems/finding.ts';
import type { ProblemCode } from '../problems/kinds.ts';

/** The parts of a problem that stay the same when lines are added, removed or moved. Equal problems of an entry have equal identities. */
export interface ProblemIdentity {
  readonly code: ProblemCode;
  /** The id, key or name of the entry; empty in prose, before the first entry, and for an entry without any of them. */
  readonly entry: string;
  /** The marked text, with single spaces, cut to 80 characters. */
  readonly text: string;
}

/** The identity of a problem, whose span is in document coordinates. */
export function identityOf(document: Document, { code, span }: Finding): ProblemIdentity {
  const index = document.sectionIndexAt(span.start);
  const section = document.sections[index];
  const start = document.startOf(index);
  // Of the section alone, because the text of a document is joined from all sections.
  const marked = section?.text.slice(span.start - start, Math.min(span.end, span.start + maximumRead) - start) ?? '';
  return {
    code,
    entry: section ? nameOf(document, section) : '',
    text: marked.replace(/\s+/g, ' ').trim().slice(0, maximumText),
  };
}

const maximumText = 80;
/** Enough for that many characters between long white space. */
const maximumRead = 1000;

function nameOf({ format }: Document, section: Section): string {
  const tag = entryTag(section, format);
  for (const name of ['id', 'key', 'name']) {
    const span = tag?.attributes.find((attribute) => attribute.name === name)?.valueSpan;
    if (span && span.end > span.start) return unescapeText(section.text.slice(span.start, span.end));
  }
  return '';
}
