import { unrecorded } from '../../queries/reads.ts';
import { remembered } from '../../queries/remembered.ts';
import { gathered } from '../../text/gathered.ts';
import { OrderedSet } from '../../text/orderedSet.ts';
import type { Document } from '../documents/document.ts';
import { decodedUri } from '../documents/fileName.ts';
import type { Section } from '../documents/section.ts';

/** An item in a section of a document. */
export interface Located {
  readonly document: Document;
  readonly section: Section;
}

/**
 * The one order of all sections, independent of loading and editing: the documents of the workspace by their decoded URIs, then those of
 * packages that it continues, then the packs, the highest precedence first; in a document the order of its text.
 */
export class DocumentOrder {
  readonly #keys = new Map<Document, { readonly precedence: number; readonly uri: string }>();
  readonly #documents = new OrderedSet<Document>();

  /** @param precedence the same for all documents of a package, and higher than that of any pack. */
  add(document: Document, precedence: number): void {
    this.#keys.set(document, { precedence, uri: decodedUri(document.uri) });
    this.#documents.add(document);
  }

  remove(document: Document): void {
    if (this.#keys.delete(document)) this.#documents.remove(document);
  }

  precedenceOf(document: Document): number {
    return this.#keys.get(document)?.precedence ?? 0;
  }

  /** All sections. That does not count as reading them. */
  sections(): readonly Section[] {
    return unrecorded(() => gathered(this.documents(), ({ sections }) => sections));
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

  /**
   * Less than 0 if `left` counts before `right`: it is of a higher precedence, or of the workspace and comes later, as in the app, or of a
   * pack and comes first.
   */
  compareEffect(left: Located, right: Located): number {
    const higher = this.precedenceOf(right.document) - this.precedenceOf(left.document);
    return higher || (left.document.isBundled ? 1 : -1) * this.compare(left, right);
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
