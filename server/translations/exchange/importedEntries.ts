import type { Span } from '../../text/span.ts';
import { shift } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryTag } from '../../workspace/documents/entry.ts';
import { lineEndOf } from '../../workspace/documents/lineEnd.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { parse } from '../../xml/parse.ts';
import { escapeText } from '../../xml/references.ts';
import { absentKeys, insertionPoint } from '../model/insertion.ts';
import { keyStateOf } from '../model/keyState.ts';
import { documentsInLanguage } from '../model/progress.ts';
import { escapedLike, rewritten, withLineFeeds } from './entryWords.ts';
import { type ExportedEntry, exportedEntries } from './exportedEntries.ts';
import type { PoEntry } from './po.ts';

/** An edit in document coordinates. */
interface ImportEdit {
  readonly span: Span;
  readonly newText: string;
}

/** The result of an import: the edits of each file, in the order of its text, and the keys by what happens to them. */
export interface Imported {
  readonly edits: ReadonlyMap<Document, readonly ImportEdit[]>;
  readonly keys: Readonly<Record<ImportOutcome, readonly string[]>>;
}

/**
 * `changed`, `added`: the translation is written; `fuzzy`: left out, because nobody has confirmed it; `emptied`: left as it is, because an
 * import deletes nothing; `unknown`: the package has no such text; `unclear`: the entry is written twice or not well-formed; `illegal`:
 * the text has a character that XML cannot have; `broken`: the entry has elements, and would not be well-formed
 * afterwards; `outdated`: written, but the source was another one at the time of the export; `settled`:
 * confirmed for the present source.
 */
export type ImportOutcome =
  | 'changed'
  | 'added'
  | 'fuzzy'
  | 'emptied'
  | 'unknown'
  | 'unclear'
  | 'illegal'
  | 'broken'
  | 'outdated'
  | 'settled';

/** The edits that bring the translations of other tools into the files of a language. Entries that are as before cause none. */
export function importedEntries(scope: Package, language: string, incoming: readonly PoEntry[]): Imported {
  const { entries, unclear } = exportedEntries(
    scope,
    language,
    incoming.map(({ key }) => key),
  );
  const known = new Map(entries.map((entry) => [entry.key, entry]));
  const keys: Record<ImportOutcome, string[]> = {
    ...{ changed: [], added: [], fuzzy: [], emptied: [], unknown: [] },
    ...{ unclear: [], illegal: [], broken: [], outdated: [], settled: [] },
  };
  const edits = new Map<Document, ImportEdit[]>();
  const added = new Map<string, string>();
  for (const entry of incoming) {
    const own = known.get(entry.key);
    const outcome = own ? outcomeOf(own, entry) : unclear.has(entry.key) ? 'unclear' : 'unknown';
    if (outcome) keys[outcome].push(entry.key);
    if (!own || outcome === 'illegal' || outcome === 'broken') continue;
    const isTaken = outcome === 'changed' || outcome === 'added';
    if (isTaken && entry.source !== own.source) keys.outdated.push(entry.key);
    else if (isTaken || (outcome === undefined && isConfirmed(own, entry))) keys.settled.push(entry.key);
    if (outcome === 'added') added.set(entry.key, wordsOf(entry));
    if (outcome !== 'changed' || !own.at) continue;
    const { document, index } = own.at;
    const section = document.sections[index];
    if (!section) continue;
    const tag = entryTag(section, document.format)?.name ?? '';
    const newText = rewritten(own.at, section, tag, wordsOf(entry), lineEndOf(document));
    const span = shift(own.at.span, document.startOf(index));
    const ofDocument = edits.get(document) ?? [];
    ofDocument.push({ span, newText });
    edits.set(document, ofDocument);
  }
  const [first] = documentsInLanguage(scope, language);
  if (first) {
    const inserted = insertions(scope, first, added);
    if (inserted.length > 0) edits.set(first, [...(edits.get(first) ?? []), ...inserted]);
  }
  for (const list of edits.values()) list.sort((a, b) => a.span.start - b.span.start);
  return { edits, keys };
}

function outcomeOf({ translation, at }: ExportedEntry, incoming: PoEntry): ImportOutcome | undefined {
  const words = wordsOf(incoming);
  if (words === translation) return undefined;
  if (words === '') return 'emptied';
  if (illegal.test(words)) return 'illegal';
  if (incoming.isFuzzy) return 'fuzzy';
  if (at?.form === 'markup' && !isWellFormed(words, at.words)) return 'broken';
  return at ? 'changed' : 'added';
}

function wordsOf({ translation }: PoEntry): string {
  return withLineFeeds(translation).trim();
}

/** Whether the words can be the content of an element. An entity that the former words have is known in the file. */
function isWellFormed(words: string, former: string): boolean {
  return parse(`<entry>${words}</entry>`).errors.every(
    (error) => error.kind === 'unknownEntity' && former.includes(`&${error.name};`),
  );
}

/** Characters that no XML document can have. */
const illegal = /[^\P{Cc}\t\n\r\x7f-\x9f]|\p{Cs}|[\ufffe\uffff]/u;

/** Whether somebody has taken the mark off a translation that was stale. */
function isConfirmed(own: ExportedEntry, { isFuzzy, source, translation }: PoEntry): boolean {
  return own.isFuzzy && !isFuzzy && source === own.source && translation.trim() !== '';
}

/** The edits that put in new entries, each beside the neighbours of its text. */
function insertions(scope: Package, document: Document, added: ReadonlyMap<string, string>): readonly ImportEdit[] {
  if (added.size === 0) return [];
  const absent = absentKeys(keyStateOf(scope, document), document);
  const last = document.sections.length - 1;
  const places = new Map(absent.map(({ key, index }) => [key, index]));
  // In the order of the package; a text that no entry needs is at the end.
  const inOrder = new Set([...places.keys(), ...added.keys()]);
  const byPlace = new Map<number, string[]>();
  for (const key of inOrder) {
    const words = added.get(key);
    if (words === undefined) continue;
    const index = places.get(key) ?? last;
    const text = escapedLike(words, '', lineEndOf(document));
    const atPlace = byPlace.get(index) ?? [];
    atPlace.push(`<entry key="${escapeText(key)}">${text}</entry>`);
    byPlace.set(index, atPlace);
  }
  return [...byPlace].flatMap(([index, texts]): readonly ImportEdit[] => {
    const point = insertionPoint(document, index);
    if (!point) return [];
    const newText = `${point.before}${texts.join(point.between)}${point.after}`;
    return [{ span: { start: point.offset, end: point.offset }, newText }];
  });
}
