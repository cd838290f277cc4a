import type { Document } from './document.ts';
import type { Section } from './section.ts';

/**
 * A long answer, calculated in steps. The caller runs each yielded function once, in order, may do other work between, and gets the answer
 * at the end. A step that fails loses only its own part. If the input of a step changes before the last one, the remaining steps must be
 * dropped.
 */
export type Steps<Result> = Generator<() => void, Result, void>;

/** Runs all steps at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    value();
  }
}

/** A list to which each step adds a part. */
function* listed<Item>(parts: Iterable<() => Iterable<Item>>): Steps<Item[]> {
  const items: Item[] = [];
  for (const part of parts) {
    yield () => {
      for (const item of part()) items.push(item);
    };
  }
  return items;
}

/** A list to which each section of a document adds a part. */
export function listedBySection<Item>(
  document: Document,
  itemsOf: (section: Section, index: number) => Iterable<Item>,
): Steps<Item[]> {
  return listed(document.sections.map((section, index) => () => itemsOf(section, index)));
}

/** The number of quick sections in one step. */
const sectionsOfStep = 50;

/**
 * Calls `look` for every section of a document, many in one step: for work that takes less time per section than a step itself. Ends early
 * if the document changes between two steps.
 */
export function* eachSection(document: Document, look: (section: Section, index: number) => void): Steps<void> {
  const { sections } = document;
  let first = 0;
  // One function for all steps, and places by number: functions and iterators of their own would be garbage at every key.
  const step = (): void => {
    const end = Math.min(first + sectionsOfStep, sections.length);
    for (let index = first; index < end; index++) {
      const section = sections[index];
      if (section) look(section, index);
    }
  };
  for (; first < sections.length; first += sectionsOfStep) {
    yield step;
    if (document.sections !== sections) return;
  }
}

/** Steps about the sections of a document. If the document changes between two of them, they begin again. */
export function* whileUnchanged<Result>(document: Document, begin: () => Steps<Result>): Steps<Result> {
  for (;;) {
    const { sections } = document;
    const steps = begin();
    while (document.sections === sections) {
      const { done, value } = steps.next();
      if (done) return value;
      yield value;
    }
  }
}

/** The same steps, and undefined for their result if it `isOver` before the last one: then the rest is left out. */
export function* until<Result>(steps: Steps<Result>, isOver: () => boolean): Steps<Result | undefined> {
  while (!isOver()) {
    const { done, value } = steps.next();
    if (done) return value;
    yield value;
  }
  return undefined;
}
