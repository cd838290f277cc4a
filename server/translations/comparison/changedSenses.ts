import { grouped } from '../../text/grouped.ts';
import type { ComparedText, SignDifference } from './signDifference.ts';
import type { NumberSign } from './signs.ts';

/** Numbers that a translation has, but as another modifier, `+1` for `-1`, or no longer as a score to reach, `5` for `5+`. */
export function changedSenses(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  const [own, other] = [numbersByForm(source), numbersByForm(translation)];
  return [...own].flatMap(([form, numbers]): readonly SignDifference[] => {
    const written = other.get(form) ?? [];
    const [wanted, found] = [numbers, written].map((list) => list.map(({ sign }) => sign));
    const changes = opposites.flatMap((change) => changed(numbers, written, wanted, found, change));
    if (written.length !== numbers.length || Number(form) > highestScore) return changes;
    const [before, now] = [senses(numbers, source), senses(written, translation)];
    // Both have the number as often, so that the first belongs to the first. A 6 is the highest score of most dice.
    const lost = scores
      .filter(([, sense]) => sense !== '' || form !== '6')
      .flatMap((change) => changed(numbers, written, before, now, change, true));
    return [...changes, ...lost.slice(0, 1)];
  });
}

const opposites = [
  ['-', '+'],
  ['+', '-'],
] as const;

/** A score not to exceed is no other word for a number alone. */
const scores = [
  ['up', 'down'],
  ['down', 'up'],
  ['up', ''],
] as const;

/** Larger numbers are no scores of dice. */
const highestScore = 18;

/** The number that has one quality in the source and another one in the translation, if fewer have the first there and more the second. */
function changed(
  numbers: readonly NumberSign[],
  written: readonly NumberSign[],
  wanted: readonly string[] = [],
  found: readonly string[] = [],
  [before, now]: readonly [string, string],
  isInPlace = false,
): readonly SignDifference[] {
  const more = (quality: string): number =>
    found.filter((one) => one === quality).length - wanted.filter((one) => one === quality).length;
  if (more(before) >= 0 || more(now) <= 0) return [];
  const place = wanted.findIndex((one, index) => one === before && found[index] === now);
  const source = numbers[place < 0 && !isInPlace ? wanted.indexOf(before) : place];
  const sign = written[place < 0 && !isInPlace ? found.indexOf(now) : place];
  return source && sign ? [{ source, written: sign, span: sign.span }] : [];
}

/** Whether each is a score to reach, or one not to exceed; `other` with words for a bound, and beside another number, as in `5 or 6` for `5+`. */
function senses(numbers: readonly NumberSign[], { text, places }: ComparedText): readonly string[] {
  return numbers.map(({ sense, bound, span }) => {
    const isListed = places.some(
      ({ span: { start, end } }) => joint.test(text.slice(span.end, start)) || joint.test(text.slice(end, span.start)),
    );
    return sense ?? (bound || isListed ? 'other' : '');
  });
}

/** What is between two numbers of a list: `, or a `. */
const joint = /^(?:\s?[,–-]\s?|,?\s(?:or|o|u|y|and|to|a)\s(?:an?\s|una?\s)?)$/;

function numbersByForm({ signs }: ComparedText): ReadonlyMap<string, readonly NumberSign[]> {
  return grouped(
    signs.signs.flatMap((sign) => (sign.kind === 'number' && !sign.isWord ? [sign] : [])),
    ({ form }) => form,
  );
}
