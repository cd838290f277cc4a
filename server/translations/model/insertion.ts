import { query, remembered } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryOf } from '../../workspace/documents/entry.ts';
import { lineEndOf } from '../../workspace/documents/lineEnd.ts';
import { rootOf } from '../../workspace/documents/place.ts';
import type { KeyState } from './keyState.ts';

/** A key that a translations file does not have, and the section that its entry comes behind; 0 for the text before the first entry. */
interface AbsentKey {
  readonly key: string;
  readonly index: number;
}

/**
 * The missing keys that no entry has, in the order of their texts: each comes behind the nearest text before it of its own kind, such as an
 * Event, or before the next one; and where the file has none of the kind, beside the nearest text of any.
 */
export const absentKeys = remembered((state: KeyState, document: Document): readonly AbsentKey[] => {
  const missing = new Set(state.missing);
  const behind = neighbours(state, state.needed);
  const before = neighbours(state, state.needed.toReversed());
  const last = document.sections.length - 1;
  return state.needed.flatMap((key) => {
    if (state.entries.has(key) || !missing.has(key)) return [];
    const [above, below] = [behind.get(key), before.get(key)];
    const next = (written: number | undefined): number | undefined => written && written - 1;
    const index = above?.same ?? next(below?.same) ?? above?.other ?? next(below?.other) ?? last;
    return [{ key, index }];
  });
});

/** For each key the last written entry of its kind before it in the list, and the last one of any kind. */
function neighbours({ entries }: KeyState, keys: readonly string[]) {
  const lastOf = new Map<string, number>();
  let other: number | undefined;
  return new Map(
    keys.map((key) => {
      const kind = key.slice(0, key.indexOf('.'));
      other = entries.get(key) ?? other;
      const same = entries.get(key) ?? lastOf.get(kind);
      if (same !== undefined) lastOf.set(kind, same);
      return [key, { same, other }];
    }),
  );
}

/** A place for new entries, in document coordinates, and the white space around and between them. */
interface InsertionPoint {
  readonly offset: number;
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

/**
 * The place behind the section with that index, for entries on lines of their own with the indentation of their neighbour. Behind an entry
 * with broken markup nothing can be put in: then it is behind the one before. Undefined if the root has no start tag.
 */
export function insertionPoint(document: Document, index: number): InsertionPoint | undefined {
  const { sections, format } = document;
  for (let at = index; at > 0; at--) {
    const section = sections[at];
    const entry = section && section.errors.length === 0 ? entryOf(section, format) : undefined;
    if (!entry) continue;
    const between = lineBefore(document, at);
    return { offset: document.startOf(at) + entry.span.end, before: between, between, after: '' };
  }
  if (sections.length > 1) {
    const between = lineBefore(document, 1);
    return { offset: document.startOf(1), before: '', between, after: between };
  }
  const root = rootOf(document);
  if (!root?.finished || root.selfClosing) return undefined;
  const between = `${lineEndOf(document)}  `;
  const isOwnLine = /^[^\S\r\n]*[\r\n]/.test(sections[0]?.text.slice(root.startTag.end) ?? '');
  return { offset: root.startTag.end, before: between, between, after: isOwnLine ? '' : lineEndOf(document) };
}

/** A place at which entries are missing, in document coordinates. */
export interface MissingPlace {
  readonly point: InsertionPoint;
  /** Where people see it: at the start of the next line that is not blank, which is that of the next entry. */
  readonly shownAt: number;
  /** In the order of their texts. */
  readonly keys: readonly string[];
}

/** The places at which the entries of missing keys come, in the order of the document. */
export const missingPlaces = query((state: KeyState, document: Document): readonly MissingPlace[] => {
  const places = new Map<number, MissingPlace & { readonly keys: string[] }>();
  for (const { key, index } of absentKeys(state, document)) {
    const point = insertionPoint(document, index);
    if (!point) continue;
    const place = places.get(point.offset) ?? { point, shownAt: shownFrom(document, point.offset), keys: [] };
    place.keys.push(key);
    places.set(point.offset, place);
  }
  return [...places.values()].sort((a, b) => a.point.offset - b.point.offset);
});

/** More white space in a row is not passed over. */
const maximumBlank = 1000;

function shownFrom(document: Document, offset: number): number {
  const index = document.sectionIndexAt(offset);
  const behind = document.sections[index]?.text.slice(offset - document.startOf(index)).slice(0, maximumBlank) ?? '';
  const [blank = ''] = /^\s*/.exec(behind) ?? [];
  return blank.includes('\n') ? offset + blank.length : offset;
}

/** The end of the line before an entry, and its indentation. */
function lineBefore(document: Document, index: number): string {
  return /\r?\n[ \t]*$/.exec(document.sections[index - 1]?.text.slice(-200) ?? '')?.[0] ?? `${lineEndOf(document)}  `;
}
