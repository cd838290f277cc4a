import type { Document } from '../documents/document.ts';
import { decodedUri, fileNameOf, folderOf } from '../documents/fileName.ts';
import { type SchemaFile, schemaNameOf } from './schemaFile.ts';
import { type RecordText, recordPathOf } from './sourceRecord.ts';

/** The texts that are kept beside the documents of a workspace: records of sources, and schemas that documents name. */
export class TextsBeside {
  /** By decoded URI. */
  readonly #texts = new Map<string, SchemaFile>();

  /** Adds a text, in place of an earlier one. */
  put(uri: string, text: string): void {
    const key = decodedUri(uri);
    if (this.#texts.get(key)?.text !== text) this.#texts.set(key, { text, name: fileNameOf(uri) });
  }

  delete(uri: string): void {
    this.#texts.delete(decodedUri(uri));
  }

  /** The decoded URIs of all texts. */
  uris(): readonly string[] {
    return [...this.#texts.keys()];
  }

  /** The record of sources beside a translations file; undefined without one. */
  recordOf(document: Document): RecordText | undefined {
    return this.#texts.get(decodedUri(recordPathOf(document.uri)));
  }

  /** The schema that the root of a document names, if it lies beside the document; undefined without one. */
  schemaOf(document: Document): SchemaFile | undefined {
    const name = schemaNameOf(document);
    return name === undefined ? undefined : this.#texts.get(`${folderOf(document.uri)}/${name}`);
  }
}
