import { isTranslation } from '../../formats/format.ts';
import { entityOfKey } from '../../formats/formats.ts';
import { rememberedLately } from '../../text/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { keyIn, partsOfKey } from './keys.ts';
import { type EntryText, sourceTextsIn } from './sourceTexts.ts';
import { languageOfDocument } from './textLanguage.ts';
import { translationText } from './translationText.ts';
import { languageOfSource } from './wantedKeys.ts';

/** A text and its language, as in file names; empty if unknown. */
export interface LanguageText extends EntryText {
  readonly language: string;
}

/** The sections with the texts that a translation belongs to. While they are the same objects, so are the texts. */
export interface SourceSections {
  /** The entry with the text that the translation replaces; undefined if the workspace has none. */
  readonly base: Place | undefined;
  /** The entries with the same key in other translations files. */
  readonly others: readonly Place[];
}

interface Place {
  readonly document: Document;
  readonly section: Section;
}

/** The sections with other texts of the entry that a section of a translations file translates. Reads no text. */
export function sourceSectionsOf(workspace: Workspace, document: Document, section: Section): SourceSections {
  const key = keyIn(document, section);
  return key ? sourceSectionsOfKey(workspace, document, key.key) : noSections;
}

/** The same for a key that the file may not have. */
export function sourceSectionsOfKey(
  { index: { entities } }: Workspace,
  document: Document,
  key: string,
): SourceSections {
  const { prefix, id } = partsOfKey(key);
  const kind = entityOfKey(prefix);
  if (!kind) return noSections;
  const [base] = entities.ownWithId(kind, id);
  const others: Place[] = [];
  for (const reference of entities.referencesInAnyOrder(kind, id)) {
    if (reference.kind !== 'translation' || reference.document === document) continue;
    if (keyIn(reference.document, reference.section)?.key === key) others.push(reference);
  }
  return base || others.length > 0 ? { base, others } : noSections;
}

const noSections: SourceSections = { base: undefined, others: [] };

/** The other texts of an entry that is translated. */
export interface Sources {
  /** The texts to compare the translation with, the first as the best: in another language, or replaced by it in its own. */
  readonly candidates: readonly LanguageText[];
  /** Whether the translation is in the language of the text that it replaces, as a correction of it. */
  readonly isOverride: boolean;
  /** The translations in further languages. */
  readonly witnesses: readonly LanguageText[];
}

/**
 * The texts in these sections, for a translation in that language. Without the entry itself the English translation is the source of the
 * others, or else the first of them by its language.
 */
export function sourcesIn(key: string, language: string, sections: SourceSections): Sources {
  return sourcesOf(sections, key, language);
}

/** Several checks ask for the sources of one entry after the other. */
const sourcesOf = rememberedLately(
  ({ base }: SourceSections, key: string, language: string) => [key, language, base?.document.sections],
  ({ base, others }, key, language): Sources => {
    const found = base && sourceTextsIn(base.section, base.document).find((text) => text.key === key);
    const source = found && inLanguage(found, languageOfSource(found));
    const translations: LanguageText[] = [];
    for (const place of others) {
      const text = translationText(place.document, place.section);
      if (text) translations.push(inLanguage(text, languageOfDocument(place.document)));
    }
    if (source?.language === language) {
      return {
        candidates: [source],
        isOverride: true,
        witnesses: translations.filter((one) => one.language !== language),
      };
    }
    const original = source?.language ?? firstLanguage([language, ...translations.map((one) => one.language)]);
    if (original === language) return { candidates: [], isOverride: false, witnesses: [] };
    const same = translations.filter((one) => one.language === original);
    return {
      candidates: source ? [source, ...same] : same,
      isOverride: false,
      witnesses: translations.filter((one) => one.language !== original && one.language !== language),
    };
  },
);

/**
 * The text that readers of the original language see: its own translation of the text, which the apps show in place of it, or the text itself;
 * undefined without any.
 */
export function shownSource({ candidates, isOverride }: Sources): LanguageText | undefined {
  if (isOverride) return candidates[0];
  const shown = candidates.filter(({ document }) => isTranslation(document.format));
  return shown.toSorted((a, b) => (a.document.uri < b.document.uri ? -1 : 1))[0] ?? candidates[0];
}

function firstLanguage(languages: readonly string[]): string {
  return languages.includes('en') ? 'en' : (languages.toSorted()[0] ?? '');
}

/** Written out, because V8 describes each object anew that is made with `...`, and there is one for each text of a package. */
function inLanguage({ document, section, key, part, use, text, span }: EntryText, language: string): LanguageText {
  return { document, section, key, part, use, text, span, language };
}
