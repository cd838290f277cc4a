/** A roll as a text has it so far, and what can be done to it. */
import type { Span } from '../../../text/span.ts';
import type { Condition, Dice, NumberValue, Term, Value } from '../../language/expression.ts';
import { severalDice, singleDie } from '../meaning/targetTests.ts';

/** What the text asks somebody to roll, with all that has been said about it. */
export interface RolledDice {
  /** What it comes to; undefined where only its single dice may be asked, as in `roll 1D6 three times`. */
  readonly total: Value | undefined;
  /** Equal dice of which each may be asked for itself; more than one, or a number that is open. */
  readonly pool: Dice | undefined;
  /** Whether each Warrior rolls it, so that all together are `(warriors)D6`. */
  readonly isPerWarrior: boolean;
  /** Who rolls it, if that is no Warrior: `his Strength` may not be the Warrior's then. */
  readonly owner?: string | undefined;
  /** How many such dice there are where one is rolled for each of something: `roll 1D6 for each lock`. */
  readonly each?: Value;
}

/** The roll as it is written. */
export function plainRoll(value: Value, isPerWarrior: boolean): RolledDice {
  return { total: value, pool: severalDice(onlyDice(value)), isPerWarrior };
}

/** The dice of a sum that has no others; the value itself elsewhere. */
function onlyDice(value: Value): Value {
  if (value.kind !== 'addition') return value;
  const dice = value.terms.filter((term) => term.value.kind !== 'name' && term.value.kind !== 'number');
  const [only] = dice;
  return only && dice.length === 1 && !only.isSubtracted ? only.value : value;
}

/** What comes of something, such as Wounds: of `2D6 x 10` only the dice may be asked, as a score may be that of either. */
export function effectOf(value: Value): RolledDice {
  const dice = value.kind === 'product' ? value.factors.filter(({ kind }) => kind !== 'number') : [];
  const [only] = dice;
  const isTimes = only !== undefined && dice.length === 1 && value.kind === 'product' && value.factors.length === 2;
  return isTimes ? { total: undefined, pool: severalDice(only), isPerWarrior: false } : plainRoll(value, false);
}

/** The roll with terms added to its total, or taken from it. */
export function withTerms({ total, pool, isPerWarrior }: RolledDice, terms: readonly Term[]): RolledDice | undefined {
  if (!total) return undefined;
  const before = total.kind === 'addition' ? total.terms : [{ isSubtracted: false, value: total }];
  return { total: { kind: 'addition', terms: [...before, ...terms], span: total.span }, pool, isPerWarrior };
}

/** The highest or the lowest dice of the roll; undefined where it has fewer than two, or might have fewer than are kept. */
export function keeping({ pool }: RolledDice, kind: 'highest' | 'lowest', kept: number): RolledDice | undefined {
  if (!pool || kept < 1 || (pool.count.kind === 'number' ? pool.count.value <= kept : kept > 1)) return undefined;
  return { total: { kind, kept, pool, span: pool.span }, pool: undefined, isPerWarrior: false };
}

/** The roll without some of its dice: the lowest or the highest are not counted. */
export function dropping(roll: RolledDice, dropped: 'highest' | 'lowest', number: number): RolledDice | undefined {
  const count = roll.pool?.count;
  return count?.kind === 'number'
    ? keeping(roll, dropped === 'lowest' ? 'highest' : 'lowest', count.value - number)
    : undefined;
}

/** How far the highest of the dice is above the lowest; undefined where there are fewer than two. */
export function differenceOf({ pool, total }: RolledDice): RolledDice | undefined {
  if (total?.kind === 'spread') return { total, pool: undefined, isPerWarrior: false };
  if (!pool || (total && total !== pool) || pool.count.kind !== 'number' || pool.count.value < 2) return undefined;
  return { total: { kind: 'spread', pool, span: pool.span }, pool: undefined, isPerWarrior: false };
}

/** Half of the roll. */
export function halved({ total }: RolledDice, rounding: 'roundUp' | 'roundDown'): RolledDice | undefined {
  if (!total) return undefined;
  const two = numberAt(2, total.span);
  return { total: { kind: rounding, left: total, right: two, span: total.span }, pool: undefined, isPerWarrior: false };
}

/** So many times the roll. */
export function multiplied({ total, pool }: RolledDice, factor: Value): RolledDice | undefined {
  if (!total) return undefined;
  return {
    total: { kind: 'product', factors: [total, factor], span: total.span },
    pool,
    isPerWarrior: false,
  };
}

/** The dice of the roll multiplied with each other; undefined but for two or three dice. */
export function productOfDice({ pool }: RolledDice): RolledDice | undefined {
  const count = pool?.count.kind === 'number' ? pool.count.value : 0;
  if (!pool || count < 2 || count > 3) return undefined;
  const one: Dice = { ...pool, count: numberAt(1, pool.span) };
  const factors = Array.from({ length: count }, () => one);
  return { total: { kind: 'product', factors, span: pool.span }, pool: undefined, isPerWarrior: false };
}

/** The roll without the dice that show one number. */
export function withoutFace(roll: RolledDice, face: Value): RolledDice | undefined {
  const dice = roll.pool ?? (roll.total && singleDie(roll.total));
  if (!dice || dice !== roll.total) return undefined;
  const condition: Condition = { kind: 'comparing', comparator: '!=', value: face };
  return { total: { kind: 'sum', pool: dice, condition, span: dice.span }, pool: undefined, isPerWarrior: false };
}

/** Faces of a die: one of them, or those up to one. */
export interface Faces {
  readonly comparator: '=' | '<=';
  readonly value: Value;
}

/** The roll where dice that show some faces are rolled once more. */
export function rerolling(roll: RolledDice, faces: Faces): RolledDice | undefined {
  const dice = roll.pool ?? (roll.total && singleDie(roll.total));
  if (!dice || dice !== roll.total) return undefined;
  const condition: Condition = { kind: 'comparing', ...faces };
  return { total: { kind: 'reroll', pool: dice, condition, span: dice.span }, pool: undefined, isPerWarrior: false };
}

/** The same die rolled several times, so far without a total; undefined for what is more than a die. */
export function repeated({ total }: RolledDice, times: Value): RolledDice | undefined {
  const die = total && singleDie(total);
  if (!die || die !== total) return undefined;
  return { total: undefined, pool: { ...die, count: times }, isPerWarrior: false };
}

/** All dice added up: those of a repeated roll, those of all Warriors, or those that are added up anyway. */
export function summed(roll: RolledDice): RolledDice | undefined {
  const pool = roll.pool ?? sharedPool(roll);
  return pool && { total: pool, pool, isPerWarrior: false };
}

/** One die for each Warrior, or for each of something else, taken together. */
export function sharedPool({ total, isPerWarrior, each }: RolledDice): Dice | undefined {
  const die = total && singleDie(total);
  if (!die || die !== total) return undefined;
  if (isPerWarrior) return { ...die, count: { kind: 'name', name: 'warriors', span: die.span } };
  return each && { ...die, count: each };
}

function numberAt(value: number, span: Span): NumberValue {
  return { kind: 'number', value, span };
}
