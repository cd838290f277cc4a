/** Exact distributions: how many of all equally likely ways lead to each outcome. */

/**
 * Outcomes are safe integers in ascending order, each with at least one way. The counts add up to `total`,
 * except where rolling may go on for ever: there `total` also counts the ways that lead beyond the last outcome listed.
 */
export interface Distribution {
  readonly counts: ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/** A distribution that happens with a chance of `weight` in the sum of all weights. */
interface WeightedDistribution {
  readonly weight: bigint;
  readonly distribution: Distribution;
}

/** The number `value`, without any dice. */
export function constant(value: number): Distribution {
  return { counts: new Map([[value, 1n]]), total: 1n };
}

/** One die, from 1 to `sides`, which must be a positive integer. */
export function die(sides: number): Distribution {
  const counts = new Map<number, bigint>();
  for (let face = 1; face <= sides; face++) counts.set(face, 1n);
  return { counts, total: BigInt(sides) };
}

/** Two D6 read as tens and units: 36 equally likely outcomes from 11 to 66. */
export function d66(): Distribution {
  const counts = new Map<number, bigint>();
  for (let tens = 1; tens <= 6; tens++) for (let units = 1; units <= 6; units++) counts.set(tens * 10 + units, 1n);
  return { counts, total: 36n };
}

/** A test: 1 in `ways` of `total` ways, otherwise 0. */
export function yesOrNo(ways: bigint, total: bigint): Distribution {
  return fromCounts(
    new Map([
      [0, total - ways],
      [1, ways],
    ]),
    total,
  );
}

/** The distribution of the changed outcomes. The counts of outcomes that become equal are added up. */
export function mapOutcomes({ counts, total }: Distribution, change: (outcome: number) => number): Distribution {
  const changed = new Map<number, bigint>();
  for (const [outcome, count] of counts) addCount(changed, change(outcome), count);
  return fromCounts(changed, total);
}

/** Each outcome plus `amount`. */
export function shiftOutcomes(distribution: Distribution, amount: number): Distribution {
  return amount === 0 ? distribution : mapOutcomes(distribution, (outcome) => outcome + amount);
}

/** Each outcome times `factor`. */
export function scale(distribution: Distribution, factor: number): Distribution {
  return factor === 1 ? distribution : mapOutcomes(distribution, (outcome) => outcome * factor + 0);
}

export function negate(distribution: Distribution): Distribution {
  return scale(distribution, -1);
}

/** The distribution of `combine` for two independent rolls. */
export function combinePairs(
  left: Distribution,
  right: Distribution,
  combine: (left: number, right: number) => number,
): Distribution {
  const counts = new Map<number, bigint>();
  for (const [leftOutcome, leftCount] of left.counts) {
    for (const [rightOutcome, rightCount] of right.counts) {
      addCount(counts, combine(leftOutcome, rightOutcome), leftCount * rightCount);
    }
  }
  return fromCounts(counts, left.total * right.total);
}

/**
 * One of several distributions, chosen by their weights. There must be at least one, and the weights must be positive.
 * `common` is a multiple of all their totals.
 */
export function mixture(parts: readonly WeightedDistribution[], common: bigint): Distribution {
  const counts = new Map<number, bigint>();
  let weights = 0n;
  for (const { weight, distribution } of parts) {
    weights += weight;
    const factor = weight * (common / distribution.total);
    for (const [outcome, count] of distribution.counts) addCount(counts, outcome, count * factor);
  }
  return fromCounts(counts, common * weights);
}

/** The outcomes up to `limit`, out of the same total. */
export function upTo({ counts, total }: Distribution, limit: number): Distribution {
  return { counts: new Map([...counts].filter(([outcome]) => outcome <= limit)), total };
}

/** The number of ways to the outcomes that `accepts` accepts. */
export function waysTo({ counts }: Distribution, accepts: (outcome: number) => boolean): bigint {
  let ways = 0n;
  for (const [outcome, count] of counts) if (accepts(outcome)) ways += count;
  return ways;
}

/** A distribution of counts in any order, of which some may be 0. */
export function fromCounts(counts: ReadonlyMap<number, bigint>, total: bigint): Distribution {
  let previous = Number.NEGATIVE_INFINITY;
  let isTidy = true;
  for (const [outcome, count] of counts) {
    if (outcome < previous || count === 0n) isTidy = false;
    previous = outcome;
  }
  if (isTidy) return { counts, total };
  const entries = [...counts].filter(([, count]) => count > 0n).sort(([left], [right]) => ascending(left, right));
  return { counts: new Map(entries), total };
}

/** Adds ways to an outcome. */
export function addCount(counts: Map<number, bigint>, outcome: number, count: bigint): void {
  counts.set(outcome, (counts.get(outcome) ?? 0n) + count);
}

function ascending(left: number, right: number): number {
  return left - right;
}
