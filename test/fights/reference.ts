/** Fights worked out a second time, by the printed rules alone: with dice, and by going through all that may happen. */

/** Who attacks how, in numbers: nothing of the program is used. */
export interface Plain {
  readonly wounds: number;
  /** The attacks of each round; their Wounds, each with its weight of `total`. */
  readonly attacks: (round: number) => number;
  readonly weights: (round: number) => ReadonlyMap<number, bigint>;
  readonly total: bigint;
}

/** 6 to the number of dice that one attack may take. */
export const attackWays = 6n ** 5n;

/** The Wounds of an attack with up to three sixth-part rolls and a damage by the face of a die. */
export function attackWeights(
  hits: number,
  wounds: number,
  fails: number,
  damage: (face: number, second: number) => number,
): ReadonlyMap<number, bigint> {
  const weights = new Map<number, bigint>();
  const add = (outcome: number, weight: number): void => {
    weights.set(outcome, (weights.get(outcome) ?? 0n) + BigInt(weight));
  };
  const through = hits * wounds * fails;
  add(0, (216 - through) * 36);
  for (let face = 1; face <= 6; face++) {
    for (let second = 1; second <= 6; second++) add(damage(face, second), through);
  }
  return weights;
}

export const sixths = (score: number): number => Math.min(6, Math.max(0, 7 - score));

/** The cells of the charts, from their closed forms. */
export function questToHit(own: number, other: number): number {
  if (other < own - 5 || (own > 2 && other === 1)) return 2;
  if (other < own) return 3;
  if (other <= own * 2) return 4;
  return other <= own * 3 ? 5 : 6;
}

export function fantasyToHit(own: number, other: number): number {
  if (own > other) return 3;
  return other > own * 2 ? 5 : 4;
}

export function fantasyToWound(strength: number, toughness: number): number {
  if (strength === 3 && toughness === 6) return 7;
  const score = 4 + toughness - strength;
  if (score <= 2) return 2;
  return score === 7 ? 6 : score;
}

export interface Ratio {
  readonly above: bigint;
  readonly below: bigint;
}

const reduced = (above: bigint, below: bigint): Ratio => {
  let [one, other] = [above, below];
  while (other > 0n) [one, other] = [other, one % other];
  return { above: above / one, below: below / one };
};
const plus = (one: Ratio, other: Ratio): Ratio =>
  reduced(one.above * other.below + other.above * one.below, one.below * other.below);
const times = (one: Ratio, other: Ratio): Ratio => reduced(one.above * other.above, one.below * other.below);
const zero: Ratio = { above: 0n, below: 1n };
const unit: Ratio = { above: 1n, below: 1n };

/**
 * The chance that the first of two wins, and the mean of the rounds, by recursion over the Wounds of both. From `settled` on all rounds are
 * alike, and either must be able to hurt the other there.
 */
export function enumerated(
  first: Plain,
  second: Plain,
  settled: number,
): { readonly wins: Ratio; readonly rounds: Ratio } {
  const known = new Map<string, readonly [Ratio, Ratio]>();
  const strike = (by: Plain, wounds: number, round: number): ReadonlyMap<number, Ratio> => {
    let states = new Map<number, Ratio>([[wounds, unit]]);
    for (let attack = 0; attack < by.attacks(round); attack++) {
      const next = new Map<number, Ratio>();
      for (const [left, chance] of states) {
        for (const [lost, weight] of left > 0 ? by.weights(round) : new Map([[0, by.total]])) {
          const rest = Math.max(0, left - lost);
          next.set(rest, plus(next.get(rest) ?? zero, times(chance, reduced(weight, by.total))));
        }
      }
      states = next;
    }
    return states;
  };
  const from = (own: number, other: number, round: number): readonly [Ratio, Ratio] => {
    const key = `${own} ${other} ${round}`;
    const before = known.get(key);
    if (before) return before;
    const following = Math.min(round + 1, settled);
    let stays = zero;
    let wins = zero;
    let rounds = unit;
    for (const [otherLeft, chance] of strike(first, other, round)) {
      if (otherLeft === 0) {
        wins = plus(wins, chance);
        continue;
      }
      for (const [ownLeft, back] of strike(second, own, round)) {
        const both = times(chance, back);
        if (ownLeft === 0) continue;
        if (ownLeft === own && otherLeft === other && following === round) {
          stays = plus(stays, both);
          continue;
        }
        const [later, more] = from(ownLeft, otherLeft, following);
        wins = plus(wins, times(both, later));
        rounds = plus(rounds, times(both, more));
      }
    }
    const leaves = reduced(stays.below, stays.below - stays.above);
    const result = [times(wins, leaves), times(rounds, leaves)] as const;
    known.set(key, result);
    return result;
  };
  const [wins, rounds] = from(first.wounds, second.wounds, 1);
  return { wins, rounds };
}
