import type { WaysToRoll } from '../../checks/problems/facts.ts';
import { isBetween, shorten } from '../phrasing.ts';
import type { ProblemMessages } from '../problems.ts';

/** Roll tables and their rows. */
export const tablesEn = {
  'table-gap': ({ scores, roll, chance }) =>
    chance && roll
      ? `No row of this table has ${scores}, which ${roll} shows ${often(chance)}. Add the row, or correct the scores beside it.`
      : `No row of this table has ${scores}. Add the row, or correct the scores beside it.`,
  'table-overlap': ({ scores, row, other, chance }) =>
    `The rows ${other} and ${row} both have ${scores}${chance ? `, which is rolled ${often(chance)}` : ''}: nobody can tell which of them counts. Correct one of them.`,
  'table-impossible-row': ({ scores, roll, lowest, highest, missing }) =>
    `${roll} never shows ${scores}, ${isBetween(scores, lowest, highest) ? `though it is between ${lowest} and ${highest}` : `only ${lowest} to ${highest}`}${missing === undefined ? '' : `, and no row has ${missing}`}. Correct the scores or the roll, or say what is added to it.`,
  'table-wrong-die': ({ roll, fits }) =>
    `The rows of this table are for ${fits}, but the text says ${roll}. Write ${fits} if that is what players roll.`,
  'table-garbled-mark': ({ written, repaired }) =>
    repaired === undefined
      ? `"${shorten(written)}" is in the place of the scores of a row. Look them up in the original.`
      : `"${shorten(written)}" is in the place of the scores of a row: most likely ${repaired}, which no other row has.`,
  'table-row-order': ({ row, before }) =>
    `Row ${row} stands behind row ${before}. Players look for it before that row.`,
  'table-without-die': ({ fits }) =>
    fits === undefined
      ? 'The text does not say what to roll for the table below. Name the dice.'
      : `The text does not say what to roll for the table below. Its rows are for ${fits}: name it.`,
} satisfies Partial<ProblemMessages>;

function often({ ways, total }: WaysToRoll): string {
  return `in ${ways} of ${total} rolls`;
}
