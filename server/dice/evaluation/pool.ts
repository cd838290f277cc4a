/** Pools of equal dice: their sum, how many of them pass or are alike, the sum of those that pass, the best or worst of them. */
import { changesOf, plusRoll } from './differences.ts';
import { addCount, type Distribution, fromCounts, waysTo } from './distribution.ts';
import { maximum, minimum } from './statistics.ts';

/**
 * The sum of `count` dice from 1 to `sides`.
 *
 * The counts are the coefficients of p = ((1 − x^s) / (1 − x))^k. Its logarithmic derivative gives each coefficient from
 * three earlier ones, whatever the number of sides, and the second half mirrors the first:
 * (n + 1) p[n+1] = (n + k) p[n] + (n + 1 − s − k s) p[n+1−s] + (k (s − 1) − n + s) p[n−s].
 */
export function sumOfDice(count: number, sides: number): Distribution {
  const top = count * (sides - 1);
  const half = Math.floor(top / 2);
  const ways: bigint[] = [1n];
  let current = 1n;
  for (let n = 0; n < half; n++) {
    let next = BigInt(n + count) * current;
    if (n + 1 >= sides) next += BigInt(n + 1 - sides - count * sides) * (ways[n + 1 - sides] ?? 0n);
    if (n >= sides) next += BigInt(count * (sides - 1) - n + sides) * (ways[n - sides] ?? 0n);
    current = next / BigInt(n + 1);
    ways.push(current);
  }
  const counts = new Map<number, bigint>();
  for (let n = 0; n <= top; n++) counts.set(n + count, ways[n <= half ? n : top - n] ?? 0n);
  return { counts, total: BigInt(sides) ** BigInt(count) };
}

/**
 * The sum of `count` independent rolls of any distribution, by the recurrence for the powers of a polynomial
 * (J. C. P. Miller; Knuth, The Art of Computer Programming, volume 2, section 4.7):
 * n q[0] p[n] = sum over i of (k i − n + i) q[i] p[n−i].
 */
export function sumOfRolls(count: number, roll: Distribution): Distribution {
  const total = roll.total ** BigInt(count);
  const least = minimum(roll);
  const width = maximum(roll) - least;
  const first = roll.counts.get(least) ?? 0n;
  const others = [...roll.counts].slice(1).map(([outcome, ways]) => ({ distance: outcome - least, ways }));
  const powers: bigint[] = [first ** BigInt(count)];
  const counts = new Map([[count * least, first ** BigInt(count)]]);
  for (let n = 1; n <= count * width; n++) {
    let sum = 0n;
    for (const { distance, ways } of others) {
      if (distance > n) break;
      sum += BigInt(count * distance - n + distance) * ways * (powers[n - distance] ?? 0n);
    }
    const power = sum / (BigInt(n) * first);
    powers.push(power);
    if (power > 0n) counts.set(n + count * least, power);
  }
  return { counts, total };
}

/** How many of `count` dice pass, where `passing` of the `faces` equally likely faces of each do. */
export function countOfPassing(count: number, passing: bigint, faces: bigint): Distribution {
  const failing = faces - passing;
  if (failing === 0n) return { counts: new Map([[count, faces ** BigInt(count)]]), total: faces ** BigInt(count) };
  const counts = new Map<number, bigint>();
  // Each of the terms C(n, k) p^k q^(n−k) from the one before it: to raise anew to a power takes far longer.
  let ways = failing ** BigInt(count);
  for (let passes = 0; passes <= count; passes++) {
    counts.set(passes, ways);
    ways = (ways * BigInt(count - passes) * passing) / (BigInt(passes + 1) * failing);
  }
  return fromCounts(counts, faces ** BigInt(count));
}

/**
 * The sum of the `kept` highest of `count` dice (of all, where there are fewer).
 *
 * For each face in turn: some dice show more, and so many show just this face that together they are enough. Those that show more
 * are added up one by one; how the others fall does not matter.
 */
export function sumOfHighest(kept: number, count: number, roll: Distribution): Distribution {
  const wanted = Math.min(kept, count);
  if (wanted === 0) return { counts: new Map([[0, 1n]]), total: 1n };
  const sums = new Map<number, bigint>();
  let lower = roll.total;
  const higher = new Map<number, bigint>();
  for (const [face, ways] of [...roll.counts].reverse()) {
    lower -= ways;
    const changes = changesOf({ counts: new Map([...higher].reverse()) });
    const enough = waysToEnough(wanted, count - wanted, ways, lower);
    let above: readonly bigint[] = [1n];
    let choices = 1n;
    for (let better = 0; better < wanted && above.length > 0; better++) {
      const others = choices * (enough[wanted - better] ?? 0n);
      const least = better * (changes[0]?.from ?? 0) + (wanted - better) * face;
      for (const [distance, waysAbove] of above.entries()) {
        if (waysAbove > 0n) addCount(sums, least + distance, waysAbove * others);
      }
      above = changes.length > 0 ? plusRoll(above, changes) : [];
      choices = (choices * BigInt(count - better)) / BigInt(better + 1);
    }
    higher.set(face, ways);
  }
  return fromCounts(sums, roll.total ** BigInt(count));
}

