import { remembered } from '../../text/remembered.ts';
import { isSameList } from '../../text/sameList.ts';
import { type StoredValues, storeAt, storedAt } from '../../text/store.ts';
import { endsSince } from './bySection.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';
import type { Steps } from './steps.ts';

/** What is read in the sections of a document. It is the same object as before as long as the values that count are the same. */
export interface ReadSections<Value> {
  /** The value of each section; undefined only if the document changes while it is read. The list is not copied: it is always the latest. */
  readonly values: readonly (Value | undefined)[];
  /** The values that count, in the order of their sections. */
  readonly found: readonly Found<Value>[];
}

export interface Found<Value> {
  /** Of the section. */
  readonly index: number;
  readonly value: Value;
}

/** How the sections of a document are read, from other inputs too (`given`). */
interface Reader<Value, Given extends readonly unknown[]> {
  readonly valueIn: (document: Document, section: Section, index: number, ...given: Given) => Value;
  /** Whether a value counts. Most sections have none that does. */
  readonly isFound: (value: Value) => boolean;
  /** Whether two values that count say the same, so that the first can stay; without it, whether they are the same object. */
  readonly isSame?: (before: Value, now: Value) => boolean;
  /** Whether the value of an unchanged section stays when other inputs have changed; without it none does. */
  readonly stays?: (before: Value, document: Document, index: number, ...given: Given) => boolean;
  /** How the values are kept for later runs; without it they are not. */
  readonly kept?: Kept<Value, Given>;
  /** Whether reading a section takes so long that a step reads only one. */
  readonly isSlow?: boolean;
}

/** How values are kept from one run of the program to the next. */
export interface Kept<Value, Given extends readonly unknown[]> {
  /** Tells the values from those of other readers. */
  readonly name: string;
  /** All that the value of a section depends on, as a print; undefined if it is not worth keeping. */
  readonly inputs: (document: Document, index: number, values: StoredValues, ...given: Given) => string | undefined;
  /** The value as plain data, never undefined. */
  readonly plain: (value: Value) => unknown;
  /** The value of such data. */
  readonly again: (plain: unknown, document: Document, index: number, ...given: Given) => Value;
}

/** Reads the sections of documents, of each only what has changed since the last time. */
interface SectionReading<Value, Given extends readonly unknown[]> {
  (document: Document, ...given: Given): Steps<ReadSections<Value>>;
  /** Reads one section, without a look at what is known. */
  valueIn(document: Document, section: Section, index: number, ...given: Given): Value;
  /** Takes what `make` finds in one section while its tree is at hand, if the section has not been read yet. */
  note(document: Document, index: number, make: () => Value, ...given: Given): void;
}

/**
 * A check of a whole document at each key must not visit each section: this one reads the sections that have changed since the last time, and
 * those that have not been read. The other inputs are compared by identity; if one is another, all sections are read again, but for values
 * that stay.
 *
 * If the document changes between two steps, or the rest of them is left out, the result is that of the last time.
 */
export function readBySection<Value extends object | string | boolean, Given extends readonly unknown[]>(
  reader: Reader<Value, Given>,
): SectionReading<Value, Given> {
  const stateOf = remembered((_: Document): State<Value, Given> => newState());
  const costOfReading = reader.isSlow ? costOfStep : 1;
  function* readInto(state: State<Value, Given>, document: Document, given: Given): Steps<ReadSections<Value>> {
    update(state, document, given);
    const { sections } = document;
    const own = state.given;
    let next = state.from;
    // One function for all steps: functions of their own would be garbage at every key.
    const step = (): void => {
      // A section that cannot be read is passed over: it has no value.
      for (let left = costOfStep; next < state.to && left > 0; )
        left -= readOne(reader, document, state, next++, given) ? costOfReading : 1;
    };
    while (next < state.to) {
      const before = next;
      yield step;
      // A step that is left out, because the answer has taken too long, reads nothing, and so would all others.
      if (next === before) return state.result;
      if (document.sections !== sections) return state.result;
      // Somebody asks with other inputs between these steps, so this one reads for itself: otherwise each would undo what the other has read.
      if (state.given !== own) return yield* readInto(newState(), document, given);
    }
    settle(state, reader);
    return state.result;
  }
  const read = (document: Document, ...given: Given) => readInto(stateOf(document), document, given);
  const note = (document: Document, index: number, make: () => Value, ...given: Given): void => {
    const state = stateOf(document);
    if (state.given && !isSameList(state.given, given)) return;
    update(state, document, given);
    state.values[index] ??= keptOr(reader, document, index, given, make);
  };
  return Object.assign(read, { note, valueIn: reader.valueIn });
}

/** A step looks at so many sections that are known, or reads as many. */
const costOfStep = 50;

interface State<Value, Given> {
  /** Undefined before the first time. */
  given: Given | undefined;
  sections: readonly Section[];
  /** Undefined for a section that has not been read. */
  readonly values: (Value | undefined)[];
  /** The values with other inputs, of sections that have not changed since. */
  readonly before: (Value | undefined)[];
  /** All sections that have not been read are between the two. */
  from: number;
  to: number;
  /** Of the last time. After an edit it has the values between the two as they were before. */
  result: ReadSections<Value>;
}

