/** Scores that a scanner has spoilt, as they are written, and the scores that they look like. */
import { scoresText } from '../../tables/edits/scoresText.ts';

const digits: ReadonlyMap<string, string> = new Map(
  ['0oO', '1lIi|!íì', '2Z', '5Ss', '6GbóÓ', '8B'].flatMap(([digit = '', ...signs]) =>
    signs.map((sign) => [sign, digit] as const),
  ),
);

/** Signs that look like digits, and the digits themselves: the inside of a set in a regular expression. */
export const likeDigits = `\\d${[...digits.keys()].join('')}`;

/** Whether the signs of a mark look like a score: the only ones that are no letter of a word. */
export function looksLikeScore(written: string): boolean {
  return isLikeScore.test(written);
}

const isLikeScore = new RegExp(
  `^(?=.*[${likeDigits}?])[${likeDigits}?]{0,3}(?:[-–—.,:/ ]{1,3}[${likeDigits}?]{0,3}){0,2}$`,
);

/** The scores that a mark was before it was spoilt; undefined unless it looks exactly like the scores that no row has. */
export function repairOf(written: string, low: number, high: number | undefined): string | undefined {
  if (written === '+6' && low === 9) return '9+';
  if (written === '+9' && low === 6) return '6+';
  if (high === undefined) return undefined;
  const wanted = scoresText(low, high);
  const numbers = [...written].map((sign) => digits.get(sign) ?? sign).join('');
  // The hyphen is lost, or a digit stands twice.
  if (numbers === (low < high ? `${low}${high}` : `${low}${low}`)) return wanted;
  // A number beside the hyphen is lost.
  if (low < high && new RegExp(`^(?:${low}[-–—]|[-–—]${high})$`).test(numbers)) return wanted;
  const [first = '', last = first, ...more] = numbers.split(/[-–—.,:/ ]+/).filter((one) => one !== '');
  // The greater score stands first.
  if (low < high && more.length === 0 && Number(first) === high && Number(last) === low) return wanted;
  const isRead = more.length === 0 && first !== '' && Number(first) === low && Number(last) === high;
  return isRead && written !== wanted ? wanted : undefined;
}

/** Whether a mark has no digit that the scores do not have: `3–` and `?` for 3-4. */
export function agrees(written: string, low: number, high: number): boolean {
  const numbers = written.match(/\d+/g) ?? [];
  return numbers.every((one) => Number(one) === low || Number(one) === high);
}
