/** Made-up expressions of the language of odds, each with the game that it means: played with dice, and knowing nothing of the program. */
import type { Die } from './bruteForce.ts';

/** What a play is given: dice to roll, and what each name has come to. `automatic` is the value `A`. */
export interface Play {
  readonly die: Die;
  readonly names: ReadonlyMap<string, number | 'automatic'>;
  /** The dice of those names that stand for dice, as they lie. */
  readonly casts: ReadonlyMap<string, Cast>;
  /** What each Warrior of the party has of its own. */
  readonly party: readonly ReadonlyMap<string, number>[];
}

/** What a play comes to that begins anew. */
export const again = -1;
const names = ['win', 'Draw 1', 'lose all'];

/** Where an outcome stands among all that there are; that without a name is the last. */
export function outcomePlace(name: string | undefined): number {
  return name === undefined ? names.length : names.indexOf(name);
}

/** Thrown by a play that cannot go on: less than no dice, or a division by 0. */
export class CannotBePlayed extends Error {}

/** A part of an expression as it is written, and what it comes to. */
export interface Part<Result> {
  readonly text: string;
  /** At most so many ways its dice can fall. */
  readonly ways: number;
  readonly play: (play: Play) => Result;
}

/** Dice as they lie, and how to roll one more of their kind. */
export interface Cast {
  readonly faces: readonly number[];
  readonly one: () => number;
}

type Accepts = (face: number) => boolean;

const comparisons: Readonly<Record<string, (left: number, right: number) => boolean>> = {
  '<=': (left, right) => left <= right,
  '<': (left, right) => left < right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
  '=': (left, right) => left === right,
  '!=': (left, right) => left !== right,
  '≤': (left, right) => left <= right,
  '≥': (left, right) => left >= right,
  '≠': (left, right) => left !== right,
};

/** Writes expressions by chance: the same ones for the same numbers. */
export class ExpressionWriter {
  readonly #random: () => number;
  /** Names that stand for a number, and those that may stand for A. */
  readonly #names: readonly string[];
  readonly #targets: readonly string[];
  readonly #pools: readonly string[];

  /**
   * @param random numbers from 0 up to, but without, 1.
   * @param pools those of the names that stand for dice.
   */
  constructor(random: () => number, names: readonly string[], targets: readonly string[], pools: readonly string[]) {
    this.#pools = pools;
    this.#random = random;
    this.#names = names;
    this.#targets = targets;
  }

