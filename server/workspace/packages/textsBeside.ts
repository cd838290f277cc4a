import type { Document } from '../documents/document.ts';
import { decodedUri, folderOf } from '../documents/fileName.ts';
import { type SchemaFile, schemaFile, schemaNameOf } from './schemaFile.ts';
import { type RecordText, recordPathOf } from './sourceRecord.ts';

/** The texts that are kept beside the documents of a workspace: records of sources, and schemas that documents name. */
export class TextsBeside {
  /** By decoded URI. */
  readonly #texts = new Map<string, RecordText>();

  /** Adds a text, in place of an earlier one. */
  put(uri: string, text: string): void {
    const key = decodedUri(uri);
    if (this.#texts.get(key)?.text !== text) this.#texts.set(key, { text });
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
    const text = name === undefined ? undefined : this.#texts.get(`${folderOf(document.uri)}/${name}`);
    return name === undefined || !text ? undefined : schemaFile(text, name);
  }
}
