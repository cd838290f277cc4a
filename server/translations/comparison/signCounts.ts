import type { NumberSign, Signs } from './signs.ts';

/** How often a text has a die or a number. */
interface Count {
  written: number;
  words: number;
  /** How often it is no score to reach. */
  plain: number;
  /** How often another score or a range includes it, where the other text lists all: `5+` is `5 or 6`. */
  implied: number;
}

/** For a sign that a text does not have. */
export const noCount: Count = { written: 0, words: 0, plain: 0, implied: 0 };

/** How often a text has each of its dice and numbers, beside those of the other text. */
export function countsOf({ signs, words, ranges }: Signs, other: Signs): ReadonlyMap<string, Count> {
  const listed = new Set(other.signs.flatMap((sign) => (sign.kind === 'number' && !sign.sense ? sign.form : [])));
  const counts = new Map<string, Count>();
  const at = (form: string): Count => {
    const count = counts.get(form) ?? { written: 0, words: 0, plain: 0, implied: 0 };
    counts.set(form, count);
    return count;
  };
  for (const sign of signs) {
    if (sign.kind === 'die' || !sign.isWord) at(sign.form).written++;
    if (sign.kind !== 'number') continue;
    if (!sign.sense) at(sign.form).plain++;
    if (!listed.has(sign.form)) continue;
    for (const score of impliedBy(sign)) at(String(score)).implied++;
  }
  for (const { from, to } of ranges) {
    for (let score = from + 1; score < to; score++) if (listed.has(String(score))) at(String(score)).implied++;
  }
  for (const [value, count] of words) at(String(value)).words = count;
  return counts;
}

/** The other scores of 1D6 in `4+` or `3 or less`. */
function impliedBy({ value, sense }: NumberSign): readonly number[] {
  if (value > 6 || sense === undefined) return [];
  return [1, 2, 3, 4, 5, 6].filter((score) => (sense === 'up' ? score > value : score < value));
}
