import { sentenceAround } from '../../text/sentences.ts';
import { type Span, trimmed } from '../../text/span.ts';
import { commonOrder } from './commonOrder.ts';
import { knowsNumberWords } from './numberWords.ts';
import type { NumberSign, Sign, Signs } from './signs.ts';

/** A die or a number that a translation has lost, changed or added. */
export interface SignDifference {
  /** As the source has it; undefined if the translation has added it. */
  readonly source: Sign | undefined;
  /** As the translation has it; undefined if it is lost. */
  readonly written: Sign | undefined;
  /** In the translation: the sign, or the place at which one is missing. */
  readonly span: Span;
}

interface Side {
  readonly text: string;
  readonly language: string;
  readonly signs: Signs;
}

/** How the dice and numbers of a translation differ from those of its source, in whatever order they stand. */
export function signDifferences(source: Side, translation: Side): readonly SignDifference[] {
  const missing = new Map<string, number>();
  const added = new Map<string, number>();
  const [inSource, inTranslation] = [
    countsOf(source.signs, translation.signs),
    countsOf(translation.signs, source.signs),
  ];
  for (const form of new Set([...inSource.keys(), ...inTranslation.keys()])) {
    const [a, b] = [inSource.get(form) ?? none, inTranslation.get(form) ?? none];
    const lost = a.written - b.written - b.words - Math.min(b.implied, a.plain);
    const more = b.written - a.written - a.words - Math.min(a.implied, b.plain);
    if (lost > 0 && !mayBeWord(form, translation, source)) missing.set(form, lost);
    if (more > 0 && !mayBeWord(form, source, translation)) added.set(form, more);
    // Words may say the same in another way, so a lost one counts only beside another number in its place.
    if (!isCounted(form) || missing.has(form) || added.has(form)) continue;
    if (a.words > b.words + b.written) missing.set(form, a.words - b.words - b.written);
    if (b.words > a.words + a.written) added.set(form, b.words - a.words - a.written);
  }
  const changed = changedMeanings(source, translation);
  return missing.size + added.size === 0 ? changed : [...located(source, translation, missing, added), ...changed];
}

/** Numbers that are there, but as another modifier, `+1` for `-1`, or no longer as a score to reach, `5` for `5+`. */
function changedMeanings(source: Side, translation: Side): readonly SignDifference[] {
  const found: SignDifference[] = [];
  const [own, other] = [numbersByForm(source.signs), numbersByForm(translation.signs)];
  for (const [form, numbers] of own) {
    const written = other.get(form) ?? [];
    for (const [sign, opposite] of opposites) {
      const isLost = countOfSign(written, sign) < countOfSign(numbers, sign);
      if (!isLost || countOfSign(written, opposite) <= countOfSign(numbers, opposite)) continue;
      const [before, now] = [numbers.find((one) => one.sign === sign), written.find((one) => one.sign === opposite)];
      if (before && now) found.push({ source: before, written: now, span: now.span });
    }
    if (written.length !== numbers.length) continue;
    const score = numbers.find(({ sense }) => sense);
    const now = Number(form) > highestScore ? undefined : lostScore(numbers, written, translation.text);
    if (score && now) found.push({ source: score, written: now, span: now.span });
  }
  return found;
}

const opposites = [
  ['-', '+'],
  ['+', '-'],
] as const;

function numbersByForm({ signs }: Signs): ReadonlyMap<string, readonly NumberSign[]> {
  const numbers = new Map<string, NumberSign[]>();
  for (const sign of signs) {
    if (sign.kind !== 'number' || sign.isWord) continue;
    const same = numbers.get(sign.form);
    if (same) same.push(sign);
    else numbers.set(sign.form, [sign]);
  }
  return numbers;
}

function countOfSign(numbers: readonly NumberSign[], sign: NumberSign['sign']): number {
  return numbers.filter((one) => one.sign === sign).length;
}

/**
 * A number of the translation that is no score to reach, or one not to exceed, although the source has the other. Both texts have the number
 * as often, so that the first belongs to the first.
 */
