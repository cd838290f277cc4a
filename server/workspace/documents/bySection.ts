import {
  beginRecording,
  changedSince,
  changesSoFar,
  endRecording,
  type Input,
  noteRead,
  type Reads,
  unfinished,
  unrecorded,
} from '../../queries/reads.ts';
import { remembered } from '../../queries/remembered.ts';
import { attempt, isLeftOut, pause } from '../../queries/run.ts';
import { isSameList } from '../../queries/sameList.ts';
import type { Document } from './document.ts';
import { KeptSections } from './keptSections.ts';
import type { Section } from './section.ts';
import { commonEnds } from './sectionList.ts';

/** What is read in the sections of a document. It is the same object as before as long as the values that count are the same. */
export interface BySection<Value> {
  /** The value of each section; undefined only if it could not be read. The list is not copied: it is always the latest. */
  readonly values: readonly (Value | undefined)[];
  /** The values that count, in the order of their sections. */
  readonly found: readonly Found<Value>[];
}

export interface Found<Value> {
  /** Of the section. */
  readonly index: number;
  readonly value: Value;
}

/** How the sections of a document are read. */
interface Reader<Value, Given extends readonly unknown[]> {
  /** A pure function. What it reads besides the section notes that by itself. */
  readonly valueIn: (document: Document, section: Section, index: number, ...given: Given) => Value;
  /** Whether a value counts. Most sections have none that does. */
  readonly isFound: (value: Value) => boolean;
  /** Whether two values that count say the same, so that the first can stay; without it, whether they are the same object. */
  readonly isSame?: (before: Value, now: Value) => boolean;
  /** The name with which the values, which are plain data, are kept for later runs of the program; without it they are not. */
  readonly keptAs?: string;
}

/** Reads the sections of documents, of each only what has changed since the last time. */
interface SectionReading<Value, Given extends readonly unknown[]> {
  (document: Document, ...given: Given): BySection<Value>;
  /** The value of one section; undefined if it cannot be read. */
  at(document: Document, index: number, ...given: Given): Value | undefined;
  /** The values that are known, without reading any. */
  soFar(document: Document, ...given: Given): readonly (Value | undefined)[];
}

/**
 * Makes a function that reads the sections of a document and remembers what it has found in each, with what it has read for that: at a key
 * only the changed section is read, and those for which something else has changed. In a run it pauses between two sections.
 */
export function bySection<Value, Given extends readonly unknown[]>(
  reader: Reader<Value, Given>,
): SectionReading<Value, Given> {
  const statesOf = remembered((_: Document): State<Value>[] => []);
  const stateOf = (document: Document, given: Given): State<Value> => {
    const states = statesOf(document);
    const known = states.find((state) => isSameList(state.given, given));
    if (known) return known;
    const state: State<Value> = newState(
      document,
      given,
      reader.keptAs,
      (): BySection<Value> => read(state, document, given),
    );
    // Two askers may take turns; what was read for others before them is not asked for again.
    states.unshift(state);
    states.length = Math.min(states.length, maximumStates);
    return state;
  };
  const readAt = (state: State<Value>, document: Document, index: number, given: Given): void => {
    const section = document.sections[index];
    if (!section || state.values[index] !== undefined) return;
    const kept = state.kept?.at(section, index);
    beginRecording();
    let reads: Reads | undefined;
    try {
      state.values[index] = kept ? kept.value : reader.valueIn(document, section, index, ...given);
    } finally {
      reads = endRecording(section);
    }
    noteReading(state, index, kept ? kept.reads : reads?.inputs);
  };
  const read = (state: State<Value>, document: Document, given: Given): BySection<Value> =>
    unrecorded(() => {
      update(state, document);
      while (state.next < state.to && !isLeftOut()) {
        const index = state.next;
        const isKnown = state.values[index] !== undefined;
        if (!isKnown) attempt(() => readAt(state, document, index, given));
        state.next++;
        if (!isKnown) pause();
      }
      if (state.next >= state.to) settle(state, reader);
      return state.result;
    });
  const reading = (document: Document, ...given: Given): BySection<Value> => {
    const state = stateOf(document, given);
    const result = read(state, document, given);
    noteRead(state.next < state.to ? unfinished : state.asInput);
    return result;
  };
  const at = (document: Document, index: number, ...given: Given): Value | undefined => {
    const state = stateOf(document, given);
    unrecorded(() => {
      update(state, document);
      readAt(state, document, index, given);
    });
    for (const input of state.reads[index] ?? []) noteRead(input);
    return state.values[index];
  };
  const soFar = (document: Document, ...given: Given): readonly (Value | undefined)[] => {
    const state = stateOf(document, given);
    unrecorded(() => update(state, document));
    return state.values;
  };
  return Object.assign(reading, { at, soFar });
}

/** For how many other inputs the values of a document are kept. */
const maximumStates = 2;

interface State<Value> {
  readonly given: readonly unknown[];
  sections: readonly Section[];
  /** Undefined for a section that has not been read. */
  readonly values: (Value | undefined)[];
  /** What has been read for each value; undefined for one of its section alone. */
  readonly reads: (readonly Input[] | undefined)[];
  /** All inputs in `reads`, with their marks and how often they are there, and the number of changes when they were compared. */
  readonly marks: Map<Input, { readonly mark: unknown; count: number }>;
  /** Those whose marks must be asked for. */
  readonly asked: Set<Input>;
  comparedAt: number;
  /** All sections that have not been read are between the two; `next` is the first that has not been looked at. */
  from: number;
  next: number;
  to: number;
  /** Of the last time. After an edit it has the values between the two as they were before. */
  result: BySection<Value>;
  /** What earlier runs have found, until all sections have been read once. */
  kept: KeptSections<Value> | undefined;
  /** The result, for whoever reads it. */
  readonly asInput: Input;
}

