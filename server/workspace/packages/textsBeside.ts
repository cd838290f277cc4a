import { Inputs } from '../../queries/inputs.ts';
import type { Document } from '../documents/document.ts';
import { decodedUri } from '../documents/fileName.ts';
import { type RecordText, recordPathOf } from './sourceRecord.ts';

/** The texts that are kept beside the documents of a workspace: records of sources. */
export class TextsBeside {
  /** By decoded URI. */
  readonly #texts = new Map<string, RecordText>();
  /** Each text, by its decoded URI. */
  readonly inputs = new Inputs('beside', (uri) => this.#texts.get(uri)?.text ?? '');

  /** Adds a text, in place of an earlier one. */
  put(uri: string, text: string): void {
    const key = decodedUri(uri);
    if (this.#texts.get(key)?.text === text) return;
    this.#texts.set(key, { text });
    this.inputs.change(key);
  }

  delete(uri: string): void {
    if (this.#texts.delete(decodedUri(uri))) this.inputs.change(decodedUri(uri));
  }

  /** The decoded URIs of all texts. */
  uris(): readonly string[] {
    return [...this.#texts.keys()];
  }

  /** The record of sources beside a translations file; undefined without one. */
  recordOf(document: Document): RecordText | undefined {
    const uri = decodedUri(recordPathOf(document.uri));
    this.inputs.read(uri);
    return this.#texts.get(uri);
  }
}
