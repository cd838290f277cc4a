import { Document } from '../../workspace/documents/document.ts';
import { errorsOfSyntax } from '../../workspace/documents/errorsOfSyntax.ts';
import { edited } from '../problems/edited.ts';
import type { Edit } from '../problems/finding.ts';

/**
 * A new document with the edits made, in the line ends of the document; undefined if its XML would have more errors, or if it would be
 * another kind of document.
 */
export function improved(document: Document, edits: readonly Edit[]): Document | undefined {
  const { uri, languageId, version, encoding } = document;
  const text = edited(document.getText(), inOwnLineEnds(document, edits));
  const next = new Document(uri, languageId, version + 1, text, encoding);
  return next.format === document.format && errorsOfSyntax(next) <= errorsOfSyntax(document) ? next : undefined;
}

/** The edits with the line ends of the document in their texts. */
export function inOwnLineEnds(document: Document, edits: readonly Edit[]): readonly Edit[] {
  const text = document.getText();
  const hasReturns = /\r\n/.test(text) && !/(?:^|[^\r])\n/.test(text);
  return hasReturns ? edits.map(({ span, newText }) => ({ span, newText: newText.replace(/\r?\n/g, '\r\n') })) : edits;
}
