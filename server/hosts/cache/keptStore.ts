import { parsedJson } from '../../text/parsedJson.ts';
import type { KeptStore, StoredValues } from '../../text/store.ts';
import type { KeptFiles } from './keptFiles.ts';
import { hash } from './reading.ts';

/** More bytes of values are not kept: in a folder of any size memory has room for them. */
const maximumLength = 24 * 1024 * 1024;

/** Where values are among all, by their keys. */
type Places = ReadonlyMap<string, Place>;
type Place = readonly [start: number, end: number];

/**
 * The values that are kept with this name. In their file a line of JSON says for each document its URI, and each key with the length of its
 * value in bytes; behind an empty line come the values. Bytes in one buffer take less memory than texts.
 */
export function keptStore(files: KeptFiles, name: string): KeptStore {
  const file = `values-${hash(name)}`;
  const { bytes, before } = read(files.read(file));
  const documents = new Map<string, ValuesOfDocument>();
  return {
    of: (uri) => {
      const known = documents.get(uri) ?? new ValuesOfDocument(bytes, before.get(uri));
      documents.set(uri, known);
      return known;
    },
    save: () => {
      if (![...documents.values()].some((values) => values.isChanged)) return;
      const kept = new Map([...documents].map(([uri, values]) => [uri, values.kept]));
      // Those of documents that nobody has asked for are the oldest: behind all others they are the first without room.
      for (const [uri, places] of before) if (!kept.has(uri)) kept.set(uri, places);
      for (const values of documents.values()) values.settle();
      files.write(file, contentOf(kept, bytes));
    },
  };
}

/** Values one behind the other: those that an earlier run has kept, and behind them those of this one. */
class Bytes {
  readonly #kept: Buffer;
  #added = Buffer.alloc(0);
  #length: number;

  constructor(kept: Buffer) {
    this.#kept = kept;
    this.#length = kept.length;
  }

  at([start, end]: Place): Buffer {
    const { length } = this.#kept;
    return start < length ? this.#kept.subarray(start, end) : this.#added.subarray(start - length, end - length);
  }

  /**
   * Undefined if there is no room.
   *
   * @param most so many bytes there may be at the end.
   */
  add(text: string, most: number): Place | undefined {
    const start = this.#length;
    const end = start + Buffer.byteLength(text);
    if (end > most) return undefined;
    const [from, to] = [start - this.#kept.length, end - this.#kept.length];
    if (to > this.#added.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(to, Math.min(2 * to, to + maximumStep)));
      this.#added.copy(larger);
      this.#added = larger;
    }
    this.#added.write(text, from);
    this.#length = end;
    return [start, end];
  }
}

/** So many bytes are added to a buffer at most when it is full. */
const maximumStep = 4 * 1024 * 1024;

class ValuesOfDocument implements StoredValues {
  readonly #bytes: Bytes;
  readonly #before: Places | undefined;
  readonly #used = new Map<string, Place>();
  #hasMissed: boolean;
  #hasNew = false;
  /** The number of those that are kept on the disk. */
  #size: number;

  constructor(bytes: Bytes, before: Places | undefined) {
    this.#bytes = bytes;
    this.#before = before;
    this.#hasMissed = before === undefined;
    this.#size = before?.size ?? 0;
  }

  /** Of keys of millions of values two are the same by chance once in 10^15 runs. */
  keyOf(text: string): string {
    return hash(text).slice(0, 16);
  }

  get(key: string): string | undefined {
    const place = this.#used.get(key) ?? this.#before?.get(key);
    if (place) this.#used.set(key, place);
    else this.#hasMissed = true;
    return place && this.#bytes.at(place).toString();
  }

  set(key: string, value: string): void {
    this.#set(key, this.#bytes.add(value, 2 * maximumLength));
  }

  setLong(key: string, value: string): void {
    this.#set(key, this.#bytes.add(value, maximumLength / 2));
  }

  #set(key: string, place: Place | undefined): void {
    this.#hasMissed = this.#hasNew = true;
    if (place) this.#used.set(key, place);
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

  print(texts: readonly string[]): string {
    return hash(texts.map((text) => `${text.length} `).join('') + texts.join(''));
  }

  /** While all that is asked for is there, the document is as it was, and all its values are kept; else those that have been used or made. */
  get kept(): Places {
    return this.#before && !this.#hasMissed ? this.#before : this.#used;
  }
}

/** The places are counted from the start of the file. */
function read(content: Buffer | undefined): { readonly bytes: Bytes; readonly before: Map<string, Places> } {
  const before = new Map<string, Places>();
  const end = content?.indexOf('\n\n') ?? -1;
  if (!content || end < 0) return { bytes: new Bytes(Buffer.alloc(0)), before };
  let at = end + 2;
  for (const line of content.toString('utf8', 0, end).split('\n')) {
    const [uri, ...parts] = listIn(line);
    const places = new Map<string, Place>();
    for (let index = 0; index < parts.length; index += 2) {
      const [key, length] = [parts[index], parts[index + 1]];
      if (typeof key !== 'string' || typeof length !== 'number')
        return { bytes: new Bytes(content), before: new Map() };
      places.set(key, [at, at + length]);
      at += length;
    }
    if (typeof uri === 'string') before.set(uri, places);
  }
  return { bytes: new Bytes(content), before };
}

function listIn(line: string): readonly unknown[] {
  const list = parsedJson(line);
  return Array.isArray(list) ? list : [];
}

/** The file with the values at these places, as far as there is room. */
function contentOf(kept: ReadonlyMap<string, Places>, bytes: Bytes): Buffer {
  const lines: string[] = [];
  const values: Buffer[] = [];
  let length = 0;
  for (const [uri, places] of kept) {
    const line: (string | number)[] = [uri];
    for (const [key, place] of places) {
      const value = bytes.at(place);
      length += value.length;
      if (length > maximumLength) break;
      line.push(key, value.length);
      values.push(value);
    }
    lines.push(JSON.stringify(line));
  }
  return Buffer.concat([Buffer.from(`${lines.join('\n')}\n\n`), ...values]);
}
