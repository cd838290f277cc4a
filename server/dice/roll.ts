/** One roll of an expression: the only random part of the program. */

import type { Span } from '../text/span.ts';
import { DiceCup, type RolledDie } from './diceCup.ts';
import { evaluate } from './evaluation/evaluate.ts';
import { mostOfOneFace, spreadOfFaces, sumOfFaces, sumOfKept } from './evaluation/faces.ts';
import type { Bindings, Failure, Open, Party } from './evaluation/odds.ts';
import { isCertain, type Prepared, prepare } from './evaluation/prepare.ts';
import { tooLarge } from './evaluation/totals.ts';
import { compares } from './language/comparator.ts';
import type {
  Annotation,
  Each,
  Expression,
  NameValue,
  Outcomes,
  Quotient,
  Test,
  TurnsTo,
  Value,
} from './language/expression.ts';
import { isTest } from './language/expressionKinds.ts';
import { maximumTimes } from './language/limits.ts';
import { isAgain } from './language/outcomes.ts';
import { PoolRoller } from './poolRoller.ts';

export interface Rolled {
  readonly kind: 'rolled';
  /** True or false for a test; the name of an outcome, or empty if none of them applies. */
  readonly total: number | boolean | string;
  /** In the order they were rolled, those of a D66 as tens and units. */
  readonly dice: readonly RolledDie[];
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

/** Rolls the dice of one expression. A part that cannot be rolled counts as 0, and the cup has the reason. */
class DiceRoller {
  readonly #prepared: Prepared;
  readonly #cup: DiceCup;
  readonly #pools: PoolRoller;
  #numbers: Map<string, number>;

  constructor(prepared: Prepared, random: () => number) {
    this.#prepared = prepared;
    this.#cup = new DiceCup(random);
    this.#pools = new PoolRoller(this.#cup, prepared.automatic, (value) => this.#value(value));
    this.#numbers = new Map(prepared.numbers);
  }

  roll(): Rolled | Failure {
    for (;;) {
      const total = this.#rollOnce();
      if (this.#cup.failure) return this.#cup.failure;
      if (total !== undefined) return { kind: 'rolled', total, dice: this.#cup.dice };
      if (this.#cup.dice.length === 0) return { kind: 'invalid', code: 'neverEnds', span: this.#prepared.body.span };
    }
  }

  /** Undefined if everything must be rolled again. */
  #rollOnce(): Rolled['total'] | undefined {
    for (const { name, value, pool } of this.#prepared.rolls) {
      this.#numbers.set(name, pool ? sumOfFaces(this.#pools.rollNamed(name, pool)) : this.#value(value));
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
      // Dice that cannot change the answer are rolled too, as players do.
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
    if (!Number.isSafeInteger(result)) this.#cup.fail(tooLarge('magnitude', Number.MAX_SAFE_INTEGER, value.span));
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
        return this.#pools.explosion(value);
      case 'turns':
        return this.#turns(value.span, () => this.#test(value.test));
      case 'turnsTo':
        return this.#turnsTo(value);
      case 'dice':
      case 'faced':
      case 'd66':
      case 'reroll':
        return sumOfFaces(this.#pools.facesOf(value));
      case 'count':
        return this.#pools.passing(value.pool, value.condition).length;
      case 'sum':
        return sumOfFaces(this.#pools.passing(value.pool, value.condition));
      case 'sumUnless':
        return this.#pools.sumUnless(value);
      case 'alike':
        return mostOfOneFace(this.#pools.facesOf(value.pool));
      case 'spread':
        return spreadOfFaces(this.#pools.facesOf(value.pool));
      case 'highest':
      case 'lowest':
        return sumOfKept(this.#pools.facesOf(value.pool), value.kind, value.kept);
      case 'repeat':
        return sumOfFaces(this.#pools.repeated(value));
      case 'rolls':
        return this.#pools.repeated(value).length;
      default:
        return value satisfies never;
    }
  }

  #named({ name, span }: NameValue): number {
    const number = this.#numbers.get(name);
    if (number === undefined) this.#cup.fail({ kind: 'invalid', code: 'automaticValue', name, span });
    return number ?? 0;
  }

  #each({ times, body, span }: Each): number {
    const count = this.#value(times);
    if (count < 0) this.#cup.fail({ kind: 'invalid', code: 'negativeCount', count, span: times.span });
    if (count > maximumTimes) this.#cup.fail(tooLarge('times', maximumTimes, times.span));
    let sum = 0;
    for (let time = 0; time < count && !this.#cup.failure; time++) {
      this.#cup.repeat(span);
      sum += isTest(body) ? Number(this.#test(body)) : this.#value(body);
    }
    return sum;
  }

  /** The number of turns up to the first for which `isLast` is true. */
  #turns(span: Span, isLast: () => boolean): number {
    for (let turn = 1; !this.#cup.failure; turn++) {
      this.#cup.repeat(span);
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
      this.#cup.repeat(span);
      if (this.#cup.failure) break;
      this.#numbers = new Map([...before, ...member]);
      sum += isTest(body) ? Number(this.#test(body)) : this.#value(body);
    }
    this.#numbers = before;
    return sum;
  }

  #quotient({ kind, left, right }: Quotient): number {
    const dividend = this.#value(left);
    const divisor = this.#value(right);
    if (divisor === 0) this.#cup.fail({ kind: 'invalid', code: 'divisionByZero', span: right.span });
    const quotient = dividend / (divisor || 1);
    return kind === 'roundUp' ? Math.ceil(quotient) : Math.floor(quotient);
  }
}
