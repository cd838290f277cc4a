import { type RowScores, scoreRanges } from '../rollTable.ts';

/** The scores of a row: `3`, `3-5`, `6+`, `–2` for 2 or less, `1, 3`. */
export function rowText(scores: RowScores): string {
  return scoreRanges(scores)
    .map(({ low, high }) =>
      Number.isFinite(high) ? (Number.isFinite(low) ? scoresText(low, high) : `–${high}`) : `${low}+`,
    )
    .join(', ');
}

/** `3`, or `3-5`. */
export function scoresText(low: number, high: number): string {
  return low === high ? `${low}` : `${low}-${high}`;
}
