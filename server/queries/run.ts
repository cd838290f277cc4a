import { changesSoFar, type Input, noteRead, recordedInto, unfinished } from './reads.ts';
import { isSameList } from './sameList.ts';

/**
 * Long work that can pause. The work is plain functions: behind each part of it they call `pause`, which ends this slice of the run by an
 * exception when the slice has taken long enough. To go on, the same function is called again; what it has worked out is remembered, so that
 * it comes quickly to where it was. Without a run nothing pauses.
 */
export class Run {
  readonly #report: (error: unknown) => void;
  readonly #begun: Begun[] = [];
  #changes = changesSoFar();
  #isLeftOut = false;
  #isOver: () => boolean = () => false;

  /** @param report is told of a part that fails: only that part is lost. */
  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /**
   * One slice of the work. It has at least one part, so that each slice brings the work further.
   *
   * @param work the same pure function in all slices of a run. If its inputs change between them, it begins again.
   * @param isOver whether the slice has taken long enough.
   * @returns the result, or undefined if the work has paused.
   */
  goOn<Result>(work: () => Result, isOver: () => boolean): { readonly result: Result } | undefined {
    const outer = current;
    current = this;
    this.#isOver = isOver;
    // What has been begun may be of inputs that have changed since.
    if (this.#changes !== changesSoFar()) this.#begun.length = 0;
    try {
      return { result: work() };
    } catch (error) {
      if (error === paused) return undefined;
      throw error;
    } finally {
      current = outer;
      this.#changes = changesSoFar();
    }
  }

  /** Has the rest of the work left out: there is an answer without it. */
  leaveOutRest(): void {
    this.#isLeftOut = true;
  }

  get isLeftOut(): boolean {
    return this.#isLeftOut;
  }

  pause(): void {
    if (!this.#isLeftOut && this.#isOver()) throw paused;
  }

  failed(error: unknown): void {
    this.#report(error);
  }

  /** What has been begun for these arguments, to be gone on with. */
  begun<State extends object>(owner: object, given: readonly unknown[], begin: () => State): State {
    const known = this.#begun.findLast((one) => one.owner === owner && isSameList(one.given, given));
    if (known) return known.state as State;
    const state = begin();
    this.#begun.push({ owner, given, state });
    return state;
  }
}

interface Begun {
  readonly owner: object;
  readonly given: readonly unknown[];
  readonly state: object;
}

let current: Run | undefined;

/** Not a fault: it only ends a slice. */
const paused = Symbol('paused');

/** Ends the slice of the current run if it has taken long enough. To be called behind a part of long work, when its result is remembered. */
export function pause(): void {
  current?.pause();
}

/** Whether the rest of the current run is to be left out. What is made without it is not remembered. */
export function isLeftOut(): boolean {
  const isOver = current?.isLeftOut === true;
  if (isOver) noteRead(unfinished);
  return isOver;
}

/** Does one part of long work. If it fails in a run, the run is told, and the rest goes on. Returns whether it has been done. */
export function attempt(part: () => void): boolean {
  if (!current) {
    part();
    return true;
  }
  try {
    part();
    return true;
  } catch (error) {
    if (error === paused) throw error;
    current.failed(error);
    noteRead(unfinished);
    return false;
  }
}

interface Gathering<Item> {
  next: number;
  readonly items: Item[];
  /** What the parts so far have read. */
  readonly inputs: Set<Input>;
}

/**
 * Makes a function of long work that gathers a list part by part: in a run it pauses between two parts, and goes on behind the last one.
 *
 * @param count the number of parts.
 * @param partOf what a part adds to the list.
 */
export function inParts<Key extends object, Given extends readonly unknown[], Item>(
  count: (key: Key, ...given: Given) => number,
  partOf: (index: number, key: Key, ...given: Given) => readonly Item[],
): (key: Key, ...given: Given) => readonly Item[] {
  const gather = (key: Key, ...given: Given): readonly Item[] => {
    const begin = (): Gathering<Item> => ({ next: 0, items: [], inputs: new Set() });
    const state = current?.begun(gather, [key, ...given], begin) ?? begin();
    for (const all = count(key, ...given); state.next < all && !isLeftOut(); ) {
      const isDone = attempt(() => {
        for (const item of recordedInto(state.inputs, () => partOf(state.next, key, ...given))) state.items.push(item);
      });
      if (!isDone) state.inputs.add(unfinished);
      state.next++;
      pause();
    }
    for (const input of state.inputs) noteRead(input);
    return state.items;
  };
  return gather;
}

interface Searching<Result> {
  readonly work: Generator<undefined, Result>;
  readonly inputs: Set<Input>;
  found?: { readonly result: Result };
}

function withoutPauses<Result>(work: () => Result): Result {
  const outer = current;
  current = undefined;
  try {
    return work();
  } finally {
    current = outer;
  }
}

/** Makes a function of long work that is a generator: in a run it pauses where the generator yields. Undefined if the rest is left out. */
export function inSearch<Given extends readonly unknown[], Result>(
  begin: (...given: Given) => Generator<undefined, Result>,
): (...given: Given) => Result | undefined {
  const search = (...given: Given): Result | undefined => {
    const beginState = (): Searching<Result> => ({ work: begin(...given), inputs: new Set() });
    const state = current?.begun(search, given, beginState) ?? beginState();
    while (!state.found && !isLeftOut()) {
      // A generator that an exception leaves is at its end.
      const { done, value } = recordedInto(state.inputs, () => withoutPauses(() => state.work.next()));
      if (done) state.found = { result: value };
      pause();
    }
    for (const input of state.inputs) noteRead(input);
    return state.found?.result;
  };
  return search;
}
