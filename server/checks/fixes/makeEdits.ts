import type { Document } from '../../workspace/documents/document.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Edit } from '../problems/finding.ts';

/** Edits of a document that have been made. */
export interface Made {
  readonly edits: readonly Edit[];
  /** Gives the document its text from before. */
  readonly takeBack: () => void;
}

/** Edits a document of the workspace where it is, so that entries without an edit stay the same. The edits are in the order of the text. */
export function makeEdits(workspace: Workspace, document: Document, edits: readonly Edit[]): Made {
  const backwards: Edit[] = [];
  let shift = 0;
  for (const { span, newText } of edits) {
    const start = span.start + shift;
    const written = document.getText().slice(span.start, span.end);
    backwards.push({ span: { start, end: start + newText.length }, newText: written });
    shift += newText.length - (span.end - span.start);
  }
  apply(workspace, document, edits);
  return { edits, takeBack: () => apply(workspace, document, backwards) };
}

/** The last edit first, so that the places of the others stay right. */
function apply(workspace: Workspace, document: Document, edits: readonly Edit[]): void {
  for (const { span, newText } of edits.toReversed())
    workspace.update(document, [{ range: document.range(span), text: newText }], document.version + 1);
}
