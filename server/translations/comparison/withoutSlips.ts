import { numberChoices } from '../../text/numberWords.ts';
import { numberOfWord } from './numberWords.ts';
import type { ComparedText, SignDifference } from './signDifference.ts';
import type { Sign } from './signs.ts';

/**
 * The differences without those that a slip in the source explains, which is reported there: `500` for `5oo` and `5 o 0`, `1D6` for `106`
 * and `2` for `twoweeks`.
 */
export function withoutSlips(
  { text, language }: ComparedText,
  all: readonly SignDifference[],
): readonly SignDifference[] {
  if (all.every(({ written }) => written === undefined)) return all;
  const slips = [...misreadNumbers(text), ...turnedScores(text), ...gluedWords(text, language)];
  const isInSlip = (sign: Sign | undefined): boolean =>
    sign !== undefined && slips.some(({ start, end }) => start <= sign.span.start && sign.span.end <= end);
  const meant = new Set(slips.flatMap(({ forms }) => forms));
  return all.flatMap((difference): readonly SignDifference[] => {
    const { source, written, span } = difference;
    const isMeant = written !== undefined && meant.has(written.form);
    if (isMeant && source && !isInSlip(source)) return [{ source, written: undefined, span }];
    if (isMeant) return [];
    const isGone = !written && isInSlip(source) && all.some((other) => other.written && meant.has(other.written.form));
    return isGone ? [] : [difference];
  });
}

/** A place that cannot be read as it is written, and the dice and numbers that it may have had. */
interface Slip {
  readonly start: number;
  readonly end: number;
  readonly forms: readonly string[];
}

/** Numbers with letters in the place of digits, and dice with a zero in the place of the D. */
function misreadNumbers(text: string): readonly Slip[] {
  return [...text.matchAll(misread)].flatMap(({ 0: written, index }): readonly Slip[] => {
    const digits = written
      .replace(/[\s,.]/g, '')
      .replace(/o/gi, '0')
      .replace(/[lI]/g, '1');
    const [, count, sides] = /^(\d?)0(\d{1,2})$/.exec(digits) ?? [];
    const die = sides === undefined ? [] : [`${count === '' ? '1' : count}D${sides}`];
    const forms = /[oOlI]/.test(written) ? [digits, ...die] : die;
    return forms.length === 0 ? [] : [{ start: index, end: index + written.length, forms }];
  });
}

const misread =
  /\d[\doOlI]*(?:[.,](?=[\d.,]*[oO])[\doO]{3}|[ ][oO]+(?:[ ]?[0oO]+)?(?![\p{L}\d])|[ ][oO]+(?=gold|crowns|coins))*/gu;

/** `+6` alone in a line is the row `6+`, or `9+` upside down. */
function turnedScores(text: string): readonly Slip[] {
  return [...text.matchAll(/(?<=^|\n)[ \t]*\+(\d)[ \t]*(?=\r?\n|$)/g)].map(({ 0: written, 1: digit = '', index }) => ({
    start: index,
    end: index + written.length,
    forms: digit === '6' || digit === '9' ? ['6', '9'] : [digit],
  }));
}

/** Words for numbers that a scanner has glued to what they count: `twoweeks`. */
function gluedWords(text: string, language: string): readonly Slip[] {
  return [...text.matchAll(glued)].flatMap(({ 0: written, 1: word = '', index }): readonly Slip[] => {
    const value = numberOfWord(word.toLowerCase(), language);
    return value === undefined ? [] : [{ start: index, end: index + written.length, forms: [String(value)] }];
  });
}

const glued = new RegExp(
  `(?<!\\p{L})(${numberChoices})(?:extra|weeks?|days?|months?|hours?|turns?|wounds?|dice|gold|attacks?|points?|warriors?|monsters?|squares?|spaces?|times|semanas?|días?|meses|horas?|turnos?|heridas?|dados|ataques?|puntos?|guerreros?|monstruos?|casillas?|veces)(?!\\p{L})`,
  'giu',
);
