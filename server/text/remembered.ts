import { Recent } from './recent.ts';

/**
 * Caches the result for an immutable object, such as a section, as long as the object exists.
 *
 * @param compute called once for each object. The other arguments must be the same for the same object.
 */
export function remembered<Key extends object, Given extends readonly unknown[], Value>(
  compute: (key: Key, ...given: Given) => Value,
): (key: Key, ...given: Given) => Value {
  const values = new WeakMap<Key, Value>();
  memories.push(values);
  return (key, ...given) => {
    const known = values.get(key);
    if (known !== undefined || values.has(key)) return known as Value;
    const value = compute(key, ...given);
    values.set(key, value);
    return value;
  };
}

/** The same for small whole numbers from 0 on. */
export function rememberedNumber<Value>(compute: (number: number) => Value): (number: number) => Value {
  const values: Value[] = [];
  return (number) => (values[number] ??= compute(number));
}

/** A function that remembers its last answer for each object. */
interface Remembering<Key extends object, Given extends readonly unknown[], Value> {
  (key: Key, ...given: Given): Value;
  /** Whether the answer is cached, so that a call costs nothing. */
  isKnown(key: Key, ...given: Given): boolean;
}

/**
 * Caches the result for an object until one of its marks changes. A mark stands for another value that the result depends on: the key of
 * the names, a reader, a list that is replaced when it changes.
 */
export function rememberedWith<Key extends object, Given extends readonly unknown[], Value>(
  marksOf: (key: Key, ...given: Given) => readonly unknown[],
  compute: (key: Key, ...given: Given) => Value,
): Remembering<Key, Given, Value> {
  const values = new WeakMap<Key, Known<Value>>();
  memories.push(values);
  return remembering(values, marksOf, compute);
}

/** The same for large results: caches those of the latest objects only, and calculates the others again. */
export function rememberedLately<Key extends object, Given extends readonly unknown[], Value>(
  marksOf: (key: Key, ...given: Given) => readonly unknown[],
  compute: (key: Key, ...given: Given) => Value,
): (key: Key, ...given: Given) => Value {
  return remembering(new Recent(), marksOf, compute);
}

/** Drops all that is cached for these objects, because it takes too much memory. It is calculated again if it is needed. */
export function forget(objects: readonly object[]): void {
  for (const memory of memories) for (const object of objects) memory.delete(object);
}

/** The caches of all functions, except those that drop values by themselves. */
const memories: WeakMap<object, unknown>[] = [];

/** A mark that no other object has had: objects that share sections, such as two workspaces with the same packs, must not share results. */
export function newMark(): number {
  return ++lastMark;
}

let lastMark = 0;

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
  return (text, ...given) => {
    const known = values.get(text);
    if (known !== undefined || values.has(text)) return known as Value;
    const value = compute(text, ...given);
    if (text.length > longest) return value;
    if (values.size >= most) values.clear();
    values.set(text, value);
    return value;
  };
}

/**
 * For `rememberedText`: texts of ordinary length. Those of translations and of similar entries often stand in a package more than once, and most
 * long ones do not.
 */
export const shortTexts = { most: 5000, longest: 400 } as const;

interface Known<Value> {
  readonly marks: readonly unknown[];
  readonly value: Value;
}

/** The cache of a function. */
interface Store<Key extends object, Value> {
  get(key: Key): Known<Value> | undefined;
  set(key: Key, known: Known<Value>): void;
}

function remembering<Key extends object, Given extends readonly unknown[], Value>(
  values: Store<Key, Value>,
  marksOf: (key: Key, ...given: Given) => readonly unknown[],
  compute: (key: Key, ...given: Given) => Value,
): Remembering<Key, Given, Value> {
  const find = (key: Key, marks: readonly unknown[]) => {
    const found = values.get(key);
    if (found?.marks.length !== marks.length) return undefined;
    for (let index = 0; index < marks.length; index++) if (marks[index] !== found.marks[index]) return undefined;
    return found;
  };
  const answer = (key: Key, ...given: Given): Value => {
    const marks = marksOf(key, ...given);
    const found = find(key, marks);
    if (found) return found.value;
    const value = compute(key, ...given);
    // A copy has no room for more marks: a list put together of others has room for a dozen.
    values.set(key, { marks: marks.slice(), value });
    return value;
  };
  return Object.assign(answer, {
    isKnown: (key: Key, ...given: Given) => find(key, marksOf(key, ...given)) !== undefined,
  });
}
