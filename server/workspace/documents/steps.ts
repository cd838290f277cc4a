import type { Document } from './document.ts';
import type { Section } from './section.ts';

/**
 * An answer that takes long, worked out in steps. Whoever drives it calls each function that it yields, once and in order, may do something
 * else in between, and gets the answer at the end. A step that fails costs what it alone would have added. Nothing that a step looks at may
 * change before the last of them is done: otherwise the rest is thrown away.
 */
export type Steps<Result> = Generator<() => void, Result, void>;

/** Does all steps at once. */
export function finished<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    value();
  }
}

/** A list of which each step adds a part. */
function* listed<Item>(parts: Iterable<() => Iterable<Item>>): Steps<Item[]> {
  const items: Item[] = [];
  for (const part of parts) {
    yield () => {
      for (const item of part()) items.push(item);
    };
  }
  return items;
}

/** A list of which each section of a document adds a part. */
export function listedBySection<Item>(
  document: Document,
  itemsOf: (section: Section, index: number) => Iterable<Item>,
): Steps<Item[]> {
  return listed(document.sections.map((section, index) => () => itemsOf(section, index)));
}

/** So many sections that take little time each are one step. */
const sectionsOfStep = 50;

/** Looks at every section of a document, many in a step: for what takes so little time in each that a step of its own would take longer. */
export function* eachSection(document: Document, look: (section: Section, index: number) => void): Steps<void> {
  const { sections } = document;
  for (let first = 0; first < sections.length; first += sectionsOfStep) {
    yield () => {
      const end = Math.min(first + sectionsOfStep, sections.length);
      // By index: an iterator would leave a pair of garbage for each section at every key.
      for (let index = first; index < end; index++) {
        const section = sections[index];
        if (section) look(section, index);
      }
    };
  }
}
