/**
 * The candidate most likely meant by a word: equal except for capitals, or with few wrong, missing, extra or swapped letters (one in three
 * at most). Undefined if none is near. Of equally near candidates the first of the alphabet counts, whatever
 * their order.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    const limit = Math.min(bestDistance, Math.floor(Math.max(lower.length, other.length) / 3));
    // Also limits the cost of long words: the table below is as large as both words together.
    if (Math.abs(lower.length - other.length) > limit) continue;
    const distance = editDistance(lower, other, limit);
    if (distance > limit || (best !== undefined && distance === bestDistance && best < candidate)) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/**
 * The number of letters to insert, delete, change or swap with their neighbour (restricted Damerau–Levenshtein distance).
 *
 * @param most where the number is larger, any number larger than this is as good, and takes less time.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  let leastOfLast = 0;
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const distance = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      current[column] = distance;
      if (distance < least) least = distance;
    }
    // All that follows is made of the last two rows.
    if (least > most && leastOfLast > most) return least;
    leastOfLast = least;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}

/**
 * The candidate that a word is a slip of, by the alphabet the first of those that are as near. In a long word without other digits two letters may be
 * wrong.
 */
export function nearestSlip(word: string, candidates: readonly string[]): string | undefined {
  const slips = candidates.filter((candidate) => isSlipOf(word, candidate));
  return nearest(
    word,
    slips.length > 0 || word.length < longName ? slips : candidates.filter((one) => isLongSlipOf(word, one)),
  );
}

const longName = 14;

function isLongSlipOf(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 2 || word.replace(/\D+/g, '') !== other.replace(/\D+/g, '')) return false;
  return editDistance(word.toLowerCase(), other.toLowerCase(), 2) <= 2;
}

/** Whether a name differs from the expected one by case or by one wrong, missing, extra or swapped letter. */
export function isSlipOf(found: string, expected: string): boolean {
  // First, because hostile files have many long names.
  if (Math.abs(found.length - expected.length) > 1) return false;
  const a = found.toLowerCase();
  const b = expected.toLowerCase();
  return a === b || (Math.max(a.length, b.length) >= 3 && isOneLetterOff(a, b));
}

/** Whether two words differ by one wrong, missing or extra letter, or by two swapped neighbours. Case counts. */
function isOneLetterOff(a: string, b: string): boolean {
  return a !== b && editDistance(a, b, 1) === 1;
}

/** The same, but with equal last letters, because those make plurals and adjectives. */
export function isOneLetterOffWithin(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.at(-1) !== b.at(-1) || a.startsWith(b) || b.startsWith(a)) return false;
  return isOneLetterOff(a, b);
}
