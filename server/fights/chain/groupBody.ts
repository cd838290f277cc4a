import { type Fraction, multiplyFractions } from '../../dice/evaluation/fraction.ts';
import { whole } from '../dieTests.ts';
import { type Body, type Hit, type Hits, rememberedHits } from './body.ts';
import type { Outcome } from './chain.ts';
import { mergedOutcomes } from './outcomes.ts';

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
  readonly #known = rememberedHits((value, hits) => this.#hit(value, hits));

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
    return this.#known(value, hits);
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
