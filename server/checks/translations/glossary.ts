import { remembered } from '../../queries/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import { type CapitalRun, capitalRuns, stemOf } from '../../translations/comparison/capitalRuns.ts';
import { knowsNumberWords } from '../../translations/comparison/numberWords.ts';
import { nameStems } from '../../translations/glossary/nameStems.ts';
import { besideSources, foreignSource, type Sources } from '../../translations/model/sources.ts';
import type { EntryText } from '../../translations/model/sourceTexts.ts';
import { languageOfDocument } from '../../translations/model/textLanguage.ts';
import { translationText } from '../../translations/model/translationText.ts';
import { type BySection, bySection, type Found } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Names in translated texts that are other than the translated names of the same things: the source says `Frost Breath`, which is `Aliento
 * Helado` elsewhere in the file, and the text has `Soplo Gélido`. Only if both texts have exactly one name without a counterpart is it certain
 * that the two belong together. One problem for each name of the source. Spans are in document coordinates.
 */
export function glossaryProblems(scope: Package, document: Document): readonly Finding[] {
  const glossary = glossaryOf(termsBySection(document, scope));
  // All of them, so that they are kept.
  nameRunsBySection(document, scope);
  const { found } = straysBySection(document, scope, glossary);
  return straysByTerm(found).map(({ places, ...facts }): Finding => {
    const [first = { start: 0, end: 0 }, ...others] = places.map(({ index, span }) =>
      shift(span, document.startOf(index)),
    );
    const group = { count: places.length, ...(others.length > 0 && { others }) };
    return { code: 'other-term', span: first, facts: { ...facts, ...group } };
  });
}

/** A name and its translation. */
interface Term {
  /** The stems of the name in the source, as one text. */
  readonly source: string;
  readonly shown: string;
  readonly translated: string;
  readonly stems: readonly string[];
}

interface NamesInText {
  readonly source: readonly CapitalRun[];
  /** Spans are in section coordinates. */
  readonly translation: readonly CapitalRun[];
}

/** The entries that are the name of something. */
export const termsBySection = besideSources({
  valueIn: (own, sources): Term | undefined => {
    const source = own.use === 'text' ? undefined : comparedSource(own, sources);
    return source === undefined ? undefined : termOf(source, own.text);
  },
  isSame: (before, now) => before.shown === now.shown && before.translated === now.translated,
  keptAs: 'term',
});

/** The names in the texts of the other entries, where their sources have any. */
export const nameRunsBySection = besideSources({
  valueIn: (own, sources): NamesInText | undefined => {
    const source = own.use === 'text' ? capitalRuns(comparedSource(own, sources) ?? '') : [];
    if (source.length === 0) return undefined;
    const translation = capitalRuns(own.text).map((run) => ({ ...run, span: shift(run.span, own.span.start) }));
    return { source, translation };
  },
  keptAs: 'names',
});

/** Undefined in a language whose names are not known. */
function comparedSource(own: EntryText, sources: Sources): string | undefined {
  return knowsNumberWords(languageOfDocument(own.document)) ? foreignSource(own, sources)?.text : undefined;
}

function termOf(source: string, translated: string): Term | undefined {
  const stems = nameStems(source);
  const own = nameStems(translated);
  return stems.length < 2 || own.length === 0
    ? undefined
    : { source: stems.join(' '), shown: source.trim(), translated: translated.trim(), stems: own };
}

/** The translated names of a document. */
interface Glossary {
  /** By the stems of the source. */
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  /** The stems of the translations. */
  readonly names: ReadonlySet<string>;
}

/** The same object for the same names. */
const glossaryOf = remembered(({ found }: BySection<Term | null>): Glossary => {
  const terms = found.flatMap(({ value }) => value ?? []);
  return { terms: bySource(terms), names: new Set(terms.map(({ stems }) => stems.join(' '))) };
});

function bySource(terms: readonly Term[]): ReadonlyMap<string, readonly Term[]> {
  const found = new Map<string, Term[]>();
  for (const term of terms) {
    const known = found.get(term.source);
    if (known) known.push(term);
    else found.set(term.source, [term]);
  }
  return found;
}

/** The other name in a text. */
interface StrayOfText {
  readonly term: Term;
  readonly run: CapitalRun;
}

const straysBySection = bySection<StrayOfText | null, [scope: Package, glossary: Glossary]>({
  valueIn: (document, section, index, scope, glossary) => {
    const names = nameRunsBySection.at(document, index, scope);
    return (names && strayIn(document, section, names, glossary)) ?? null;
  },
  isFound: (stray) => stray !== null,
});

/** Another name for a term in a text, and all texts that have one for it. */
interface Stray {
  readonly places: readonly { readonly index: number; readonly span: Span }[];
  readonly source: string;
  readonly term: string;
  readonly written: string;
}

function straysByTerm(found: readonly Found<StrayOfText | null>[]): readonly Stray[] {
  const strays = new Map<string, Stray & { readonly places: { index: number; span: Span }[] }>();
  for (const { index, value } of found) {
    if (!value) continue;
    const { term, run } = value;
    const { shown, translated, source } = term;
    const place = { index, span: run.span };
    const known = strays.get(source);
    if (known) known.places.push(place);
    else strays.set(source, { places: [place], source: shown, term: translated, written: run.text });
  }
  return [...strays.values()];
}

function strayIn(
  document: Document,
  section: Section,
  { source, translation }: NamesInText,
  { terms, names }: Glossary,
): StrayOfText | undefined {
  // Only these can be open, and most texts have none of them.
  if (!source.some((run) => terms.has(run.stems.join(' ')))) return undefined;
  const text = translationText(document, section)?.text ?? '';
  const stems = new Set(Array.from(text.matchAll(/\p{L}+/gu), ([word]) => stemOf(word)));
  const isPresent = (one: Term): boolean => one.stems.some((stem) => stems.has(stem));
  // A word that both texts have is a name that nobody translates.
  const open = source.filter(
    (run) => !run.stems.some((stem) => stems.has(stem)) && !terms.get(run.stems.join(' '))?.some(isPresent),
  );
  const [first, ...others] = open;
  const candidates = (first && terms.get(first.stems.join(' '))) ?? [];
  const [term] = candidates;
  if (!term || !first || others.some((run) => run.stems.join(' ') !== first.stems.join(' '))) return undefined;
  const shared = new Set(source.flatMap((run) => run.stems));
  const unknown = translation.filter(
    (run) => !names.has(run.stems.join(' ')) && !run.stems.some((stem) => shared.has(stem)),
  );
  const [run] = unknown;
  const isOne = run !== undefined && unknown.every((one) => one.stems.join(' ') === run.stems.join(' '));
  return isOne && Math.abs(run.stems.length - term.stems.length) <= 1 ? { term, run } : undefined;
}
