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

/** Whether a name is another with one letter wrong, missing, too many or swapped with its neighbour, or in another case. */
export function isSlipOf(found: string, expected: string): boolean {
  // First, because hostile names are long and many.
  if (Math.abs(found.length - expected.length) > 1) return false;
  const a = found.toLowerCase();
  const b = expected.toLowerCase();
  return a === b || (Math.max(a.length, b.length) >= 3 && isOneLetterOff(a, b));
}

/** Whether two words are the same but for one letter that is wrong, missing or too many, or two neighbours that are swapped. Capitals count. */
function isOneLetterOff(a: string, b: string): boolean {
  const parts = differingParts(a, b);
  return parts !== undefined && isOneOff(parts);
}

/** The same, but their last letters, which make plurals and adjectives, are as they should be. */
export function isOneLetterOffWithin(a: string, b: string): boolean {
  const parts = differingParts(a, b);
  return parts !== undefined && !parts.isAtEnd && isOneOff(parts);
}

/** The two neighbouring letters of the first word that have changed places in the second, if nothing else differs. */
export function swappedLetters(a: string, b: string): string | undefined {
  const parts = differingParts(a, b);
  return parts && isSwap(parts) ? parts.inFirst : undefined;
}

/** What two different words have between the beginning and the end that they share. */
interface DifferingParts {
  readonly inFirst: string;
  readonly inSecond: string;
  readonly isAtEnd: boolean;
}

/** Undefined for words that are the same, or whose lengths differ by more than one letter. */
function differingParts(a: string, b: string): DifferingParts | undefined {
  if (a === b || Math.abs(a.length - b.length) > 1) return undefined;
  let front = 0;
  while (front < a.length && a[front] === b[front]) front++;
  let back = 0;
  while (back < Math.min(a.length, b.length) - front && a[a.length - 1 - back] === b[b.length - 1 - back]) back++;
  return { inFirst: a.slice(front, a.length - back), inSecond: b.slice(front, b.length - back), isAtEnd: back === 0 };
}

function isOneOff(parts: DifferingParts): boolean {
  return (parts.inFirst.length <= 1 && parts.inSecond.length <= 1) || isSwap(parts);
}

function isSwap({ inFirst, inSecond }: DifferingParts): boolean {
  return inFirst.length === 2 && inSecond.length === 2 && inFirst[0] === inSecond[1] && inFirst[1] === inSecond[0];
}
