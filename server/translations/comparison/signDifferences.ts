import { knowsNumberWords } from './numberWords.ts';
import { placedDifferences } from './placedDifferences.ts';
import { countsOf, noCount } from './signCounts.ts';
import type { ComparedText, SignDifference } from './signDifference.ts';
import { beyond, type NumberSign, type Sign, type Signs } from './signs.ts';

/** How the dice and numbers of a translation differ from those of its source, in whatever order they stand. */
export function signDifferences(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  const scores = changedScores(source, translation);
  const own = without(
    source,
    scores.map((score) => score.source),
  );
  const other = without(
    translation,
    scores.map((score) => score.written),
  );
  return [...scores, ...differences(own, other)].filter(
    ({ source, written }) => !(written ? [written] : translation.signs.signs).some((sign) => isSameScore(source, sign)),
  );
}

/**
 * Scores to reach that a translation has changed, `5+` for `4+`, and those not to exceed. Only if both texts have equally many, because
 * `5+` may be a list elsewhere, `5 or 6`.
 */
function changedScores(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  return (['up', 'down'] as const).flatMap((sense) => {
    const [first, second] = [scoresOf(source, sense), scoresOf(translation, sense)];
    if (first.length !== second.length) return [];
    const added = beyond(second, first);
    return beyond(first, second).flatMap((score, index) => {
      const written = added[index];
      return written ? [{ source: score, written, span: written.span }] : [];
    });
  });
}

function scoresOf({ signs }: ComparedText, sense: NumberSign['sense']): readonly Sign[] {
  return signs.signs.filter((sign) => sign.kind === 'number' && sign.sense === sense);
}

function without(text: ComparedText, left: readonly (Sign | undefined)[]): ComparedText {
  if (left.length === 0) return text;
  return { ...text, signs: { ...text.signs, signs: text.signs.signs.filter((sign) => !left.includes(sign)) } };
}

/** Whether both are the same scores in other words: `more than 8` and `9 or more`. */
function isSameScore(one: Sign | undefined, other: Sign | undefined): boolean {
  if (one?.kind !== 'number' || other?.kind !== 'number') return false;
  const [first, second] = [leastOrMost(one), leastOrMost(other)];
  return first !== undefined && first === second;
}

/** `9 up` for `9 or more` and for `more than 8`. */
function leastOrMost({ value, sense, bound }: NumberSign): string | undefined {
  if (bound === 'above') return `${value + 1} up`;
  if (bound === 'below') return `${value - 1} down`;
  return bound === 'least' ? `${value} up` : sense && `${value} ${sense}`;
}

function differences(source: ComparedText, translation: ComparedText): readonly SignDifference[] {
  const missing = new Map<string, number>();
  const added = new Map<string, number>();
  const [inSource, inTranslation] = [
    countsOf(source.signs, translation.signs),
    countsOf(translation.signs, source.signs),
  ];
  for (const form of new Set([...inSource.keys(), ...inTranslation.keys()])) {
    const [a, b] = [inSource.get(form) ?? noCount, inTranslation.get(form) ?? noCount];
    const lost = a.written - b.written - b.words - Math.min(b.implied, a.plain);
    const more = b.written - a.written - a.words - Math.min(a.implied, b.plain);
    if (lost > 0 && !mayBeWord(form, translation, source)) missing.set(form, lost);
    if (more > 0 && !mayBeWord(form, source, translation)) added.set(form, more);
    // Words may say the same in another way, so a lost one counts only beside another number in its place.
    if (!isCounted(form) || missing.has(form) || added.has(form)) continue;
    if (a.words > b.words + b.written) missing.set(form, a.words - b.words - b.written);
    if (b.words > a.words + a.written) added.set(form, b.words - a.words - a.written);
  }
  return missing.size + added.size === 0 ? [] : placedDifferences(source, translation, missing, added);
}

function isCounted(form: string): boolean {
  return form !== '0' && form !== '1' && /^\d+$/.test(form);
}

/** Numbers up to this one are often written as words. */
const highestWord = 20;

/** Whether a text may have the sign in words that the program cannot count, and the other has not: `a dice` for `1D6`, `zwei` for 2. */
function mayBeWord(form: string, { language, signs }: ComparedText, other: ComparedText): boolean {
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
