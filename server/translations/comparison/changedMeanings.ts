import type { ComparedText, SignDifference } from './signDifference.ts';
import type { NumberSign, Sign } from './signs.ts';

/** Numbers that a translation has, but as another modifier, `+1` for `-1`, or no longer as a score to reach, `5` for `5+`. */
export function changedMeanings(source: ComparedText, { text, signs }: ComparedText): readonly SignDifference[] {
  const found: SignDifference[] = [];
  const [own, other] = [numbersByForm(source.signs.signs), numbersByForm(signs.signs)];
  for (const [form, numbers] of own) {
    const written = other.get(form) ?? [];
    for (const [sign, opposite] of opposites) {
      const isLost = countOfSign(written, sign) < countOfSign(numbers, sign);
      if (!isLost || countOfSign(written, opposite) <= countOfSign(numbers, opposite)) continue;
      const inPlace = written.findIndex((one, index) => one.sign === opposite && numbers[index]?.sign === sign);
      const before = numbers[inPlace] ?? numbers.find((one) => one.sign === sign);
      const now = written[inPlace] ?? written.find((one) => one.sign === opposite);
      if (before && now) found.push({ source: before, written: now, span: now.span });
    }
    if (written.length !== numbers.length) continue;
    const score = numbers.find(({ sense }) => sense);
    const now = Number(form) > highestScore ? undefined : lostScore(numbers, written, text);
    if (score && now) found.push({ source: score, written: now, span: now.span });
  }
  return found;
}

const opposites = [
  ['-', '+'],
  ['+', '-'],
] as const;

function numbersByForm(signs: readonly Sign[]): ReadonlyMap<string, readonly NumberSign[]> {
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
  /(?:menos|mínimo|least|minimum|(?:^|[^\p{L}])ab|mindestens|wenigstens|moins|erreich\p{L}*|erziel\p{L}*|atteint|almeno|ten\s?minste|superi\w*|mayor(?:es)?|igual\w*|super[ae]\w*|exced\w*|alcan\w*|lleg\w*|than|over|above|beat\w*|más de|más que|partir (?:de|da)|\d[,-]?|\d (?:o|or|y|and|to|a))\s*(?:al?|de|que|to|el)?\s*(?:an?|una?|une|eine[rn]?)?\s*$/iu;
const scoreBehind =
  /^\s*(?:[,–-]\s*\d|,?\s*(?:o|or|y|and|to|a)\s+(?:\d|una?\s|an?\s)|en adelante|para arriba|und höher|et plus|needed|necesari|(?:\p{L}+\s+){1,2}(?:or|o|u)\s+(?:more|m[aá]s|mayor|superior|better))/u;
const reach = 24;

function isBare(text: string, { span: { start, end } }: NumberSign): boolean {
  return (
    !scoreBefore.test(text.slice(Math.max(0, start - reach), start)) && !scoreBehind.test(text.slice(end, end + reach))
  );
}
