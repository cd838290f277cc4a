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
 * a value, to be filled in.
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
    last.values = isTrue ? taken(last, sections) : new Array<undefined>(sections.length).fill(undefined);
    last.keys = keys;
    last.sections = sections;
    return last.values;
  };
}

/** The values of the sections that still exist, in a new list, because an unfinished check still uses the old one. */
function taken<Value>(
  { sections: before, values }: LastTime<Value>,
  sections: readonly Section[],
): (Value | undefined)[] {
  const { front, back } = commonEnds(before, sections);
  const isSameLength = before.length === sections.length;
  const copy = isSameLength ? values.slice() : values.slice(0, front);
  for (let index = front; index < sections.length - back; index++) copy[index] = undefined;
  if (isSameLength) return copy;
  return back > 0 ? copy.concat(values.slice(-back)) : copy;
}
