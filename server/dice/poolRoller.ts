import type { Span } from '../text/span.ts';
import type { DiceCup } from './diceCup.ts';
import { sumOfFaces } from './evaluation/faces.ts';
import { isCertainCondition } from './evaluation/prepare.ts';
import { tooLarge } from './evaluation/totals.ts';
import { compares } from './language/comparator.ts';
import type {
  Condition,
  Explosion,
  FacedDice,
  NameValue,
  Pool,
  PoolSum,
  Range,
  Repetition,
  Reroll,
  Value,
} from './language/expression.ts';
import { maximumSides } from './language/limits.ts';

/** The rolled dice of a pool, and a function that rolls one more of the same kind. */
interface Cast {
  readonly faces: readonly number[];
  readonly one: () => number;
  /** The greatest face that one of them can show. */
  readonly greatest: number;
}

/** Rolls pools of dice into a cup. A pool that cannot be rolled has no dice, and the cup has the reason. */
export class PoolRoller {
  readonly #cup: DiceCup;
  readonly #automatic: ReadonlySet<string>;
  readonly #rollValue: (value: Value) => number;
  readonly #named = new Map<string, Cast>();

  /**
   * @param automatic the names whose value is `A`.
   * @param rollValue rolls a number of dice, of sides, or a value that dice are compared with.
   */
  constructor(cup: DiceCup, automatic: ReadonlySet<string>, rollValue: (value: Value) => number) {
    this.#cup = cup;
    this.#automatic = automatic;
    this.#rollValue = rollValue;
  }

  /** Rolls the pool and returns its faces; those of a name are rolled already. */
  facesOf(pool: Pool): readonly number[] {
    return this.#cast(pool).faces;
  }

  /** Rolls the pool that a name stands for, and returns its faces. */
  rollNamed(name: string, pool: Pool): readonly number[] {
    const cast = this.#cast(pool);
    this.#named.set(name, cast);
    return cast.faces;
  }

  /** The sum of dice of which each that shows its greatest face is rolled again. */
  explosion({ pool }: Explosion): number {
    const { faces, one, greatest } = this.#cast(pool);
    let sum = sumOfFaces(faces);
    for (const first of faces) {
      for (let face = first; face === greatest && !this.#cup.failure; sum += face) face = one();
    }
    return sum;
  }

  /** The faces that meet the condition. */
  passing(pool: Pool, condition: Condition): readonly number[] {
    const faces = this.facesOf(pool);
    const accepts = this.#filter(condition);
    return faces.filter(accepts);
  }

  /** The sum of the dice, or 0 if one of them meets the condition. */
  sumUnless({ pool, condition }: PoolSum): number {
    const faces = this.facesOf(pool);
    return faces.some(this.#filter(condition)) ? 0 : sumOfFaces(faces);
  }

  /** The sums of all rolls of the pool, up to and with the first that meets the condition. */
  repeated({ pool, until, span }: Repetition): number[] {
    const isLast = this.#filter(until);
    const rolls: number[] = [];
    while (!this.#cup.failure) {
      const before = this.#cup.dice.length;
      const rolled = sumOfFaces(this.facesOf(pool));
      rolls.push(rolled);
      if (isLast(rolled)) break;
      if (this.#cup.dice.length === before) this.#cup.fail({ kind: 'invalid', code: 'neverEnds', span });
    }
    return rolls;
  }

  /** Whether a roll meets the condition. The value to compare with is rolled once. */
  #filter(condition: Condition): (outcome: number) => boolean {
    if (condition.kind !== 'comparing') return (outcome) => outcome % 2 === (condition.kind === 'even' ? 0 : 1);
    if (isCertainCondition(condition, this.#automatic)) return () => true;
    const limit = this.#rollValue(condition.value);
    return (outcome) => compares(outcome, condition.comparator, limit);
  }

  #cast(pool: Pool): Cast {
    if (pool.kind === 'reroll') return this.#rerolled(pool);
    if (pool.kind === 'name') return this.#namedDice(pool);
    if (pool.kind === 'd66')
      return this.#castOf(1, pool.span, 66, () => this.#cup.roll(6, pool.span) * 10 + this.#cup.roll(6, pool.span));
    if (pool.kind === 'faced') return this.#facedDice(pool);
    const count = this.#rollValue(pool.count);
    const sides = this.#rollValue(pool.sides);
    if (count < 0) this.#cup.fail({ kind: 'invalid', code: 'negativeCount', count, span: pool.count.span });
    if (sides < 1) this.#cup.fail({ kind: 'invalid', code: 'noSides', sides, span: pool.sides.span });
    if (sides > maximumSides) this.#cup.fail(tooLarge('sides', maximumSides, pool.span));
    return this.#castOf(count, pool.span, sides, () => this.#cup.roll(sides, pool.span));
  }

  #namedDice({ name, span }: NameValue): Cast {
    const cast = this.#named.get(name);
    if (!cast) this.#cup.fail({ kind: 'invalid', code: 'automaticValue', name, span });
    return cast ?? { faces: [], one: () => 1, greatest: 0 };
  }

  #facedDice({ count: number, faces, span }: FacedDice): Cast {
    const count = this.#rollValue(number);
    if (count < 0) this.#cup.fail({ kind: 'invalid', code: 'negativeCount', count, span: number.span });
    const sides = faces.reduce((sum, { low, high }) => sum + high - low + 1, 0);
    if (sides > maximumSides) this.#cup.fail(tooLarge('sides', maximumSides, span));
    const greatest = faces.reduce((most, { high }) => Math.max(most, high), Number.NEGATIVE_INFINITY);
    return this.#castOf(count, span, greatest, () => this.#cup.roll(sides, span, (place) => faceAt(faces, place)));
  }

  #castOf(count: number, span: Span, greatest: number, one: () => number): Cast {
    this.#cup.makeRoom(count, span);
    return { faces: Array.from({ length: this.#cup.failure ? 0 : count }, one), one, greatest };
  }

  #rerolled({ pool, condition }: Reroll): Cast {
    const { faces, one, greatest } = this.#cast(pool);
    const again = this.#filter(condition);
    // After too many dice, those of nested pools are not rolled.
    const kept = (face: number) => (!this.#cup.failure && again(face) ? one() : face);
    return { faces: faces.map(kept), one: () => kept(one()), greatest };
  }
}

/** The face in that place, from 1 on, of all that the ranges have. */
function faceAt(faces: readonly Range[], place: number): number {
  let before = 0;
  for (const { low, high } of faces) {
    if (place - before <= high - low + 1) return low + place - before - 1;
    before += high - low + 1;
  }
  return 0;
}
