/** Values that were worked out in earlier runs of the program, by all that they depend on. */
export interface Store {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
}

/** What the store has for the key, or else what is worked out now. Only plain data is kept: what JSON can say. */
export function stored<Value>(store: Store | undefined, key: () => string, compute: () => Value): Value {
  if (!store) return compute();
  const name = key();
  const known = store.get(name);
  if (known !== undefined) return readAgain(known);
  const value = compute();
  const text = value === undefined ? undefined : plainText(value);
  if (text !== undefined) store.set(name, text);
  return value;
}

/** Stands for undefined, which JSON leaves out: whether an object has a member counts, even if it has no value. */
const absent = '\u0000absent';
const absentInText = JSON.stringify(absent);

function readAgain<Value>(text: string): Value {
  const value: Value = JSON.parse(text);
  if (text.includes(absentInText)) putAbsent(value);
  return value;
}

function putAbsent(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    if (part === absent) Reflect.set(value, name, undefined);
    else putAbsent(part);
}

/** Undefined for a value that would be another one when it is read again. */
function plainText(value: unknown): string | undefined {
  try {
    // In `this` a part is as it is: as a parameter, a date is a text already.
    return JSON.stringify(value, function (this: Record<string, unknown>, name, part: unknown) {
      if (!isPlain(this[name])) throw new TypeError('A value that JSON cannot say.');
      return part === undefined ? absent : part;
    });
  } catch {
    return undefined;
  }
}

function isPlain(part: unknown): boolean {
  if (typeof part === 'number') return Number.isFinite(part);
  if (part === absent) return false;
  if (typeof part !== 'object' || part === null) return typeof part !== 'bigint' && typeof part !== 'function';
  const prototype: unknown = Object.getPrototypeOf(part);
  return prototype === Object.prototype || prototype === Array.prototype;
}
