import type { KeptInput } from '../../queries/kept.ts';
import type { Document } from './document.ts';

/** The inputs of a document, by the first word of their names: the URI of the document is the rest. */
export const documentInputs = new Map<string, (document: Document) => KeptInput>([
  ['head', ({ head }) => head],
  ['text', ({ content }) => content],
]);