/** Behind all sections: none is to be read. */
const nowhere = Number.POSITIVE_INFINITY;

function newState<Value, Given>(): State<Value, Given> {
  const values: (Value | undefined)[] = [];
  return { given: undefined, sections: [], values, before: [], from: nowhere, to: 0, result: { values, found: [] } };
}

/** Forgets what is no longer true of a document, or with these inputs. */
function update<Value, Given extends readonly unknown[]>(
  state: State<Value, Given>,
  document: Document,
  given: Given,
): void {
  if (state.sections !== document.sections) moveTo(state, document);
  if (!state.given || !isSameList(state.given, given)) forget(state, given);
}

/** Keeps the values of the sections that still exist. */
function moveTo<Value, Given>(state: State<Value, Given>, document: Document): void {
  const { values, before, sections, result } = state;
  const { front, back } = endsSince(document, sections);
  const behind = sections.length - back;
  const added = document.sections.length - sections.length;
  for (const list of before.length > 0 ? [values, before] : [values]) {
    if (added === 0) list.fill(undefined, front, behind);
    else replace(list, front, behind, added);
  }
  state.sections = document.sections;
  state.from = Math.min(state.from, front);
  state.to = Math.max(state.to, behind) + added;
  if (added === 0) return;
  const found: Found<Value>[] = [];
  for (const one of result.found) {
    if (one.index < front) found.push(one);
    else if (one.index >= behind) found.push({ index: one.index + added, value: one.value });
  }
  state.result = { values, found };
}

/** Puts so many more or fewer places, without values, between `front` and `behind`. */
function replace<Value>(list: (Value | undefined)[], front: number, behind: number, added: number): void {
  const rest = list.slice(behind);
  list.length = front;
  for (let index = front; index < behind + added; index++) list.push(undefined);
  for (const value of rest) list.push(value);
}

/** Has all sections read again, from other inputs. */
function forget<Value, Given>(state: State<Value, Given>, given: Given): void {
  const { values, before, sections } = state;
  for (const [index, value] of values.entries()) if (value !== undefined) before[index] = value;
  before.length = sections.length;
  values.fill(undefined);
  state.given = given;
  state.from = 0;
  state.to = sections.length;
}

/** Reads a section that has not been read. Returns whether that took more than a look. */
function readOne<Value, Given extends readonly unknown[]>(
  reader: Reader<Value, Given>,
  document: Document,
  { values, before }: State<Value, Given>,
  index: number,
  given: Given,
): boolean {
  const section = document.sections[index];
  if (!section || values[index] !== undefined) return false;
  const last = before[index];
  const isKept = last !== undefined && reader.stays?.(last, document, index, ...given) === true;
  values[index] = isKept
    ? last
    : keptOr(reader, document, index, given, () => reader.valueIn(document, section, index, ...given));
  return !isKept;
}

/** The value that an earlier run has kept, or else the one that is made now, which is kept. */
function keptOr<Value, Given extends readonly unknown[]>(
  { kept }: Reader<Value, Given>,
  document: Document,
  index: number,
  given: Given,
  make: () => Value,
): Value {
  const values = document.parts;
  const inputs = values && kept?.inputs(document, index, values, ...given);
  if (!kept || !values || inputs === undefined) return make();
  const key = `${kept.name} ${inputs}`;
  const plain = storedAt<unknown>(values, key);
  if (plain !== undefined) return kept.again(plain, document, index, ...given);
  const value = make();
  storeAt(values, key, kept.plain(value));
  return value;
}

/** Makes a result of the values, when all sections have been read: the last one, if it says the same. */
function settle<Value, Given extends readonly unknown[]>(
  state: State<Value, Given>,
  { isFound, isSame = Object.is }: Reader<Value, Given>,
): void {
  const { values, from, to, result } = state;
  if (from >= to) return;
  state.from = nowhere;
  state.to = 0;
  state.before.length = 0;
  const now: Found<Value>[] = [];
  for (let index = from; index < to; index++) {
    const value = values[index];
    if (value !== undefined && isFound(value)) now.push({ index, value });
  }
  const start = placeOf(result.found, from);
  const before = result.found.slice(start, placeOf(result.found, to));
  const isUnchanged =
    before.length === now.length &&
    before.every(({ index, value }, at) => {
      const other = now[at];
      return index === other?.index && isSame(value, other.value);
    });
  if (isUnchanged) for (const { index, value } of before) values[index] = value;
  else {
    state.result = { values, found: replaced(result.found, start, before.length, now) };
  }
}

/** A list with others for so many of its items. Most keys change one item: then the list is copied once, and not in parts. */
function replaced<Item>(list: readonly Item[], start: number, count: number, others: readonly Item[]): Item[] {
  if (count !== others.length) return list.slice(0, start).concat(others, list.slice(start + count));
  const copy = list.slice();
  for (const [at, other] of others.entries()) copy[start + at] = other;
  return copy;
}

/** The place in the list of the first value of that section, or of a later one. */
function placeOf<Value>(found: readonly Found<Value>[], index: number): number {
  let [low, high] = [0, found.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((found[middle]?.index ?? 0) < index) low = middle + 1;
    else high = middle;
  }
  return low;
}
