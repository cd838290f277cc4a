/** What is left of a combatant, as a number of the chain, and how hits change it. */

import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { addFractions, type Fraction, fraction, multiplyFractions, toNumber } from '../../dice/evaluation/fraction.ts';
import { whole } from '../dieTests.ts';
import type { Outcome } from './chain.ts';

/** The Wounds of one attack. Equal attacks are one object. */
export interface Hit {
  readonly key: string;
  readonly outcomes: readonly { readonly wounds: number; readonly chance: Fraction; readonly near: number }[];
  readonly isFire: boolean;
  readonly isPoison: boolean;
}

/** Attacks on one combatant in a row. */
export interface Hits {
  readonly hit: Hit;
  readonly count: number;
}

export interface Body {
  readonly start: number;
  /** Its greatest number; undefined where that is not known before. */
  readonly most: number | undefined;
  /** How many of the kind stand; the falling stand until they are buried. */
  readonly standing: (value: number) => number;
  readonly hit: (value: number, hits: readonly Hits[]) => readonly Outcome[];
  /** The falling lie. */
  readonly buried: (value: number) => number;
  /** The chance of each number of Wounds that are left to all of the kind together. */
  readonly left: (value: number) => ReadonlyMap<number, number>;
}

export function hitOf(wounds: Distribution, marks: { readonly isFire: boolean; readonly isPoison: boolean }): Hit {
  const outcomes = [...wounds.counts].map(([outcome, count]) => {
    const chance = fraction(count, wounds.total);
    return { wounds: outcome, chance, near: toNumber(chance) };
  });
  const key =
    [...wounds.counts].map(([outcome, count]) => `${outcome}:${count}`).join() + marks.isFire + marks.isPoison;
  return { key, outcomes, ...marks };
}

/** The outcomes of hits that were asked for before: equal lists of hits are one object. */
function knownOr(
  known: Map<readonly Hits[], Map<number, readonly Outcome[]>>,
  hits: readonly Hits[],
  value: number,
  compute: () => readonly Outcome[],
): readonly Outcome[] {
  const byValue = known.get(hits) ?? new Map<number, readonly Outcome[]>();
  known.set(hits, byValue);
  const found = byValue.get(value) ?? compute();
  byValue.set(value, found);
  return found;
}

/** Adds up the chances of outcomes with the same value. */
export function mergedOutcomes(parts: Iterable<readonly [value: number, chance: Fraction]>): readonly Outcome[] {
  const chances = new Map<number, Fraction>();
  for (const [value, chance] of parts) {
    const known = chances.get(value);
    chances.set(value, known ? addFractions(known, chance) : chance);
  }
  return [...chances].map(([value, chance]) => ({ value, chance, near: toNumber(chance) }));
}

const fireMark = 1;
const poisonMark = 2;

/**
 * Some of one kind, whose opponents always hit the most wounded: at most one of them is wounded, so their Wounds in all tell how many stand. Where
 * something goes on to harm the wounded one, its number is four times these, and a mark for fire and for poison.
 */
export class GroupBody implements Body {
  readonly start: number;
  readonly most: number;
  readonly #wounds: number;
  /** How many combinations of marks there are. */
  readonly #marks: number;
  readonly #known = new Map<readonly Hits[], Map<number, readonly Outcome[]>>();

  /** @param isBurning whether there is anything that goes on to harm. */
  constructor(count: number, wounds: number, isBurning: boolean) {
    this.#marks = isBurning ? 4 : 1;
    this.start = count * wounds * this.#marks;
    this.most = this.start + this.#marks - 1;
    this.#wounds = wounds;
  }

