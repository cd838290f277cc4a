import { remembered } from '../../queries/remembered.ts';
import { unescapeText } from '../../xml/references.ts';
import type { LanguageText } from '../model/sources.ts';
import { changedSenses } from './changedSenses.ts';
import { hiddenChanges } from './hiddenChanges.ts';
import { type Move, movedSigns } from './movedSigns.ts';
import { compareRows, type RowDifference, type RowPair } from './rowDifferences.ts';
import { rowMarks, type TableRow } from './rows.ts';
import type { ComparedText, SignDifference } from './signDifference.ts';
import { signDifferences } from './signDifferences.ts';
import { type Sign, type Signs, signsOf } from './signs.ts';

/** A translation beside a text in another language, and the differences of the two. All spans are in the text of the translation. */
export interface Alignment {
  readonly source: LanguageText;
  readonly translation: LanguageText;
  readonly signs: readonly SignDifference[];
  readonly rows: readonly RowDifference[];
  readonly moves: readonly Move[];
}

/** Aligns a translation with each of the texts it may be compared with. The one with the fewest differences comes first. */
export function alignments(translation: LanguageText, candidates: readonly LanguageText[]): readonly Alignment[] {
  const words = plainText(translation);
  const equal = candidates.find((candidate) => plainText(candidate) === words);
  if (equal) return [{ source: equal, translation, signs: [], rows: [], moves: [] }];
  const signs = signsOf(translation.text, translation.language);
  const different = new Map([...candidates].reverse().map((candidate) => [plainText(candidate), candidate]));
  return [...different.values()]
    .reverse()
    .map((source) => align(source, translation, signs))
    .sort((a, b) => countDifferences(a) - countDifferences(b));
}

/** The text in one line. */
export const plainText = remembered(({ text }: LanguageText): string => unescapeText(text).replace(/\s+/g, ' ').trim());

/** The number of differences in dice, numbers and rows. */
export function countDifferences({ signs, rows, moves }: Alignment): number {
  return signs.length + rows.length + moves.length;
}

function align(source: LanguageText, translation: LanguageText, ofTranslation: Signs): Alignment {
  const ofSource = signsOf(source.text, source.language);
  const { differences: rows, pairs } = compareRows(source.text, translation.text);
  const own = compared(source, ofSource, (pair) => pair.source, pairs);
  const other = compared(translation, ofTranslation, (pair) => pair.translation, pairs);
  const shown = [...signDifferences(own, other), ...changedSenses(own, other)];
  const isSame = shown.length + rows.length === 0;
  const moves = isSame ? movedSigns(own, other, pairs) : [];
  const all = isSame && moves.length === 0 ? hiddenChanges(own, other) : shown;
  const signs = withoutFactors(withoutRolls(all, own, other), source.text, translation.text);
  return { source, translation, signs: withoutMarks(signs, rows), rows, moves };
}

/** A text with its signs. The scores of rows that both texts have count as places only. */
function compared(
  { text, language }: LanguageText,
  signs: Signs,
  rowOf: (pair: RowPair) => TableRow,
  pairs: readonly RowPair[],
): ComparedText {
  const marks = pairs.map((pair) => rowOf(pair).span);
  const isMark = ({ span }: Sign): boolean => marks.some(({ start, end }) => start < span.end && span.start < end);
  return {
    text,
    language,
    signs: { ...signs, signs: signs.signs.filter((sign) => !isMark(sign)) },
    places: signs.signs,
  };
}

/** Without the die that the rows of the source need, if only the translation names it, or if the source names it once more above the rows. */
function withoutRolls(differences: readonly SignDifference[], source: ComparedText, translation: ComparedText) {
  const isRoll = ({ source: sign, written }: SignDifference): boolean =>
    written
      ? !sign && written.kind === 'die'
      : sign?.kind === 'die' && isHead(source, sign.form) && translation.places.some(({ form }) => form === sign.form);
  const marks = differences.some(isRoll) ? rowMarks(source.text) : [];
  const [lows, highs] = [marks.map(({ low }) => low), marks.map(({ high }) => high)];
  return differences.filter((difference) => {
    const [, count = 0, sides = 0] =
      /^(\d)D(\d+)$/.exec((difference.written ?? difference.source)?.form ?? '')?.map(Number) ?? [];
    return !(isRoll(difference) && lows.includes(count) && highs.includes(count * sides));
  });
}

/** Whether a line begins with the die, as the head of a table does. */
function isHead({ text, places }: ComparedText, die: string): boolean {
  return places.some(({ form, span }) => form === die && /(?:^|\n)[ \t]*$/.test(text.slice(0, span.start)));
}

/** Without the numbers that belong to a die that is lost or added with them: `1D6x20`. */
function withoutFactors(
  differences: readonly SignDifference[],
  source: string,
  translation: string,
): readonly SignDifference[] {
  return differences.filter((difference) => {
    const sign = difference.source ?? difference.written;
    if (sign?.kind !== 'number' || (difference.source && difference.written)) return true;
    const text = difference.source ? source : translation;
    return !differences.some((other) => {
      const die = difference.source ? other.source : other.source ? undefined : other.written;
      if (die?.kind !== 'die' || (other.source && other.written) || die.span.end > sign.span.start) return false;
      return /^\s?\)?\s?[x×*+−–-]?\s?$/.test(text.slice(die.span.end, sign.span.start));
    });
  });
}

/** Without the numbers of marks that are reported as rows. */
function withoutMarks(signs: readonly SignDifference[], rows: readonly RowDifference[]): readonly SignDifference[] {
  if (rows.length === 0) return signs;
  const forms = new Set(rows.flatMap(({ form, written = '' }) => [...form.split('-'), ...written.split('-')]));
  const isMark = (sign: Sign | undefined): boolean => sign !== undefined && forms.has(sign.form);
  return signs.flatMap(({ source, written, span }) => {
    if (isMark(source) || (isMark(written) && !source)) return [];
    return [{ source, written: isMark(written) ? undefined : written, span }];
  });
}
