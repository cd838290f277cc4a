import { parsedJson } from '../../text/parsedJson.ts';
import type { Store } from '../../text/store.ts';
import type { KeptFiles } from './keptFiles.ts';
import { hash } from './reading.ts';

/** The values that a run has used or made, which are kept for the next one; those that it has no use for are dropped. */
interface KeptStore extends Store {
  /** Keeps the values, if they are others than before. */
  save(): void;
}

/** The values that are kept with this name. */
export function keptStore(files: KeptFiles, name: string): KeptStore {
  const file = `values-${hash(name)}`;
  const before = valuesIn(files.read(file));
  const used = new Map<string, string>();
  let hasNew = false;
  return {
    get: (key) => {
      const short = hash(key);
      const value = before.get(short);
      if (value !== undefined) used.set(short, value);
      return value;
    },
    set: (key, value) => {
      used.set(hash(key), value);
      hasNew = true;
    },
    save: () => {
      if (hasNew || used.size < before.size) files.write(file, Buffer.from(JSON.stringify([...used])));
    },
  };
}

function valuesIn(bytes: Buffer | undefined): ReadonlyMap<string, string> {
  const values = bytes && parsedJson(bytes.toString());
  const isList = Array.isArray(values) && values.every(isPair);
  return new Map(isList ? values : []);
}

function isPair(value: unknown): value is readonly [string, string] {
  return Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');
}
