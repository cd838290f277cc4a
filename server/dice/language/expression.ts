/** The language of odds as a tree: the result of `parse` and of the prose reader, and the subject of `evaluate`. */

import type { Span } from '../../text/span.ts';
import type { Comparator } from './comparator.ts';

/** `label: name = value; … test or value`. */
export interface Annotation {
  readonly kind: 'annotation';
  readonly label: string | undefined;
  /** In the order of their rolls; none refers to a later one. */
  readonly assignments: readonly Assignment[];
  readonly body: Expression;
  readonly span: Span;
}

/** A name that is rolled once, however often it is used. */
export interface Assignment {
  /** In lower case. */
  readonly name: string;
  readonly nameSpan: Span;
  readonly value: Value;
}

export type Expression = Value | Test | Outcomes;

/** The named outcomes of a roll: the first one whose test is true counts. */
export interface Outcomes {
  readonly kind: 'outcomes';
  /** At least one. Those with the same name are one outcome. */
  readonly outcomes: readonly NamedOutcome[];
  readonly span: Span;
}

export interface NamedOutcome {
  /** In the author's words. `again` means that everything is rolled again, until there is another outcome. */
  readonly name: string;
  /** Absent for an outcome without a test, which is the last one. */
  readonly test: Test | undefined;
}

/** An expression whose result is a whole number. */
export type Value =
  | NumberValue
  | NameValue
  | Pool
  | Addition
  | Product
  | Negation
  | Extreme
  | Quotient
  | Choice
  | Each
  | PoolCount
  | PoolSum
  | Alike
  | Difference
  | Kept
  | Repetition
  | Turns;

export interface NumberValue {
  readonly kind: 'number';
  /** A safe integer that is not negative. */
  readonly value: number;
  readonly span: Span;
}

/** A parameter, a variable, or a name given a value before. */
export interface NameValue {
  readonly kind: 'name';
  /** In lower case. */
  readonly name: string;
  readonly span: Span;
}

/** Dice that are rolled together, or the rolled dice of a name. */
export type Pool = Dice | D66 | Reroll | NameValue;

export interface Dice {
  readonly kind: 'dice';
  readonly count: Value;
  readonly sides: Value;
  readonly span: Span;
}

/** Two D6 read as tens and units. */
export interface D66 {
  readonly kind: 'd66';
  readonly span: Span;
}

/** Each of the dice that meets the condition is rolled once more, and the second roll counts. */
export interface Reroll {
  readonly kind: 'reroll';
  readonly pool: Pool;
  readonly condition: Condition;
  readonly span: Span;
}

/** Two or more terms. */
export interface Addition {
  readonly kind: 'addition';
  readonly terms: readonly Term[];
  readonly span: Span;
}

export interface Term {
  readonly isSubtracted: boolean;
  readonly value: Value;
}

/** Two or more factors. */
interface Product {
  readonly kind: 'product';
  readonly factors: readonly Value[];
  readonly span: Span;
}

interface Negation {
  readonly kind: 'negation';
  readonly value: Value;
  readonly span: Span;
}

/** The lesser or the greater of two values. */
interface Extreme {
  readonly kind: 'min' | 'max';
  readonly left: Value;
  readonly right: Value;
  readonly span: Span;
}

/** A division, rounded to a whole number: up to the next greater, down to the next less. */
export interface Quotient {
  readonly kind: 'roundUp' | 'roundDown';
  readonly left: Value;
  readonly right: Value;
  readonly span: Span;
}

/** One of two values, chosen by a test. Only the chosen one is rolled. */
export interface Choice {
  readonly kind: 'if';
  readonly test: Test;
  readonly whenTrue: Value;
  readonly whenFalse: Value;
  readonly span: Span;
}

/** The sum of a value that is rolled several times; for a test, the number of times it is true. */
export interface Each {
  /** `party`: for each Warrior, with the values that this Warrior has. */
  readonly kind: 'each' | 'party';
  /** Of a party the name `warriors`. */
  readonly times: Value;
  readonly body: Value | Test;
  readonly span: Span;
}

/** The number of dice of the pool that meet the condition. */
export interface PoolCount {
  readonly kind: 'count';
  readonly pool: Pool;
  readonly condition: Comparing;
  readonly span: Span;
}

/** The sum of the dice that meet the condition; or of all dice if none meets it, otherwise 0. */
export interface PoolSum {
  readonly kind: 'sum' | 'sumUnless';
  readonly pool: Pool;
  readonly condition: Condition;
  readonly span: Span;
}

/** The number of dice that show the commonest face of the pool. */
interface Alike {
  readonly kind: 'alike';
  readonly pool: Pool;
  readonly span: Span;
}

/** How far the highest of the dice is above the lowest. */
interface Difference {
  readonly kind: 'spread';
  readonly pool: Pool;
  readonly span: Span;
}

/** The sum of the highest or lowest dice of the pool; of all dice if it has fewer. */
export interface Kept {
  readonly kind: 'highest' | 'lowest';
  readonly kept: number;
  readonly pool: Pool;
  readonly span: Span;
}

/** The sum or the number of rolls of a pool, up to and with the first roll that meets the condition. */
export interface Repetition {
  readonly kind: 'repeat' | 'rolls';
  readonly pool: Exclude<Pool, NameValue>;
  readonly until: Comparing;
  readonly span: Span;
}

/** The number of the first turn in which a test is true. It is made once in each turn. */
interface Turns {
  readonly kind: 'turns';
  readonly test: Test;
  readonly span: Span;
}

/** A condition for a single die, or for one roll of a repeated pool. */
export type Condition = Comparing | Parity;

/** The value on the other side is rolled once, not again for each die. */
export interface Comparing {
  readonly kind: 'comparing';
  readonly comparator: Comparator;
  readonly value: Value;
}

interface Parity {
  readonly kind: 'even' | 'odd';
}

/** An expression that is true or false. */
export type Test = Comparison | Membership | Junction | Not;

export interface Comparison {
  readonly kind: 'comparison';
  readonly comparator: Comparator;
  readonly left: Value;
  readonly right: Value;
  readonly span: Span;
}

/** `value in {1-3, 5}`. */
export interface Membership {
  readonly kind: 'in';
  readonly value: Value;
  readonly ranges: readonly Range[];
  readonly span: Span;
}

/** Both ends are included; `low` is not greater than `high`. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** Two or more tests of which all, or at least one, must be true. */
export interface Junction {
  readonly kind: 'and' | 'or';
  readonly tests: readonly Test[];
  readonly span: Span;
}

interface Not {
  readonly kind: 'not';
  readonly test: Test;
  readonly span: Span;
}
