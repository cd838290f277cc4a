import { parsedJson } from '../../text/parsedJson.ts';
import type { Store, StoredValues } from '../../text/store.ts';
import type { KeptFiles } from './keptFiles.ts';
import { hash } from './reading.ts';

/** The values that a run has used or made, which are kept for the next one; those that it has no use for are dropped. */
interface KeptStore extends Store {
  /** Keeps the values, if they are others than before. */
  save(): void;
}

/** A run keeps no further values when it has so many characters of them: in a folder of any size memory has room for all. */
const maximumLength = 24 * 1024 * 1024;

/** The values that are kept with this name. */
export function keptStore(files: KeptFiles, name: string): KeptStore {
  const file = `values-${hash(name)}`;
  const before = linesIn(files.read(file));
  const documents = new Map<string, ValuesOfDocument>();
  let length = 0;
  const hasRoom = (value: string): boolean => {
    length += value.length;
    return length <= maximumLength;
  };
  return {
    of: (uri) => {
      const known = documents.get(uri) ?? valuesOfDocument(before.get(uri), hasRoom);
      documents.set(uri, known);
      return known;
    },
    print: (texts) => hash(texts.map((text) => `${text.length} `).join('') + texts.join('')),
    save: () => {
      const lines = [...documents].map(([uri, values]) => [uri, values.line()] as const);
      if (lines.length === before.size && lines.every(([uri, line]) => before.get(uri) === line)) return;
      files.write(file, Buffer.from(lines.map(([uri, line]) => `${JSON.stringify(uri)}\t${line}`).join('\n')));
    },
  };
}

interface ValuesOfDocument extends StoredValues {
  /** The values to keep, as a line of JSON. */
  line(): string;
}

/**
 * The values of a document. While all that is asked for is there, the document is as it was, and all its values are kept; else those that have
 * been used or made.
 *
 * @param before those that are kept, as a line of JSON; read at the first question.
 * @param hasRoom whether a further value may be kept.
 */
function valuesOfDocument(before: string | undefined, hasRoom: (value: string) => boolean): ValuesOfDocument {
  let values: ReadonlyMap<string, string> | undefined;
  const used = new Map<string, string>();
  let hasMissed = before === undefined;
  return {
    get: (key) => {
      values ??= valuesIn(before);
      const short = hash(key);
      const value = values.get(short);
      if (value === undefined) hasMissed = true;
      else used.set(short, value);
      return value;
    },
    set: (key, value) => {
      hasMissed = true;
      if (hasRoom(value)) used.set(hash(key), value);
    },
    line: () => (hasMissed || before === undefined ? JSON.stringify([...used]) : before),
  };
}

/** The lines of values by the URIs of their documents. */
function linesIn(bytes: Buffer | undefined): ReadonlyMap<string, string> {
  const lines = bytes?.toString().split('\n') ?? [];
  return new Map(
    lines.flatMap((line) => {
      const end = line.indexOf('\t');
      const uri = parsedJson(line.slice(0, end));
      return typeof uri === 'string' ? [[uri, line.slice(end + 1)]] : [];
    }),
  );
}

function valuesIn(line: string | undefined): ReadonlyMap<string, string> {
  const values = line && parsedJson(line);
  const isList = Array.isArray(values) && values.every(isPair);
  return new Map(isList ? values : []);
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