/**
 * For each number of dice from 0 to `most`: the ways of that many and `more` dice to show a face at least that many times, and a
 * lower one otherwise. One die shows the face in `ways` ways and a lower one in `lower`.
 *
 * With one more die to fall and one more to show the face, of all ways those fall short in which the others are just enough and
 * the new one shows less: e[w] = (ways + lower) e[w−1] − C(w + more − 1, w − 1) ways^(w−1) lower^(more+1).
 */
function waysToEnough(most: number, more: number, ways: bigint, lower: bigint): readonly bigint[] {
  const enough = [(ways + lower) ** BigInt(more)];
  let short = lower ** BigInt(more + 1);
  for (let wanted = 1; wanted <= most; wanted++) {
    enough.push((ways + lower) * (enough[wanted - 1] ?? 0n) - short);
    short = (short * ways * BigInt(more + wanted)) / BigInt(wanted);
  }
  return enough;
}

/** The faces of a die that is rolled once more where it shows one that `again` says yes to; the second roll counts. */
export function rolledOnceMore(roll: Distribution, again: (face: number) => boolean): Distribution {
  const repeated = waysTo(roll, again);
  const counts = new Map<number, bigint>();
  for (const [face, ways] of roll.counts) counts.set(face, ways * (repeated + (again(face) ? 0n : roll.total)));
  return fromCounts(counts, roll.total ** 2n);
}

/**
 * How far the highest of `count` dice is above the lowest; 0 without dice. All dice between two faces, less those that do not reach the lower one,
 * less those that do not reach the upper one, and those that reach neither once more.
 */
export function spreadOfDice(count: number, roll: Distribution): Distribution {
  if (count === 0) return { counts: new Map([[0, 1n]]), total: 1n };
  const faces = [...roll.counts].sort(([left], [right]) => left - right);
  const upTo: bigint[] = [0n];
  for (const [, ways] of faces) upTo.push((upTo.at(-1) ?? 0n) + ways);
  const power = BigInt(count);
  const within = (from: number, end: number): bigint =>
    end <= from ? 0n : ((upTo[end] ?? 0n) - (upTo[from] ?? 0n)) ** power;
  const counts = new Map<number, bigint>();
  for (const [from, [low]] of faces.entries()) {
    for (let last = from; last < faces.length; last++) {
      const [high = 0] = faces[last] ?? [];
      const ways =
        last === from
          ? within(from, last + 1)
          : within(from, last + 1) - within(from + 1, last + 1) - within(from, last) + within(from + 1, last);
      if (ways > 0n) addCount(counts, high - low, ways);
    }
  }
  return fromCounts(counts, roll.total ** power);
}

/**
 * How many of `count` dice show the face that most of them show: 2 for a pair. 0 without dice.
 *
 * @param classes how many faces of a die come up in so many ways each.
 * @param all the ways of all faces of a die together.
 */
export function mostAlike(count: number, classes: ReadonlyMap<bigint, number>, all: bigint): Distribution {
  const counts = new Map<number, bigint>();
  let before = 0n;
  for (let most = count === 0 ? 0 : 1; most <= count; most++) {
    const ways = waysWithoutMore(most, count, classes);
    counts.set(most, ways - before);
    before = ways;
  }
  return fromCounts(counts, all ** BigInt(count));
}

/** The ways of `count` dice to show no face more than `most` times: the dice are dealt out among the classes of faces. */
function waysWithoutMore(most: number, count: number, classes: ReadonlyMap<bigint, number>): bigint {
  let ways: readonly bigint[] | undefined;
  for (const [weight, faces] of classes) {
    let factor = 1n;
    const own = equalWaysWithoutMore(most, count, faces).map((plain) => {
      const weighted = plain * factor;
      factor *= weight;
      return weighted;
    });
    ways = ways ? dealtOut(ways, own) : own;
  }
  return ways?.[count] ?? 0n;
}

/** For each number of dice the ways in which some of them, any, are of the one kind and all others of the other. */
function dealtOut(left: readonly bigint[], right: readonly bigint[]): readonly bigint[] {
  return left.map((_, count) => {
    let sum = 0n;
    let choices = 1n;
    for (let own = 0; own <= count; own++) {
      sum += choices * (left[own] ?? 0n) * (right[count - own] ?? 0n);
      choices = (choices * BigInt(count - own)) / BigInt(own + 1);
    }
    return sum;
  });
}

/**
 * For each number of dice up to `count`, all of whose sides are equally likely, the ways to show no face more than `most` times: n!
 * times a coefficient of (Σ x^i / i!)^sides, the sum going to `most`. The recurrence of `sumOfRolls`, with all that is divided by
 * factorials multiplied out: n p[n] = Σ (sides i − n + i) C(n, i) p[n−i].
 */
function equalWaysWithoutMore(most: number, count: number, sides: number): readonly bigint[] {
  const ways: bigint[] = [1n];
  for (let n = 1; n <= count; n++) {
    let sum = 0n;
    let choices = 1n;
    for (let i = 1; i <= Math.min(most, n); i++) {
      choices = (choices * BigInt(n - i + 1)) / BigInt(i);
      sum += BigInt(sides * i - n + i) * choices * (ways[n - i] ?? 0n);
    }
    ways.push(sum / BigInt(n));
  }
  return ways;
}
