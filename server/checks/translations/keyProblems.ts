import { entityOfKey } from '../../formats/formats.ts';
import { type Span, shift } from '../../text/span.ts';
import { removedSpan } from '../../translations/model/entryContent.ts';
import { type KeyState, keyStateOf } from '../../translations/model/keyState.ts';
import { keyIn } from '../../translations/model/keys.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { escapeText } from '../../xml/references.ts';
import type { Edit, Finding } from '../problems/finding.ts';
import { misspeltKeys } from './misspeltKeys.ts';

/** More of one kind are one problem for the file. */
const maximumApart = 3;

/** More edits take longer than a key may. */
const maximumRemoved = 500;

/** A list of more names is not read. */
const maximumNamed = 5;

/** Keys that are written twice, that belong to nothing, and keys that are missing. Spans are in document coordinates. */
export function keyProblems(scope: Package, document: Document): readonly Finding[] {
  const state = keyStateOf(scope, document);
  return [
    ...repeatedKeys(document, state),
    ...misspelt(document, state),
    ...orphans(document, state),
    ...missingKeys(document, state),
  ];
}

function repeatedKeys(document: Document, { repeated }: KeyState): readonly Finding[] {
  return repeated.flatMap(({ index, first }): readonly Finding[] => {
    const [own, other] = [keyAt(document, index), keyAt(document, first)];
    return own && other
      ? [{ code: 'duplicate-translation', span: own.span, facts: { key: own.key, first: other.span } }]
      : [];
  });
}

/** Keys that belong to nothing because of one letter: they are not removed with the others. */
function misspelt(document: Document, state: KeyState): readonly Finding[] {
  return misspeltKeys(state).flatMap(({ wrong, right, keys, isCertain }): readonly Finding[] => {
    const places = keys.flatMap(({ index, meant }) => {
      const key = keyAt(document, index);
      return key ? [{ key: key.key, span: key.span, newText: escapeText(meant) }] : [];
    });
    const [first] = places;
    if (!first) return [];
    const count = places.length;
    const facts =
      count === 1
        ? { key: first.key, count, nearest: keys[0]?.meant }
        : { key: wrong, count, nearest: right, others: places.slice(1).map(({ span }) => span) };
    const problem: Finding = { code: 'orphan-translation', span: first.span, facts };
    if (!isCertain) return [problem];
    const edits = places.map(({ span, newText }) => ({ span, newText }));
    return [{ ...problem, fixes: [{ kind: 'replace', text: facts.nearest ?? right, edits }] }];
  });
}

function orphans(document: Document, state: KeyState): readonly Finding[] {
  const slips = new Set(misspeltKeys(state).flatMap(({ keys }) => keys.map(({ index }) => index)));
  const indices = state.orphans.filter((index) => !slips.has(index));
  const groups = indices.length > maximumApart ? [indices] : indices.map((index) => [index]);
  // Without any entry left the file would be a mistake itself: most likely the texts of all these are elsewhere.
  const isRemovable = indices.length < document.sections.length - 1 && indices.length <= maximumRemoved;
  return groups.flatMap((group): readonly Finding[] => {
    const [first, ...others] = group.flatMap((index) => keyAt(document, index) ?? []);
    if (!first) return [];
    const { key, span } = first;
    const count = group.length;
    const places = others.length > 0 ? { others: others.map((other) => other.span) } : {};
    const problem: Finding = { code: 'orphan-translation', span, facts: { key, count, nearest: undefined, ...places } };
    if (!isRemovable) return [problem];
    const edits = group.map((index) => removalOf(document, index));
    return [{ ...problem, fixes: [{ kind: 'removeEntries', name: key, count, edits }] }];
  });
}

function missingKeys(document: Document, { missing, entries }: KeyState): readonly Finding[] {
  const language = languageOfDocument(document);
  const [section] = document.sections;
  // A file without entries has just been made.
  if (missing.length === 0 || !section || language === '' || document.sections.length === 1) return [];
  // The words of an app's buttons are in such files too.
  if ([...entries.keys()].every((key) => entityOfKey(key.split('.', 1)[0] ?? '') === undefined)) return [];
  const start = Math.max(0, section.text.lastIndexOf('<'));
  const end = start + (/^<[^\s>]*/.exec(section.text.slice(start, start + 40))?.[0].length ?? 0);
  const facts = { count: missing.length, examples: missing.slice(0, maximumNamed), language };
  return [{ code: 'missing-translation', span: { start, end }, facts }];
}

function keyAt(document: Document, index: number): { readonly key: string; readonly span: Span } | undefined {
  const section = document.sections[index];
  const key = section && keyIn(document, section);
  return key && { key: key.key, span: shift(key.span, document.startOf(index)) };
}

/** Removes an entry, with the white space up to the next one. */
function removalOf(document: Document, index: number): Edit {
  const section = document.sections[index];
  const span = section ? removedSpan(section, document) : { start: 0, end: 0 };
  return { span: shift(span, document.startOf(index)), newText: '' };
}
