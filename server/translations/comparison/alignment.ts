import { remembered } from '../../queries/remembered.ts';
import type { Span } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import type { LanguageText } from '../model/sources.ts';
import { changedMeanings } from './changedMeanings.ts';
import { pageBehind } from './comparable.ts';
import { hiddenChanges } from './hiddenChanges.ts';
import { type Move, movedSigns } from './movedSigns.ts';
import { knowsNumberWords } from './numberWords.ts';
import { partPairs } from './partPairs.ts';
import { compareRows, type RowDifference, type RowPair } from './rowDifferences.ts';
import { rowsIn, type TableRow } from './rows.ts';
import type { ComparedText, SignDifference } from './signDifference.ts';
import { signDifferences } from './signDifferences.ts';
import { type Sign, type Signs, signsOf } from './signs.ts';
import { withoutSlips } from './withoutSlips.ts';

/** A translation beside a text in another language, and the differences of the two. All spans are in the text of the translation. */
export interface Alignment {
  readonly source: LanguageText;
  readonly translation: LanguageText;
  readonly signs: readonly SignDifference[];
  readonly rows: readonly RowDifference[];
  readonly moves: readonly Move[];
  /** A roll that no longer depends on the level or the number of something, and the words for it in the source. */
  readonly lostFactor: { readonly written: string; readonly span: Span } | undefined;
}

/** Aligns a translation with each of the texts it may be compared with. The one with the fewest differences comes first. */
export function alignments(translation: LanguageText, candidates: readonly LanguageText[]): readonly Alignment[] {
  const [first] = candidates;
  if (!first) return [];
  const words = plainText(translation);
  if (candidates.some((candidate) => plainText(candidate) === words)) return [equal(first, translation)];
  const signs = signsOf(translation.text, translation.language);
  const different = new Map<string, LanguageText>();
  for (const candidate of candidates) {
    const known = different.get(plainText(candidate));
    if (!known || countLines(candidate) > countLines(known)) different.set(plainText(candidate), candidate);
  }
  return [...different.values()]
    .map((source) => align(source, translation, signs))
    .sort((a, b) => countDifferences(a) - countDifferences(b));
}

/** The text in one line. */
export const plainText = remembered(({ text }: LanguageText): string => unescapeText(text).replace(/\s+/g, ' ').trim());

/** Lines show where rows begin. */
function countLines({ text }: LanguageText): number {
  return text.match(/\n/g)?.length ?? 0;
}

function equal(source: LanguageText, translation: LanguageText): Alignment {
  return { source, translation, signs: [], rows: [], moves: [], lostFactor: undefined };
}

/** The number of differences in dice, numbers and rows. */
export function countDifferences({ signs, rows, moves }: Alignment): number {
  return signs.length + rows.length + moves.length;
}

function align(source: LanguageText, translation: LanguageText, ofTranslation: Signs): Alignment {
  const ofSource = signsOf(source.text, source.language);
  const lostFactor = lostFactorIn(source, ofSource, translation, ofTranslation);
  if (
    signatureOf(source.text, ofSource) === signatureOf(translation.text, ofTranslation) &&
    rowsIn(source.text).length === 0
  )
    return { ...equal(source, translation), signs: strayPage(source.text, translation.text), lostFactor };
  const { differences: rows, pairs } = compareRows(source.text, translation.text);
  const own = compared(source, ofSource, (pair) => pair.source, pairs);
  const other = compared(translation, ofTranslation, (pair) => pair.translation, pairs);
  const parts = partPairs(own, other, pairs);
  const shown = [...signDifferences(own, other), ...changedMeanings(own, other)];
  const moves = shown.length + rows.length > 0 ? [] : movedSigns(translation.text, parts);
  const all = shown.length + rows.length + moves.length > 0 ? shown : hiddenChanges(own, other);
  const differences = [
    ...withoutRepeatedScores(
      withoutFactors(withoutSlips(own, all), source.text, translation.text),
      ofSource,
      translation.text,
    ),
    ...strayPage(source.text, translation.text),
  ];
  return { source, translation, signs: withoutMarks(differences, rows), rows, moves, lostFactor };
}

/**
 * All that the comparison of two texts without rows looks at: their signs in order, what is between two that are near each other, and the
 * paragraphs. Texts with the same signature have no difference.
 */
