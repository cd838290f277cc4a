/** What `evaluate` answers. */

import type { Span } from '../../text/span.ts';
import type { Value } from '../language/expression.ts';
import type { Cap } from '../language/limits.ts';
import type { Distribution } from './distribution.ts';
import type { Fraction } from './fraction.ts';

export type Odds = Chance | Spread | NamedChances | Open | Failure;

/** The answer to a test. */
export interface Chance {
  readonly kind: 'chance';
  /** In lowest terms. */
  readonly chance: Fraction;
  /** `3` of `3/6`: as a player counts it, not in lowest terms. */
  readonly ways: bigint;
  readonly total: bigint;
}

/** The answer to a value. */
export interface Spread {
  readonly kind: 'distribution';
  readonly distribution: Distribution;
  /** There where rolling may go on for ever, and not all outcomes can be listed. */
  readonly truncated?: Truncation;
  /** Whether the outcomes are turns: then it is asked by which of them something has happened. */
  readonly isTurns?: boolean;
}

/** Chances of the outcomes listed are exact all the same: `distribution.total` also counts the part that is cut. */
interface Truncation {
  /** The exact mean of all outcomes, also of those not listed. */
  readonly mean: Fraction;
  /** The chance of an outcome beyond the last one listed. */
  readonly cut: Fraction;
}

/** The answer where a roll can lead to several outcomes that have names. */
export interface NamedChances {
  readonly kind: 'outcomes';
  readonly outcomes: readonly NamedChance[];
}

export interface NamedChance {
  /** Undefined for what no test of the expression is true for. */
  readonly name: string | undefined;
  readonly chance: Chance;
}

/** There is no answer before these names have a value, in the order they appear in. */
export interface Open {
  readonly kind: 'open';
  readonly variables: readonly string[];
}

/** There is no answer, and a part of the text that says why. */
export type Failure = TooLarge | Invalid;

export interface TooLarge {
  readonly kind: 'tooLarge';
  readonly cap: Cap;
  readonly limit: number;
  readonly span: Span;
}

export type Invalid =
  /** A die with no side, or with less than none. */
  | { readonly kind: 'invalid'; readonly code: 'noSides'; readonly sides: number; readonly span: Span }
  | { readonly kind: 'invalid'; readonly code: 'negativeCount'; readonly count: number; readonly span: Span }
  /** A total that may go down, where it has to grow until something is reached. */
  | { readonly kind: 'invalid'; readonly code: 'fallingTotal'; readonly span: Span }
  | { readonly kind: 'invalid'; readonly code: 'divisionByZero'; readonly span: Span }
  /** `A` where only a number makes sense. */
  | { readonly kind: 'invalid'; readonly code: 'automaticValue'; readonly name: string; readonly span: Span }
  /** The number given for a name is not a safe integer. */
  | { readonly kind: 'invalid'; readonly code: 'notWhole'; readonly name: string; readonly span: Span }
  /** A repeated roll that no outcome ends. */
  | { readonly kind: 'invalid'; readonly code: 'neverEnds'; readonly span: Span }
  /** A roll that may go on for ever, in a place where only all of its outcomes would give an exact answer. */
  | { readonly kind: 'invalid'; readonly code: 'endless'; readonly span: Span };

/** The Warriors of a party, each with its values by their names. */
export type Party = readonly ReadonlyMap<string, number>[];

/** A number; `A`, with which a test against it is certain; or dice in a number's place, which are rolled once. */
export type Binding = number | 'automatic' | Value;

export type Bindings = ReadonlyMap<string, Binding>;
