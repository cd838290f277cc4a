/** The answers of `evaluate`. */

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
  /** `3` of `3/6`: as a player counts, not in lowest terms. */
  readonly ways: bigint;
  readonly total: bigint;
}

/** The answer to a value. */
export interface Spread {
  readonly kind: 'distribution';
  readonly distribution: Distribution;
  /** For a roll that may go on for ever: not all of its outcomes can be listed. */
  readonly truncated?: Truncation;
  /** Whether the outcomes are turns: then readers see the chance that something has happened by a turn. */
  readonly isTurns?: boolean;
}

/** The rest of a list of outcomes. The chances of the listed ones are exact, because `distribution.total` also counts the rest. */
interface Truncation {
  /** The exact mean of all outcomes, also of those not listed. */
  readonly mean: Fraction;
  /** The chance of an outcome beyond the last one listed. */
  readonly cut: Fraction;
}

/** The answer for a roll with several named outcomes. */
export interface NamedChances {
  readonly kind: 'outcomes';
  readonly outcomes: readonly NamedChance[];
}

export interface NamedChance {
  /** Undefined for the case that no test of the expression is true. */
  readonly name: string | undefined;
  readonly chance: Chance;
}

/** These names need a value before there is an answer. They are in the order of the text. */
export interface Open {
  readonly kind: 'open';
  readonly variables: readonly string[];
}

/** The reason why there is no answer, and the part of the text that it is about. */
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
  | { readonly kind: 'invalid'; readonly code: 'divisionByZero'; readonly span: Span }
  /** `A` in a place for a number. */
  | { readonly kind: 'invalid'; readonly code: 'automaticValue'; readonly name: string; readonly span: Span }
  /** The number given for a name is not a safe integer. */
  | { readonly kind: 'invalid'; readonly code: 'notWhole'; readonly name: string; readonly span: Span }
  /** A repeated roll that never ends. */
  | { readonly kind: 'invalid'; readonly code: 'neverEnds'; readonly span: Span }
  /** A roll that may go on for ever, in a place that requires all of its outcomes for an exact answer. */
  | { readonly kind: 'invalid'; readonly code: 'endless'; readonly span: Span };

/** The Warriors of a party, each with its values by their names. */
export type Party = readonly ReadonlyMap<string, number>[];

/** A number; `A`, which makes a test against it certain; or dice, which are rolled once. */
export type Binding = number | 'automatic' | Value;

export type Bindings = ReadonlyMap<string, Binding>;
