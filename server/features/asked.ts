import type { Reader } from '../answers/reader.ts';
import type { Document } from '../workspace/documents/document.ts';
import type { Workspace } from '../workspace/packages/workspace.ts';

/** What a question of an editor is about: a document in its workspace, and the person who is answered. */
export interface Asked {
  readonly workspace: Workspace;
  readonly document: Document;
  readonly reader: Reader;
}

/** What a question about the whole workspace is about. */
export type AskedOfAll = Omit<Asked, 'document'>;
