import { query, remembered, rememberedText, shortTexts } from '../../queries/remembered.ts';
import { gathered } from '../../text/gathered.ts';
import { grouped } from '../../text/grouped.ts';
import { isKnownName, mayBeMisread, nearlyKnownName } from '../../text/knownNames.ts';
import { languageOfWords } from '../../text/language.ts';
import { type Span, shift } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Prose, proseOf } from '../../workspace/documents/prose.ts';
import type { Section } from '../../workspace/documents/section.ts';
import type { NameFacts } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';
import { misspeltGameWord } from './gameWords.ts';

/**
 * Proper names that a document spells in two ways, or otherwise than the game does. Two spellings are taken for one name only behind the
 * same words, as in `Aura of X`, `king of X` and `Dark Elf X`: most names that look alike are two names. Spans count in the document.
 */
export function nameProblems(document: Document): readonly Finding[] {
  if (document.sections.length > maximumSectionsForNames) return [];
  const byHead = new Map<string, Uses>();
  const misspelt: Finding[] = [];
  for (const { index, value } of namesBySection(document).found) {
    const start = document.startOf(index);
    for (const found of value) {
      const { name, known } = found;
      if (known !== undefined) misspelt.push(problemAt(shift(found.span, start), { what: 'known', name, known }));
      else addUse(byHead, found, start);
    }
  }
  const variants: Finding[] = [];
  for (const { names, starts } of byHead.values()) {
    const [first] = names;
    if (!first || names.length < 2) continue;
    for (const { rarer, usual } of rarerSpellings(first, ...names)) {
      const facts = { name: rarer.found.name, other: usual.found.name, place: spanOf(usual, starts) };
      variants.push(problemAt(spanOf(rarer, starts), { what: 'variant', ...facts }));
    }
  }
  // `MASK OF ZORDOK` is a name behind `of` as well as behind two capitalised words.
  const byPlace = new Map(variants.toReversed().map((variant) => [variant.span.start, variant]));
  const found = [...byPlace.values(), ...misspelt.filter(({ span }) => !byPlace.has(span.start))];
  return found.filter(({ span, facts }) => !isMisspelt(facts) && !isInOtherLanguage(document, span));
}

/** `Socrerer` is a misspelt word of the game, and reported as that. */
function isMisspelt(facts: Finding['facts']): boolean {
  return 'name' in facts && typeof facts.name === 'string' && misspeltGameWord(facts.name, undefined) !== undefined;
}

/** Whether the entry is in a language in which names may be spelled otherwise. */
function isInOtherLanguage(document: Document, { start }: Span): boolean {
  const section = document.sections[document.sectionIndexAt(start)];
  return section !== undefined && isOther(section);
}

const isOther = remembered(({ text }: Section) => languageOfWords(text.replace(/<[^<>]*>/g, ' ')) === 'other');

/** In a document with more entries the comparison of names would take too long after each key. */
const maximumSectionsForNames = 5000;

/** Behind one pair of words. More are a list of names, and comparing all pairs would take long. */
const maximumSpellings = 100;

/** A name in a text. */
interface Name {
  readonly name: string;
  readonly span: Span;
  /** The words before it in capitals: of `Aura of Slaanesh` it is `AURA OF`, of `Dark Elf Sorcerer` it is `DARK ELF`. */
  readonly head: string;
  /** The name of the game's world that it is a misspelling of; then the head is empty. */
  readonly known?: string;
}

/** The names behind one head, and where the section of each starts. */
interface Uses {
  readonly names: Name[];
  readonly starts: number[];
}

function addUse(byHead: Map<string, Uses>, name: Name, start: number): void {
  const uses = byHead.get(name.head);
  uses?.names.push(name);
  uses?.starts.push(start);
  if (!uses) byHead.set(name.head, { names: [name], starts: [start] });
}

/** Counts in the document. */
function spanOf({ found, place }: Use, starts: readonly number[]): Span {
  return shift(found.span, starts[place] ?? 0);
}

type Names = readonly Name[];

/** The names of most sections. */
const noNames: Names = [];

/** The names in the texts of each section. */
export const namesBySection = bySection<Names, []>({
  valueIn: (_, section) => namesIn(proseOf(section)),
  isFound: (names) => names.length > 0,
  keptAs: 'names in texts',
});

/**
 * A name behind `Aura of` or `king of`, or behind two capitalised words. Within a lookahead, so that the second word of one may be the first of
 * another.
 */