/** Behind all sections: none is to be read. */
const nowhere = Number.POSITIVE_INFINITY;

function newState<Value>(
  document: Document,
  given: readonly unknown[],
  keptAs: string | undefined,
  read: () => BySection<Value>,
): State<Value> {
  const values: (Value | undefined)[] = [];
  const asInput: Input = {
    isAsked: true,
    get mark() {
      return read();
    },
  };
  const kept =
    keptAs !== undefined && document.kept ? new KeptSections<Value>(document, document.kept, keptAs) : undefined;
  const places = { from: nowhere, next: nowhere, to: 0 };
  return {
    given,
    sections: [],
    values,
    reads: [],
    marks: new Map(),
    asked: new Set(),
    comparedAt: changesSoFar(),
    ...places,
    result: { values, found: [] },
    kept,
    asInput,
  };
}

function noteReading<Value>(state: State<Value>, index: number, inputs: readonly Input[] | undefined): void {
  const before = state.reads[index - 1];
  // Neighbours mostly read the same.
  state.reads[index] = before && inputs && isSameList(before, inputs) ? before : inputs;
  for (const input of inputs ?? []) {
    const known = state.marks.get(input);
    if (known) known.count++;
    else state.marks.set(input, { mark: input.mark, count: 1 });
    if (input.isAsked) state.asked.add(input);
  }
}

/** The value of a section is no longer there. */
function dropReading<Value>({ values, reads, marks, asked }: State<Value>, index: number): void {
  for (const input of reads[index] ?? []) {
    const known = marks.get(input);
    if (!known || --known.count > 0) continue;
    marks.delete(input);
    asked.delete(input);
  }
  values[index] = reads[index] = undefined;
}

/** Forgets what is no longer true. */
function update<Value>(state: State<Value>, document: Document): void {
  if (state.sections !== document.sections) moveTo(state, document);
  const now = changesSoFar();
  if (state.comparedAt === now) return;
  const told = changedSince(state.comparedAt)?.filter((input) => state.marks.has(input));
  const asked = told ? [...told, ...state.asked] : [...state.marks.keys()];
  const changed = asked.filter((input) => input.mark !== state.marks.get(input)?.mark);
  if (changed.length > 0) forget(state, changed);
  state.comparedAt = now;
}

/** Forgets the values that were made of inputs that have changed. */
function forget<Value>(state: State<Value>, changed: readonly Input[]): void {
  for (const [index, inputs] of state.reads.entries()) {
    if (!inputs || !changed.some((input) => inputs.includes(input))) continue;
    dropReading(state, index);
    toRead(state, index, index + 1);
  }
}

function toRead<Value>(state: State<Value>, from: number, to: number): void {
  state.from = Math.min(state.from, from);
  state.next = Math.min(state.next, from);
  state.to = Math.max(state.to, to);
}

/** Keeps the values of the sections that still exist. */
function moveTo<Value>(state: State<Value>, document: Document): void {
  const { values, reads, sections, result } = state;
  const { front, back } = endsSince(document, sections);
  const behind = sections.length - back;
  const added = document.sections.length - sections.length;
  for (let index = front; index < behind; index++) dropReading(state, index);
  for (const list of [values, reads] as const) replace<unknown>(list, front, behind, added);
  state.sections = document.sections;
  state.to = Math.max(state.to, behind) + added;
  toRead(state, front, state.to);
  if (added === 0) return;
  const found: Found<Value>[] = [];
  for (const one of result.found) {
    if (one.index < front) found.push(one);
    else if (one.index >= behind) found.push({ index: one.index + added, value: one.value });
  }
  state.result = { values, found };
}

/** Puts so many more or fewer places, without values, between `front` and `behind`. */
function replace<Item>(list: (Item | undefined)[], front: number, behind: number, added: number): void {
  if (added === 0) {
    list.fill(undefined, front, behind);
    return;
  }
  const rest = list.slice(behind);
  list.length = front;
  for (let index = front; index < behind + added; index++) list.push(undefined);
  for (const value of rest) list.push(value);
}

interface LastEnds {
  before: readonly Section[];
  sections: readonly Section[];
  ends: { readonly front: number; readonly back: number };
}

const lastEnds = remembered((_: Document): LastEnds => ({ before: [], sections: [], ends: { front: 0, back: 0 } }));

/** The numbers of sections at both ends of the document that are the same as before. All memories of a document ask for the same. */
function endsSince(document: Document, before: readonly Section[]): LastEnds['ends'] {
  const last = lastEnds(document);
  const { sections } = document;
  if (last.before !== before || last.sections !== sections)
    Object.assign(last, { before, sections, ends: commonEnds(before, sections) });
  return last.ends;
}

/** Makes a result of the values, when all sections have been read: the last one, if it says the same. */
function settle<Value, Given extends readonly unknown[]>(
  state: State<Value>,
  { isFound, isSame = Object.is }: Reader<Value, Given>,
): void {
  const { values, reads, sections, from, to, result } = state;
  if (from >= to) return;
  state.from = state.next = nowhere;
  state.to = 0;
  state.kept?.keep(sections, values, reads);
  state.kept = undefined;
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
  else state.result = { values, found: replaced(result.found, start, before.length, now) };
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
