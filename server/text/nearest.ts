/**
 * The candidate that was most likely meant by a word: the same but for capitals, or with few letters wrong, missing, too many or
 * swapped (one in three at most). Undefined if none is near. Of equally near ones the first counts.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const lower = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const other = candidate.toLowerCase();
    const limit = Math.min(bestDistance - 1, Math.floor(Math.max(lower.length, other.length) / 3));
    // Also keeps words of any length cheap: the table below is as large as both words together.
    if (Math.abs(lower.length - other.length) > limit) continue;
    const distance = editDistance(lower, other);
    if (distance > limit) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** How many letters must be put in, left out, changed or swapped with their neighbour (Damerau–Levenshtein, restricted). */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? 0;
}
