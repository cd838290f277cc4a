/** The slips that scanning and typing leave in a text. Each is the code of a problem. */
export type SlipCode =
  | 'misread-die'
  | 'split-die'
  | 'glued-die'
  | 'misread-one'
  | 'misread-zero'
  | 'misread-number'
  | 'misread-plus'
  | 'lost-minus'
  | 'list-slip'
  | 'misread-word'
  | 'lost-hyphen'
  | 'stray-full-stop'
  | 'stray-page-number'
  | 'formula-residue'
  | 'invisible-character'
  | 'curly-quotes';

/** What a sentence about a slip says. */
interface SlipWords {
  readonly written: string;
  /** The same, mended; undefined where nobody can say what it should be. */
  readonly repaired: string | undefined;
}

/** The sentences about slips in one language: what is wrong, why it matters, what to do. */
export interface SlipMessages {
  readonly found: Readonly<Record<SlipCode, (words: SlipWords) => string>>;
  /** A name that is nearly that of another place: `line` counts from 1. */
  readonly nameVariant: (name: string, other: string, line: number) => string;
  /** A name that is nearly one of the game's own. */
  readonly nearlyKnownName: (name: string, known: string) => string;
  /** A target that no roll can reach, or that every roll reaches. `roll` as in the language of odds. */
  readonly impossibleTarget: (target: string, roll: string) => string;
  readonly pointlessTarget: (target: string, roll: string) => string;
}
