import { remembered } from '../../text/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import { type CapitalRun, capitalRuns, stemOf } from '../../translations/comparison/capitalRuns.ts';
import { knowsNumberWords } from '../../translations/comparison/numberWords.ts';
import { nameStems } from '../../translations/glossary/nameStems.ts';
import { type SourceSections, shownSource, sourcesIn } from '../../translations/model/sources.ts';
import { sourcesBySection } from '../../translations/model/sourcesBySection.ts';
import { translationText } from '../../translations/model/translationText.ts';
import { memoryBySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Names in translated texts that are other than the translated names of the same things: the source says `Frost Breath`, which is `Aliento
 * Helado` elsewhere in the file, and the text has `Soplo Gélido`. Only if both texts have exactly one name without a counterpart is it certain
 * that the two belong together. One problem for each name of the source. Spans are in document coordinates.
 */
export function* glossaryProblems(
  workspace: Workspace,
  document: Document,
  language: string,
): Steps<readonly Finding[]> {
  if (!knowsNumberWords(language)) return [];
  const sources = yield* sourcesBySection(workspace, document);
  const values = namings(document, [workspace, language]);
  for (let index = 0; index < document.sections.length; index++) {
    const ofSection = sources[index];
    if (!ofSection || values[index]?.sources === ofSection) continue;
    yield () => noteNaming(workspace, document, language, index, ofSection);
  }
  const glossary = glossaryOf(document, values);
  const strays = strayBySection(document, [glossary]);
  for (const [index, naming] of values.entries()) {
    if (naming === undefined || strays[index]?.naming === naming) continue;
    strays[index] = { naming, stray: naming.text && strayIn(naming.text, glossary) };
  }
  return straysByTerm(strays).map(({ index, span, ...facts }) => ({
    code: 'other-term',
    span: shift(span, document.startOf(index)),
    facts,
  }));
}

/** Notes what an entry says about names while the trees of its sources are at hand. */
export function noteNaming(
  workspace: Workspace,
  document: Document,
  language: string,
  index: number,
  sources: SourceSections,
): void {
  const section = document.sections[index];
  const values = namings(document, [workspace, language]);
  if (!section || !knowsNumberWords(language) || values[index]?.sources === sources) return;
  values[index] = namingIn(document, section, language, sources);
}

/** What an entry says about names: its own, if it is the name of something, or those in its text. */
interface Naming {
  readonly sources: SourceSections;
  readonly term: Term | undefined;
  readonly text: NamesInText | undefined;
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
  /** The stems of all words of the translation. */
  readonly stems: ReadonlySet<string>;
}

const namings = memoryBySection<Naming>();

function namingIn(document: Document, section: Section, language: string, sources: SourceSections): Naming {
  const own = translationText(document, section);
  const source = own && own.use !== 'value' ? shownSource(sourcesIn(own.key, language, sources)) : undefined;
  if (!own || !source || source.language === language) return { sources, term: undefined, text: undefined };
  if (own.use !== 'text') return { sources, term: termOf(source.text, own.text), text: undefined };
  const inSource = capitalRuns(source.text);
  if (inSource.length === 0) return { sources, term: undefined, text: undefined };
  const translation = capitalRuns(own.text).map((run) => ({ ...run, span: shift(run.span, own.span.start) }));
  const stems = new Set(Array.from(own.text.matchAll(/\p{L}+/gu), ([word]) => stemOf(word)));
  return { sources, term: undefined, text: { source: inSource, translation, stems } };
}

function termOf(source: string, translated: string): Term | undefined {
  const stems = nameStems(source);
  const own = nameStems(translated);
  return stems.length < 2 || own.length === 0
    ? undefined
    : { source: stems.join(' '), shown: source.trim(), translated: translated.trim(), stems: own };
}

/** The translated names of a document. It is the same object until one of them is another. */
interface Glossary {
  /** By the stems of the source. */
  readonly terms: ReadonlyMap<string, readonly Term[]>;
  /** The stems of the translations. */
  readonly names: ReadonlySet<string>;
}

interface LastGlossary {
  terms: readonly Term[];
  glossary: Glossary;
}

const lastGlossary = remembered(
  (_: Document): LastGlossary => ({ terms: [], glossary: { terms: new Map(), names: new Set() } }),
);

function glossaryOf(document: Document, values: readonly (Naming | undefined)[]): Glossary {
  const now: Term[] = [];
  for (const naming of values) if (naming?.term) now.push(naming.term);
  const last = lastGlossary(document);
  const isSame = last.terms.length === now.length && now.every((term, index) => isSameTerm(term, last.terms[index]));
  if (!isSame) last.glossary = { terms: bySource(now), names: new Set(now.map(({ stems }) => stems.join(' '))) };
  last.terms = now;
  return last.glossary;
}

function isSameTerm(term: Term, other: Term | undefined): boolean {
  return term === other || (term.shown === other?.shown && term.translated === other.translated);
}

function bySource(terms: readonly Term[]): ReadonlyMap<string, readonly Term[]> {
  const found = new Map<string, Term[]>();
  for (const term of terms) {
    const known = found.get(term.source);
    if (known) known.push(term);
    else found.set(term.source, [term]);
  }
  return found;
}

/** The other name in a text, of the names that it was looked for in. */
interface StrayOfText {
  readonly naming: Naming;
  readonly stray: { readonly term: Term; readonly run: CapitalRun } | undefined;
}

const strayBySection = memoryBySection<StrayOfText>();

/** The first text with another name for a term, and how many have one. */
interface Stray {
  readonly index: number;
  readonly span: Span;
  readonly source: string;
  readonly term: string;
  readonly written: string;
  readonly count: number;
}

function straysByTerm(found: readonly (StrayOfText | undefined)[]): readonly Stray[] {
  const strays = new Map<string, Stray>();
  for (const [index, ofText] of found.entries()) {
    const stray = ofText?.stray;
    if (!stray) continue;
    const { term, run } = stray;
    const { shown, translated, source } = term;
    const known = strays.get(source);
    strays.set(
      source,
      known
        ? { ...known, count: known.count + 1 }
        : { index, span: run.span, source: shown, term: translated, written: run.text, count: 1 },
    );
  }
  return [...strays.values()];
}

function strayIn(
  { source, translation, stems }: NamesInText,
  { terms, names }: Glossary,
): { readonly term: Term; readonly run: CapitalRun } | undefined {
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
