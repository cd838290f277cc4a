import { hasEntities } from '../../formats/format.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { type TableFacts, tableFacts } from './tableFacts.ts';

/** A table of a package in its document. */
interface PlacedTable {
  readonly table: TableFacts;
  /** The offset after its start tag, where a roll on it is shown. */
  readonly afterTag: number;
}

/** The table of a package whose entry is at the offset; undefined in any other document, and outside of its tables. */
export function packageTableAt(document: Document, offset: number): PlacedTable | undefined {
  if (!hasEntities(document.format, 'table')) return undefined;
  const at = document.sectionIndexAt(offset);
  const section = document.sections[at];
  const table = section && tableFacts(document, section);
  const element = section && entryOf(section, document.format);
  return table && element && { table, afterTag: document.startOf(at) + element.startTag.end };
}