  /** @param depth how many levels may stand in it. */
  value(depth: number): Part<number> {
    if (depth <= 0) return this.#pick([() => this.#number(), () => this.#name(), () => this.#sumOfPool(0)])();
    return this.#pick([
      () => this.#sumOfPool(depth),
      () => this.#addition(depth),
      () => this.#product(depth),
      () =>
        mapped(
          this.#operand(depth - 1),
          (text) => `-${text}`,
          (value) => -value,
        ),
      () => this.#pair(depth, 'min', ',', Math.min),
      () => this.#pair(depth, 'max', ',', Math.max),
      () => this.#pair(depth, 'round-up', '/', (left, right) => Math.ceil(divided(left, right))),
      () => this.#pair(depth, 'round-down', '/', (left, right) => Math.floor(divided(left, right))),
      () => this.#choice(depth),
      () => this.#each(depth),
      () => this.#party(depth),
      () => this.#ofPool(depth),
      () => this.#ofPool(depth),
    ])();
  }

  test(depth: number): Part<boolean> {
    if (depth <= 0) return this.#comparison(0);
    return this.#pick([
      () => this.#comparison(depth),
      () => this.#comparison(depth),
      () => this.#membership(depth),
      () => this.#turns(),
      () =>
        mapped(
          this.#bracketedTest(depth - 1),
          (text) => `not ${text}`,
          (is) => !is,
        ),
      () => this.#junction(depth, 'and', (tests) => tests.every(Boolean)),
      () => this.#junction(depth, 'or', (tests) => tests.some(Boolean)),
    ])();
  }

  /** Comes to the place of the outcome, or to `again`. */
  outcomes(depth: number): Part<number> {
    const tested = Array.from({ length: this.#from(0, 2) }, () => ({
      name: this.#pick([...names, 'again']),
      test: this.test(depth - 1),
    }));
    const last = this.#pick([...names, '']);
    const written = [...tested.map(({ name, test }) => `${name}: ${test.text}`), ...(last === '' ? [] : [last])];
    const text = written.length > 0 ? written.join(', ') : 'win';
    return {
      text: `outcomes(${text})`,
      ways: tested.reduce((ways, { test }) => ways * test.ways, 1),
      play: (play) => {
        const come = tested.find(({ test }) => test.play(play));
        if (come) return come.name === 'again' ? again : outcomePlace(come.name);
        return outcomePlace(written.length > 0 ? last || undefined : 'win');
      },
    };
  }

  pool(depth: number): Part<Cast> {
    if (this.#pools.length > 0 && this.#random() < 0.2) return this.#namedPool();
    if (depth > 0 && this.#random() < 0.25) return this.#reroll(depth);
    if (this.#random() < 0.05) return castPart('D66', 36, ({ die }) => ({ count: 1, one: () => die(6) * 10 + die(6) }));
    const sides = this.#from(1, 4);
    if (depth > 0 && this.#random() < 0.15) {
      const count = bracketed(this.value(depth - 1));
      return castPart(`${count.text}D${sides}`, count.ways * sides ** 3, (play) => {
        const number = count.play(play);
        if (number < 0) throw new CannotBePlayed();
        return { count: number, one: () => play.die(sides) };
      });
    }
    const count = this.#from(0, 3);
    const written = count === 1 && this.#random() < 0.5 ? '' : String(count);
    return castPart(`${written}${this.#pick(['D', 'd'])}${sides}`, sides ** count, ({ die }) => ({
      count,
      one: () => die(sides),
    }));
  }

  /** In which of a few turns a test is true for the first time, a test that can be true. */
  #turns(): Part<boolean> {
    const sides = this.#from(2, 4);
    const face = this.#from(1, sides);
    const sign = this.#pick(['=', '>=', '<=']);
    const turn = this.#from(0, 3);
    return {
      text: `turns(D${sides} ${sign} ${face}) <= ${turn}`,
      ways: sides ** turn,
      play: ({ die }) => {
        for (let number = 1; number <= turn; number++) if (comparisons[sign]?.(die(sides), face)) return true;
        return false;
      },
    };
  }

  /** What a die is compared with, rolled once: `>= 3`. */
  comparing(depth: number): Part<Accepts> {
    const sign = this.#pick(Object.keys(comparisons));
    const compare = comparisons[sign] ?? (() => false);
    const target = this.#target();
    if (target)
      return { ...target, text: `${sign} ${target.text}`, play: (play) => accepting(target.play(play), compare) };
    const value = this.#random() < 0.8 ? this.#number() : this.#operand(depth - 1);
    return mapped(
      value,
      (text) => `${sign} ${text}`,
      (limit) => (face) => compare(face, limit),
    );
  }

  #number(): Part<number> {
    const value = this.#from(0, 5);
    return { text: String(value), ways: 1, play: () => value };
  }

  #name(): Part<number> {
    const name = this.#pick(this.#names);
    return { text: name, ways: 1, play: ({ names }) => Number(names.get(name)) };
  }

  /** A name that may stand for A, in a place where that makes sense; now and then. */
  #target(): Part<number | 'automatic'> | undefined {
    if (this.#targets.length === 0 || this.#random() > 0.15) return undefined;
    const name = this.#pick(this.#targets);
    return { text: name, ways: 1, play: ({ names }) => names.get(name) ?? 0 };
  }

  #sumOfPool(depth: number): Part<number> {
    return mapped(this.pool(depth), same, ({ faces }) => sumOf(faces));
  }

  /** A value that can stand beside any sign. */
  #operand(depth: number): Part<number> {
    return this.#random() < 0.5 ? this.#number() : bracketed(this.value(depth));
  }

  #addition(depth: number): Part<number> {
    const first = this.#random() < 0.5 ? this.#product(depth) : this.#operand(depth - 1);
    const second = this.#operand(depth - 1);
    return this.#random() < 0.5
      ? joined(first, ' + ', second, (left, right) => left + right)
      : joined(first, this.#pick([' - ', '–', ' − ']), second, (left, right) => left - right);
  }

  #product(depth: number): Part<number> {
    const sign = this.#pick([' x ', ' × ', '*', ' X ']);
    return joined(this.#operand(depth - 1), sign, this.#operand(depth - 1), (left, right) => left * right);
  }

  #pair(depth: number, name: string, between: string, of: (left: number, right: number) => number): Part<number> {
    const both = joined(this.value(depth - 1), ` ${between} `, this.value(depth - 1), of);
    return { ...both, text: `${name}(${both.text})` };
  }

  #choice(depth: number): Part<number> {
    const [test, whenTrue, whenFalse] = [this.test(depth - 1), this.value(depth - 1), this.value(depth - 1)];
    return {
      text: `if(${test.text}, ${whenTrue.text}, ${whenFalse.text})`,
      ways: test.ways * Math.max(whenTrue.ways, whenFalse.ways),
      play: (play) => (test.play(play) ? whenTrue.play(play) : whenFalse.play(play)),
    };
  }

  #namedPool(): Part<Cast> {
    const name = this.#pick(this.#pools);
    return {
      text: name,
      ways: 1,
      play: ({ casts }) => {
        const cast = casts.get(name);
        if (!cast) throw new Error(`${name} has not been rolled.`);
        return cast;
      },
    };
  }

  #party(depth: number): Part<number> {
    const body: Part<number | boolean> = this.#random() < 0.5 ? this.value(depth - 1) : this.test(depth - 1);
    return {
      text: `party(${body.text})`,
      ways: body.ways ** 2,
      play: (play) =>
        sumOf(play.party.map((own) => Number(body.play({ ...play, names: new Map([...play.names, ...own]) })))),
    };
  }

  #each(depth: number): Part<number> {
    const isFixed = this.#random() < 0.7;
    const most = this.#from(0, 3);
    const times: Part<number> = isFixed
      ? { text: String(most), ways: 1, play: () => most }
      : { text: `D${most + 1}`, ways: most + 1, play: ({ die }) => die(most + 1) };
    const body: Part<number | boolean> = this.#random() < 0.5 ? this.value(depth - 1) : this.test(depth - 1);
    return {
      text: `each(${times.text}: ${body.text})`,
      ways: times.ways * body.ways ** (most + 1),
      play: (play) => sumOf(Array.from({ length: times.play(play) }, () => Number(body.play(play)))),
    };
  }

  #ofPool(depth: number): Part<number> {
    const pool = this.pool(depth - 1);
    const kept = this.#from(0, 3);
    const best = (faces: readonly number[]) => sumOf(faces.toSorted((left, right) => right - left).slice(0, kept));
    const worst = (faces: readonly number[]) => sumOf(faces.toSorted((left, right) => left - right).slice(0, kept));
    return this.#pick([
      () => filtered(pool, this.comparing(depth), 'count', '', (faces, accepts) => faces.filter(accepts).length),
      () => filtered(pool, this.#condition(depth), 'sum', 'where', (faces, accepts) => sumOf(faces.filter(accepts))),
      () =>
        filtered(pool, this.#condition(depth), 'sum', 'unless', (faces, accepts) =>
          faces.some(accepts) ? 0 : sumOf(faces),
        ),
      () =>
        mapped(
          pool,
          (text) => `alike(${text})`,
          ({ faces }) => mostAlike(faces),
        ),
      () =>
        mapped(
          pool,
          (text) => `spread(${text})`,
          ({ faces }) => (faces.length === 0 ? 0 : Math.max(...faces) - Math.min(...faces)),
        ),
      () =>
        mapped(
          pool,
          (text) => `highest(${kept} of ${text})`,
          ({ faces }) => best(faces),
        ),
      () =>
        mapped(
          pool,
          (text) => `lowest(${kept} of ${text})`,
          ({ faces }) => worst(faces),
        ),
    ])();
  }

  #reroll(depth: number): Part<Cast> {
    const pool = this.pool(depth - 1);
    const condition = this.#condition(depth);
    return {
      text: `reroll(${pool.text} where ${condition.text})`,
      ways: pool.ways ** 2 * condition.ways,
      play: (play) => {
        const { faces, one } = pool.play(play);
        const accepts = condition.play(play);
        const again = (face: number) => (accepts(face) ? one() : face);
        return { faces: faces.map(again), one: () => again(one()) };
      },
    };
  }

  #condition(depth: number): Part<Accepts> {
    if (this.#random() > 0.3) return this.comparing(depth);
    const rest = this.#from(0, 1);
    return { text: rest === 0 ? 'even' : 'odd', ways: 1, play: () => (face) => Math.abs(face % 2) === rest };
  }

  #comparison(depth: number): Part<boolean> {
    const left = this.value(depth - 1);
    const right = this.comparing(depth);
    return {
      text: `${left.text} ${right.text}`,
      ways: left.ways * right.ways,
      play: (play) => {
        const accepts = right.play(play);
        return accepts === certain || accepts(left.play(play));
      },
    };
  }

  #membership(depth: number): Part<boolean> {
    const ranges = Array.from({ length: this.#from(1, 3) }, () => {
      const low = this.#from(0, 6);
      return { low, high: this.#from(low, 8) };
    });
    const written = ranges.map(({ low, high }) => (low === high ? String(low) : `${low}-${high}`));
    return mapped(
      this.value(depth - 1),
      (text) => `${text} in {${written.join(', ')}}`,
      (value) => ranges.some(({ low, high }) => low <= value && value <= high),
    );
  }

  #junction(depth: number, word: string, of: (tests: readonly boolean[]) => boolean): Part<boolean> {
    const [left, right] = [this.#bracketedTest(depth - 1), this.#bracketedTest(depth - 1)];
    return joined(left, ` ${word} `, right, (one, other) => of([one, other]));
  }

  #bracketedTest(depth: number): Part<boolean> {
    return this.#random() < 0.3 ? this.#comparison(depth) : bracketed(this.test(depth));
  }

  #pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.#random() * items.length)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  #from(low: number, high: number): number {
    return low + Math.floor(this.#random() * (high - low + 1));
  }
}

