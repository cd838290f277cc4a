import type { Document } from '../workspace/documents/document.ts';

/** The client's support for edits. */
export interface EditSupport {
  /** The version of an open document; `null` for a file that is not open. */
  readonly versionOf: (document: Document) => number | null;
  /** Whether edits may name the version of their document. */
  readonly hasDocumentChanges: boolean;
  /** Whether edits may have annotations, for a client that shows them in a preview. */
  readonly hasAnnotations: boolean;
}
