import type { KeptInput } from '../../queries/kept.ts';
import { remembered } from '../../queries/remembered.ts';
import type { Document } from './document.ts';

const kinds = new Map<string, (document: Document) => KeptInput>([
  ['head', ({ head }) => head],
  ['text', ({ content }) => content],
]);

/**
 * Makes a function that gives an input of a document, the same each time.
 *
 * @param kind the first word of its name; the URI of the document is the rest.
 */
export function documentInput<Kind extends KeptInput>(
  kind: string,
  make: (document: Document) => Kind,
): (document: Document) => Kind {
  const inputOf = remembered(make);
  kinds.set(kind, inputOf);
  return inputOf;
}

/** The input of a document whose name begins with that word; undefined if there is none. */
export function inputOfKind(document: Document, kind: string): KeptInput | undefined {
  return kinds.get(kind)?.(document);
}
