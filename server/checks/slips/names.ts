import { rememberedText, shortTexts } from '../../queries/remembered.ts';
import { gathered } from '../../text/gathered.ts';
import { grouped } from '../../text/grouped.ts';
import { isKnownName, mayBeMisread, nearlyKnownName } from '../../text/knownNames.ts';
import { type Span, shift } from '../../text/span.ts';
import { bySection } from '../../workspace/documents/bySection.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type Prose, proseOf } from '../../workspace/documents/prose.ts';
import type { NameFacts } from '../problems/facts.ts';
import type { Finding } from '../problems/finding.ts';
import { misspeltGameWord } from './gameWords.ts';

/**
 * Proper names that a document spells in two ways, or otherwise than the game does. Two spellings are taken for one name only behind the
 * same words, as in `Aura of X`, `king of X` and `Dark Elf X`: most names that look alike are two names. Spans count in the document.
 */
export function nameProblems(document: Document): readonly Finding[] {
  if (document.sections.length > maximumSectionsForNames) return [];
  const names = namesBySection(document).found.flatMap(({ index, value }) => {
    const start = document.startOf(index);
    return value.map((name): Name => ({ ...name, span: shift(name.span, start) }));
  });
  const known = names.flatMap(({ name, span, known }) =>
    known === undefined ? [] : problemAt(span, { what: 'known', name, known }),
  );
  const byHead = grouped(
    names.filter((name) => name.known === undefined),
    ({ head }) => head,
  );
  // `MASK OF ZORDOK` is a name behind `of` as well as behind two capitalised words: the first counts.
  const byPlace = new Map<number, Finding>();
  for (const problem of [...byHead.values()].flatMap(rarerSpellings).concat(known)) {
    if (!byPlace.has(problem.span.start)) byPlace.set(problem.span.start, problem);
  }
  return [...byPlace.values()];
}

/** In a document with more entries the comparison of names would take too long after each key. */
const maximumSectionsForNames = 5000;

/** Behind one pair of words. More are a list of names, and comparing all pairs would take long. */
const maximumSpellings = 100;

/** A name in a text. */
interface Name {
  readonly name: string;
  /** The same in small letters. */
  readonly spelling: string;
  readonly span: Span;
  /** The words before it in capitals: of `Aura of Slaanesh` it is `AURA OF`, of `Dark Elf Sorcerer` it is `DARK ELF`. */
  readonly head: string;
  /** The name of the game's world that it is a misspelling of; then the head is empty. */
  readonly known?: string;
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
    spelling: name.toLowerCase(),
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

/**
 * The uses of the rarer of two spellings, each with one of the other; of two as rare, of the later. The game's own spelling is the right one, and
 * a misspelt word of the game is reported as that.
 */
function rarerSpellings(names: readonly Name[]): readonly Finding[] {
  const bySpelling = grouped(names, ({ spelling }) => spelling);
  if (bySpelling.size < 2 || bySpelling.size > maximumSpellings) return [];
  const spellings = [...bySpelling].sort(
    ([a, usesOfA], [b, usesOfB]) => Number(isKnownName(b)) - Number(isKnownName(a)) || usesOfB.length - usesOfA.length,
  );
  return spellings.flatMap(([spelling, found], index) => {
    if (isKnownName(spelling) || misspeltGameWord(spelling, undefined) !== undefined) return [];
    const [usual] =
      spellings
        .slice(0, index)
        .find(([other]) => mayBeMisread(spelling, other) && !isOtherForm(spelling, other))?.[1] ?? [];
    if (!usual) return [];
    return found.map(({ name, span }) =>
      problemAt(span, { what: 'variant', name, other: usual.name, place: usual.span }),
    );
  });
}

/** `Spearman` and `Spearmen`, `Flames` and `Flamers`, `Hermanos` and `Hermanas` are two words. */
function isOtherForm(word: string, other: string): boolean {
  return word.replace(ending, '') === other.replace(ending, '');
}

const ending = /(?:m[ae]n|ers?|[aeo]s)$/;

function problemAt(span: Span, facts: NameFacts): Finding {
  return { code: 'name-variant', span, facts };
}
