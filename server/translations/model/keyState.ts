import { isTranslation } from '../../formats/format.ts';
import { entityOfKey, isKeyWithoutScope, isPartOfKey } from '../../formats/formats.ts';
import { rememberedWith } from '../../text/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Found, type ReadSections, readBySection } from '../../workspace/documents/readBySection.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { keyIn } from './keys.ts';
import { isStub } from './stubs.ts';
import { languageOfDocument } from './textLanguage.ts';
import { sourceDocumentsOf, type WantedKey, wantedKeysOf } from './wantedKeys.ts';

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

/** Compares the keys of a translations file with the texts of the workspace. Nothing is read again if only texts have changed. */
export function* keyStateOf(workspace: Workspace, document: Document): Steps<KeyState> {
  const { index } = workspace;
  const keys = yield* keysBySection(document);
  const blank = yield* blankBySection(document);
  const language = languageOfDocument(document);
  const documents = workspace.documents();
  const sameLanguage = documents.filter(
    (other) => other !== document && isTranslation(other.format) && languageOfDocument(other) === language,
  );
  const isFirst = sameLanguage.every((other) => documents.indexOf(document) < documents.indexOf(other));
  const wanted: (readonly WantedKey[])[] = [];
  for (const source of sourceDocumentsOf(workspace)) if (source !== document) wanted.push(yield* wantedKeysOf(source));
  const ofLanguage: FileKeys[] = [{ keys, blank }];
  for (const one of sameLanguage)
    ofLanguage.push({ keys: yield* keysBySection(one), blank: yield* blankBySection(one) });
  const marks: unknown[] = [workspace, language, index.definitionsKey, isFirst, ...wanted];
  for (const one of ofLanguage) marks.push(one.keys, one.blank);
  return stateOf(document, marks, () => ({
    ...compared(workspace, keys.found),
    begun: keys.found.flatMap(({ index: at }) => (blank.values[at] ? [at] : [])),
    ...(isFirst ? missingOf(wanted, language, translatedIn(ofLanguage)) : { missing: [], needed: [] }),
  }));
}

const stateOf = rememberedWith(
  (_: Document, marks: readonly unknown[], __: () => KeyState) => marks,
  (_, __, compare): KeyState => compare(),
);

/** The keys of a file, and which entries have no text. */
interface FileKeys {
  readonly keys: ReadSections<string>;
  readonly blank: ReadSections<boolean>;
}

function translatedIn(files: readonly FileKeys[]): ReadonlySet<string> {
  return new Set(
    files.flatMap(({ keys, blank }) => keys.found.flatMap(({ index, value }) => (blank.values[index] ? [] : [value]))),
  );
}

/** Whether each section is an entry without a text of its own: the apps then show the original. */
const blankBySection = readBySection<boolean, []>({
  valueIn: (_, section) => blankEntry.test(section.text) || isStub(section),
  isFound: (isBlank) => isBlank,
});

const blankEntry = /^<[^<>]*(?:\/>|>\s*<\/)/;

/** The key of each section; empty for a section without one. */
const keysBySection = readBySection<string, []>({
  valueIn: (document, section) => keyIn(document, section)?.key ?? '',
  isFound: (key) => key !== '',
});

function compared(
  workspace: Workspace,
  keys: readonly Found<string>[],
): Pick<KeyState, 'repeated' | 'orphans' | 'entries'> {
  const firsts = new Map<string, number>();
  const repeated: { index: number; first: number }[] = [];
  const orphans: number[] = [];
  for (const { index, value: key } of keys) {
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, index);
    else repeated.push({ index, first });
    if (isOrphan(workspace, key)) orphans.push(index);
  }
  return { repeated, orphans, entries: firsts };
}

/** Whether no app has a use for the key. A key of an unknown kind may be for another program, and a kind without entries is elsewhere. */
function isOrphan({ index: { entities } }: Workspace, key: string): boolean {
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

function missingOf(
  wanted: readonly (readonly WantedKey[])[],
  language: string,
  translated: ReadonlySet<string>,
): Pick<KeyState, 'missing' | 'needed'> {
  const keys = wanted.flat().flatMap((one) => (one.language === language ? [] : [one.key]));
  const needed = [...new Set(keys)];
  return { needed, missing: needed.filter((key) => !translated.has(key) && !translated.has(withoutScope(key))) };
}

/** `adventure.generic.name` for `adventure.idol-chamber.generic.name`; the key itself if there is no such key. */
function withoutScope(key: string): string {
  const [prefix = '', , ...rest] = isKeyWithoutScope(key.slice(0, key.indexOf('.'))) ? key.split('.') : [];
  return rest.length > 1 ? [prefix, ...rest].join('.') : key;
}
