import { remembered } from '../../text/remembered.ts';
import { type Span, shift } from '../../text/span.ts';
import { type CapitalRun, capitalRuns, stemOf } from '../../translations/comparison/capitalRuns.ts';
import { knowsNumberWords } from '../../translations/comparison/numberWords.ts';
import { nameStems } from '../../translations/glossary/nameStems.ts';
import { type LanguageText, type SourceSections, shownSource, sourcesIn } from '../../translations/model/sources.ts';
import { keptBesideSources } from '../../translations/model/sourcesBySection.ts';
import type { EntryText } from '../../translations/model/sourceTexts.ts';
import { translationText } from '../../translations/model/translationText.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Found, type ReadSections, readBySection } from '../../workspace/documents/readBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { Steps } from '../../workspace/documents/steps.ts';
import type { Finding } from '../problems/finding.ts';

/**
 * Names in translated texts that are other than the translated names of the same things: the source says `Frost Breath`, which is `Aliento
 * Helado` elsewhere in the file, and the text has `Soplo Gélido`. Only if both texts have exactly one name without a counterpart is it certain
 * that the two belong together. One problem for each name of the source. Spans are in document coordinates.
 */
export function* glossaryProblems(
  document: Document,
  language: string,
  sources: ReadSections<SourceSections>,
): Steps<readonly Finding[]> {
  if (!knowsNumberWords(language)) return [];
  const glossary = glossaryOf(yield* termsBySection(document, language, sources));
  const { values: texts } = yield* namesBySection(document, language, sources);
  const { found } = yield* straysBySection(document, texts, sources, glossary);
  return straysByTerm(found).map(({ places, ...facts }): Finding => {
    const [first = { start: 0, end: 0 }, ...others] = places.map(({ index, span }) =>
      shift(span, document.startOf(index)),
    );
    const group = { count: places.length, ...(others.length > 0 && { others }) };
    return { code: 'other-term', span: first, facts: { ...facts, ...group } };
  });
}

/** Notes what an entry says about names while the trees of its sources are at hand. */
export function noteNaming(
  document: Document,
  index: number,
  language: string,
  sources: ReadSections<SourceSections>,
): void {
  const section = document.sections[index];
  if (!section || !knowsNumberWords(language)) return;
  const ofSection = sources.values[index];
  termsBySection.note(document, index, () => termIn(document, section, language, ofSection), language, sources);
  namesBySection.note(document, index, () => namesIn(document, section, language, ofSection), language, sources);
}

/** What an entry says about names beside the texts that it belongs to. */
interface BesideSources<Value> {
  readonly sources: SourceSections | undefined;
  readonly value: Value | undefined;
}

type Given = [language: string, sources: ReadSections<SourceSections>];

/** The entries that are the name of something. */
const termsBySection = readBySection<BesideSources<Term>, Given>({
  valueIn: (document, section, index, language, { values }) => termIn(document, section, language, values[index]),
  isFound: ({ value }) => value !== undefined,
  isSame: ({ value }, other) => value?.shown === other.value?.shown && value?.translated === other.value?.translated,
  stays: ({ sources }, _, index, __, { values }) => sources === values[index],
  kept: keptBesideSources(
    'term',
    ({ value }) => value,
    (sources, value) => ({ sources, value }),
  ),
});

/** The names in the other entries. */
const namesBySection = readBySection<BesideSources<NamesInText>, Given>({
  valueIn: (document, section, index, language, { values }) => namesIn(document, section, language, values[index]),
  isFound: ({ value }) => value !== undefined,
  stays: ({ sources }, _, index, __, { values }) => sources === values[index],
  kept: keptBesideSources(
    'names',
    ({ value }) => value,
    (sources, value) => ({ sources, value }),
  ),
});

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

function termIn(
  document: Document,
  section: Section,
  language: string,
  sources: SourceSections | undefined,
): BesideSources<Term> {
  const { own, source } = textsOf(document, section, language, sources);
  return { sources, value: own && source && own.use !== 'text' ? termOf(source.text, own.text) : undefined };
}

function namesIn(
  document: Document,
  section: Section,
  language: string,
  sources: SourceSections | undefined,
): BesideSources<NamesInText> {
  const { own, source } = textsOf(document, section, language, sources);
  const inSource = own?.use === 'text' && source ? capitalRuns(source.text) : [];
  if (!own || inSource.length === 0) return { sources, value: undefined };
  const translation = capitalRuns(own.text).map((run) => ({ ...run, span: shift(run.span, own.span.start) }));
  return { sources, value: { source: inSource, translation } };
}

/** The text of an entry, and the text in another language that it translates. */
function textsOf(
  document: Document,
  section: Section,
  language: string,
  sources: SourceSections | undefined,
): { readonly own?: EntryText; readonly source?: LanguageText } {
  const own = translationText(document, section);
  const source = own && sources && own.use !== 'value' ? shownSource(sourcesIn(own.key, language, sources)) : undefined;
  return own && source && source.language !== language ? { own, source } : {};
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
const glossaryOf = remembered(({ found }: ReadSections<BesideSources<Term>>): Glossary => {
  const terms = found.flatMap(({ value: { value } }) => value ?? []);
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

/** The other name in a text, of the names that it was looked for in. */
interface StrayOfText {
  readonly text: NamesInText | undefined;
  readonly glossary: Glossary;
  readonly stray: { readonly term: Term; readonly run: CapitalRun } | undefined;
}

type NamesOfTexts = ReadSections<BesideSources<NamesInText>>['values'];

const straysBySection = readBySection<StrayOfText, [NamesOfTexts, ReadSections<SourceSections>, Glossary]>({
  valueIn: (document, section, index, texts, _, glossary) => {
    const text = texts[index]?.value;
    return { text, glossary, stray: text && strayIn(document, section, text, glossary) };
  },
  isFound: ({ stray }) => stray !== undefined,
  stays: (before, _, index, texts, __, glossary) => before.text === texts[index]?.value && before.glossary === glossary,
});

/** Another name for a term in a text, and all texts that have one for it. */
interface Stray {
  readonly places: readonly { readonly index: number; readonly span: Span }[];
  readonly source: string;
  readonly term: string;
  readonly written: string;
}

function straysByTerm(found: readonly Found<StrayOfText>[]): readonly Stray[] {
  const strays = new Map<string, Stray & { readonly places: { index: number; span: Span }[] }>();
  for (const { index, value } of found) {
    if (!value.stray) continue;
    const { term, run } = value.stray;
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
): { readonly term: Term; readonly run: CapitalRun } | undefined {
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
