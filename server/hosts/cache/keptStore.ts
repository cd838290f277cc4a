import type { FindInput, KeptValues, Store } from '../../queries/kept.ts';
import type { KeptFiles } from './keptFiles.ts';
import { hash } from './reading.ts';

/** More bytes of values are not kept. */
const maximumLength = 24 * 1024 * 1024;

/** The JSON of values by their names. It is decoded when somebody asks for it. */
type Values = ReadonlyMap<string, Buffer>;

/**
 * The values that are kept with this name. The first line of their file says for each document its URI, and each name with the length of its
 * value in bytes; behind it come the values. Only this program knows the name, so a whole file has this form.
 */
export function keptStore(files: KeptFiles, name: string): Store {
  const file = `values-${hash(name)}`;
  const before = read(files.read(file));
  const documents = new Map<string, ReturnType<typeof valuesOf>>();
  let made = 0;
  let hasNew = false;
  /** Whether there is room for so many bytes more. */
  const take = (length: number): boolean => {
    const hasRoom = made + length <= maximumLength;
    if (hasRoom) made += length;
    hasNew ||= hasRoom;
    return hasRoom;
  };
  return {
    of: (uri, find) => {
      const known = documents.get(uri) ?? valuesOf(before.get(uri) ?? new Map(), find, take);
      documents.set(uri, known);
      return known;
    },
    save: () => {
      if (!hasNew) return;
      hasNew = false;
      const kept = new Map([...documents].map(([uri, { kept }]) => [uri, kept()]));
      // Those of documents that nobody has asked for are the oldest: behind all others they are the first without room.
      files.write(file, contentOf(new Map([...kept, ...[...before].filter(([uri]) => !kept.has(uri))])));
    },
  };
}

/** Of millions of texts two are the same by chance once in 10^15 runs. */
function shorten(text: string): string {
  return hash(text).slice(0, 16);
}

function valuesOf(
  before: Values,
  find: FindInput,
  take: (length: number) => boolean,
): KeptValues & { readonly kept: () => Values } {
  const used = new Map<string, Buffer>();
  let hasMade = false;
  return {
    shorten,
    get: (name) => {
      const value = used.get(name) ?? before.get(name);
      if (value) used.set(name, value);
      return value?.toString();
    },
    set: (name, json) => {
      const value = Buffer.from(json);
      if (!take(value.length)) return;
      used.set(name, value);
      hasMade = true;
    },
    input: (name, print) => find(name, print, shorten),
    /** Those that this run has used or made; all of the last run if it has made none, because then it may not have needed the others. */
    kept: () => (hasMade ? used : before),
  };
}

function read(content: Buffer | undefined): ReadonlyMap<string, Values> {
  if (!content) return new Map();
  let at = content.indexOf('\n') + 1;
  const documents: readonly (readonly [string, readonly (readonly [string, number])[]])[] = JSON.parse(
    content.toString('utf8', 0, at),
  );
  return new Map(
    documents.map(([uri, values]) => [
      uri,
      new Map(
        values.map(([name, length]) => {
          at += length;
          return [name, content.subarray(at - length, at)];
        }),
      ),
    ]),
  );
}

/** The file with these values, as far as there is room, in parts. */
function contentOf(kept: ReadonlyMap<string, Values>): readonly Buffer[] {
  let room = maximumLength;
  const content: Buffer[] = [];
  const documents = Array.from(kept, ([uri, values]) => {
    const lengths: [string, number][] = [];
    for (const [name, value] of values) {
      room -= value.length;
      if (room < 0) break;
      lengths.push([name, value.length]);
      content.push(value);
    }
    return [uri, lengths];
  });
  return [Buffer.from(`${JSON.stringify(documents)}\n`), ...content];
}
