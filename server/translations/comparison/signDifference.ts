import type { Span } from '../../text/span.ts';
import type { Sign, Signs } from './signs.ts';

/** A die or a number that a translation has lost, changed or added. */
export interface SignDifference {
  /** As the source has it; undefined if the translation has added it. */
  readonly source: Sign | undefined;
  /** As the translation has it; undefined if it is lost. */
  readonly written: Sign | undefined;
  /** In the translation: the sign, or the place at which one is missing. */
  readonly span: Span;
}

/** A text with its dice and numbers. */
export interface ComparedText {
  readonly text: string;
  readonly language: string;
  /** Those that are compared. */
  readonly signs: Signs;
  /** These and all others, which show the places of the compared. */
  readonly places: readonly Sign[];
}
