import { remembered } from '../../text/remembered.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';
import { commonEnds } from './sectionList.ts';

/** The values of a document's sections at the last check. */
interface LastTime<Value> {
  keys: readonly unknown[];
  sections: readonly Section[];
  values: (Value | undefined)[];
}

/**
 * Caches a value for every section of a document from one check to the next: sections are immutable, so a value stays valid. A call of
 * `remembered` for each section would take longer than all other work at a key. The result has a place for each section, undefined without
 * a value, to be filled in. After an edit that keeps the number of sections it is the same list, because a copy of a long one at each key
 * would be the garbage that takes longest to collect. So work that an edit interrupts must not go on with it: `eachSection` and
 * `whileUnchanged` see to that.
 *
 * @returns a function of the document and of the other inputs (`keys`): if these change, all values are dropped.
 */
export function memoryBySection<Value>(): (document: Document, keys: readonly unknown[]) => LastTime<Value>['values'] {
  const lastTime = remembered((_: Document): LastTime<Value> => ({ keys: [], sections: [], values: [] }));
  return (document, keys) => {
    const last = lastTime(document);
    const { sections } = document;
    const isTrue = keys.length === last.keys.length && keys.every((key, index) => key === last.keys[index]);
    if (isTrue && last.sections === sections) return last.values;
    last.values = isTrue ? kept(document, last) : new Array<undefined>(sections.length).fill(undefined);
    last.keys = keys;
    last.sections = sections;
    return last.values;
  };
}

/** The values of the sections that still exist. */
function kept<Value>(document: Document, { sections: before, values }: LastTime<Value>): (Value | undefined)[] {
  const { length } = document.sections;
  const { front, back } = endsSince(document, before);
  if (length === before.length) {
    // Several edits leave unchanged sections between them.
    for (let index = front; index < length - back; index++)
      if (document.sections[index] !== before[index]) values[index] = undefined;
    return values;
  }
  const added = new Array<undefined>(length - back - front).fill(undefined);
  return values.slice(0, front).concat(added, values.slice(before.length - back));
}

interface LastEnds {
  before: readonly Section[];
  sections: readonly Section[];
  ends: { readonly front: number; readonly back: number };
}

const lastEnds = remembered((_: Document): LastEnds => ({ before: [], sections: [], ends: { front: 0, back: 0 } }));

/** The numbers of sections at both ends of the document that are the same as before. All memories of a document ask for the same. */
export function endsSince(document: Document, before: readonly Section[]): LastEnds['ends'] {
  const last = lastEnds(document);
  const { sections } = document;
  if (last.before !== before || last.sections !== sections)
    Object.assign(last, { before, sections, ends: commonEnds(before, sections) });
  return last.ends;
}
