import { type Fraction, multiplyFractions } from '../../dice/evaluation/fraction.ts';
import { whole } from '../dieTests.ts';
import { type Body, type Hit, type Hits, rememberedHits } from './body.ts';
import type { Outcome } from './chain.ts';
import { mergedOutcomes } from './outcomes.ts';

/** One Warrior of a party, by his Wounds; one more than all of them while he falls. */
export class WarriorByWounds implements Body {
  readonly start: number;
  readonly most: number;
  readonly #known = rememberedHits((value, hits) => this.#hit(value, hits));

  constructor(wounds: number) {
    this.start = wounds;
    this.most = wounds + 1;
  }

  standing(value: number): number {
    return value > 0 ? 1 : 0;
  }

  hit(value: number, hits: readonly Hits[]): readonly Outcome[] {
    if (value === 0 || value > this.start) return [];
    return this.#known(value, hits);
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
  readonly #known = rememberedHits((value, hits) => this.#hit(value, hits));

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
    return this.#known(value, hits);
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