function lostScore(
  numbers: readonly NumberSign[],
  written: readonly NumberSign[],
  text: string,
): NumberSign | undefined {
  const countOf = (list: readonly NumberSign[], sense: NumberSign['sense']): number =>
    list.filter((one) => one.sense === sense).length;
  for (const [sense, opposite] of senses) {
    if (countOf(written, sense) >= countOf(numbers, sense)) continue;
    const isReversed = countOf(written, opposite) > countOf(numbers, opposite);
    const now = written.find((one, index) => {
      if (numbers[index]?.sense !== sense || one.sense === sense) return false;
      return one.sense === opposite ? isReversed : sense === 'up' && isBare(text, one);
    });
    if (now) return now;
  }
  return undefined;
}

/** Larger numbers are no scores of dice. */
const highestScore = 18;

const senses = [
  ['up', 'down'],
  ['down', 'up'],
] as const;

/** Other ways to say that a number is a score to reach. */
const scoreBefore =
  /(?:menos|mínimo|least|minimum|superi\w*|mayor(?:es)?|igual\w*|super[ae]\w*|exced\w*|alcan\w*|lleg\w*|than|over|above|beat\w*|más de|más que|partir de|\d[,-]?|\d (?:o|or|y|and|to|a))\s*(?:al?|de|que|to|el)?\s*(?:an?|una?)?\s*$/i;
const scoreBehind =
  /^\s*(?:[,–-]\s*\d|,?\s*(?:o|or|y|and|to|a)\s+(?:\d|una?\s|an?\s)|en adelante|para arriba|needed|necesari|(?:\p{L}+\s+){1,2}(?:or|o|u)\s+(?:more|m[aá]s|mayor|superior|better))/u;
const reach = 24;

function isBare(text: string, { span: { start, end } }: NumberSign): boolean {
  return (
    !scoreBefore.test(text.slice(Math.max(0, start - reach), start)) && !scoreBehind.test(text.slice(end, end + reach))
  );
}

interface Count {
  written: number;
  words: number;
  /** How often it is no score to reach. */
  plain: number;
  /** How often another score includes it, where the other text lists both: `5+` is `5 or 6`. */
  implied: number;
}

const none: Count = { written: 0, words: 0, plain: 0, implied: 0 };

function isCounted(form: string): boolean {
  return form !== '0' && form !== '1' && /^\d+$/.test(form);
}

function countsOf({ signs, words }: Signs, other: Signs): ReadonlyMap<string, Count> {
  const listed = new Set(other.signs.flatMap((sign) => (sign.kind === 'number' && !sign.sense ? sign.form : [])));
  const counts = new Map<string, Count>();
  const at = (form: string): Count => {
    const count = counts.get(form) ?? { written: 0, words: 0, plain: 0, implied: 0 };
    counts.set(form, count);
    return count;
  };
  for (const sign of signs) {
    if (sign.kind === 'die' || !sign.isWord) at(sign.form).written++;
    if (sign.kind !== 'number') continue;
    if (!sign.sense) at(sign.form).plain++;
    if (!listed.has(sign.form)) continue;
    for (const score of impliedBy(sign)) at(String(score)).implied++;
  }
  for (const [value, count] of words) at(String(value)).words = count;
  return counts;
}

/** The other scores of 1D6 in `4+` or `3 or less`. */
function impliedBy({ value, sense }: NumberSign): readonly number[] {
  if (value > 6 || sense === undefined) return [];
  return [1, 2, 3, 4, 5, 6].filter((score) => (sense === 'up' ? score > value : score < value));
}

/** Numbers up to this one are often written as words. */
const highestWord = 20;

/** Whether a text may have the sign in words that the program cannot count, and the other has not: `a dice` for `1D6`, `zwei` for 2. */
function mayBeWord(form: string, { language, signs }: Side, other: Side): boolean {
  const die = /^(\d+)D6$/.exec(form);
  if (die) {
    const hasCount = die[1] === '1' || signs.words.has(Number(die[1])) || hasNumber(signs, die[1]);
    return signs.diceWords > other.signs.diceWords && hasCount;
  }
  return !knowsNumberWords(language) && /^\d+$/.test(form) && Number(form) <= highestWord;
}

function hasNumber({ signs }: Signs, form = ''): boolean {
  return signs.some((sign) => sign.kind === 'number' && sign.form === form);
}