function signatureOf(text: string, { signs, words }: Signs): string {
  let signature = [...words].sort(([one], [other]) => one - other).join(' ');
  let end = 0;
  for (const sign of signs) {
    signature += `|${between(text, end, sign.span.start)}|${sign.form}`;
    if (sign.kind === 'number')
      signature += `${sign.sign}${sign.sense ?? ''}${sign.strict ?? ''}${sign.isWord}${sign.isOfDice}`;
    else signature += /^D/i.test(text.slice(sign.span.start)) ? 'D' : '';
    end = sign.span.end;
  }
  return `${signature}|${between(text, end, text.length)}`;
}

function between(text: string, start: number, end: number): string {
  const part = text.slice(start, end);
  if (part.length <= maximumJoint) return part;
  return '¶'.repeat(part.match(blankLines)?.length ?? 0);
}

/** Longer parts do not join two signs to one. */
const maximumJoint = 3;
const blankLines = /\n[ \t\r]*(?=\n)/g;

/** A text with its signs. The scores of rows that both texts have count as places only. */
function compared(
  { text, language }: LanguageText,
  signs: Signs,
  rowOf: (pair: RowPair) => TableRow,
  pairs: readonly RowPair[],
): ComparedText {
  const marks = pairs.map((pair) => rowOf(pair).span);
  let at = 0;
  const rest = signs.signs.filter(({ span }) => {
    while ((marks[at]?.end ?? Number.POSITIVE_INFINITY) <= span.start) at++;
    return span.end <= (marks[at]?.start ?? Number.POSITIVE_INFINITY);
  });
  return { text, language, signs: { ...signs, signs: rest }, places: signs.signs };
}

/** A roll for each level, Warrior or other thing that no longer depends on it. The die before the words shows the place. */
function lostFactorIn(
  source: LanguageText,
  ofSource: Signs,
  translation: LanguageText,
  ofTranslation: Signs,
): Alignment['lostFactor'] {
  if (!knowsNumberWords(translation.language)) return undefined;
  const [level] = ofTranslation.levels.length > 0 ? [] : ofSource.levels;
  const factor = distributive.test(translation.text) ? undefined : forEach.exec(source.text);
  const words = level ?? (factor ? { start: factor.index, end: factor.index + factor[0].length } : undefined);
  const die = words && ofSource.signs.findLast(({ kind, span }) => kind === 'die' && span.end <= words.start);
  if (!words || !die) return undefined;
  const between = source.text.slice(die.span.end, words.start);
  if (between.length > (level ? maximumReach : maximumFactorReach) || (!level && /[.;:]/.test(between)))
    return undefined;
  const written = ofTranslation.signs.find(({ form }) => form === die.form);
  const shown = source.text.slice(die.span.start, words.end).replace(/\s+/g, ' ');
  return written && { written: shown, span: written.span };
}

const forEach = /(?<!\p{L})(?:per|for each|for every|por cada)\s+\p{L}+/iu;

/** Words that say, in one language or the other, that something holds for each of several. */
const distributive =
  /(?<!\p{L})(?:per|each|every|all|both|as many|apiece|times|multipl\p{L}+|cada|por|tod[oa]s?|tant[oa]s?|ambos|ambas|sendos|sendas|veces|respectiv\p{L}+)(?!\p{L})/iu;

const maximumFactorReach = 30;
const maximumReach = 60;

/** Without the scores that a translation names once more: `6 a map … if a 6 is rolled, …`. */
function withoutRepeatedScores(
  differences: readonly SignDifference[],
  { signs }: Signs,
  translation: string,
): readonly SignDifference[] {
  return differences.filter(({ source, written }) => {
    if (source || !written || signs.every(({ form }) => form !== written.form)) return true;
    return !rollBefore.test(translation.slice(Math.max(0, written.span.start - maximumReach), written.span.start));
  });
}

const rollBefore =
  /(?<!\p{L})(?:(?:rolls?|rolled|scores?|scored|result)(?: (?:is|of))?(?: an?)?|(?:si (?:sale|sacas?|obtienes?)|resultado (?:es|de)|tirada de)(?: un)?) $/iu;

/** A number behind the last sentence of a translation, as of a page, where the source has none. */
function strayPage(source: string, translation: string): readonly SignDifference[] {
  const [span, own] = [pageBehind(translation), pageBehind(source)];
  if (!span || own) return [];
  const form = translation.slice(span.start, span.end);
  const about = { sign: '', sense: undefined, strict: undefined, isOfDice: false, isWord: false } as const;
  const written: Sign = { kind: 'number', form, value: Number(form), ...about, span };
  return [{ source: undefined, written, span }];
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
