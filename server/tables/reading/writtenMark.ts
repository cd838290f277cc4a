/** The scores of a row as an author of the same table would write them. */

/** Scores with the text for them. */
interface Written {
  readonly low: number;
  readonly high: number;
  readonly written: string;
}

/**
 * The text for other scores of a row: with the sign, the blanks and the zeros of its own text, or else those of another row of the table.
 *
 * @param others the rows of the table.
 */
export function writtenMark(low: number, high: number, own: Written, others: readonly Written[]): string {
  if (low === own.low && high === own.high) return own.written;
  if (!Number.isFinite(low)) return replaced(own.written, high);
  if (!Number.isFinite(high)) return replaced(own.written, low);
  if (low === high) return padded(low, own.written);
  const sample = [own, ...others].find((row) => row.low < row.high && between.test(row.written));
  const sign = sample ? (between.exec(sample.written)?.[1] ?? '-') : '-';
  // `1 or 2` are two scores, never three.
  const isPair = /\p{L}/u.test(sign) && !/^\s+(?:to|a)\s+$/.test(sign);
  return `${padded(low, own.written)}${isPair && high > low + 1 ? '-' : sign}${padded(high, own.written)}`;
}

/** What stands between two scores. */
const between = /^\d{1,3}(\D+)\d{1,3}$/;

function replaced(written: string, score: number): string {
  return written.replace(/\d+/, padded(score, written));
}

function padded(score: number, written: string): string {
  const [digits = ''] = /\d+/.exec(written) ?? [];
  return digits.startsWith('0') ? String(score).padStart(digits.length, '0') : String(score);
}
