import { parsedJson } from '../../text/parsedJson.ts';
import type { DocumentValues, KeptStore, PartValues } from '../../text/store.ts';
import type { KeptFiles } from './keptFiles.ts';
import { hash } from './reading.ts';

/** More bytes of values are not kept. */
const maximumLength = 24 * 1024 * 1024;

/** Values by their keys. */
type Values = ReadonlyMap<string, Buffer>;

/**
 * The values that are kept with this name. In their file a line of JSON says for each document its URI, and each key with the length of its
 * value in bytes; behind an empty line come the values.
 */
export function keptStore(files: KeptFiles, name: string): KeptStore {
  const file = `values-${hash(name)}`;
  const before = read(files.read(file));
  const documents = new Map<string, ValuesOfDocument>();
  const made: Made = { length: 0 };
  return {
    of: (uri) => {
      const known = documents.get(uri) ?? new ValuesOfDocument(before.get(uri), made);
      documents.set(uri, known);
      return known;
    },
    save: () => {
      for (const { parts } of documents.values()) parts.close();
      if (![...documents.values()].some((values) => values.isChanged)) return;
      const kept = new Map([...documents].map(([uri, values]) => [uri, values.kept]));
      // Those of documents that nobody has asked for are the oldest: behind all others they are the first without room.
      for (const [uri, values] of before) if (!kept.has(uri)) kept.set(uri, values);
      for (const values of documents.values()) values.settle();
      files.write(file, contentOf(kept));
    },
  };
}

/** The bytes of all values that this run has made. */
interface Made {
  length: number;
}

/** Of millions of keys or prints two are the same by chance once in 10^15 runs. */
function keyOf(text: string): string {
  return hash(text).slice(0, 16);
}

function print(texts: readonly string[]): string {
  return keyOf(texts.map((text) => `${text.length} `).join('') + texts.join(''));
}

class ValuesOfDocument implements DocumentValues {
  readonly parts = new ValuesOfParts(this);
  readonly keyOf = keyOf;
  readonly print = print;
  readonly #before: Values | undefined;
  readonly #used = new Map<string, Buffer>();
  readonly #made: Made;
  #hasMissed: boolean;
  #hasNew = false;
  /** The number of those that are kept on the disk. */
  #size: number;

  constructor(before: Values | undefined, made: Made) {
    this.#before = before;
    this.#made = made;
    this.#hasMissed = before === undefined;
    this.#size = before?.size ?? 0;
  }

  get(key: string): string | undefined {
    const value = this.#used.get(key) ?? this.#before?.get(key);
    if (value) this.#used.set(key, value);
    else this.#hasMissed = true;
    return value?.toString();
  }

  set(key: string, value: string): void {
    this.#set(key, value, maximumLength);
  }

  setLong(key: string, value: string): void {
    this.#set(key, value, maximumLength / 2);
  }

  /** @param most so many bytes all that has been made may have then. */
  #set(key: string, value: string, most: number): void {
    this.#hasMissed = this.#hasNew = true;
    const bytes = Buffer.from(value);
    if (this.#made.length + bytes.length > most) return;
    this.#made.length += bytes.length;
    this.#used.set(key, bytes);
  }

  /** The value of an earlier run, or of this one; which of them it is. */
  find(key: string): { readonly text: string; readonly isOfThisRun: boolean } | undefined {
    const used = this.#used.get(key);
    const text = (used ?? this.#before?.get(key))?.toString();
    return text === undefined ? undefined : { text, isOfThisRun: used !== undefined };
  }

  /** Whether others are kept on the disk. */
  get isChanged(): boolean {
    return this.#hasNew || this.kept.size !== this.#size;
  }

  /** These are kept on the disk now. */
  settle(): void {
    this.#hasNew = false;
    this.#size = this.kept.size;
  }

  /** While all that is asked for is there, the document is as it was, and all its values are kept; else those that have been used or made. */
  get kept(): Values {
    return this.#before && !this.#hasMissed ? this.#before : this.#used;
  }
}

/**
 * Values of the parts of a document. While they are open each is a text; closed, they are one value of the document, with a line for each: its
 * key, and behind a tab the value, in JSON.
 */
class ValuesOfParts implements PartValues {
  readonly keyOf = keyOf;
  readonly print = print;
  readonly #document: ValuesOfDocument;
  #before = new Map<string, string>();
  #used = new Map<string, string>();
  #isOpen = false;
  #hasMissed = false;

  constructor(document: ValuesOfDocument) {
    this.#document = document;
  }

  get(key: string): string | undefined {
    this.#open();
    const value = this.#used.get(key) ?? this.#before.get(key);
    if (value === undefined) this.#hasMissed = true;
    else this.#used.set(key, value);
    return value;
  }

  set(key: string, value: string): void {
    this.#open();
    this.#hasMissed = true;
    this.#used.set(key, value);
  }

  #open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#hasMissed = false;
    const kept = this.#document.find(keyOfParts);
    if (!kept) return;
    const lines = kept.isOfThisRun ? this.#used : this.#before;
    for (const line of kept.text.split('\n')) {
      const end = line.indexOf('\t');
      lines.set(line.slice(0, end), line.slice(end + 1));
    }
  }

  close(): void {
    if (!this.#isOpen) return;
    const lines = [...this.#used].map(([key, value]) => `${key}\t${value}`);
    if (!this.#hasMissed) this.#document.get(keyOfParts);
    else if (lines.length > 0) this.#document.set(keyOfParts, lines.join('\n'));
    this.#isOpen = false;
    this.#before.clear();
    this.#used.clear();
  }
}

/** No key of another value. */
const keyOfParts = 'parts';

function read(content: Buffer | undefined): Map<string, Values> {
  const before = new Map<string, Values>();
  const end = content?.indexOf('\n\n') ?? -1;
  if (!content || end < 0) return before;
  let at = end + 2;
  for (const line of content.toString('utf8', 0, end).split('\n')) {
    const [uri, ...parts] = listIn(line);
    const values = new Map<string, Buffer>();
    for (let index = 0; index < parts.length; index += 2) {
      const [key, length] = [parts[index], parts[index + 1]];
      if (typeof key !== 'string' || typeof length !== 'number') return new Map();
      values.set(key, content.subarray(at, at + length));
      at += length;
    }
    if (typeof uri === 'string') before.set(uri, values);
  }
  return before;
}

function listIn(line: string): readonly unknown[] {
  const list = parsedJson(line);
  return Array.isArray(list) ? list : [];
}

/** The file with these values, as far as there is room, in parts. */
function contentOf(kept: ReadonlyMap<string, Values>): readonly Buffer[] {
  const lines: string[] = [];
  const content: Buffer[] = [];
  let length = 0;
  for (const [uri, values] of kept) {
    const line: (string | number)[] = [uri];
    for (const [key, value] of values) {
      length += value.length;
      if (length > maximumLength) break;
      line.push(key, value.length);
      content.push(value);
    }
    lines.push(JSON.stringify(line));
  }
  return [Buffer.from(`${lines.join('\n')}\n\n`), ...content];
}
