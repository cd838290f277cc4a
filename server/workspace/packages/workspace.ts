import type { TextDocumentContentChangeEvent } from 'vscode-languageserver-textdocument';
import { Document } from '../documents/document.ts';
import { decodedUri } from '../documents/fileName.ts';
import type { Steps } from '../documents/steps.ts';
import type { Definition } from '../index/definition.ts';
import { Index, ownPrecedence } from '../index/index.ts';
import { languageIdOf, type Pack } from './host.ts';

/** The documents that are known, open or not, and the index over them. */
export class Workspace {
  readonly index: Index;
  /** By their decoded URIs: clients spell them differently. */
  readonly #documents = new Map<string, Document>();
  readonly #packUris: ReadonlySet<string>;
  readonly #packs = new Map<Document, Pack>();

  /** @param packs the one whose names count before those of the others first. They are read when they are first asked for. */
  constructor(packs: readonly Pack[]) {
    this.#packUris = new Set(packs.map(({ uri }) => uri));
    this.index = new Index((index) => {
      packs.forEach((pack, position) => {
        const document = new Document(pack.uri, 'xml', 0, pack.text);
        this.#packs.set(document, pack);
        index.add(document, packs.length - position);
      });
    });
  }

  get(uri: string): Document | undefined {
    return this.#documents.get(decodedUri(uri));
  }

  /** Those of the workspace, in the order of their decoded URIs. */
  documents(): readonly Document[] {
    return this.index.documents().filter((document) => !this.#packs.has(document));
  }

  /** The document of the bundled pack with that URI, whether or not an editor shows it. */
  packWith(uri: string): Document | undefined {
    if (!this.#packUris.has(uri)) return undefined;
    this.index.load();
    for (const document of this.#packs.keys()) if (document.uri === uri) return document;
    return undefined;
  }

  /** The pack that the document is, or undefined if it is the author's own. */
  packOf(document: Document): Pack | undefined {
    return this.#packs.get(document);
  }

  /** Makes the document the one of its URI, in place of any that was. */
  put(document: Document): void {
    this.delete(document.uri);
    this.#documents.set(decodedUri(document.uri), document);
    this.index.add(document, ownPrecedence);
  }

  /** Puts a document in steps, for what is large. Between them what has been put is known; whoever puts or deletes it anew ends this first. */
  *putting(document: Document): Steps<void> {
    this.delete(document.uri);
    this.#documents.set(decodedUri(document.uri), document);
    yield* this.index.adding(document, ownPrecedence);
  }

  /** Makes a document of a file that no editor has open. Returns undefined, and keeps nothing, if it is not ours. */
  putFile(uri: string, text: string): Document | undefined {
    const document = new Document(uri, languageIdOf(uri), 0, text);
    if (!document.format) {
      this.delete(uri);
      return undefined;
    }
    this.put(document);
    return document;
  }

  update(document: Document, changes: readonly TextDocumentContentChangeEvent[], version: number): void {
    const change = document.update(changes, version);
    if (this.get(document.uri) === document) this.index.change(document, change, ownPrecedence);
  }

  delete(uri: string): void {
    const document = this.get(uri);
    if (!document) return;
    this.index.remove(document);
    this.#documents.delete(decodedUri(uri));
  }

  /** The rule with that id that counts: the workspace's own before a bundled one. */
  ruleWithId(id: string): Definition | undefined {
    return this.index.ruleWithId(id);
  }
}
