import { partsUpTo, sentenceAround, sentenceEnds } from '../../text/sentences.ts';
import { knowsNumberWords } from './numberWords.ts';
import { divided } from './partPairs.ts';
import type { ComparedText, SignDifference } from './signDifference.ts';
import { beyond, formsOf, isWord, type NumberSign, type Sign } from './signs.ts';

/**
 * Changes that the numbers of equal signs do not show, because another sign has the same form, or an article may stand for it: `1D6` for
 * `1D6+1`, `2` for `1` beside `two`, and `6 D6` for a roll of 6 on a D6.
 */
export function hiddenChanges(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  return [
    ...lostAddends(source, translation),
    ...changedDigits(source, translation),
    ...strayCounts(source, translation),
  ];
}

/** Dice that have lost the number that is added to them. The dice of a form are compared in order, if both texts have as many of them. */
function lostAddends(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  const [own, other] = [addendsOf(source), addendsOf(translation)];
  if (own.length <= other.length) return [];
  return own.flatMap((addend): readonly SignDifference[] => {
    const isOfForm = ({ form }: Addend): boolean => form === addend.form;
    const lost = own.filter(isOfForm).length - other.filter(isOfForm).length;
    const isOfDie = ({ form }: Sign): boolean => form === addend.die.form;
    const [before, now] = [source.signs.signs.filter(isOfDie), translation.signs.signs.filter(isOfDie)];
    const die = now[before.indexOf(addend.die)];
    if (lost < 1 || !die || before.length !== now.length || other.some((one) => one.die === die)) return [];
    return saysAddend(translation, die, addend.number)
      ? []
      : [{ source: addend.number, written: undefined, span: die.span }];
  });
}

/** A score that reads as the number of the dice behind it. */
function strayCounts(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  const own = countsBefore(source).map(({ form }) => form);
  return countsBefore(translation).flatMap(({ form, die, number }) => {
    const sign = source.signs.signs.find((other) => other.kind === 'die' && other.form === die.form);
    if (!sign || own.includes(form)) return [];
    return [{ source: sign, written: undefined, span: { start: number.span.start, end: die.span.end } }];
  });
}

/** Numbers with nothing but a space between them and a die without a number of its own. */
function countsBefore({ text, signs: { signs } }: ComparedText): readonly Addend[] {
  return signs.flatMap((number, index) => {
    const die = signs[index + 1];
    if (number.kind !== 'number' || number.isWord || number.sense || die?.kind !== 'die') return [];
    const isBare = text.slice(number.span.end, die.span.start) === ' ' && /^D/i.test(text.slice(die.span.start));
    return isBare ? [{ form: `${number.form} ${die.form}`, die, number }] : [];
  });
}

interface Addend {
  /** `1D6+1`. */
  readonly form: string;
  readonly die: Sign;
  readonly number: NumberSign;
}

function addendsOf({ text, signs: { signs } }: ComparedText): readonly Addend[] {
  return signs.flatMap((die, index) => {
    const number = signs[index + 1];
    if (die.kind !== 'die' || number?.kind !== 'number' || number.isWord) return [];
    const between = /^\s?([+−–-])\s?$/.exec(text.slice(die.span.end, number.span.end - number.form.length));
    if (!between) return [];
    const sign = between[1] === '+' ? '+' : '-';
    return [{ form: `${die.form}${sign}${number.form}`, die, number }];
  });
}

/** Whether the sentence of a die adds or deducts the number in words, or with a sign elsewhere. */
function saysAddend({ text, signs: { signs } }: ComparedText, die: Sign, { form }: NumberSign): boolean {
  const { start, end } = sentenceAround(text, die.span);
  const isSigned = signs.some(
    (sign) =>
      sign.kind === 'number' &&
      sign.form === form &&
      sign.sign !== '' &&
      start <= sign.span.start &&
      sign.span.end <= end,
  );
  return isSigned || addition.test(text.slice(start, end));
}

const addition =
  /(?<!\p{L})(?:más|menos|plus|minus|add\p{L}*|suma\p{L}*|sume\p{L}*|añad\p{L}*|resta\p{L}*|deduct\p{L}*|subtract\p{L}*)(?!\p{L})/iu;

/** Numbers in digits that have changed, in a sentence that has the same numbers in words, and as many in digits. */
function changedDigits(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  if (!knowsNumberWords(source.language) || !knowsNumberWords(translation.language)) return [];
  const [own, other] = [sentencesOf(source), sentencesOf(translation)];
  if (own.length !== other.length) return [];
  return own.flatMap((sentence, index) => {
    const opposite = other[index];
    if (!opposite || formsOf(sentence.filter(isNamed)) !== formsOf(opposite.filter(isNamed))) return [];
    const [before, now] = [sentence.filter(isPlain), opposite.filter(isPlain)];
    if (before.length !== now.length || sentence.filter(isOpen).length + opposite.filter(isOpen).length > 0) return [];
    const [lost, added] = [beyond(before, now), beyond(now, before)];
    const [sign, ...others] = lost;
    const [written] = added;
    const isGone = countOf(source, sign) > countOf(translation, sign);
    return sign && written && isGone && others.length === 0 ? [{ source: sign, written, span: written.span }] : [];
  });
}

/** How often a text has a number in digits. It may only have moved to another sentence. */
function countOf({ signs: { signs } }: ComparedText, sign: Sign | undefined): number {
  return signs.filter((other) => isPlain(other) && other.form === sign?.form).length;
}

/** Dice and numbers in words: the same in both sentences if only digits have changed. */
function isNamed(sign: Sign): boolean {
  return sign.kind === 'die' || isWord(sign);
}

function isPlain(sign: Sign): boolean {
  return sign.kind === 'number' && !isWord(sign);
}

/** A score may be said with another number: `more than 3` for `4+`. */
function isOpen(sign: Sign): boolean {
  return sign.kind === 'number' && (sign.sense !== undefined || sign.strict !== undefined);
}

/** The signs of each sentence. */
function sentencesOf({ text, signs: { signs } }: ComparedText): readonly (readonly Sign[])[] {
  return divided(signs, partsUpTo(text, sentenceEnds));
}
