import type { TextEdit } from 'vscode-languageserver-types';
import { query } from '../../queries/remembered.ts';
import { inParts } from '../../queries/run.ts';
import { type MissingPlace, missingPlaces } from '../../translations/model/insertion.ts';
import { keyStateOf } from '../../translations/model/keyState.ts';
import { partsOfKey } from '../../translations/model/keys.ts';
import { asEntryText, sourceShown } from '../../translations/model/sourceShown.ts';
import { stubMark } from '../../translations/model/stubs.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';

/** Which of the missing keys: the next one from an offset on, those of a kind by the first word of their keys, one, or all. */
export type WantedKeys =
  | { readonly what: 'next'; readonly offset: number }
  | { readonly what: 'kind'; readonly kind: string }
  | { readonly what: 'key'; readonly key: string }
  | { readonly what: 'all' };

/** The edits that put in entries, and their keys. */
export interface Insertion {
  readonly edits: readonly TextEdit[];
  readonly keys: readonly string[];
}

/**
 * Puts entries for missing keys into a translations file, each beside the neighbours of its text, with the source as their text and a
 * mark: while it is there, the text counts as missing.
 */
export function insertMissing(scope: Package, document: Document, wanted: WantedKeys): Insertion {
  const places = missingPlaces(keyStateOf(scope, document), document);
  const chosen = chosenIn(places, JSON.stringify(wanted));
  const entries = new Map<number, { readonly point: Placed['point']; readonly texts: string[] }>();
  for (const { point, text } of stubsOf(chosen, scope, document)) {
    const place = entries.get(point.offset) ?? { point, texts: [] };
    place.texts.push(text);
    entries.set(point.offset, place);
  }
  const edits = [...entries.values()].map(({ point, texts }): TextEdit => {
    const position = document.positionAt(point.offset);
    const newText = `${point.before}${texts.join(point.between)}${point.after}`;
    return { range: { start: position, end: position }, newText };
  });
  return { edits, keys: chosen.map(({ key }) => key) };
}

type Placed = Pick<MissingPlace, 'point' | 'shownAt'> & { readonly key: string };

/** The same list for the same question, which is given as JSON. */
const chosenIn = query((places: readonly MissingPlace[], asked: string): readonly Placed[] => {
  const wanted = JSON.parse(asked) as WantedKeys;
  const placed = places.flatMap(({ keys, ...place }) => keys.map((key) => ({ key, ...place })));
  switch (wanted.what) {
    case 'all':
      return placed;
    case 'kind':
      return placed.filter(({ key }) => partsOfKey(key).prefix === wanted.kind);
    case 'key':
      return placed.filter(({ key }) => key === wanted.key);
    case 'next': {
      const next = placed.find(({ shownAt }) => shownAt >= wanted.offset) ?? placed[0];
      return next ? [next] : [];
    }
    default:
      return wanted satisfies never;
  }
});

const stubsOf = inParts(
  (chosen: readonly Placed[], ..._) => chosen.length,
  (at, chosen, scope: Package, document: Document) => {
    const one = chosen[at];
    return one ? [{ point: one.point, text: stubOf(scope, document, one.key) }] : [];
  },
);

/** An entry with the text of its source and the mark. */
export function stubOf(scope: Package, document: Document, key: string): string {
  const source = sourceShown(scope, document, key);
  return `<entry key="${escapeText(key)}">${stubMark}${source ? asEntryText(source) : ''}</entry>`;
}
