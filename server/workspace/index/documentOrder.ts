import { OrderedSet } from '../../text/orderedSet.ts';
import { remembered } from '../../text/remembered.ts';
import type { Document } from '../documents/document.ts';
import { decodedUri } from '../documents/fileName.ts';
import type { Section } from '../documents/section.ts';

/** An item in a section of a document. */
export interface Located {
  readonly document: Document;
  readonly section: Section;
}

/**
 * The one order of all sections, independent of loading and editing: the documents of the workspace by their decoded URIs, then the packs,
 * the highest precedence first; in a document the order of its text.
 */
export class DocumentOrder {
  readonly #keys = new Map<Document, { readonly precedence: number; readonly uri: string }>();
  readonly #documents = new OrderedSet<Document>();

  /** @param precedence the same for all documents of the workspace, and higher than that of any pack. */
  add(document: Document, precedence: number): void {
    this.#keys.set(document, { precedence, uri: decodedUri(document.uri) });
    this.#documents.add(document);
  }

  remove(document: Document): void {
    if (this.#keys.delete(document)) this.#documents.remove(document);
  }

  documents(): readonly Document[] {
    return this.#documents.inOrder((left, right) => this.#compareDocuments(left, right));
  }

  /** Less than 0 if `left` comes first, 0 in the same section. Both must be in documents that have been added. */
  compare(left: Located, right: Located): number {
    if (left.section === right.section) return 0;
    if (left.document !== right.document) return this.#compareDocuments(left.document, right.document);
    const positions = positionsIn(left.document.sections);
    return (positions.get(left.section) ?? 0) - (positions.get(right.section) ?? 0);
  }

  #compareDocuments(left: Document, right: Document): number {
    const a = this.#keys.get(left);
    const b = this.#keys.get(right);
    if (!a || !b || a === b) return 0;
    if (a.precedence !== b.precedence) return b.precedence - a.precedence;
    return a.uri < b.uri ? -1 : 1;
  }
}

/** An edit creates a new list of sections, so a result for a list stays valid. */
const positionsIn = remembered(
  (sections: readonly Section[]): ReadonlyMap<Section, number> =>
    new Map(sections.map((section, index) => [section, index])),
);
