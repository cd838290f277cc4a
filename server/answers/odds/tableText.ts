/** The texts about a roll table and its rows. */
import { multiplyFractions } from '../../dice/evaluation/fraction.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { parseAnnotation } from '../../dice/language/parse.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import type { RollRow, RollTable } from '../../tables/rollTable.ts';
import { isAgainRow, type RowInTable, rowChances } from '../../tables/rowChances.ts';
import type { Messages } from '../../wording/messages.ts';
import { chanceText, percentText } from './numbers.ts';

/** `2D6 table · 8 rows · complete`. */
export function tableTitle({ die, rows }: RollTable, { words: { tables } }: Messages): string {
  const outcomes = die?.expression && outcomesOf(die.expression);
  const roll = die?.expression ? formatExpression(die.expression) : undefined;
  const state = !outcomes || die.isModified ? undefined : fitsExactly(outcomes, rows);
  return tables.title(roll, rows.length, state);
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

/** The table as an expression whose outcomes are its rows; undefined where its roll is not known. */
export function tableAnnotation(
  source: string,
  { die, rows }: RollTable,
): { readonly expression: string; readonly annotation: Annotation } | undefined {
  const outcomes = die?.expression && outcomesOf(die.expression);
  if (!die?.expression || !outcomes || (die.isModified && !fitsExactly(outcomes, rows))) return undefined;
  const named = rows.map((row) => `${nameOf(source, row)}: ${testOf(row)}`);
  const expression = `roll = ${formatExpression(die.expression)}; outcomes(${named.join(', ')})`;
  const { annotation } = parseAnnotation(expression);
  return annotation && { expression, annotation };
}

function testOf({ low, high }: RollRow): string {
  if (!Number.isFinite(low)) return `roll <= ${high}`;
  if (!Number.isFinite(high)) return `roll >= ${low}`;
  return low === high ? `roll = ${low}` : `roll >= ${low} and roll <= ${high}`;
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
