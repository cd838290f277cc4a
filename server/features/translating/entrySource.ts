import { keyIn } from '../../translations/model/keys.ts';
import { asPlainText, sourceShown } from '../../translations/model/sourceShown.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';

/** The source of an entry of a translations file, as people read it, and the line at which the entry begins, from 0. */
interface EntrySource {
  readonly text: string;
  readonly line: number;
}

/** The source of the entry around a line; undefined outside entries, and where the entry has no source. */
export function entrySource(scope: Package, document: Document, line: number): EntrySource | undefined {
  const index = document.sectionIndexAt(document.offsetAt({ line, character: Number.MAX_SAFE_INTEGER }));
  const section = document.sections[index];
  const key = section && keyIn(document, section)?.key;
  const source = key === undefined ? undefined : sourceShown(scope, document, key);
  if (!source) return undefined;
  return { text: asPlainText(source), line: document.positionAt(document.startOf(index)).line };
}
