/** Counts by trying every way the dice can fall. Deliberately knows nothing of the code under test. */

/** How many of all ways of rolling dice with these sides come to each value, ascending. */
export function bruteForce(
  sides: readonly number[],
  value: (...faces: number[]) => number | boolean,
): ReadonlyMap<number, bigint> {
  const counts = new Map<number, bigint>();
  for (const faces of everyRoll(sides)) {
    const outcome = Number(value(...faces));
    counts.set(outcome, (counts.get(outcome) ?? 0n) + 1n);
  }
  return new Map([...counts].sort(([left], [right]) => left - right));
}

function* everyRoll(sides: readonly number[]): Generator<number[]> {
  const [first, ...rest] = sides;
  if (first === undefined) {
    yield [];
    return;
  }
  for (let face = 1; face <= first; face++) for (const others of everyRoll(rest)) yield [face, ...others];
}

/** The same shares in both, whatever the totals they are counted in, as `outcome: numerator/denominator`. */
export function sharesOf(counts: ReadonlyMap<number, bigint>): readonly string[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0n);
  return [...counts].map(([outcome, count]) => {
    const divisor = commonDivisor(count, total);
    return `${outcome}: ${count / divisor}/${total / divisor}`;
  });
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}
