import { query } from '../../queries/remembered.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { listedBySection } from '../../workspace/documents/listedBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import { stemOf } from '../comparison/stemOf.ts';
import { documentsInLanguage } from '../model/progress.ts';
import { foreignSource, sourceSectionsOf, sourcesIn } from '../model/sources.ts';
import type { EntryText } from '../model/sourceTexts.ts';
import { languageOfDocument } from '../model/textLanguage.ts';
import { translationText } from '../model/translationText.ts';
import { nameStems } from './nameStems.ts';
import { type NameFinder, nameFinder } from './namesInText.ts';

/** A name of the package with its translations, and how the translated texts speak of it. */
export interface GlossaryName {
  readonly source: string;
  /** Each other translation, the most frequent one first; without a translation the name is not in the glossary. */
  readonly translations: readonly GlossaryTranslation[];
  /** How many translated texts have the name, of those whose source has it. */
  readonly uses: number;
  /** The others of them: they speak of it in other words, or not at all. */
  readonly others: readonly GlossaryPlace[];
}

interface GlossaryTranslation {
  readonly text: string;
  /** The keys of the names with this translation. */
  readonly keys: readonly string[];
}

/** A translated text: its key and its place. */
export interface GlossaryPlace {
  readonly key: string;
  readonly document: Document;
  readonly section: Section;
}

/**
 * The glossary of a language, in the order of the source's names: all names of rules, Monsters and other entries that have a translation.
 * Names that are written alike in both languages are not in it, because nothing can be wrong with them. Empty without a translations file.
 */
export function glossaryOf(scope: Package, language: string): readonly GlossaryName[] {
  const { names, finder } = namesIn(scope, language);
  const uses = documentsInLanguage(scope, language).flatMap((document) => usesIn(document, scope, names, finder));
  const places = new Map<Name, { uses: number; readonly others: GlossaryPlace[] }>();
  for (const name of names.values()) places.set(name, { uses: 0, others: [] });
  for (const { name, otherwise } of uses) {
    const known = places.get(name);
    if (otherwise) known?.others.push(otherwise);
    else if (known) known.uses++;
  }
  return [...places]
    .map(([{ source, translations }, counted]) => {
      const all = [...translations.values()].map(({ text, keys }) => ({ text, keys }));
      return { source, translations: all.sort((a, b) => b.keys.length - a.keys.length), ...counted };
    })
    .sort((a, b) => (a.source < b.source ? -1 : 1));
}

/** A text of an entry and the one that it translates, if it is one of `isText`; undefined for any other section. */
function comparedIn(
  scope: Package,
  document: Document,
  section: Section,
  isText: boolean,
): { readonly own: EntryText; readonly source: string } | undefined {
  const own = translationText(document, section);
  if (!own || (own.use === 'text') !== isText) return undefined;
  const sections = sourceSectionsOf(scope, document, section);
  const source = foreignSource(own, sourcesIn(own.key, languageOfDocument(document), sections));
  return source && { own, source: source.text };
}

/** The names of a package, by their stems. */
interface Names {
  readonly names: ReadonlyMap<string, Name>;
  readonly finder: NameFinder;
}

const namesIn = query((scope: Package, language: string): Names => {
  const names = new Map<string, Name>();
  const named = documentsInLanguage(scope, language).flatMap((document) => nameEntriesIn(document, scope));
  for (const { own, source } of named) addName(names, source.trim(), own);
  return { names, finder: nameFinder([...names.values()].map(({ stems }) => stems)) };
});

const nameEntriesIn = listedBySection((document, section, _, scope: Package) => {
  const compared = comparedIn(scope, document, section, false);
  return compared ? [compared] : [];
});

interface Name {
  readonly source: string;
  readonly stems: readonly string[];
  /** By their stems: forms of a translation, such as its plural, are one, as it was written first. */
  readonly translations: Map<
    string,
    { readonly text: string; readonly stems: readonly string[]; readonly keys: string[] }
  >;
}

function addName(names: Map<string, Name>, source: string, { key, text }: EntryText): void {
  const stems = nameStems(source);
  const own = nameStems(text);
  const shown = text.trim();
  if (stems.length === 0 || own.length === 0 || shown.toLowerCase() === source.toLowerCase()) return;
  const name = names.get(stems.join(' ')) ?? { source, stems, translations: new Map() };
  names.set(stems.join(' '), name);
  const translation = name.translations.get(own.join(' ')) ?? { text: shown, stems: own, keys: [] };
  translation.keys.push(key);
  name.translations.set(own.join(' '), translation);
}

/** A name that the source of a text has. */
interface Use {
  readonly name: Name;
  /** The place of the translated text if it has the name in other words, or not at all. */
  readonly otherwise: GlossaryPlace | undefined;
}

/** A translated text has a name if it has all words of one of its translations, in any order and form. */
const usesIn = listedBySection(
  (document, section, _, scope: Package, names: Names['names'], finder: NameFinder): readonly Use[] => {
    const compared = comparedIn(scope, document, section, true);
    const found = compared ? finder(compared.source) : none;
    if (!compared || found.size === 0) return [];
    const { own } = compared;
    const words = new Set(Array.from(own.text.matchAll(/\p{L}[\p{L}'’-]+/gu), ([word]) => stemOf(word)));
    return [...found].flatMap((key) => {
      const name = names.get(key);
      if (!name) return [];
      const hasOne = [...name.translations.values()].some(({ stems }) => stems.every((stem) => words.has(stem)));
      return [{ name, otherwise: hasOne ? undefined : { key: own.key, document, section } }];
    });
  },
);

const none: ReadonlySet<string> = new Set();
