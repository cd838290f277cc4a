import type { ChangeAnnotation, WorkspaceEdit } from 'vscode-languageserver-types';
import { grouped } from '../text/grouped.ts';
import type { Span } from '../text/span.ts';
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

/** A change of a text. */
export interface PlacedChange<Kind extends string = string> {
  readonly document: Document;
  /** In document coordinates. */
  readonly span: Span;
  readonly newText: string;
  readonly kind: Kind;
}

/** The changes as one edit, those of each document in the order of its text, and what a client that shows kinds says of these. */
export function workspaceEdit<Kind extends string>(
  changes: readonly PlacedChange<Kind>[],
  { versionOf, hasDocumentChanges, hasAnnotations }: EditSupport,
  annotationOf: ((kind: Kind) => ChangeAnnotation) | undefined,
): WorkspaceEdit {
  const isAnnotated = hasDocumentChanges && hasAnnotations && annotationOf !== undefined;
  const byDocument = [...grouped(changes, ({ document }) => document)].map(([document, ofDocument]) => {
    const edits = ofDocument
      .toSorted((one, other) => one.span.start - other.span.start)
      .map(({ span, newText, kind }) => {
        return { range: document.range(span), newText, ...(isAnnotated && { annotationId: kind }) };
      });
    return { document, edits };
  });
  if (!hasDocumentChanges)
    return { changes: Object.fromEntries(byDocument.map(({ document, edits }) => [document.uri, edits])) };
  const documentChanges = byDocument.map(({ document, edits }) => {
    return { textDocument: { uri: document.uri, version: versionOf(document) }, edits };
  });
  if (!isAnnotated) return { documentChanges };
  const kinds = new Set(changes.map(({ kind }) => kind));
  return {
    documentChanges,
    changeAnnotations: Object.fromEntries([...kinds].map((kind) => [kind, annotationOf(kind)])),
  };
}