const phrase =
  /(?<![A-Za-zÀ-ÿ'’-])(?=((?:[A-ZÀ-Þ][A-Za-zÀ-ÿ'’-]*\s+(?:of|OF|del?|DEL?)|[a-zß-ÿ][A-Za-zÀ-ÿ'’-]{2,}\s+(?:of|del?)|[A-ZÀ-Þ][A-Za-zÀ-ÿ'’-]+\s+[A-ZÀ-Þ][A-Za-zÀ-ÿ'’-]+)\s+)([A-ZÀ-Þ][A-Za-zÀ-ÿ]{4,})(?![A-Za-zÀ-ÿ]))/gu;
/** A quick pattern that every text with one matches. */
const mayHavePhrase =
  /\s(?:of|OF|del?|DEL?)\s+[A-ZÀ-Þ]|[A-ZÀ-Þ](?<![A-Za-zÀ-ÿ'’-].)[A-Za-zÀ-ÿ'’-]+\s+[A-ZÀ-Þ][A-Za-zÀ-ÿ'’-]+\s+[A-ZÀ-Þ]/;
/** Only behind these a name of five letters counts: a small word before `of` speaks of anything. */
const namingHead = /^[A-ZÀ-Þ]\S*\s+(?:of|OF|del?|DEL?)\s/u;
const capitalised = /[A-Z][A-Za-z]{4,12}/g;

function namesIn(prose: readonly Prose[]): Names {
  const names = gathered(prose, ({ text, start }) => {
    const found = namesOfText(text);
    return found.length === 0 ? found : found.map((name) => ({ ...name, span: shift(name.span, start) }));
  });
  return names.length > 0 ? names : noNames;
}

/** The same in one text, in which the spans count. */
const namesOfText = rememberedText(shortTexts, (text): Names => {
  const nameAt = (start: number, name: string, head: string, known?: string): Name => ({
    name,
    span: { start, end: start + name.length },
    head,
    ...(known !== undefined && { known }),
  });
  const found: Name[] = [];
  // Without their places the words are quickly read, and few texts have such a name.
  const mayHaveNames = text.match(capitalised)?.some((name) => nearlyKnownName(name) !== undefined);
  for (const { 0: name, index } of mayHaveNames ? text.matchAll(capitalised) : []) {
    const nearest = nearlyKnownName(name);
    if (nearest && isWord(text, index, name.length)) found.push(nameAt(index, name, '', nearest));
  }
  for (const { 1: head = '', 2: name = '', index } of mayHavePhrase.test(text) ? text.matchAll(phrase) : []) {
    if (name.length < minimumLength && !namingHead.test(head)) continue;
    found.push(nameAt(index + head.length, name, head.toUpperCase().replace(/\s+/g, ' ')));
  }
  return found.length > 0 ? found : noNames;
});

const minimumLength = 6;

/** Whether nothing that belongs to a word stands at either end. */
function isWord(text: string, start: number, length: number): boolean {
  return (
    !/[A-Za-zÀ-ÿ0-9'’-]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^[A-Za-zÀ-ÿ-]/u.test(text.slice(start + length, start + length + 2))
  );
}

/** A name and its place among the uses behind a head. */
interface Use {
  readonly found: Name;
  readonly place: number;
}

/**
 * The uses of the rarer of two spellings, each with one of the other; of two as rare, of the later. The game's own spelling is the right one.
 * Remembered, because most keys change the names behind no head.
 */
const rarerSpellings = query(
  (_: Name, ...names: readonly Name[]): readonly { readonly rarer: Use; readonly usual: Use }[] => {
    const uses = names.map((found, place): Use => ({ found, place }));
    const bySpelling = grouped(uses, ({ found }) => found.name.toLowerCase());
    if (bySpelling.size < 2 || bySpelling.size > maximumSpellings) return [];
    const spellings = [...bySpelling].sort(
      ([a, usesOfA], [b, usesOfB]) =>
        Number(isKnownName(b)) - Number(isKnownName(a)) || usesOfB.length - usesOfA.length,
    );
    return spellings.flatMap(([spelling, found], index) => {
      if (isKnownName(spelling)) return [];
      const usual = spellings
        .slice(0, index)
        .find(([other]) => mayBeMisread(spelling, other) && !isOtherForm(spelling, other))?.[1][0];
      return usual ? found.map((rarer) => ({ rarer, usual })) : [];
    });
  },
);

/** `Spearman` and `Spearmen`, `Flames` and `Flamers`, `Hermanos` and `Hermanas` are two words. */
function isOtherForm(word: string, other: string): boolean {
  return word.replace(ending, '') === other.replace(ending, '');
}

const ending = /(?:m[ae]n|ers?|[aeo]s)$/;

function problemAt(span: Span, facts: NameFacts): Finding {
  return { code: 'name-variant', span, facts };
}
