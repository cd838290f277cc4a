/** Values that were worked out in earlier runs of the program. */
export interface Store {
  /** Those of a document, by its URI. */
  of(uri: string): DocumentValues;
}

/** A store that is kept from one run to the next: of a document that has changed, the values that this run has used or made. */
export interface KeptStore extends Store {
  /** Keeps the values, if they are others than those that are kept. */
  save(): void;
}

/** Values by all that they depend on. */
export interface StoredValues {
  /** The key of a value, of a text with all that the value depends on. */
  keyOf(text: string): string;
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  /** A print: a short text that no other list of texts has. */
  print(texts: readonly string[]): string;
}

/** Those of a document as a whole. */
export interface DocumentValues extends StoredValues {
  /** The same for a value that takes much room: others are worth more. */
  setLong(key: string, value: string): void;
  readonly parts: PartValues;
}

/**
 * Those of the parts of a document, such as its sections: there are many of them, and they are kept together. Values are JSON. A key may also be
 * made of words and prints.
 */
export interface PartValues extends StoredValues {
  /** Nobody will ask for most of them again: they are to take less memory. */
  close(): void;
}

/**
 * The value that is stored for the key, or else what is worked out now. Only plain data is stored: what JSON can say.
 *
 * @param inputs a text with all that the value depends on.
 */
export function stored<Value>(
  values: StoredValues | undefined,
  inputs: (values: StoredValues) => string,
  compute: () => Value,
): Value {
  if (!values) return compute();
  const key = values.keyOf(inputs(values));
  const known = storedAt<Value>(values, key);
  if (known !== undefined) return known;
  const value = compute();
  storeAt(values, key, value);
  return value;
}

/** The value that is stored for the key, as `keyOf` gives it; undefined without one. */
export function storedAt<Value>(values: StoredValues, key: string): Value | undefined {
  const text = values.get(key);
  return text === undefined ? undefined : readAgain(text);
}

/** Stores a value, if it is plain data. */
export function storeAt(values: StoredValues, key: string, value: unknown): void {
  const text = value === undefined ? undefined : plainText(value);
  if (text !== undefined) values.set(key, text);
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
  const kind = kindOf(value);
  if (kind === 'other') return undefined;
  // A function that looks at each part makes writing several times as slow.
  return kind === 'plain'
    ? JSON.stringify(value)
    : JSON.stringify(value, (_, part) => (part === undefined ? absent : part));
}

/** What JSON says of a value: all of it, all but that parts are undefined, or something else. */
function kindOf(value: unknown): 'plain' | 'withAbsent' | 'other' {
  if (value === undefined) return 'withAbsent';
  if (value === absent || typeof value === 'bigint' || typeof value === 'function') return 'other';
  if (typeof value === 'number') return Number.isFinite(value) ? 'plain' : 'other';
  if (typeof value !== 'object' || value === null) return 'plain';
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== Array.prototype) return 'other';
  const parts = Object.values(value);
  // A list with holes.
  if (Array.isArray(value) && parts.length < value.length) return 'other';
  let kind: ReturnType<typeof kindOf> = 'plain';
  for (const part of parts) {
    const ofPart = kindOf(part);
    if (ofPart === 'other') return ofPart;
    if (ofPart === 'withAbsent') kind = ofPart;
  }
  return kind;
}
