import { isBetween } from '../texts/phrasing.ts';
import { fill } from '../texts/places.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** Roll tables and their rows. */
export const tablesEn = problemTexts({
  'table-gap': ({ chance, ...facts }) =>
    fill(
      'No row of this table has {scores}[ways?, which {roll} shows in {ways} of {total} rolls]. Add the row, or correct the scores beside it.',
      { ...facts, ...(facts.roll && chance) },
    ),
  'table-overlap': ({ chance, ...facts }) =>
    fill(
      'The rows {other} and {row} both have {scores}[ways?, which is rolled in {ways} of {total} rolls]: nobody can tell which of them counts. Correct one of them.',
      { ...facts, ...chance },
    ),
  'table-impossible-row': (facts) =>
    fill(
      '{roll} never shows {scores}, [isBetween?though it is between {lowest} and {highest}|only {lowest} to {highest}][missing?, and no row has {missing}]. Correct the scores or the roll, or say what is added to it.',
      { ...facts, isBetween: isBetween(facts.scores, facts.lowest, facts.highest) },
    ),
  'table-wrong-die':
    'The rows of this table are for {fits}, but the text says {roll}. Write {fits} if that is what players roll.',
  'table-garbled-mark':
    '[repaired?"{written…}" is in the place of the scores of a row: most likely {repaired}, which no other row has.|"{written…}" is in the place of the scores of a row. Look them up in the original.]',
  'table-row-order': 'Row {row} stands behind row {before}. Players look for it before that row.',
  'table-without-die':
    '[fits?The text does not say what to roll for the table below. Its rows are for {fits}: name it.|The text does not say what to roll for the table below. Name the dice.]',
});
