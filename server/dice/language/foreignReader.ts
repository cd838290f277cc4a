import {
  asFactor,
  type Factor,
  highestWords,
  kept,
  lowestWords,
  nested,
  roundings,
  spokenComparisons,
} from './foreignFactors.ts';
import { type ForeignPool, type Modifier, modified, poolText } from './foreignPools.ts';
import { ForeignScanner } from './foreignScanner.ts';
import type { Habit, Meaning } from './habit.ts';
import { maximumNesting } from './limits.ts';

interface ReadText {
  readonly text: string;
  readonly habit: Habit | undefined;
}

/**
 * Rewrites a text piece by piece: dice with what other tools write behind them, their functions and brackets. Whatever else there is it
 * copies, so that only the reader of the language says what is right. Linear in the text; brackets nest up to `maximumNesting`.
 */
export class ForeignReader {
  readonly #scanner: ForeignScanner;
  readonly #meaning: Meaning;
  #habit: Habit | undefined;
  #depth = 0;
  /** How the divisions inside a `floor(…)` are rounded, and how many there were. */
  #rounding: 'up' | 'down' | undefined;
  #divisions = 0;
  /** Whether a minus stands before what is being read, in its brackets or around them. */
  #isSubtracted = false;
  /** The roll that is used twice. */
  #named: string | undefined;
  #isAnyDice = false;

  constructor(text: string, meaning: Meaning) {
    this.#scanner = new ForeignScanner(text);
    this.#meaning = meaning;
  }

  /** The whole text; undefined where it cannot be one. */
  read(): ReadText | undefined {
    this.#isAnyDice = this.#scanner.takeCommand();
    const text = this.#until('');
    if (text === undefined || !this.#scanner.isAtEnd) return undefined;
    if (this.#named === undefined) return { text, habit: this.#habit };
    // A label, or names that are given values, would have to stand before it.
    return /[:;]/.test(text) ? undefined : { text: `roll = ${this.#named}; ${text}`, habit: this.#habit };
  }

  /** Everything up to one of the closing signs, which is left. */
  #until(closing: string): string | undefined {
    if (this.#depth >= maximumNesting) return undefined;
    this.#depth++;
    const pieces: string[] = [];
    let hasMinus = false;
    while (!this.#scanner.isAtEnd && !closing.includes(this.#scanner.character)) {
      const operator = this.#scanner.takeOperator();
      // What is rounded down before it is subtracted is rounded up, and what is compared is not rounded at all.
      const isSign = operator === undefined || '+-–−'.includes(operator);
      if (this.#rounding !== undefined && !isSign) return undefined;
      hasMinus ||= operator !== undefined && isSign && operator !== '+';
      const piece =
        operator === undefined ? this.#behindMinus(hasMinus, () => this.#product()) : this.#compared(operator);
      if (piece === undefined) return undefined;
      pieces.push(piece);
    }
    this.#depth--;
    return pieces.join(' ').trim();
  }

  /** `> DC 15` is to be reached at most tables. */
  #compared(operator: string): string {
    const isOfDifficulty = /^[<>=]/.test(operator) && this.#scanner.takeDifficulty();
    return isOfDifficulty && operator === '>' ? this.#met() : operator;
  }

  #behindMinus<Read>(hasMinus: boolean, read: () => Read): Read {
    const before = this.#isSubtracted;
    this.#isSubtracted = before || hasMinus;
    const result = read();
    this.#isSubtracted = before;
    return result;
  }

  #product(): string | undefined {
    let product = this.#factor()?.text;
    while (product !== undefined) {
      const sign = this.#scanner.takeTimesOrDivision();
      if (sign === undefined) return product;
      const right = this.#factor()?.text;
      if (right === undefined) return undefined;
      product = sign === 'x' ? this.#times(product, right) : this.#divided(product, right, sign);
    }
    return undefined;
  }

  /** What has been rounded is not what would have been rounded after it is multiplied. */
  #times(left: string, right: string): string | undefined {
    return this.#rounding !== undefined && this.#divisions > 0 ? undefined : `${left} x ${right}`;
  }

