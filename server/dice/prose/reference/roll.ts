/** A roll as a text has it so far, and what can be done to it. */
import type { Comparing, Dice, NumberValue, Term, Value } from '../../language/expression.ts';
import type { ChangeAct } from '../meaning/acts.ts';
import { severalDice, singleDie } from '../meaning/targetTests.ts';

/** What the text asks somebody to roll, with all that has been said about it. */
export interface RolledDice {
  /** What it comes to; undefined where only its single dice may be asked, as in `roll 1D6 three times`. */
  readonly total: Value | undefined;
  /** Equal dice of which each may be asked for itself; more than one, or a number that is open. */
  readonly pool: Dice | undefined;
  /** How many such dice there are where one is rolled for each of something, such as each Warrior. */
  readonly each?: Value | undefined;
}

/** The roll as it is written. */
export function plainRoll(value: Value): RolledDice {
  return { total: value, pool: severalDice(onlyDice(value)) };
}

/** The dice of a sum that has no others; the value itself elsewhere. */
function onlyDice(value: Value): Value {
  if (value.kind !== 'addition') return value;
  const [only, other] = value.terms.filter((term) => term.value.kind !== 'name' && term.value.kind !== 'number');
  return only && !other && !only.isSubtracted ? only.value : value;
}

/** What comes of something, such as Wounds: of `2D6 x 10` only the dice may be asked, as a score may be that of either. */
export function effectOf(value: Value): RolledDice {
  const [only, other] = value.kind === 'product' ? value.factors.filter(({ kind }) => kind !== 'number') : [];
  return only && !other ? { total: undefined, pool: severalDice(only) } : plainRoll(value);
}

/** The roll with a change; undefined where nobody can say what it comes to. */
export function withChange(
  roll: RolledDice,
  { of, value, ranges }: Pick<ChangeAct, 'of' | 'value' | 'ranges'>,
): RolledDice | undefined {
  const { total } = roll;
  const number = value?.kind === 'number' ? value.value : 1;
  switch (of) {
    case 'add':
    case 'addEach':
      return value && withTerm(roll, { isSubtracted: false, value });
    case 'subtract':
    case 'subtractEach':
      return value && withTerm(roll, { isSubtracted: true, value });
    case 'multiply':
      return value && multiplied(roll, value);
    case 'double':
      return total && multiplied(roll, numberAt(2, total));
    case 'halveUp':
      return total && alone({ kind: 'roundUp', left: total, right: numberAt(2, total), span: total.span });
    case 'highest':
    case 'lowest':
      return keeping(roll, of, number);
    case 'dropLowest':
      return dropping(roll, 'highest', number);
    case 'dropHighest':
      return dropping(roll, 'lowest', number);
    case 'sum': {
      const pool = roll.pool ?? sharedPool(roll);
      return pool && { total: pool, pool };
    }
    case 'difference':
      return differenceOf(roll);
    case 'product':
      return productOfDice(roll);
    case 'reroll': {
      const face = onlyFace(ranges, value);
      const comparing = face ? ({ comparator: '=', value: face } as const) : lowestFaces(ranges);
      return comparing && rerolling(roll, { kind: 'comparing', ...comparing });
    }
    default:
      return undefined;
  }
}

/** A value of which no single dice may be asked. */
function alone(total: Value): RolledDice {
  return { total, pool: undefined };
}

function withTerm({ total, pool }: RolledDice, term: Term): RolledDice | undefined {
  if (!total) return undefined;
  const before = total.kind === 'addition' ? total.terms : [{ isSubtracted: false, value: total }];
  return { total: { kind: 'addition', terms: [...before, term], span: total.span }, pool };
}

/** So many times the roll. */
export function multiplied({ total, pool }: RolledDice, factor: Value): RolledDice | undefined {
  return total && { total: { kind: 'product', factors: [total, factor], span: total.span }, pool };
}

/** The highest or the lowest dice of the roll; undefined where it has fewer than two, or might have fewer than are kept. */
export function keeping({ pool }: RolledDice, kind: 'highest' | 'lowest', kept: number): RolledDice | undefined {
  if (!pool || kept < 1 || (pool.count.kind === 'number' ? pool.count.value <= kept : kept > 1)) return undefined;
  return alone({ kind, kept, pool, span: pool.span });
}

/** The roll without so many of its dice. */
function dropping(roll: RolledDice, kept: 'highest' | 'lowest', number: number): RolledDice | undefined {
  const count = roll.pool?.count;
  return count?.kind === 'number' ? keeping(roll, kept, count.value - number) : undefined;
}

/** How far the highest of the dice is above the lowest; undefined where there are fewer than two. */
export function differenceOf({ pool, total }: RolledDice): RolledDice | undefined {
  if (total?.kind === 'spread') return alone(total);
  if (!pool || (total && total !== pool) || pool.count.kind !== 'number') return undefined;
  return alone({ kind: 'spread', pool, span: pool.span });
}

/** The dice of the roll multiplied with each other; undefined but for two or three dice. */
function productOfDice({ pool }: RolledDice): RolledDice | undefined {
  const count = pool?.count.kind === 'number' ? pool.count.value : 0;
  if (!pool || count > 3) return undefined;
  const one: Dice = { ...pool, count: numberAt(1, pool) };
  return alone({ kind: 'product', factors: Array.from({ length: count }, () => one), span: pool.span });
}

/** The roll where some faces are rolled once more; undefined where something was done to it before. */
function rerolling(roll: RolledDice, condition: Comparing): RolledDice | undefined {
  const pool = roll.pool ?? (roll.total && singleDie(roll.total));
  return pool && pool === roll.total ? alone({ kind: 'reroll', pool, condition, span: pool.span }) : undefined;
}

/** `1 or 2`, `1s and 2s`: all faces from 1 up to one. */
function lowestFaces(ranges: ChangeAct['ranges']): Pick<Comparing, 'comparator' | 'value'> | undefined {
  const isWhole = ranges?.every(({ low }, at) => low === (ranges[at - 1]?.high ?? 0) + 1);
  const high = ranges?.at(-1)?.high;
  return isWhole && high !== undefined ? { comparator: '<=', value: numberAt(high) } : undefined;
}

function onlyFace(ranges: ChangeAct['ranges'], value: Value | undefined): Value | undefined {
  const [range, other] = ranges ?? [];
  if (!range) return value;
  return !other && range.low === range.high ? numberAt(range.low) : undefined;
}

/** The same die rolled several times, so far without a total; undefined for what is more than a die. */
export function repeated({ total }: RolledDice, times: Value): RolledDice | undefined {
  const die = total && singleDie(total);
  return die && die === total ? { total: undefined, pool: { ...die, count: times } } : undefined;
}

/** One die for each Warrior, or for each of something else, taken together. */
export function sharedPool({ total, each }: RolledDice): Dice | undefined {
  const die = total && singleDie(total);
  return die && die === total && each ? { ...die, count: each } : undefined;
}

function numberAt(value: number, { span }: Pick<Value, 'span'> = { span: { start: 0, end: 0 } }): NumberValue {
  return { kind: 'number', value, span };
}
