import { isTranslation } from '../../formats/format.ts';
import { entityOfKey, isKeyWithoutScope, isPartOfKey } from '../../formats/formats.ts';
import { query } from '../../queries/remembered.ts';
import { bySection, type Found } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { keyIn } from './keys.ts';
import { isStub } from './stubs.ts';
import { languageOfDocument } from './textLanguage.ts';
import { sourceDocumentsOf, wantedKeysOf } from './wantedKeys.ts';

/** The keys of a translations file, beside those that the workspace has texts for. Numbers are indices of sections. */
export interface KeyState {
  /** Entries whose key is in the file before, and the first entry with it. */
  readonly repeated: readonly { readonly index: number; readonly first: number }[];
  /** Entries without a text in the language: they are blank, or marked as still to be translated. */
  readonly begun: readonly number[];
  /** The first entry with each key. */
  readonly entries: ReadonlyMap<string, number>;
  /** Entries for which no app has a use: nothing has that id, or entries of that kind have no such text. */
  readonly orphans: readonly number[];
  /** The keys that the language has no translation for, in the order of their texts; none in any but the first file of a language. */
  readonly missing: readonly string[];
  /** The keys of all texts that the language needs translations of, in their order; none in any but the first file of a language. */
  readonly needed: readonly string[];
}

/** Compares the keys of a translations file with the texts of the workspace. */
export function keyStateOf(scope: Package, document: Document): KeyState {
  return stateOf(document, scope);
}

const stateOf = query((document: Document, scope: Package): KeyState => {
  const { found: own } = entriesBySection(document);
  const language = languageOfDocument(document);
  const documents = scope.documents();
  const sameLanguage = documents.filter(
    (other) => other !== document && isTranslation(other.format) && languageOfDocument(other) === language,
  );
  const isFirst = sameLanguage.every((other) => documents.indexOf(document) < documents.indexOf(other));
  const state = {
    ...compared(scope, own),
    begun: own.flatMap(({ index, value }) => (value.isBlank ? [index] : [])),
  };
  if (!isFirst) return { ...state, missing: [], needed: [] };
  const sources = sourceDocumentsOf(scope).filter((source) => source !== document);
  const wanted = sources.flatMap(wantedKeysOf).flatMap((one) => (one.language === language ? [] : [one.key]));
  const needed = [...new Set(wanted)];
  const ofLanguage = [document, ...sameLanguage].flatMap((one) => entriesBySection(one).found);
  const translated = new Set(ofLanguage.flatMap(({ value: { key, isBlank } }) => (isBlank ? [] : [key])));
  const missing = needed.filter((key) => !translated.has(key) && !translated.has(withoutScope(key)));
  return { ...state, missing, needed };
});

interface Entry {
  /** Empty for a section without one. */
  readonly key: string;
  /** Whether it has no text of its own: the apps then show the original. */
  readonly isBlank: boolean;
}

const entriesBySection = bySection<Entry, []>({
  valueIn: (document, section) => ({
    key: keyIn(document, section)?.key ?? '',
    isBlank: blankEntry.test(section.text) || isStub(section),
  }),
  isFound: ({ key }) => key !== '',
  isSame: (before, now) => before.key === now.key && before.isBlank === now.isBlank,
});

const blankEntry = /^<[^<>]*(?:\/>|>\s*<\/)/;

function compared(
  scope: Package,
  entries: readonly Found<Entry>[],
): Pick<KeyState, 'repeated' | 'orphans' | 'entries'> {
  const firsts = new Map<string, number>();
  const repeated: { index: number; first: number }[] = [];
  const orphans: number[] = [];
  for (const {
    index,
    value: { key },
  } of entries) {
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else repeated.push({ index, first });
    if (isOrphan(scope, key)) orphans.push(index);
  }
  return { repeated, orphans, entries: firsts };
}

/** Whether no app has a use for the key. A key of an unknown kind may be for another program, and a kind without entries is elsewhere. */
function isOrphan({ index: { entities } }: Package, key: string): boolean {
  const [first, last] = [key.indexOf('.'), key.lastIndexOf('.')];
  const [prefix, id, part] = [key.slice(0, first), key.slice(first + 1, last), key.slice(last + 1)];
  const kind = first < last ? entityOfKey(prefix) : undefined;
  if (!kind || !entities.definesOwn(kind)) return false;
  if (!isPartOfKey(prefix, part)) return true;
  if (entities.isDefined(kind, id)) return false;
  if (!isKeyWithoutScope(prefix)) return true;
  for (const known of entities.ids(kind)) if (known.endsWith(`.${id}`)) return false;
  return true;
}

/** `adventure.generic.name` for `adventure.idol-chamber.generic.name`; the key itself if there is no such key. */
function withoutScope(key: string): string {
  const [prefix = '', , ...rest] = isKeyWithoutScope(key.slice(0, key.indexOf('.'))) ? key.split('.') : [];
  return rest.length > 1 ? [prefix, ...rest].join('.') : key;
}
