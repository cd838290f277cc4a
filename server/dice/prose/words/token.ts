/** The little of running text that dice notations are made of. */

export type Token = DieToken | NumberToken | WordToken | SignToken;

/** The offsets lie in the token itself and not in a span: a large text has very many tokens. */
interface TokenBase {
  readonly start: number;
  readonly end: number;
  /** Whether no blank stands between this token and the one before. */
  readonly isGlued: boolean;
  /** Whether it is the first of a paragraph, or of a line behind one that is too short to be wrapped. */
  readonly startsLine: boolean;
}

/** `2D6`, `D66`, `nD6`, `1Dn`. */
export interface DieToken extends TokenBase {
  readonly kind: 'die';
  /** Absent where the author wrote none. */
  readonly count: number | 'n' | undefined;
  readonly sides: number | 'n';
  /** How a scanner spoilt it; absent where it stands as it should. */
  readonly misread?: Misread;
}

export interface NumberToken extends TokenBase {
  readonly kind: 'number';
  readonly value: number;
}

export interface WordToken extends TokenBase {
  readonly kind: 'word';
  /** In lower case, with plain apostrophes and blanks for hyphens. */
  readonly word: string;
  readonly isCapitalised: boolean;
}

/** One character. */
export interface SignToken extends TokenBase {
  readonly kind: 'sign';
  readonly sign: string;
}

/**
 * `glued` to a word beside it, `split` by blanks, or with a `letter` in place of a digit or a sign, or, as in `106`, a digit in
 * place of the D.
 */
export type Misread = 'glued' | 'split' | 'letter';
