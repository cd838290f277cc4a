/** The texts about a roll table and its rows. */
import { multiplyFractions } from '../../dice/evaluation/fraction.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { isAgainRow, type RowInTable, rowChances } from '../../tables/chances/rowChances.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { type RollRow, type RollTable, scoreRanges, type TableDie } from '../../tables/rollTable.ts';
import type { Messages } from '../../wording/messages.ts';
import { formulaText } from './formulaText.ts';
import { chanceText, percentText } from './numbers.ts';

/** `2D6 table · 8 rows · complete`. */
export function tableTitle({ die, rows }: RollTable, messages: Messages): string {
  const outcomes = die?.expression && outcomesOf(die.expression);
  const roll = outcomes && die.expression ? formatExpression(die.expression) : openRoll(die, messages);
  const state = !outcomes || die.isModified ? undefined : fitsExactly(outcomes, rows);
  return messages.words.tables.title({ roll, rows: rows.length, isComplete: state });
}

/** `1D6 + Toughness`, in the words of people. */
function openRoll(die: TableDie | undefined, messages: Messages): string | undefined {
  return die?.expression && formulaText(die.expression, messages);
}

/** `1 in 6 (17 %) · this or less 50 % · this or more 67 %`, and the chance through the rows around it. Undefined if the chance is open. */
export function rowOddsText(source: string, path: readonly RowInTable[], messages: Messages): string | undefined {
  const chances = path.map(({ table, row }) => rowChances(source, table)?.find((one) => one.row === row));
  const own = chances.at(-1);
  if (!own) return undefined;
  const { tables } = messages.words;
  const parts = [`${chanceText(own.chance, messages)} (${percentText(own.chance, messages)})`];
  parts.push(
    tables.thisOrLess(percentText(own.atMost, messages)),
    tables.thisOrMore(percentText(own.atLeast, messages)),
  );
  if (own.inTheEnd) parts.push(tables.inTheEnd(percentText(own.inTheEnd, messages)));
  const known = chances.flatMap((one) => (one ? [one.chance] : []));
  if (path.length > 1 && known.length === path.length)
    parts.push(tables.withRowsAround(percentText(known.reduce(multiplyFractions), messages)));
  return parts.join(' · ');
}

/**
 * Whether a roll that needs a number first is in a row: its odds are those for each value of that number, or for those of the reader.
 * Undefined for other rolls.
 */
export function openRowTest({ table: { die }, row }: RowInTable): TableOdds | undefined {
  if (!die?.expression || outcomesOf(die.expression) || freeVariables(die.expression).length === 0) return undefined;
  const expression = `roll = ${formatExpression(die.expression)}; ${testOf(row)}`;
  const { annotation } = parseAnnotation(expression);
  return annotation && { expression, annotation };
}

/** Odds of a table in the language of odds, and as a tree. */
interface TableOdds {
  readonly expression: string;
  readonly annotation: Annotation;
}

/** The table as an expression whose outcomes are its rows; undefined where its roll is not known. */
export function tableAnnotation(source: string, { die, rows }: RollTable): TableOdds | undefined {
  if (!die?.expression) return undefined;
  const outcomes = outcomesOf(die.expression);
  const isOpen = !outcomes && freeVariables(die.expression).length > 0 && isUnbroken(rows);
  if (!isOpen && (!outcomes || (die.isModified && !fitsExactly(outcomes, rows)))) return undefined;
  const named = rows.map((row) => `${nameOf(source, row)}: ${testOf(row)}`);
  const expression = `roll = ${formatExpression(die.expression)}; outcomes(${named.join(', ')})`;
  const { annotation } = parseAnnotation(expression);
  return annotation && { expression, annotation };
}

/** Whether each row begins where the one before ends. */
function isUnbroken(rows: readonly RollRow[]): boolean {
  return rows.every(({ low, ranges }, index) => index === 0 || (!ranges && low === (rows[index - 1]?.high ?? 0) + 1));
}

function testOf(row: RollRow): string {
  const tests = scoreRanges(row).map(({ low, high }) => {
    if (!Number.isFinite(low)) return `roll <= ${high}`;
    if (!Number.isFinite(high)) return `roll >= ${low}`;
    return low === high ? `roll = ${low}` : `roll >= ${low} and roll <= ${high}`;
  });
  return tests.join(' or ');
}

const maximumWords = 4;

/** The scores and the first words of the text: letters only, because the language of odds reads signs. */
function nameOf(source: string, row: RollRow): string {
  if (isAgainRow(source, row)) return 'again';
  const written = source
    .slice(row.text.start, Math.min(row.text.end, row.text.start + 120))
    .replace(/<[^>]*>|&\w+;/g, ' ');
  const [sentence = ''] = written.split(/[.:;!?(,]/);
  const words = sentence.match(/\p{L}+/gu) ?? [];
  const scores = source.slice(row.mark.start, row.mark.end).replace(/[^\d+-]/g, '');
  return [scores, ...words.slice(0, maximumWords)].join(' ');
}
