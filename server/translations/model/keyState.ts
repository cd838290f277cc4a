import { isTranslation } from '../../formats/format.ts';
import { entityOfKey, isKeyWithoutScope, isPartOfKey } from '../../formats/formats.ts';
import { remembered } from '../../text/remembered.ts';
import { memoryBySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { eachSection, type Steps } from '../../workspace/documents/steps.ts';
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
  const keys = yield* keysOf(document);
  const blank = yield* blankOf(document);
  const language = languageOfDocument(document);
  const documents = workspace.documents();
  const sameLanguage = documents.filter(
    (other) => other !== document && isTranslation(other.format) && languageOfDocument(other) === language,
  );
  const isFirst = sameLanguage.every((other) => documents.indexOf(document) < documents.indexOf(other));
  const wanted: (readonly WantedKey[])[] = [];
  for (const source of sourceDocumentsOf(workspace)) if (source !== document) wanted.push(yield* wantedKeysOf(source));
  const memory = memoryOf(document);
  const marks = [workspace, language, index.definitionsKey, ...sameLanguage.map(({ sections }) => sections), ...wanted];
  if (memory.state && isSame(memory.keys, keys) && isSame(memory.blank, blank) && isSame(memory.marks, marks))
    return memory.state;
  const translated = new Set(keys.filter((_, at) => !blank[at]));
  for (const other of sameLanguage) {
    const [ofOther, blankOnes] = [yield* keysOf(other), yield* blankOf(other)];
    for (const [at, key] of ofOther.entries()) if (!blankOnes[at]) translated.add(key);
  }
  const state = {
    ...compared(workspace, keys),
    begun: keys.flatMap((key, at) => (key && blank[at] ? [at] : [])),
    ...(isFirst ? missingOf(wanted, language, translated) : { missing: [], needed: [] }),
  };
  Object.assign(memory, { keys: keys.slice(), blank: blank.slice(), marks, state });
  return state;
}

interface Memory {
  keys: readonly (string | undefined)[];
  blank: readonly (boolean | undefined)[];
  marks: readonly unknown[];
  state: KeyState | undefined;
}

const memoryOf = remembered((_: Document): Memory => ({ keys: [], blank: [], marks: [], state: undefined }));

const blankBySection = memoryBySection<boolean>();

/** Whether each section is an entry without a text of its own: the apps then show the original. */
function* blankOf(document: Document): Steps<readonly (boolean | undefined)[]> {
  const blank = blankBySection(document, []);
  if (blank.includes(undefined)) {
    yield* eachSection(document, (section, index) => {
      blank[index] ??= blankEntry.test(section.text) || isStub(section);
    });
  }
  return blank;
}

const blankEntry = /^<[^<>]*(?:\/>|>\s*<\/)/;

const keysBySection = memoryBySection<string>();

/** The key of each section; empty for a section without one. */
function* keysOf(document: Document): Steps<readonly (string | undefined)[]> {
  const keys = keysBySection(document, []);
  if (keys.includes(undefined)) {
    yield* eachSection(document, (section, index) => {
      keys[index] ??= keyIn(document, section)?.key ?? '';
    });
  }
  return keys;
}

function isSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((one, index) => one === now[index]);
}

function compared(
  workspace: Workspace,
  keys: readonly (string | undefined)[],
): Pick<KeyState, 'repeated' | 'orphans' | 'entries'> {
  const firsts = new Map<string, number>();
  const repeated: { index: number; first: number }[] = [];
  const orphans: number[] = [];
  for (const [index, key] of keys.entries()) {
    if (key === undefined || key === '') continue;
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
  translated: ReadonlySet<string | undefined>,
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
