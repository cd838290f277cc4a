import type { Reader } from '../answers/reader.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';

/** The subject of a request: a document in its workspace, and the person it is answered for. */
export interface Asked {
  readonly workspace: Workspace;
  readonly document: Document;
  readonly reader: Reader;
}

/** The subject of a request about the whole workspace. */
export type AskedOfAll = Omit<Asked, 'document'>;