  standing(value: number): number {
    return Math.ceil(Math.floor(value / this.#marks) / this.#wounds);
  }

  hit(value: number, hits: readonly Hits[]): readonly Outcome[] {
    return knownOr(this.#known, hits, value, () => this.#hit(value, hits));
  }

  #hit(value: number, hits: readonly Hits[]): readonly Outcome[] {
    let outcomes: readonly (readonly [number, Fraction])[] = [[value, whole]];
    for (const { hit, count } of hits) {
      for (let blow = 0; blow < count; blow++) {
        outcomes = mergedOutcomes(
          outcomes.flatMap(([from, before]) =>
            hit.outcomes.map(
              ({ wounds, chance }) => [this.#after(from, wounds, hit), multiplyFractions(before, chance)] as const,
            ),
          ),
        ).map(({ value: to, chance }) => [to, chance] as const);
      }
    }
    return mergedOutcomes(outcomes);
  }

  #after(value: number, lost: number, { isFire, isPoison }: Hit): number {
    if (lost <= 0 || value < this.#marks) return value;
    const left = this.#without(value, lost);
    const isSame = this.standing(left) === this.standing(value);
    return isSame ? left | (isFire ? fireMark : 0) | (isPoison ? poisonMark : 0) : left;
  }

  /** Wounds beyond those of the wounded one are lost with it. */
  #without(value: number, lost: number): number {
    const all = Math.floor(value / this.#marks);
    const others = (this.standing(value) - 1) * this.#wounds;
    return all - lost <= others ? others * this.#marks : (all - lost) * this.#marks + (value % this.#marks);
  }

  buried(value: number): number {
    return value;
  }

  /** At the end of a round: fire and poison take 1 each. */
  burnt(value: number): number {
    const lost = (value & fireMark ? 1 : 0) + (value & poisonMark ? 1 : 0);
    return lost === 0 ? value : this.#without(value, lost);
  }

  /** The wounded one regains Wounds, up to those that it began with. */
  regained(value: number, wounds: number): number {
    const all = Math.floor(value / this.#marks);
    return value < this.#marks
      ? value
      : Math.min(this.standing(value) * this.#wounds, all + wounds) * this.#marks + (value % this.#marks);
  }

  left(value: number): ReadonlyMap<number, number> {
    return new Map([[Math.floor(value / this.#marks), 1]]);
  }
}

/** One Warrior of a party, by his Wounds; one more than all of them while he falls. */
export class WarriorByWounds implements Body {
  readonly start: number;
  readonly most: number;
  readonly #known = new Map<readonly Hits[], Map<number, readonly Outcome[]>>();

  constructor(wounds: number) {
    this.start = wounds;
    this.most = wounds + 1;
  }

  standing(value: number): number {
    return value > 0 ? 1 : 0;
  }

  hit(value: number, hits: readonly Hits[]): readonly Outcome[] {
    if (value === 0 || value > this.start) return [];
    return knownOr(this.#known, hits, value, () => this.#hit(value, hits));
  }

  #hit(value: number, hits: readonly Hits[]): readonly Outcome[] {
    const falling = this.start + 1;
    let outcomes: readonly Outcome[] = [{ value, chance: whole, near: 1 }];
    for (const { hit, count } of hits) {
      for (let blow = 0; blow < count; blow++) {
        outcomes = mergedOutcomes(
          outcomes.flatMap(({ value: from, chance: before }): readonly (readonly [number, Fraction])[] =>
            from === falling
              ? [[from, before]]
              : hit.outcomes.map(({ wounds, chance }) => [
                  wounds >= from ? falling : from - wounds,
                  multiplyFractions(before, chance),
                ]),
          ),
        );
      }
    }
    return outcomes;
  }

  buried(value: number): number {
    return value > this.start ? 0 : value;
  }

  left(value: number): ReadonlyMap<number, number> {
    return new Map([[this.buried(value), 1]]);
  }
}

/**
 * One Warrior of a party, by the attacks that he has had so far: his Wounds make no difference to anybody until he falls, so that they need not
 * be told apart. Its chances are not exact.
 */
export class WarriorByAttacks implements Body {
  readonly start = 2;
  readonly most = undefined;
  readonly #hits = new Map<string, { readonly hit: Hit; readonly place: number }>();
  readonly #places = new Map<string, number>([['', 2]]);
  /** By the value: the attacks so far, and the chances of the Wounds that are left to one who stands. */
  readonly #states: { readonly counts: readonly number[]; readonly left: readonly number[] }[];
  readonly #known = new Map<readonly Hits[], Map<number, readonly Outcome[]>>();

  constructor(wounds: number) {
    const unhurt = Array.from({ length: wounds + 1 }, (_, left) => (left === wounds ? 1 : 0));
    const fallen = { counts: [], left: [1] };
    this.#states = [fallen, fallen, { counts: [], left: unhurt }];
  }

  standing(value: number): number {
    return value > 0 ? 1 : 0;
  }

  hit(value: number, hits: readonly Hits[]): readonly Outcome[] {
    if (value < 2) return [];
    return knownOr(this.#known, hits, value, () => this.#hit(value, hits));
  }

  #hit(value: number, hits: readonly Hits[]): readonly Outcome[] {
    const before = this.#states[value] ?? this.#states[2];
    const counts = [...(before?.counts ?? [])];
    let left: readonly number[] = before?.left ?? [];
    for (const { hit, count } of hits) {
      const known = this.#hits.get(hit.key) ?? { hit, place: this.#hits.size };
      this.#hits.set(hit.key, known);
      counts[known.place] = (counts[known.place] ?? 0) + count;
      for (let blow = 0; blow < count; blow++) left = afterHit(left, hit);
    }
    const stands = left.reduce((sum, chance) => sum + chance, 0);
    if (stands <= 0) return [outcome(1, 1)];
    const key = Array.from(counts, (count = 0) => count).join();
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.#states.length;
      this.#places.set(key, place);
      this.#states.push({ counts, left: left.map((chance) => chance / stands) });
    }
    const falls = 1 - stands;
    return falls > 0 ? [outcome(place, stands), outcome(1, falls)] : [outcome(place, 1)];
  }

  buried(value: number): number {
    return value === 1 ? 0 : value;
  }

  left(value: number): ReadonlyMap<number, number> {
    return value < 2 ? new Map([[0, 1]]) : new Map([...(this.#states[value]?.left.entries() ?? [])]);
  }
}

function outcome(value: number, near: number): Outcome {
  return { value, near, chance: whole };
}

/** The chances of the Wounds that are left after an attack; those of one who falls are missing. */
function afterHit(left: readonly number[], { outcomes }: Hit): readonly number[] {
  const after = left.map(() => 0);
  for (const [wounds, chance] of left.entries()) {
    if (chance === 0) continue;
    for (const hit of outcomes) {
      const rest = wounds - hit.wounds;
      if (rest > 0) after[rest] = (after[rest] ?? 0) + chance * hit.near;
    }
  }
  return after;
}
