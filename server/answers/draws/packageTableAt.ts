import { hasEntities } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type TableFacts, tableFacts } from './tableFacts.ts';

/** The table of a package whose entry is at the offset; undefined in any other document, and outside of its tables. */
export function packageTableAt(document: Document, offset: number): TableFacts | undefined {
  if (!hasEntities(document.format, 'table')) return undefined;
  const section = document.sections[document.sectionIndexAt(offset)];
  return section && tableFacts(document, section);
}
