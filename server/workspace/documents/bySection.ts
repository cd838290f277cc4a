import type { Document } from './document.ts';
import type { Section } from './section.ts';
import { commonEnds } from './sectionList.ts';

interface Remembered<Value> {
  readonly keys: readonly unknown[];
  readonly sections: readonly Section[];
  readonly values: (Value | undefined)[];
}

/**
 * Remembers something of every section of a document from one check to the next: sections never change, so what was found in one stays
 * true. What is given back has a place for each section, undefined where nothing is known, to be filled in.
 *
 * @returns a function of the document and of what else the values depend on: if that is another than last time, all is forgotten.
 */
export function memoryBySection<Value>(): (
  document: Document,
  keys: readonly unknown[],
) => Remembered<Value>['values'] {
  const remembered = new WeakMap<Document, Remembered<Value>>();
  return (document, keys) => {
    const { sections } = document;
    const last = remembered.get(document);
    const isTrue = last !== undefined && keys.every((key, index) => key === last.keys[index]);
    if (isTrue && last.sections === sections) return last.values;
    const { front, back } = isTrue ? commonEnds(last.sections, sections) : { front: 0, back: 0 };
    const between = new Array<undefined>(sections.length - front - back).fill(undefined);
    const after = back > 0 ? (last?.values.slice(-back) ?? []) : [];
    const values = (last?.values.slice(0, front) ?? []).concat(between, after);
    remembered.set(document, { keys, sections, values });
    return values;
  };
}
