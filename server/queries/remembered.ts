import { areCurrent, beginRecording, endRecording, noteReadOf, noteReads, type Reads } from './reads.ts';
import { Recent } from './recent.ts';
import { isSameList } from './sameList.ts';

/**
 * Caches the result for an immutable object, such as a section, as long as the object exists and all that `compute` has read stays the same.
 *
 * @param compute called once for each object. The other arguments must be the same for the same object.
 */
export function remembered<Key extends object, Given extends readonly unknown[], Value>(
  compute: (key: Key, ...given: Given) => Value,
): (key: Key, ...given: Given) => Value {
  const values = new WeakMap<Key, Value>();
  /** Of the few values that are made of more than their object. */
  const reads = new WeakMap<Key, Reads>();
  memories.push(values);
  let hasReads = false;
  return (key, ...given) => {
    const known = values.get(key);
    if (known !== undefined || values.has(key)) {
      const ofKnown = hasReads ? reads.get(key) : undefined;
      if (!ofKnown || areCurrent(ofKnown)) {
        noteReadOf(key);
        noteReads(ofKnown);
        return known as Value;
      }
    }
    beginRecording();
    let found: Reads | undefined;
    try {
      values.set(key, compute(key, ...given));
    } finally {
      found = endRecording(key);
    }
    noteReadOf(key);
    if (found) {
      hasReads = true;
      reads.set(key, found);
      noteReads(found);
    } else if (hasReads) reads.delete(key);
    return values.get(key) as Value;
  };
}

/**
 * Caches the last result for an object, as long as the other arguments and all that `compute` has read stay the same: nobody lists what a
 * result depends on.
 *
 * @param compute a pure function. What it reads of files, packages and their settings notes that by itself.
 */
export function query<Key extends object, Given extends readonly unknown[], Value>(
  compute: (key: Key, ...given: Given) => Value,
): (key: Key, ...given: Given) => Value {
  const values = new WeakMap<Key, Known<Value>>();
  memories.push(values);
  return querying(values, compute);
}

/** The same for large results: caches those of the latest objects only, and calculates the others again. */
export function rememberedLately<Key extends object, Given extends readonly unknown[], Value>(
  compute: (key: Key, ...given: Given) => Value,
): (key: Key, ...given: Given) => Value {
  return querying(new Recent(), compute);
}

/** Drops all that is cached for these objects, because it takes too much memory. It is calculated again if it is needed. */
export function forget(objects: readonly object[]): void {
  for (const memory of memories) for (const object of objects) memory.delete(object);
}

/** The caches of all functions, except those that drop values by themselves. */
const memories: WeakMap<object, unknown>[] = [];

/**
 * Caches results for texts. Strings cannot be weak keys, so the cache is emptied when it has too many.
 *
 * @param most the maximum number of cached texts.
 * @param longest a longer text is calculated each time: a part of a document would keep the whole document in memory.
 */
export function rememberedText<Given extends readonly unknown[], Value>(
  { most, longest = Number.POSITIVE_INFINITY }: { readonly most: number; readonly longest?: number },
  compute: (text: string, ...given: Given) => Value,
): (text: string, ...given: Given) => Value {
  const values = new Map<string, Value>();
  /** Of the few values that are made of more than their text. */
  const reads = new Map<string, Reads>();
  return (text, ...given) => {
    const known = values.get(text);
    if (known !== undefined || values.has(text)) {
      const ofKnown = reads.size > 0 ? reads.get(text) : undefined;
      if (!ofKnown || areCurrent(ofKnown)) {
        noteReads(ofKnown);
        return known as Value;
      }
    }
    beginRecording();
    let value: Value;
    let found: Reads | undefined;
    try {
      value = compute(text, ...given);
    } finally {
      found = endRecording();
    }
    noteReads(found);
    if (text.length > longest) return value;
    if (values.size >= most) {
      values.clear();
      reads.clear();
    }
    values.set(text, value);
    if (found) reads.set(text, found);
    else reads.delete(text);
    return value;
  };
}

/**
 * For `rememberedText`: texts of ordinary length. Those of translations and of similar entries often stand in a package more than once, and most
 * long ones do not.
 */
export const shortTexts = { most: 5000, longest: 400 } as const;

interface Known<Value> {
  readonly given: readonly unknown[];
  readonly reads: Reads | undefined;
  readonly value: Value;
}

/** The cache of a function. */
interface Memory<Key extends object, Value> {
  get(key: Key): Known<Value> | undefined;
  set(key: Key, known: Known<Value>): void;
}

function querying<Key extends object, Given extends readonly unknown[], Value>(
  values: Memory<Key, Value>,
  compute: (key: Key, ...given: Given) => Value,
): (key: Key, ...given: Given) => Value {
  return (key, ...given) => {
    const known = values.get(key);
    if (known && isSameList(known.given, given) && (!known.reads || areCurrent(known.reads))) {
      noteReadOf(key);
      noteReads(known.reads);
      return known.value;
    }
    beginRecording();
    let value: Value;
    let reads: Reads | undefined;
    try {
      value = compute(key, ...given);
    } finally {
      reads = endRecording(key);
    }
    noteReadOf(key);
    values.set(key, { given, reads, value });
    noteReads(reads);
    return value;
  };
}
