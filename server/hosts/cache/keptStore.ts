import type { FindInput, KeptValues, Store } from '../../queries/kept.ts';
import { parsedJson } from '../../text/parsedJson.ts';
import type { KeptFiles } from './keptFiles.ts';
import { hash } from './reading.ts';

/** More bytes of values are not kept. */
const maximumLength = 24 * 1024 * 1024;

/** The JSON of values by their names. It is decoded when somebody asks for it. */
type Values = ReadonlyMap<string, Buffer>;

/**
 * The values that are kept with this name. In their file a line of JSON says for each document its URI, and each name with the length of its
 * value in bytes; behind an empty line come the values.
 */
export function keptStore(files: KeptFiles, name: string): Store {
  const file = `values-${hash(name)}`;
  const before = read(files.read(file));
  const documents = new Map<string, ValuesOfDocument>();
  const made: Made = { length: 0 };
  return {
    of: (uri, find) => {
      const known = documents.get(uri) ?? new ValuesOfDocument(before.get(uri), find, made);
      documents.set(uri, known);
      return known;
    },
    save: () => {
      if (![...documents.values()].some(({ hasNew }) => hasNew)) return;
      const kept = new Map([...documents].map(([uri, values]) => [uri, values.kept]));
      // Those of documents that nobody has asked for are the oldest: behind all others they are the first without room.
      for (const [uri, values] of before) if (!kept.has(uri)) kept.set(uri, values);
      for (const values of documents.values()) values.hasNew = false;
      files.write(file, contentOf(kept));
    },
  };
}

/** The bytes of all values that this run has made. */
interface Made {
  length: number;
}

/** Of millions of texts two are the same by chance once in 10^15 runs. */
function shorten(text: string): string {
  return hash(text).slice(0, 16);
}

class ValuesOfDocument implements KeptValues {
  readonly shorten = shorten;
  /** Whether this run has made values that are not on the disk. */
  hasNew = false;
  readonly #before: Values;
  readonly #find: FindInput;
  readonly #made: Made;
  readonly #used = new Map<string, Buffer>();
  #hasMade = false;

  constructor(before: Values | undefined, find: FindInput, made: Made) {
    this.#before = before ?? new Map();
    this.#find = find;
    this.#made = made;
  }

  get(name: string): string | undefined {
    const value = this.#used.get(name) ?? this.#before.get(name);
    if (value) this.#used.set(name, value);
    return value?.toString();
  }

  set(name: string, json: string): void {
    const value = Buffer.from(json);
    if (this.#made.length + value.length > maximumLength) return;
    this.#made.length += value.length;
    this.#used.set(name, value);
    this.hasNew = this.#hasMade = true;
  }

  input(name: string, print: string): ReturnType<FindInput> {
    return this.#find(name, print, shorten);
  }

  /** Those that this run has used or made; all of the last run if it has made none, because then it may not have needed the others. */
  get kept(): Values {
    return this.#hasMade ? this.#used : this.#before;
  }
}

function read(content: Buffer | undefined): Map<string, Values> {
  const before = new Map<string, Values>();
  const end = content?.indexOf('\n\n') ?? -1;
  if (!content || end < 0) return before;
  let at = end + 2;
  for (const line of content.toString('utf8', 0, end).split('\n')) {
    const [uri, ...parts] = listIn(line);
    const values = new Map<string, Buffer>();
    for (let index = 0; index < parts.length; index += 2) {
      const [name, length] = [parts[index], parts[index + 1]];
      if (typeof name !== 'string' || typeof length !== 'number') return new Map();
      values.set(name, content.subarray(at, at + length));
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
    for (const [name, value] of values) {
      length += value.length;
      if (length > maximumLength) break;
      line.push(name, value.length);
      content.push(value);
    }
    lines.push(JSON.stringify(line));
  }
  return [Buffer.from(`${lines.join('\n')}\n\n`), ...content];
}
