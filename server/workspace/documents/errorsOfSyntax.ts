import type { Document } from './document.ts';

/** The number of errors that keep the XML of a document from being read. */
export function errorsOfSyntax({ sections }: Pick<Document, 'sections'>): number {
  return sections.reduce((sum, { errors }) => sum + errors.length, 0);
}
