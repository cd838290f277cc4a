/**
 * Remembers what has been worked out of an object that never changes, such as a section, as long as the object is there.
 *
 * @param compute asked once for each object. What it is given besides must be the same for the same object.
 */
export function remembered<Key extends object, Given extends readonly unknown[], Value>(
  compute: (key: Key, ...given: Given) => Value,
): (key: Key, ...given: Given) => Value {
  return rememberedWith((_: Key, ...__: Given) => unmarked, compute);
}

const unmarked: readonly unknown[] = [];

/** A function that remembers its last answer for each object. */
interface Remembering<Key extends object, Given extends readonly unknown[], Value> {
  (key: Key, ...given: Given): Value;
  /** Whether the answer is known, and asking for it would cost nothing. */
  isKnown(key: Key, ...given: Given): boolean;
}

/**
 * Remembers what has been worked out of an object until one of its marks is another one. A mark stands for whatever else the value depends on:
 * the key of the names, a reader, a list that is made anew when it changes.
 */
export function rememberedWith<Key extends object, Given extends readonly unknown[], Value>(
  marksOf: (key: Key, ...given: Given) => readonly unknown[],
  compute: (key: Key, ...given: Given) => Value,
): Remembering<Key, Given, Value> {
  const values = new WeakMap<Key, { readonly marks: readonly unknown[]; readonly value: Value }>();
  const find = (key: Key, marks: readonly unknown[]) => {
    const found = values.get(key);
    return found && marks.every((mark, index) => mark === found.marks[index]) ? found : undefined;
  };
  const answer = (key: Key, ...given: Given): Value => {
    const marks = marksOf(key, ...given);
    const found = find(key, marks) ?? { marks, value: compute(key, ...given) };
    values.set(key, found);
    return found.value;
  };
  return Object.assign(answer, {
    isKnown: (key: Key, ...given: Given) => find(key, marksOf(key, ...given)) !== undefined,
  });
}
