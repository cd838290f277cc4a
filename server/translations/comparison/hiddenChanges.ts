import { sentenceAround } from '../../text/sentences.ts';
import type { Span } from '../../text/span.ts';
import { alignedParts } from './alignedParts.ts';
import { knowsNumberWords } from './numberWords.ts';
import type { ComparedText, SignDifference } from './signDifference.ts';
import { beyond, formsOf, isWord, type NumberSign, type Sign } from './signs.ts';

/**
 * Changes that the numbers of equal signs do not show, because another sign has the same form, or an article may stand for it: `1D6` for
 * `1D6+1`, and `2` for `1` beside `two`.
 */
export function hiddenChanges(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  return [...lostAddends(source, translation), ...changedDigits(source, translation)];
}

/** Dice that have lost the number that is added to them. The dice of a form are compared in order, if both texts have as many of them. */
function lostAddends(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  const [own, other] = [addendsOf(source), addendsOf(translation)];
  return own.flatMap(({ die, number }): readonly SignDifference[] => {
    const [before, now] = [source, translation].map(({ signs }) => signs.signs.filter(({ form }) => form === die.form));
    const written = now?.[before?.indexOf(die) ?? -1];
    if (!written || before?.length !== now?.length || other.some((one) => one.die === written)) return [];
    const { start, end } = sentenceAround(translation.text, written.span);
    if (addition.test(translation.text.slice(start, end))) return [];
    return [{ source: number, written: undefined, span: written.span }];
  });
}

interface Addend {
  readonly die: Sign;
  readonly number: NumberSign;
}

function addendsOf({ text, signs: { signs } }: ComparedText): readonly Addend[] {
  return signs.flatMap((die, index) => {
    const number = signs[index + 1];
    if (die.kind !== 'die' || number?.kind !== 'number' || number.isWord) return [];
    const between = text.slice(die.span.end, number.span.end - number.form.length);
    return /^\s?[+−–-]\s?$/.test(between) ? [{ die, number }] : [];
  });
}

/** Words, or a sign elsewhere, that add or deduct a number. */
const addition =
  /(?<!\p{L})(?:más|menos|plus|minus|add\p{L}*|suma\p{L}*|sume\p{L}*|añad\p{L}*|resta\p{L}*|deduct\p{L}*|subtract\p{L}*)(?!\p{L})|[+−-]\d/iu;

/** Numbers in digits that have changed, in a part that has the same numbers in words, and as many in digits. */
function changedDigits(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  if (!knowsNumberWords(source.language) || !knowsNumberWords(translation.language)) return [];
  return alignedParts(source.text, translation.text).flatMap((part) => {
    const [own, other] = [signsIn(source, part.source), signsIn(translation, part.translation)];
    const [before, now] = [own.filter(isPlain), other.filter(isPlain)];
    const isSame = formsOf(own.filter(isNamed)) === formsOf(other.filter(isNamed)) && before.length === now.length;
    if (!isSame || [...own, ...other].some(isOpen)) return [];
    const [sign, ...others] = beyond(before, now);
    const [written] = beyond(now, before);
    const isGone = countOf(source, sign) > countOf(translation, sign);
    return sign && written && isGone && others.length === 0 ? [{ source: sign, written, span: written.span }] : [];
  });
}

function signsIn({ signs }: ComparedText, { start, end }: Span): readonly Sign[] {
  return signs.signs.filter(({ span }) => start <= span.start && span.end <= end);
}

/** How often a text has a number in digits. It may only have moved to another sentence. */
function countOf({ signs: { signs } }: ComparedText, sign: Sign | undefined): number {
  return signs.filter((other) => isPlain(other) && other.form === sign?.form).length;
}

/** Dice and numbers in words: the same in both parts if only digits have changed. */
function isNamed(sign: Sign): boolean {
  return sign.kind === 'die' || isWord(sign);
}

function isPlain(sign: Sign): boolean {
  return sign.kind === 'number' && !isWord(sign);
}

/** A score may be said with another number: `more than 3` for `4+`. */
function isOpen(sign: Sign): boolean {
  return sign.kind === 'number' && (sign.sense !== undefined || sign.bound !== undefined);
}
