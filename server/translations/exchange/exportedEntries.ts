import { remembered } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { fileNameOf } from '../../workspace/documents/fileName.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { keyStateOf } from '../model/keyState.ts';
import { likeSourceOf } from '../model/likeSource.ts';
import { documentsInLanguage } from '../model/progress.ts';
import { asPlainText } from '../model/sourceShown.ts';
import { type LanguageText, shownSource, sourceSectionsOfKey, sourcesIn } from '../model/sources.ts';
import { staleEntriesOf } from '../model/staleEntries.ts';
import { needsTranslation } from '../model/wantedKeys.ts';
import { type EntryWords, entryWords, withLineFeeds } from './entryWords.ts';
import type { RemarkedEntry } from './writtenPo.ts';

/** A text for translators, and the entry with its translation. */
export interface ExportedEntry extends RemarkedEntry {
  /** The entry; undefined if no file of the language has one. */
  readonly at: WrittenEntry | undefined;
}

/** An entry of a translations file, by the index of its section. */
interface WrittenEntry extends EntryWords {
  readonly document: Document;
  readonly index: number;
}

/** The texts to translate, and the keys of entries that cannot be exchanged. */
interface Exported {
  readonly entries: readonly ExportedEntry[];
  /** The keys of entries that are written twice in a file, and of entries that are not well-formed. */
  readonly unclear: ReadonlySet<string>;
}

/**
 * All texts that a language has or needs translations of, in the order of the package, with their translations. Without texts that are in the
 * language or need no translation, and without translations of nothing. Of a key in two files of the language the first counts, as in the apps.
 *
 * @param others keys whose texts are wanted too, if the package has them, such as that of a price, which needs no translation.
 */
export function exportedEntries(scope: Package, language: string, others: readonly string[] = []): Exported {
  const written = new Map<string, WrittenEntry>();
  const unclear = new Set<string>();
  const formerly = new Map<string, string | undefined>();
  const untranslated = new Set<string>();
  const keys = new Set<string>();
  const documents = documentsInLanguage(scope, language);
  for (const document of documents) {
    const { entries, repeated, needed } = keyStateOf(scope, document);
    for (const key of needed) keys.add(key);
    const twice = new Set(repeated.map(({ first }) => first));
    for (const [key, index] of entries) {
      const section = document.sections[index];
      const words = section && entryWords(section, document);
      if (twice.has(index) || !words) unclear.add(key);
      else if (!written.has(key)) written.set(key, { ...words, document, index });
    }
    for (const { key } of likeSourceOf(scope, document).untranslated) untranslated.add(key);
    for (const { key, then } of staleEntriesOf(scope, document)) formerly.set(key, then.words);
  }
  for (const key of [...written.keys(), ...others]) keys.add(key);
  const [first] = documents;
  const entries: ExportedEntry[] = [];
  for (const key of keys) {
    if (!first || unclear.has(key)) continue;
    const at = written.get(key);
    const source = sourceOf(scope, at?.document ?? first, language, key);
    if (!source || !(needsTranslation(source) || others.includes(key))) continue;
    const isFuzzy = formerly.has(key) || untranslated.has(key);
    const text = { key, source: withLineFeeds(asPlainText(source)), translation: at?.words ?? '' };
    entries.push({ ...text, isFuzzy, formerSource: formerly.get(key), place: placeOf(source), at });
  }
  return { entries, unclear };
}

/** The source in another language; undefined for a text that replaces one in its own language, and without a source. */
function sourceOf(scope: Package, document: Document, language: string, key: string): LanguageText | undefined {
  const sources = sourcesIn(key, language, sourceSectionsOfKey(scope, document, key));
  const source = sources.isOverride ? undefined : shownSource(sources);
  return source && asPlainText(source) !== '' ? source : undefined;
}

const indices = remembered((sections: readonly Section[]) => new Map(sections.map((section, at) => [section, at])));

function placeOf({ document, section }: LanguageText): string {
  const start = document.startOf(indices(document.sections).get(section) ?? 0);
  return `${fileNameOf(document.uri)}:${document.positionAt(start).line + 1}`;
}