/** Every roll is met by A, so that what is compared with it need not be rolled. */
const certain: Accepts = () => true;

function accepting(target: number | 'automatic', compare: (left: number, right: number) => boolean): Accepts {
  return target === 'automatic' ? certain : (face) => compare(face, target);
}

function castPart(text: string, ways: number, roll: (play: Play) => { count: number; one: () => number }): Part<Cast> {
  return {
    text,
    ways,
    play: (play) => {
      const { count, one } = roll(play);
      return { faces: Array.from({ length: count }, one), one };
    },
  };
}

function filtered(
  pool: Part<Cast>,
  condition: Part<Accepts>,
  name: string,
  word: string,
  of: (faces: readonly number[], accepts: Accepts) => number,
): Part<number> {
  const part = joined(pool, ` ${word} `, condition, ({ faces }, accepts) => of(faces, accepts));
  return { ...part, text: `${name}(${part.text})` };
}

function mapped<From, To>(part: Part<From>, write: (text: string) => string, of: (from: From) => To): Part<To> {
  return { text: write(part.text), ways: part.ways, play: (play) => of(part.play(play)) };
}

function joined<Left, Right, To>(
  left: Part<Left>,
  between: string,
  right: Part<Right>,
  of: (left: Left, right: Right) => To,
): Part<To> {
  return {
    text: `${left.text}${between}${right.text}`,
    ways: left.ways * right.ways,
    play: (play) => of(left.play(play), right.play(play)),
  };
}

function bracketed<Result>(part: Part<Result>): Part<Result> {
  return { ...part, text: `(${part.text})` };
}

function divided(left: number, right: number): number {
  if (right === 0) throw new CannotBePlayed();
  return left / right;
}

function mostAlike(faces: readonly number[]): number {
  return faces.reduce((most, face) => Math.max(most, faces.filter((other) => other === face).length), 0);
}

function sumOf(faces: readonly number[]): number {
  return faces.reduce((sum, face) => sum + face, 0);
}

function same(text: string): string {
  return text;
}
