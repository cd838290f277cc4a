import type { Value } from '../../language/expression.ts';
import type { PhraseName } from '../grammar/grammar.ts';
import type { TokenMention } from '../notation/notation.ts';
import type { Scores } from './numbers.ts';

/** A phrase where it was found. */
export interface FoundPhrase {
  readonly name: PhraseName;
  readonly variant: string;
  readonly from: number;
  /** The first token after it. */
  readonly to: number;
  /** In the order of the text. */
  readonly captured: readonly Captured[];
}

/** A phrase where it was found, or something that it captured. */
export type Captured =
  | FoundPhrase
  | { readonly name: 'dice'; readonly mention: TokenMention; readonly from: number; readonly to: number }
  | { readonly name: 'value'; readonly value: Value; readonly from: number; readonly to: number }
  | { readonly name: 'scores'; readonly scores: Scores; readonly from: number; readonly to: number }
  | { readonly name: 'sign'; readonly from: number; readonly to: number }
  | { readonly name: 'thing'; readonly word: string; readonly from: number; readonly to: number };
