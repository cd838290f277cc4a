import { remembered } from '../../text/remembered.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';
import { commonEnds } from './sectionList.ts';

/** What is known of the sections of a document as it was last time. */
interface LastTime<Value> {
  keys: readonly unknown[];
  sections: readonly Section[];
  values: (Value | undefined)[];
}

/**
 * Remembers something of every section of a document from one check to the next: sections never change, so what was found in one stays
 * true. To ask `remembered` for each section would take longer than all else that is done at a key. What is given back has a place for each
 * section, undefined where nothing is known, to be filled in.
 *
 * @returns a function of the document and of what else the values depend on: if that is another than last time, all is forgotten.
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

/** The values of the sections that are still there, in a list of their own: a check that goes on has the old one. */
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