  #divided(left: string, right: string, sign: '/' | '//'): string | undefined {
    if (sign === '/' && this.#rounding === undefined) this.#habit ??= 'division';
    if (/^0+$/.test(right)) return undefined;
    // Two halves that are rounded each are not their sum, rounded.
    if (this.#rounding !== undefined && (this.#isSubtracted || ++this.#divisions > 1)) return undefined;
    const isUp = this.#rounding === 'up' || (sign === '/' && !this.#rounding && this.#meaning === 'second');
    return `${isUp ? 'round-up' : 'round-down'}(${left} / ${right})`;
  }

  #factor(): Factor | undefined {
    const dice = this.#scanner.takeDice();
    if (dice) return this.#withModifiers(dice.isFate ? this.#fate(dice.count) : this.#pool(dice.count, dice.sides));
    const pools = this.#scanner.takeDiceOfDice();
    if (pools !== undefined) return this.#diceOfDice(pools);
    const attribute = this.#scanner.takeAttribute();
    if (attribute !== undefined) return { text: attribute };
    const faced = this.#scanner.takeFaces();
    if (faced !== undefined) return { text: faced };
    const number = this.#scanner.takeNumber();
    if (number !== undefined) return this.#scanner.takeSign('@') ? this.#atPosition(number) : { text: number };
    if (this.#scanner.takeSign('(')) return this.#bracketed();
    if (this.#scanner.takeSign('{')) return this.#group();
    if (this.#scanner.takeSign('[')) return this.#square();
    const word = this.#scanner.takeWord();
    return word === undefined ? undefined : this.#worded(word);
  }

  /** `2d(2d2)`: for AnyDice two rolls of 2d2, otherwise dice whose number of sides is rolled. */
  #diceOfDice(count: string): Factor | undefined {
    this.#scanner.takeSign('(');
    const inner = this.#until(')');
    if (inner === undefined || !this.#scanner.takeSign(')')) return undefined;
    const isOfDice = this.#isAnyDice && /\dD/.test(inner);
    return { text: isOfDice ? `each(${count === '' ? '1' : count}: ${inner})` : `${count}D(${inner})` };
  }

  #pool(count: string, sides: string): Factor {
    return asFactor({ count, sides });
  }

  #fate(count: string): Factor {
    this.#habit ??= 'fate';
    const dice = count === '' ? 1 : Number(count);
    return { text: `(${dice}D3 - ${dice * 2})` };
  }

  #withModifiers(factor: Factor): Factor | undefined {
    let current: Factor | undefined = factor;
    for (;;) {
      const pool: ForeignPool | undefined = current?.pool;
      const modifier = pool && this.#scanner.takeModifier();
      if (!pool || !modifier) {
        this.#scanner.takeSum();
        return current;
      }
      const result = modified(pool, modifier, this.#meaning);
      if (result?.habit) this.#habit ??= result.habit;
      if (result?.named !== undefined && !this.#isNew(result.named)) return undefined;
      current = result && { text: result.text, ...(result.pool && { pool: result.pool }) };
    }
  }

  #bracketed(): Factor | undefined {
    const inner = this.#until(')');
    if (inner === undefined || !this.#scanner.takeSign(')')) return undefined;
    const sides = this.#scanner.takeSides();
    if (sides !== undefined) return this.#withModifiers(this.#pool(`(${inner})`, sides));
    this.#scanner.takeLabels();
    // `(2d6)kh1`
    const dice = new ForeignScanner(inner).takeAllDice();
    return dice ? this.#withModifiers({ text: `(${inner})`, pool: dice }) : { text: `(${inner})` };
  }

  /** `{1d6,1d8}kh1`: of unlike dice the best one or the worst; `{4d6}kh3` is the same as `4d6kh3`. */
  #group(): Factor | undefined {
    const parts = this.#list('}');
    if (!parts) return undefined;
    const [only, ...others] = parts;
    if (only !== undefined && others.length === 0) {
      const dice = new ForeignScanner(only).takeAllDice();
      return dice ? this.#withModifiers(this.#pool(dice.count, dice.sides)) : { text: `(${only})` };
    }
    const modifier = this.#scanner.takeModifier();
    if (modifier?.kind === 'keep' && modifier.count === 1) {
      return { text: nested(modifier.isHighest ? 'max' : 'min', parts) };
    }
    if (modifier?.kind === 'drop' && modifier.count === parts.length - 1) {
      return { text: nested(modifier.isHighest ? 'min' : 'max', parts) };
    }
    return undefined;
  }

  /** `[highest 3 of 4d6]` of AnyDice, `[[2d6+3]]` of Roll20. */
  #square(): Factor | undefined {
    const isInline = this.#scanner.takeSign('[');
    if (isInline) this.#scanner.takeCommand();
    const inner = this.#until(']');
    const isClosed = this.#scanner.takeSign(']') && (!isInline || this.#scanner.takeSign(']'));
    return inner === undefined || !isClosed ? undefined : { text: `(${inner})` };
  }

  /** The parts between commas, from behind the opening bracket. */
  #list(closing: '}' | ')'): readonly string[] | undefined {
    const parts: string[] = [];
    do {
      const part = this.#until(`,${closing}`);
      if (part === undefined || part === '') return undefined;
      parts.push(part);
    } while (this.#scanner.takeSign(','));
    return this.#scanner.takeSign(closing) ? parts : undefined;
  }

