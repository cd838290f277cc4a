/** One roll of an expression: the only random part of the program. */

import type { Span } from '../text/span.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { mostOfOneFace, sumOfFaces, sumOfKept } from './evaluation/faces.ts';
import type { Bindings, Failure, Open, Party } from './evaluation/odds.ts';
import { isCertain, isCertainCondition, type Prepared, prepare } from './evaluation/prepare.ts';
import { tooLarge } from './evaluation/totals.ts';
import {
  type Annotation,
  type Condition,
  compares,
  type Each,
  type Explosion,
  type Expression,
  type FacedDice,
  isAgain,
  isTest,
  type NameValue,
  type Outcomes,
  type Pool,
  type PoolSum,
  type Quotient,
  type Range,
  type Repetition,
  type Reroll,
  type Test,
  type TurnsTo,
  type Value,
} from './language/expression.ts';
import { maximumRolledDice, maximumSides, maximumTimes } from './language/limits.ts';

export interface Rolled {
  readonly kind: 'rolled';
  /** True or false for a test; the name of an outcome, or empty if none of them applies. */
  readonly total: number | boolean | string;
  /** In the order they were rolled, those of a D66 as tens and units. */
  readonly dice: readonly RolledDie[];
}

export interface RolledDie {
  readonly sides: number;
  readonly face: number;
}

/**
 * Rolls the dice of an annotation or expression. Like `evaluate` it returns a failure if a name has no value, a limit is exceeded, or the
 * expression cannot be rolled.
 *
 * @param party whose values `party(…)` takes one after the other, as for the odds.
 * @param random numbers from 0 up to, but without, 1.
 */
export function roll(
  subject: Annotation | Expression,
  bindings: Bindings,
  random: () => number,
  party: Party = [],
): Rolled | Open | Failure {
  const prepared = prepare(subject, bindings, party);
  if (prepared.kind !== 'prepared') return prepared;
  const rolled = new DiceRoller(prepared, random).roll();
  if (rolled.kind !== 'tooLarge' || (rolled.cap !== 'dice' && rolled.cap !== 'times')) return rolled;
  // A repetition that never ends exceeds the limit too, and then the failure must say that it never ends.
  const odds = evaluate(subject, bindings, undefined, party);
  return odds.kind === 'invalid' && odds.code === 'neverEnds' ? odds : rolled;
}

/** The rolled dice of a pool, and a function that rolls one more of the same kind. */
interface Cast {
  readonly faces: readonly number[];
  readonly one: () => number;
  /** The greatest face that one of them can show. */
  readonly greatest: number;
}

/** Rolls the dice of one expression. A part that cannot be rolled counts as 0, and `#failure` has the reason. */
class DiceRoller {
  readonly #prepared: Prepared;
  readonly #random: () => number;
  #numbers: Map<string, number>;
  readonly #casts = new Map<string, Cast>();
  readonly #dice: RolledDie[] = [];
  /** The number of repetitions so far, counted even without dice. */
  #times = 0;
  #failure: Failure | undefined;

  constructor(prepared: Prepared, random: () => number) {
    this.#prepared = prepared;
    this.#random = random;
    this.#numbers = new Map(prepared.numbers);
  }

