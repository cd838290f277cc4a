import { isTranslation } from '../../formats/format.ts';
import { grouped } from '../../text/grouped.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { keyStateOf } from './keyState.ts';
import { partsOfKey } from './keys.ts';
import { likeSourceOf } from './likeSource.ts';
import { staleEntriesOf } from './staleEntries.ts';
import { languageOfDocument } from './textLanguage.ts';

/** How far the translations of a workspace into a language are. */
export interface LanguageProgress {
  /** As in the names of files: `es`. */
  readonly language: string;
  /** The first file of the language. */
  readonly document: Document;
  /** The keys of all texts that the language needs translations of, in the order of the texts. */
  readonly needed: readonly string[];
  /** Those without a translation, and names that are certainly still in the language of the source. */
  readonly missing: readonly string[];
  /** The keys of translations that are the same as their source, in all files of the language; without those of `missing`. */
  readonly same: readonly string[];
  /** The keys of those that are the same on purpose. */
  readonly sameOnPurpose: readonly string[];
  /** The keys of translations whose source has changed since they were marked as up to date, in all files of the language. */
  readonly stale: readonly string[];
}

/**
 * The progress of each language that a package of the workspace has a translations file for, in the order of their names. Several packages
 * have their own progress.
 */
export function progressOf(workspace: Workspace): readonly LanguageProgress[] {
  const progress: LanguageProgress[] = [];
  const seen = new Map<Package, Set<string>>();
  for (const document of workspace.documents()) {
    const language = isTranslation(document.format) ? languageOfDocument(document) : '';
    const own = workspace.packageOf(document);
    const languages = seen.get(own) ?? new Set();
    if (language === '' || languages.has(language)) continue;
    seen.set(own, languages.add(language));
    const { needed, missing } = keyStateOf(own, document);
    const isMissing = new Set(missing);
    const stale: string[] = [];
    const same: string[] = [];
    const sameOnPurpose: string[] = [];
    for (const one of documentsInLanguage(own, language)) {
      for (const { key } of staleEntriesOf(own, one)) stale.push(key);
      const like = likeSourceOf(own, one);
      for (const { key } of like.untranslated) isMissing.add(key);
      for (const { key } of like.same) same.push(key);
      for (const { key } of like.onPurpose) sameOnPurpose.push(key);
    }
    const left = needed.filter((key) => isMissing.has(key));
    progress.push({ language, document, needed, missing: left, same, sameOnPurpose, stale });
  }
  return progress.sort((a, b) => (a.language < b.language ? -1 : Number(a.language > b.language)));
}

/** The translations files of a language, in the order of their URIs. */
export function documentsInLanguage(scope: Package, language: string): readonly Document[] {
  return scope
    .documents()
    .filter((document) => isTranslation(document.format) && languageOfDocument(document) === language);
}

/** The numbers of a kind of entry, by the first word of its keys. */
interface KindProgress {
  readonly kind: string;
  readonly needed: number;
  readonly translated: number;
  /** How many of these are the same as their source. */
  readonly same: number;
}

/** The progress of a language by kinds of entry, in the order of their first texts. */
export function kindsOf({ needed, missing, same }: LanguageProgress): readonly KindProgress[] {
  const [isMissing, isSame] = [new Set(missing), new Set(same)];
  return [...grouped(needed, (key) => partsOfKey(key).prefix)].map(([kind, keys]) => ({
    kind,
    needed: keys.length,
    translated: keys.filter((key) => !isMissing.has(key)).length,
    same: keys.filter((key) => isSame.has(key)).length,
  }));
}

/** In whole percent, and 100 only if nothing is missing; undefined where there is nothing to translate. */
export function percentOf({ needed, translated }: Omit<KindProgress, 'kind' | 'same'>): number | undefined {
  return needed === 0 ? undefined : Math.floor((100 * translated) / needed);
}
