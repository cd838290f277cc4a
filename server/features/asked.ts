import type { Reader } from '../answers/reader.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Package } from '../workspace/packages/package.ts';

/** The subject of a request: a document, its package, and the person it is answered for. */
export interface Asked {
  readonly scope: Package;
  readonly document: Document;
  readonly reader: Reader;
}

/** The subject of a request about a package. */
export type AskedOfAll = Omit<Asked, 'document'>;