  #worded(written: string): Factor | undefined {
    const word = written.toLowerCase();
    if (spokenComparisons.has(word)) return { text: this.#against() };
    const isCall = this.#scanner.character === '(';
    const rounding = roundings.get(word.replaceAll(/[-_]/g, ''));
    if (isCall && rounding) return this.#rounded(rounding);
    if (isCall && word === 'round') return this.#factor();
    if (isCall && (word === 'abs' || word === 'absolute')) return this.#absolute();
    if (isCall && (word === 'p' || word === 'prob' || word === 'roll')) return this.#factor();
    const isHighest = highestWords.has(word) || word === 'max';
    if (isHighest || lowestWords.has(word) || word === 'min') return this.#chosen(word, isHighest);
    if (word === 'explode') return this.#applied({ kind: 'explode', comparator: '', score: undefined });
    if (word === 'count') return this.#counted(word);
    if (word === 'sum' && !isCall) return this.#factor();
    if (word === 'in') return { text: this.#scanner.takeSet() ?? 'in' };
    return this.#scanner.takeSign('(') ? this.#call(word) : { text: written };
  }

  #against(): string {
    const against = this.#scanner.takeAgainst();
    if (against === 'number') return this.#met();
    return against === undefined ? '>' : '>=';
  }

  /** Whether a score that is just met is enough is not said. */
  #met(): string {
    this.#habit ??= 'versus';
    return this.#meaning === 'second' ? '>' : '>=';
  }

  #call(name: string): Factor | undefined {
    const parts = this.#list(')');
    return parts && { text: `${name}(${parts.join(', ')})` };
  }

  /** `floor(2d6/3 + 1)`: what is added to the one division may as well be added behind the rounding. */
  #rounded(rounding: 'up' | 'down'): Factor | undefined {
    if (this.#rounding !== undefined) return undefined;
    this.#rounding = rounding;
    this.#divisions = 0;
    const isSubtracted = this.#isSubtracted;
    this.#isSubtracted = false;
    const inner = this.#factor();
    this.#isSubtracted = isSubtracted;
    this.#rounding = undefined;
    return inner;
  }

  /** Names a roll that is used twice; false where another one has the name. */
  #isNew(roll: string): boolean {
    if (this.#named !== undefined) return false;
    this.#named = roll;
    return true;
  }

  #absolute(): Factor | undefined {
    const inner = this.#factor();
    if (!inner || !this.#isNew(inner.text)) return undefined;
    this.#habit ??= 'usedTwice';
    return { text: 'max(roll, -roll)' };
  }

  /** `highest 3 of 4d6`, `highest(d6, d8)`, `max(1d6,1d6,1d6)`, `max 3d6`. What is right in the language stays as it is. */
  #chosen(word: string, isHighest: boolean): Factor | undefined {
    if (this.#scanner.takeSign('(')) {
      const parts = this.#list(')');
      if (!parts) return undefined;
      const [only = '', ...others] = parts;
      if (others.length > 0) return { text: nested(isHighest ? 'max' : 'min', parts) };
      const dice = new ForeignScanner(only).takeAllDice();
      return dice ? kept({ ...dice }, 1, isHighest) : { text: `${word}(${only})` };
    }
    const count = this.#scanner.takeCount() ?? 1;
    this.#scanner.takeOf();
    const pool = this.#factor()?.pool;
    return pool && kept(pool, count, isHighest);
  }

  #applied(modifier: Modifier): Factor | undefined {
    const pool = this.#factor()?.pool;
    const result = pool && modified(pool, modifier, this.#meaning);
    if (result?.habit) this.#habit ??= result.habit;
    return result && { text: result.text };
  }

  /** `count 4d6`, `[count {5,6} in 4d6]`; `count(4d6 >= 5)` stays as it is. */
  #counted(word: string): Factor | undefined {
    const condition = this.#scanner.takeCountedFaces();
    if (condition) {
      const pool = this.#factor()?.pool;
      const comparing = pool && condition(Number(pool.sides));
      return pool && comparing !== undefined ? { text: `count(${poolText(pool)} ${comparing})` } : undefined;
    }
    const inner = this.#factor();
    if (!inner) return undefined;
    const only = new ForeignScanner(inner.text.replace(/^\((.*)\)$/, '$1')).takeAllDice();
    if (!only) return { text: `${word}${inner.text.startsWith('(') ? inner.text : `(${inner.text})`}` };
    this.#habit ??= 'counted';
    return { text: `count(${poolText(only)} >= 5)` };
  }

  /** `1@3d6` is the best die for AnyDice, and three dice for icepool. */
  #atPosition(number: string): Factor | undefined {
    const pool = this.#factor()?.pool;
    if (!pool || pool.reroll !== undefined) return undefined;
    if (pool.count === '') return asFactor({ count: number, sides: pool.sides });
    const dice = Number(number) * Number(pool.count);
    if (number !== '1' || !Number.isSafeInteger(dice)) return undefined;
    this.#habit ??= 'position';
    return this.#meaning === 'first' ? kept(pool, 1, true) : asFactor({ count: String(dice), sides: pool.sides });
  }
}
