import type { WordClass } from '../lexicon/lexicon.ts';
import type { TokenMention } from '../notation/notation.ts';
import type { Token } from '../words/token.ts';
import type { VariableReading } from '../words/variables.ts';
import type { Phrases } from './phrases.ts';

/** The tokens of a sentence, with what each of them is. */
export interface ClassifiedTokens {
  readonly tokens: readonly Token[];
  readonly from: number;
  /** The first token behind it. */
  readonly to: number;
  readonly phrases: Phrases;
  /** Where the members of a class end that begin at a token, the longest first. */
  endsOf(name: WordClass, at: number): readonly number[];
  /** Whether a member of one of the classes begins at a token. */
  is(at: number, ...classes: readonly WordClass[]): boolean;
  /** Whether the word at a token means nothing for a roll. */
  isFree(at: number): boolean;
  /** Whether the word at a token may name a thing, and means nothing else. */
  isNoun(at: number): boolean;
  /** The number at a token, in digits or in a word. */
  numberAt(at: number): number | undefined;
  /** The number of the game that is named at a token, as far as the text goes. */
  variableAt(at: number): VariableReading | undefined;
  mentionAt(at: number): TokenMention | undefined;
}
