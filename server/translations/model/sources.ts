import { isTranslation } from '../../formats/format.ts';
import { entityOfKey } from '../../formats/formats.ts';
import { rememberedLately } from '../../queries/remembered.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { keyIn, partsOfKey } from './keys.ts';
import { type EntryText, sourceTextsIn } from './sourceTexts.ts';
import { languageOfDocument } from './textLanguage.ts';
import { translationText } from './translationText.ts';
import { languageOfSource } from './wantedKeys.ts';

/** A text and its language, as in file names; empty if unknown. */
export interface LanguageText extends EntryText {
  readonly language: string;
}

/** The sections with the texts that a translation belongs to. While the places are the same objects, so are the texts. */
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
export function sourceSectionsOf(scope: Package, document: Document, section: Section): SourceSections {
  const key = keyIn(document, section);
  return key ? sourceSectionsOfKey(scope, document, key.key) : noSections;
}

/** The same for a key that the file may not have. */
export function sourceSectionsOfKey({ index: { entities } }: Package, document: Document, key: string): SourceSections {
  const { prefix, id } = partsOfKey(key);
  const kind = entityOfKey(prefix);
  if (!kind) return noSections;
  const [base] = entities.ownWithId(kind, id);
  const others: Place[] = [];
  for (const reference of entities.referencesTo(kind, id)) {
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
export function sourcesIn(key: string, language: string, { base, others }: SourceSections): Sources {
  const first = base ?? others[0];
  return first ? sourcesOf(first, key, language, base, ...others) : noSources;
}

const noSources: Sources = { candidates: [], isOverride: false, witnesses: [] };

/** Several checks ask for the sources of one entry after the other. */
const sourcesOf = rememberedLately(
  (_: Place, key: string, language: string, base: Place | undefined, ...others: readonly Place[]): Sources => {
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
    if (original === language) return noSources;
    const same = translations.filter((one) => one.language === original);
    return {
      candidates: source ? [source, ...same] : same,
      isOverride: false,
      witnesses: translations.filter((one) => one.language !== original && one.language !== language),
    };
  },
);

/** How an entry of a translations file is read beside its sources. */
interface Reader<Value> {
  /** Undefined if it says nothing that counts. */
  readonly valueIn: (own: EntryText, sources: Sources, sections: SourceSections) => Value | undefined;
  /** As for `bySection`. */
  readonly isSame?: (before: Value, now: Value) => boolean;
  readonly keptAs?: string;
}

/** Makes a function that reads the entries of a translations file beside their sources. Null for one that says nothing. */
export function besideSources<Value>({ valueIn, isSame, ...reader }: Reader<Value>) {
  return bySection<Value | null, [scope: Package]>({
    ...reader,
    valueIn: (document, section, _, scope) => {
      const own = translationText(document, section);
      const sections = sourceSectionsOf(scope, document, section);
      return (own && valueIn(own, sourcesIn(own.key, languageOfDocument(document), sections), sections)) ?? null;
    },
    isFound: (value) => value !== null,
    isSame: (before, now) => before === now || (before !== null && now !== null && isSame?.(before, now) === true),
  });
}

/** The text that a translation, which is no value, has in another language; undefined without one. */
export function foreignSource({ document, use }: EntryText, sources: Sources): LanguageText | undefined {
  const source = use === 'value' ? undefined : shownSource(sources);
  return source?.language === languageOfDocument(document) ? undefined : source;
}

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
