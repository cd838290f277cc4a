import type { Span } from '../../text/span.ts';

export type ExpectedWord = 'of' | 'where' | 'until' | '(' | '{' | ',' | '/' | ':';

/** Something that is not in the language of odds, on the smallest span that shows it. */
export type DiceSyntaxError =
  /** A number, a roll or a name should stand here. At the end of the text the span is empty. */
  | { readonly code: 'expectedValue'; readonly span: Span }
  /** The expression could end here, but more follows that does not continue it. */
  | { readonly code: 'unexpectedText'; readonly span: Span; readonly text: string }
  /** The bracket that `opening` spans is not closed here. */
  | {
      readonly code: 'expectedClosing';
      readonly span: Span;
      readonly closing: ')' | '}';
      readonly opening: Span;
    }
  /** A word or sign of the language should stand here, as `of` in `highest(2 of 3D6)`. */
  | { readonly code: 'expectedWord'; readonly span: Span; readonly word: ExpectedWord }
  /** `<=`, `<`, `>=`, `>`, `=` or `!=` should stand here. */
  | { readonly code: 'expectedComparator'; readonly span: Span }
  /** Only dice can be counted, added up, kept or repeated. */
  | { readonly code: 'expectedDice'; readonly span: Span }
  /** Only a written number will do. */
  | { readonly code: 'expectedNumber'; readonly span: Span }
  | {
      readonly code: 'unknownFunction';
      readonly span: Span;
      readonly name: string;
      readonly known: readonly string[];
    }
  /** The name of an outcome should stand here. */
  | { readonly code: 'expectedOutcome'; readonly span: Span }
  /** Outcomes that are a part of something else. */
  | { readonly code: 'outcomesInside'; readonly span: Span }
  /** A comparison where a number is needed. */
  | { readonly code: 'testAsValue'; readonly span: Span }
  /** A number where a comparison is needed. */
  | { readonly code: 'valueAsTest'; readonly span: Span }
  /** `2 <= 1D6 <= 4`: say it with `and`. */
  | { readonly code: 'chainedComparison'; readonly span: Span }
  /** `2D66`: tens and units are one roll and cannot be added up. */
  | { readonly code: 'severalD66'; readonly span: Span }
  /** `6-4` where `4-6` is meant. */
  | { readonly code: 'reversedRange'; readonly span: Span; readonly low: number; readonly high: number }
  | { readonly code: 'numberTooLarge'; readonly span: Span; readonly limit: number }
  | { readonly code: 'tooLong'; readonly span: Span; readonly limit: number }
  | { readonly code: 'tooDeep'; readonly span: Span; readonly limit: number }
  /** Nothing stands before the colon. */
  | { readonly code: 'emptyLabel'; readonly span: Span }
  /** A part between semicolons that is not `name = value`. */
  | { readonly code: 'expectedAssignment'; readonly span: Span }
  /** The name has been given a value before. */
  | { readonly code: 'nameTwice'; readonly span: Span; readonly name: string; readonly first: Span }
  /** The name is given a value here but has been used before. */
  | { readonly code: 'usedBeforeAssigned'; readonly span: Span; readonly name: string };
