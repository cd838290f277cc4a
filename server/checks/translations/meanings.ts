import { grouped } from '../../text/grouped.ts';
import { overlaps, type Span, trimmed } from '../../text/span.ts';
import { alignedParts } from '../../translations/comparison/alignedParts.ts';
import { type NamedThing, thingsIn } from '../../translations/comparison/things.ts';
import type { LanguageText } from '../../translations/model/sources.ts';
import type { Finding } from '../problems/finding.ts';
import type { Beside, TranslationComparison } from './comparison.ts';
import { type Saying, type SayingWords, sayings } from './sayings.ts';

/**
 * What one of two texts says and the other does not, as `half` and `may not`, and things of which one has become another: `Resistencia` for
 * `Strength`. Sentences are compared where both texts have as many. Nothing for languages that the program does not know.
 */
export const meaningProblems: TranslationComparison['find'] = ({ best: { source, translation } }: Beside) => {
  const [own, other] = [thingsIn(source.text, source.language), thingsIn(translation.text, translation.language)];
  if (!own || !other || source.language === translation.language) return [];
  return alignedParts(source.text, translation.text).flatMap(({ source: before, translation: now }) => [
    // Of one sentence the first thing tells enough.
    ...sayings.flatMap((saying) => saidOtherwise(saying, partOf(source, before), partOf(translation, now))).slice(0, 1),
    ...becameOther(source, own.filter(isIn(before)), translation, other.filter(isIn(now))),
  ]);
};

function isIn(part: Span): (named: NamedThing) => boolean {
  return ({ span }) => overlaps(part, span);
}

interface Part {
  readonly text: string;
  readonly language: string;
  readonly start: number;
}

function partOf({ text, language }: LanguageText, span: Span): Part {
  const { start, end } = trimmed(text, span);
  return { text: text.slice(start, end), language, start };
}

function saidOtherwise(saying: Saying, source: Part, translation: Part): readonly Finding[] {
  const [own, other] = [saying[source.language], saying[translation.language]];
  if (!own || !other) return [];
  const { start } = translation;
  const lost = onlyIn(source.text, own, translation.text, other);
  if (lost) {
    const span = { start, end: start + translation.text.length };
    return [{ code: 'translation-meaning', span, facts: factsOf('lost', lost[0], undefined) }];
  }
  const added = onlyIn(translation.text, other, source.text, own);
  if (!added) return [];
  const span = { start: start + added.index, end: start + added.index + added[0].length };
  return [{ code: 'translation-meaning', span, facts: factsOf('added', undefined, added[0]) }];
}

/** The words with which a text says something, if the other text does not say it. One left in the language of the first may say it too. */
function onlyIn(text: string, words: SayingWords, other: string, others: SayingWords): RegExpExecArray | undefined {
  const said = new RegExp(words.certain).exec(text);
  if (!said || others.possible.test(other) || words.certain.test(other)) return undefined;
  return countOf(others.loose, other) > countOf(words.loose, text) ? undefined : said;
}

function countOf(words: RegExp | undefined, text: string): number {
  return words ? [...text.matchAll(words)].length : 0;
}

/** A thing that only the source names, where the translation names another one of its group, if they differ in nothing else. */
function becameOther(
  { text: before }: LanguageText,
  own: readonly NamedThing[],
  { text: now }: LanguageText,
  other: readonly NamedThing[],
): readonly Finding[] {
  const groups = grouped([...own, ...other], ({ group }) => group);
  return [...groups.values()].flatMap((all): readonly Finding[] => {
    const isNew = ({ thing }: NamedThing, list: readonly NamedThing[]): boolean =>
      !list.some((one) => one.thing === thing);
    const lost = all.filter((one) => own.includes(one) && isNew(one, other));
    const added = all.filter((one) => other.includes(one) && isNew(one, own));
    const [first, written] = [lost[0], added[0]];
    const isOne = new Set([...lost, ...added].map(({ thing }) => thing)).size === 2;
    const isRest = all.length === 2 * own.filter((one) => all.includes(one)).length;
    if (!first || !written || lost.length !== added.length || !isOne || !isRest) return [];
    const facts = factsOf('changed', textOf(before, first.span), textOf(now, written.span));
    return [{ code: 'translation-meaning', span: written.span, facts }];
  });
}

function factsOf(what: 'lost' | 'added' | 'changed', source: string | undefined, written: string | undefined) {
  return {
    what,
    source: source?.replace(/\s+/g, ' '),
    written: written?.replace(/\s+/g, ' '),
    suspect: 'translation',
  } as const;
}

function textOf(text: string, { start, end }: Span): string {
  return text.slice(start, end);
}
