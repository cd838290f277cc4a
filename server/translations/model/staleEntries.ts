import { isTranslation } from '../../formats/format.ts';
import { remembered } from '../../queries/remembered.ts';
import { pause } from '../../queries/run.ts';
import { fingerprint } from '../../text/fingerprint.ts';
import { writtenWords } from '../../text/writing.ts';
import type { BySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { type RecordedSource, readRecord } from './sourceRecord.ts';
import { besideSources, shownSource } from './sources.ts';
import { sourceWords } from './sourceWords.ts';
import { languageOfText } from './textLanguage.ts';
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
  /** The fingerprint of its words; undefined for a name, and for a text of a few words. */
  readonly written: string | undefined;
  /** A name beside its source in another language; undefined for other texts. */
  readonly name: NamePair | undefined;
}

interface NamePair {
  readonly source: string;
  readonly translation: string;
}

/** The entries of a translations file that have a text and a source, in their order. */
export function sourcedEntriesOf(scope: Package, document: Document): readonly SourcedEntry[] {
  return isTranslation(document.format) ? entriesIn(sourcedBySection(document, scope)) : [];
}

/** The same list for the same entries. */
const entriesIn = remembered(({ found }: BySection<Sourced | null>): readonly SourcedEntry[] =>
  found.flatMap(({ index, value }) => (value ? [{ index, ...value }] : [])),
);

type Sourced = Omit<SourcedEntry, 'index'>;

/** Shorter texts may be names, and remarks that are the same in both languages. */
const minimumWords = 4;

function isInLanguage(text: string, language: string): boolean {
  return writtenWords(text).length >= minimumWords && languageOfText(text, 1) === language;
}

export const sourcedBySection = besideSources({
  valueIn: (own, sources): Sourced | undefined => {
    const source = shownSource(sources);
    if (!source) return undefined;
    const [words, written] = [sourceWords(source), sourceWords(own)];
    const isTranslated = !sources.isOverride && needsTranslation(source);
    const isSame = isTranslated && words === written;
    const isName = isTranslated && own.use !== 'text';
    return {
      key: own.key,
      fingerprint: fingerprint(words),
      isSame,
      untranslated: isSame && !isName && isInLanguage(words, source.language) ? source.language : undefined,
      written:
        own.use === 'text' && isTranslated && writtenWords(written).length >= minimumWords
          ? fingerprint(written)
          : undefined,
      name: isName ? { source: words, translation: written } : undefined,
    };
  },
  isSame: (before, now) => JSON.stringify(before) === JSON.stringify(now),
  keptAs: 'source',
});

const wordsBySection = besideSources({
  valueIn: (_, sources) => {
    const source = shownSource(sources);
    return source && sourceWords(source);
  },
});

/** The words of the source of an entry as they are now. */
export function sourceWordsOf(scope: Package, document: Document, { index }: SourcedEntry): string {
  const words = wordsBySection.at(document, index, scope);
  pause();
  return words ?? '';
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
export function staleEntriesOf(scope: Package, document: Document): readonly StaleEntry[] {
  const record = scope.textsBeside.recordOf(document);
  if (!record) return [];
  const { sources } = readRecord(record);
  return sourcedEntriesOf(scope, document).flatMap((entry) => {
    const [then, ...others] = sources.get(entry.key) ?? [];
    const isUpToDate = [then, ...others].some((one) => one?.fingerprint === entry.fingerprint);
    return then && !isUpToDate ? [{ ...entry, then, now: sourceWordsOf(scope, document, entry) }] : [];
  });
}