function located(
  source: Side,
  translation: Side,
  missing: Map<string, number>,
  added: Map<string, number>,
): readonly SignDifference[] {
  const a = source.signs.signs;
  const b = translation.signs.signs;
  const partners = commonOrder(
    a.map(({ form }) => form),
    b.map(({ form }) => form),
  );
  const taken = new Set(partners);
  const lost = chosen(a, missing, (index) => (partners[index] ?? -1) < 0);
  const extra = chosen(b, added, (index) => !taken.has(index));
  const differences: SignDifference[] = [];
  for (const index of lost) {
    const gap = gapOf(partners, index, b.length);
    const sign = a[index];
    if (!sign) continue;
    const found = extra.findIndex((at) => gap.from <= at && at < gap.to && b[at]?.kind === sign.kind);
    const written = found < 0 ? undefined : b[extra[found] ?? -1];
    if (found >= 0) extra.splice(found, 1);
    if (!written && isWord(sign)) continue;
    differences.push({ source: sign, written, span: written?.span ?? placeOf(source, translation, partners, index) });
  }
  for (const at of extra) {
    const written = b[at];
    if (written && (!isWord(written) || isUnheardOf(written, source.signs)))
      differences.push({ source: undefined, written, span: written.span });
  }
  return differences;
}

/** Smaller numbers may be said in many ways, and some larger ones are ways to say something else: 8 and 15 days are weeks. */
const smallestUnheardOf = 3;
const idioms: ReadonlySet<number> = new Set([8, 15]);

/** Whether a number in words is one that the source has nowhere. */
function isUnheardOf(sign: Sign, { signs, words }: Signs): boolean {
  if (sign.kind !== 'number' || sign.value < smallestUnheardOf || idioms.has(sign.value)) return false;
  return !words.has(sign.value) && signs.every(({ form }) => form !== sign.form);
}

function isWord(sign: Sign): boolean {
  return sign.kind === 'number' && sign.isWord;
}

/** The indices of so many signs of each form, those first that nothing in the other text corresponds to. */
function chosen(signs: readonly Sign[], wanted: Map<string, number>, isAlone: (index: number) => boolean): number[] {
  const indices = signs.map((_, index) => index).filter((index) => wanted.has(signs[index]?.form ?? ''));
  const sorted = [...indices.filter(isAlone), ...indices.filter((index) => !isAlone(index)).reverse()];
  return sorted
    .filter((index) => {
      const form = signs[index]?.form ?? '';
      const left = wanted.get(form) ?? 0;
      wanted.set(form, left - 1);
      return left > 0;
    })
    .sort((x, y) => x - y);
}

/** The signs of the translation between the partners of the signs before and after one of the source. */
function gapOf(partners: readonly number[], index: number, length: number): { from: number; to: number } {
  const before = partners.slice(0, index).findLast((partner) => partner >= 0);
  const after = partners.slice(index + 1).find((partner) => partner >= 0);
  return { from: (before ?? -1) + 1, to: after ?? length };
}

/** The sentence of the translation in which a sign is missing, as far as the signs around it tell. */
function placeOf(source: Side, translation: Side, partners: readonly number[], index: number): Span {
  const [a, b] = [source.signs.signs, translation.signs.signs];
  const beforeIndex = partners.findLastIndex((partner, at) => at < index && partner >= 0);
  const afterIndex = partners.findIndex((partner, at) => at > index && partner >= 0);
  const [from, to] = [a[beforeIndex]?.span.end ?? 0, a[afterIndex]?.span.start ?? source.text.length];
  const start = b[partners[beforeIndex] ?? -1]?.span.end ?? 0;
  const end = b[partners[afterIndex] ?? -1]?.span.start ?? translation.text.length;
  const share = ((a[index]?.span.start ?? from) - from) / Math.max(1, to - from);
  const middle = Math.round(start + share * (end - start));
  const sentence = sentenceAround(translation.text, { start: middle, end: middle });
  const span = trimmed(translation.text, { start: Math.max(start, sentence.start), end: Math.min(end, sentence.end) });
  return /\p{L}/u.test(translation.text.slice(span.start, span.end)) ? span : trimmed(translation.text, sentence);
}