  roll(): Rolled | Failure {
    for (;;) {
      const total = this.#rollOnce();
      if (this.#failure) return this.#failure;
      if (total !== undefined) return { kind: 'rolled', total, dice: this.#dice };
      if (this.#dice.length === 0) return { kind: 'invalid', code: 'neverEnds', span: this.#prepared.body.span };
    }
  }

  /** Undefined if everything must be rolled again. */
  #rollOnce(): Rolled['total'] | undefined {
    for (const { name, value, pool } of this.#prepared.rolls) {
      const cast = pool && this.#cast(pool);
      if (cast) this.#casts.set(name, cast);
      this.#numbers.set(name, cast ? sumOfFaces(cast.faces) : this.#value(value));
    }
    const { body } = this.#prepared;
    if (body.kind === 'outcomes') return this.#outcome(body);
    return isTest(body) ? this.#test(body) : this.#value(body);
  }

  #outcome({ outcomes }: Outcomes): string | undefined {
    const come = outcomes.find(({ test }) => !test || this.#test(test));
    return come && isAgain(come) ? undefined : (come?.name ?? '');
  }

  #test(test: Test): boolean {
    if (isCertain(test, this.#prepared.automatic)) return true;
    switch (test.kind) {
      case 'comparison':
        return compares(this.#value(test.left), test.comparator, this.#value(test.right));
      case 'in': {
        const value = this.#value(test.value);
        return test.ranges.some(({ low, high }) => low <= value && value <= high);
      }
      // Dice that can no longer change the answer are rolled too, as players do.
      case 'and':
        return test.tests.map((one) => this.#test(one)).every(Boolean);
      case 'or':
        return test.tests.map((one) => this.#test(one)).some(Boolean);
      case 'not':
        return !this.#test(test.test);
      default:
        return test satisfies never;
    }
  }

  #value(value: Value): number {
    const result = this.#wholeValue(value);
    if (!Number.isSafeInteger(result)) this.#failure ??= tooLarge('magnitude', Number.MAX_SAFE_INTEGER, value.span);
    return result;
  }

  #wholeValue(value: Value): number {
    switch (value.kind) {
      case 'number':
        return value.value;
      case 'name':
        return this.#named(value);
      case 'addition':
        return value.terms.reduce((sum, term) => sum + this.#value(term.value) * (term.isSubtracted ? -1 : 1), 0);
      case 'product':
        return value.factors.reduce((product, factor) => product * this.#value(factor), 1);
      case 'negation':
        return -this.#value(value.value);
      case 'min':
        return Math.min(this.#value(value.left), this.#value(value.right));
      case 'max':
        return Math.max(this.#value(value.left), this.#value(value.right));
      case 'roundUp':
      case 'roundDown':
        return this.#quotient(value);
      case 'if':
        return this.#value(this.#test(value.test) ? value.whenTrue : value.whenFalse);
      case 'each':
        return this.#each(value);
      case 'party':
        return this.#prepared.party.length > 0 ? this.#party(value) : this.#each(value);
      case 'explode':
        return this.#explosion(value);
      case 'turns':
        return this.#turns(value.span, () => this.#test(value.test));
      case 'turnsTo':
        return this.#turnsTo(value);
      case 'dice':
      case 'faced':
      case 'd66':
      case 'reroll':
        return sumOfFaces(this.#pool(value));
      case 'count':
        return this.#passing(value.pool, value.condition).length;
      case 'sum':
        return sumOfFaces(this.#passing(value.pool, value.condition));
      case 'sumUnless':
        return this.#sumUnless(value);
      case 'alike':
        return mostOfOneFace(this.#pool(value.pool));
      case 'highest':
      case 'lowest':
        return sumOfKept(this.#pool(value.pool), value.kind, value.kept);
      case 'repeat':
        return sumOfFaces(this.#repeated(value));
      case 'rolls':
        return this.#repeated(value).length;
      default:
        return value satisfies never;
    }
  }

  #named({ name, span }: NameValue): number {
    const number = this.#numbers.get(name);
    if (number === undefined) this.#failure ??= { kind: 'invalid', code: 'automaticValue', name, span };
    return number ?? 0;
  }

  #each({ times, body, span }: Each): number {
    const count = this.#value(times);
    if (count < 0) this.#failure ??= { kind: 'invalid', code: 'negativeCount', count, span: times.span };
    if (count > maximumTimes) this.#failure ??= tooLarge('times', maximumTimes, times.span);
    let sum = 0;
    for (let time = 0; time < count && !this.#failure; time++) {
      if (++this.#times > maximumRolledDice) this.#failure ??= tooLarge('times', maximumRolledDice, span);
      sum += isTest(body) ? Number(this.#test(body)) : this.#value(body);
    }
    return sum;
  }

  #explosion({ pool }: Explosion): number {
    const { faces, one, greatest } = this.#cast(pool);
    let sum = sumOfFaces(faces);
    for (const first of faces) {
      for (let face = first; face === greatest && !this.#failure; sum += face) face = one();
    }
    return sum;
  }

  /** Once for each turn, until what happens in it says that it was the last. */
  #turns(span: Span, isLast: () => boolean): number {
    for (let turn = 1; !this.#failure; turn++) {
      if (++this.#times > maximumRolledDice) this.#failure ??= tooLarge('times', maximumRolledDice, span);
      if (isLast()) return turn;
    }
    return 0;
  }

  #turnsTo({ step, comparator, goal, span }: TurnsTo): number {
    const wanted = this.#value(goal);
    let total = 0;
    if (compares(total, comparator, wanted)) return 0;
    return this.#turns(span, () => {
      total += this.#value(step);
      return compares(total, comparator, wanted);
    });
  }

  #party({ body, span }: Each): number {
    const before = this.#numbers;
    let sum = 0;
    for (const member of this.#prepared.party) {
      if (++this.#times > maximumRolledDice) this.#failure ??= tooLarge('times', maximumRolledDice, span);
      if (this.#failure) break;
      this.#numbers = new Map([...before, ...member]);
      sum += isTest(body) ? Number(this.#test(body)) : this.#value(body);
    }
    this.#numbers = before;
    return sum;
  }

  #passing(pool: Pool, condition: Condition): readonly number[] {
    const faces = this.#pool(pool);
    const accepts = this.#filter(condition);
    return faces.filter(accepts);
  }

  #sumUnless({ pool, condition }: PoolSum): number {
    const faces = this.#pool(pool);
    return faces.some(this.#filter(condition)) ? 0 : sumOfFaces(faces);
  }

  #quotient({ kind, left, right }: Quotient): number {
    const dividend = this.#value(left);
    const divisor = this.#value(right);
    if (divisor === 0) this.#failure ??= { kind: 'invalid', code: 'divisionByZero', span: right.span };
    const quotient = dividend / (divisor || 1);
    return kind === 'roundUp' ? Math.ceil(quotient) : Math.floor(quotient);
  }

  #repeated({ pool, until, span }: Repetition): number[] {
    const isLast = this.#filter(until);
    const rolls: number[] = [];
    while (!this.#failure) {
      const before = this.#dice.length;
      const rolled = sumOfFaces(this.#pool(pool));
      rolls.push(rolled);
      if (isLast(rolled)) break;
      if (this.#dice.length === before) this.#failure ??= { kind: 'invalid', code: 'neverEnds', span };
    }
    return rolls;
  }

  #filter(condition: Condition): (outcome: number) => boolean {
    if (condition.kind !== 'comparing') return (outcome) => outcome % 2 === (condition.kind === 'even' ? 0 : 1);
    if (isCertainCondition(condition, this.#prepared.automatic)) return () => true;
    const limit = this.#value(condition.value);
    return (outcome) => compares(outcome, condition.comparator, limit);
  }

  #pool(pool: Pool): readonly number[] {
    return this.#cast(pool).faces;
  }

  #cast(pool: Pool): Cast {
    if (pool.kind === 'reroll') return this.#rerolled(pool);
    if (pool.kind === 'name') return this.#namedDice(pool);
    if (pool.kind === 'd66')
      return this.#castOf(1, pool.span, 66, () => this.#die(6, pool.span) * 10 + this.#die(6, pool.span));
    if (pool.kind === 'faced') return this.#facedDice(pool);
    const count = this.#value(pool.count);
    const sides = this.#value(pool.sides);
    if (count < 0) this.#failure ??= { kind: 'invalid', code: 'negativeCount', count, span: pool.count.span };
    if (sides < 1) this.#failure ??= { kind: 'invalid', code: 'noSides', sides, span: pool.sides.span };
    if (sides > maximumSides) this.#failure ??= tooLarge('sides', maximumSides, pool.span);
    return this.#castOf(count, pool.span, sides, () => this.#die(sides, pool.span));
  }

  #namedDice({ name, span }: NameValue): Cast {
    const cast = this.#casts.get(name);
    if (!cast) this.#failure ??= { kind: 'invalid', code: 'automaticValue', name, span };
    return cast ?? { faces: [], one: () => 1, greatest: 0 };
  }

  #facedDice({ count: number, faces, span }: FacedDice): Cast {
    const count = this.#value(number);
    if (count < 0) this.#failure ??= { kind: 'invalid', code: 'negativeCount', count, span: number.span };
    const sides = faces.reduce((sum, { low, high }) => sum + high - low + 1, 0);
    if (sides > maximumSides) this.#failure ??= tooLarge('sides', maximumSides, span);
    const greatest = faces.reduce((most, { high }) => Math.max(most, high), Number.NEGATIVE_INFINITY);
    return this.#castOf(count, span, greatest, () => this.#die(sides, span, (place) => faceAt(faces, place)));
  }

  #castOf(count: number, span: Span, greatest: number, one: () => number): Cast {
    if (this.#dice.length + count > maximumRolledDice) this.#failure ??= tooLarge('dice', maximumRolledDice, span);
    return { faces: Array.from({ length: this.#failure ? 0 : count }, one), one, greatest };
  }

  #rerolled({ pool, condition }: Reroll): Cast {
    const { faces, one, greatest } = this.#cast(pool);
    const again = this.#filter(condition);
    // With too many dice, those of nested pools need not be rolled.
    const kept = (face: number) => (!this.#failure && again(face) ? one() : face);
    return { faces: faces.map(kept), one: () => kept(one()), greatest };
  }

  #die(sides: number, span: Span, faceOf = (place: number) => place): number {
    if (this.#dice.length >= maximumRolledDice) this.#failure ??= tooLarge('dice', maximumRolledDice, span);
    if (this.#failure) return 1;
    const face = faceOf(1 + Math.floor(this.#random() * sides));
    this.#dice.push({ sides, face });
    return face;
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
