import { isTranslation } from '../../formats/format.ts';
import { fingerprint } from '../../text/fingerprint.ts';
import { remembered } from '../../text/remembered.ts';
import { writtenWords } from '../../text/writing.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type ReadSections, readBySection } from '../../workspace/documents/readBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { RecordText } from '../../workspace/packages/sourceRecord.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { emptyRecord, type RecordedSource, readRecord } from './sourceRecord.ts';
import { type SourceSections, shownSource, sourcesIn } from './sources.ts';
import { keptBesideSources, sourcesBySection } from './sourcesBySection.ts';
import { sourceWords } from './sourceWords.ts';
import { languageOfDocument, languageOfText } from './textLanguage.ts';
import { translationText } from './translationText.ts';
import { needsTranslation } from './wantedKeys.ts';

/** A translation, by the index of its section. */
export interface SourcedEntry {
  readonly index: number;
  readonly key: string;
  /** The fingerprint of its source as it is now. */
  readonly fingerprint: string;
  /** Whether it is word for word its source, and the source is of another language and needs a translation. */
  readonly isSame: boolean;
  /** The language of its source if it is the same text of several words in that: it is not translated. Undefined for any other. */
  readonly untranslated: string | undefined;
  /** A name beside its source in another language; undefined for other texts. */
  readonly name: NamePair | undefined;
}

interface NamePair {
  readonly source: string;
  readonly translation: string;
}

/** The entries of a translations file that have a text and a source, in their order. */
export function* sourcedEntriesOf(workspace: Workspace, document: Document): Steps<readonly SourcedEntry[]> {
  if (!isTranslation(document.format)) return [];
  const language = languageOfDocument(document);
  const sources = yield* sourcesBySection(workspace, document);
  return entriesIn(yield* prints(document, language, sources));
}

/** The same list for the same prints. */
const entriesIn = remembered(({ found }: ReadSections<Print>): readonly SourcedEntry[] =>
  found.flatMap(({ index, value: { entry } }) => (entry ? [{ index, ...entry }] : [])),
);

/** An entry and the sources that its fingerprint is of; undefined if it has no text or no source. */
interface Print {
  readonly sources: SourceSections | undefined;
  readonly entry: Omit<SourcedEntry, 'index'> | undefined;
}

const prints = readBySection<Print, [language: string, sources: ReadSections<SourceSections>]>({
  valueIn: (document, section, index, language, { values }) => printIn(document, section, language, values[index]),
  isFound: ({ entry }) => entry !== undefined,
  isSame: ({ entry }, other) => isSamePrint(entry, other.entry),
  stays: ({ sources }, _, index, __, { values }) => sources === values[index],
  kept: keptBesideSources(
    'source',
    ({ entry }) => entry,
    (sources, entry) => ({ sources, entry }),
  ),
  isSlow: true,
});

/** Takes what the fingerprint of an entry needs while the trees of its sources are at hand. */
export function notePrint(
  document: Document,
  index: number,
  language: string,
  sources: ReadSections<SourceSections>,
): void {
  const section = document.sections[index];
  if (section)
    prints.note(document, index, () => printIn(document, section, language, sources.values[index]), language, sources);
}

function printIn(document: Document, section: Section, language: string, sources: SourceSections | undefined): Print {
  return { sources, entry: sources && printOf(document, section, language, sources) };
}

/** Shorter texts may be names, and remarks that are the same in both languages. */
const minimumWords = 4;

function isInLanguage(text: string, language: string): boolean {
  return writtenWords(text).length >= minimumWords && languageOfText(text, 1) === language;
}

function isSamePrint(before: Print['entry'], now: Print['entry']): boolean {
  return (
    before?.key === now?.key &&
    before?.fingerprint === now?.fingerprint &&
    before?.isSame === now?.isSame &&
    before?.untranslated === now?.untranslated &&
    before?.name?.source === now?.name?.source &&
    before?.name?.translation === now?.name?.translation
  );
}

function printOf(document: Document, section: Section, language: string, sections: SourceSections): Print['entry'] {
  const text = translationText(document, section);
  const sources = text && sourcesIn(text.key, language, sections);
  const source = sources && shownSource(sources);
  if (!source) return undefined;
  const [words, written] = [sourceWords(source), sourceWords(text)];
  const isTranslated = !sources.isOverride && needsTranslation(source);
  const isSame = isTranslated && words === written;
  const isName = isTranslated && text.use !== 'text';
  return {
    key: text.key,
    fingerprint: fingerprint(words),
    isSame,
    untranslated: isSame && !isName && isInLanguage(words, source.language) ? source.language : undefined,
    name: isName ? { source: words, translation: written } : undefined,
  };
}

function wordsOfSource(
  document: Document,
  section: Section,
  language: string,
  sources: SourceSections,
): string | undefined {
  const text = translationText(document, section);
  const source = text && shownSource(sourcesIn(text.key, language, sources));
  return source && sourceWords(source);
}

/** The words of the sources of these entries as they are now, by the keys. */
export function* sourceWordsOf(
  workspace: Workspace,
  document: Document,
  entries: readonly SourcedEntry[],
): Steps<ReadonlyMap<string, string>> {
  const sources = yield* sourcesBySection(workspace, document);
  const language = languageOfDocument(document);
  const words = new Map<string, string>();
  for (const { index, key } of entries) {
    yield () => {
      const [section, ofSection] = [document.sections[index], sources.values[index]];
      const found = section && ofSection && wordsOfSource(document, section, language, ofSection);
      if (found !== undefined) words.set(key, found);
    };
  }
  return words;
}

/** A translation of a source that has changed since. */
export interface StaleEntry extends SourcedEntry {
  /** The source to which the translation belongs. */
  readonly then: RecordedSource;
  /** The words of the source as it is now. */
  readonly now: string;
}

/**
 * The translations whose source is no longer the one in the record beside the file, in their order; none without a record. A key without a
 * line in the record is not stale, because nobody has said which wording it belongs to.
 */
export function* staleEntriesOf(workspace: Workspace, document: Document): Steps<readonly StaleEntry[]> {
  const record = workspace.textsBeside.recordOf(document);
  if (!record || !isTranslation(document.format)) return [];
  const entries = yield* sourcedEntriesOf(workspace, document);
  const memory = memoryOf(document);
  if (memory.record !== record || memory.entries !== entries)
    Object.assign(memory, { record, entries, stale: yield* staleAmong(workspace, document, entries) });
  return memory.stale;
}

interface Memory {
  record: RecordText | undefined;
  entries: readonly SourcedEntry[];
  stale: readonly StaleEntry[];
}

const memoryOf = remembered((_: Document): Memory => ({ record: undefined, entries: [], stale: [] }));

function* staleAmong(
  workspace: Workspace,
  document: Document,
  entries: readonly SourcedEntry[],
): Steps<readonly StaleEntry[]> {
  const text = workspace.textsBeside.recordOf(document);
  const { sources } = text ? readRecord(text) : emptyRecord;
  const changed = entries.filter(({ key, fingerprint: print }) => {
    return sources.get(key)?.every((one) => one.fingerprint !== print) ?? false;
  });
  const words = yield* sourceWordsOf(workspace, document, changed);
  return changed.flatMap((entry): readonly StaleEntry[] => {
    const [then] = sources.get(entry.key) ?? [];
    return then ? [{ ...entry, then, now: words.get(entry.key) ?? '' }] : [];
  });
}
