import { type RowMark, rowMarksIn } from './marks.ts';

/** Longer texts are no scores. */
const maximumScoresLength = 24;

/** The scores that a text is, such as the first cell of a row: `3`, `1-2.`, `6+`, `up to 5`. Undefined if it is anything else. */
export function scoresIn(written: string): RowMark | undefined {
  if (written.length > maximumScoresLength) return undefined;
  const [mark] = rowMarksIn(written);
  const isAll = mark?.span.start === 0 && mark.span.end >= written.replace(/[.:)\s–—-]+$/, '').length;
  return isAll ? mark : undefined;
}
