import type { TextDocumentContentChangeEvent } from 'vscode-languageserver';
import type { Document } from '../../workspace/documents/document.ts';

/** For each open document, the place where its author types. Offsets are UTF-16 offsets in the document after the last change. */
export class TypedPlaces {
  /** By URI. */
  readonly #places = new Map<string, number>();

  /** Notes the changes before they are applied to the document. A deletion keeps the place only if it takes back what was just typed. */
  note(document: Document, changes: readonly TextDocumentContentChangeEvent[]): void {
    const place = changes.length === 1 && changes[0] ? this.#placeAfter(document, changes[0]) : undefined;
    if (place === undefined) this.#places.delete(document.uri);
    else this.#places.set(document.uri, place);
  }

  #placeAfter(document: Document, change: TextDocumentContentChangeEvent): number | undefined {
    if (!('range' in change) || (/[\r\n]/.test(change.text) && !/^\r?\n[ \t]*$/.test(change.text))) return undefined;
    const start = document.offsetAt(change.range.start);
    const isTyped = change.text !== '' || document.offsetAt(change.range.end) === this.at(document);
    return isTyped ? start + change.text.length : undefined;
  }

  /** Returns the place of the last typed letter's end; undefined before the first one, and after an edit of another sort or a save. */
  at(document: Document): number | undefined {
    return this.#places.get(document.uri);
  }

  /** Forgets the place: the author is done with it. Returns whether there was one. */
  forget(document: Document): boolean {
    return this.#places.delete(document.uri);
  }
}
