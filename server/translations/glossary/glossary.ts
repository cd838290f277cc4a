import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import { stemOf } from '../comparison/capitalRuns.ts';
import { documentsInLanguage } from '../model/progress.ts';
import { shownSource, sourcesIn } from '../model/sources.ts';
import { sourcesBySection } from '../model/sourcesBySection.ts';
import type { EntryText } from '../model/sourceTexts.ts';
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
export function* glossaryOf(workspace: Workspace, language: string): Steps<readonly GlossaryName[]> {
  const names = new Map<string, Name>();
  const texts: ComparedTexts[] = [];
  for (const document of documentsInLanguage(workspace, language)) {
    const sources = yield* sourcesBySection(workspace, document);
    for (const [index, section] of document.sections.entries()) {
      const ofSection = sources.values[index];
      if (!ofSection) continue;
      yield () => {
        const own = translationText(document, section);
        const source = own && own.use !== 'value' ? shownSource(sourcesIn(own.key, language, ofSection)) : undefined;
        if (!own || !source || source.language === language) return;
        if (own.use === 'text') texts.push({ own, source: source.text });
        else addName(names, source.text.trim(), own);
      };
    }
  }
  const finder = nameFinder([...names.values()].map(({ stems }) => stems));
  for (const text of texts) yield () => countUses(names, finder, text);
  return [...names.values()].map(glossaryName).sort((a, b) => (a.source < b.source ? -1 : 1));
}

interface ComparedTexts {
  readonly own: EntryText;
  readonly source: string;
}

/** A name while it is counted. */
interface Name {
  readonly source: string;
  readonly stems: readonly string[];
  /** By their stems: forms of a translation, such as its plural, are one, as it was written first. */
  readonly translations: Map<
    string,
    { readonly text: string; readonly stems: readonly string[]; readonly keys: string[] }
  >;
  uses: number;
  readonly others: GlossaryPlace[];
}

function addName(names: Map<string, Name>, source: string, { key, text }: EntryText): void {
  const stems = nameStems(source);
  const own = nameStems(text);
  const shown = text.trim();
  if (stems.length === 0 || own.length === 0 || shown.toLowerCase() === source.toLowerCase()) return;
  const known = names.get(stems.join(' '));
  const name = known ?? { source, stems, translations: new Map(), uses: 0, others: [] };
  if (!known) names.set(stems.join(' '), name);
  const translation = name.translations.get(own.join(' ')) ?? { text: shown, stems: own, keys: [] };
  translation.keys.push(key);
  name.translations.set(own.join(' '), translation);
}

/** A translated text has a name if it has all words of one of its translations, in any order and form. */
function countUses(names: ReadonlyMap<string, Name>, finder: NameFinder, { own, source }: ComparedTexts): void {
  const found = finder(source);
  if (found.size === 0) return;
  const words = new Set(Array.from(own.text.matchAll(/\p{L}[\p{L}'’-]+/gu), ([word]) => stemOf(word)));
  for (const key of found) {
    const name = names.get(key);
    if (!name) continue;
    const hasOne = [...name.translations.values()].some(({ stems }) => stems.every((stem) => words.has(stem)));
    if (hasOne) name.uses++;
    else name.others.push({ key: own.key, document: own.document, section: own.section });
  }
}

function glossaryName({ source, translations, uses, others }: Name): GlossaryName {
  const all = [...translations.values()].map(({ text, keys }) => ({ text, keys }));
  return { source, translations: all.sort((a, b) => b.keys.length - a.keys.length), uses, others };
}
