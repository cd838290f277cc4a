import type { Mention } from './mention.ts';

/** A place with the words of a name. Whether the ability is meant is not known yet. */
export interface Candidate<Owner> {
  readonly mention: Mention<Owner>;
  /** The end of the mention with its suffixes. */
  readonly end: number;
  readonly capitals: Capitals;
  /** Whether it alone is between marks of emphasis: `**Break**`, `*Fear 4:*`. */
  readonly isEmphasised: boolean;
  /** Its own evidence, without that of a list around it; see `evidenceFor`. */
  readonly evidence: number;
}

/** How the words of a name are written. Where a sentence begins, the capital of its first word says nothing. */
export type Capitals =
  | 'none'
  /** `Fear` at the beginning of a sentence. */
  | 'initial'
  /** `Fear` within a sentence, or FEAR among small letters. */
  | 'within'
  /** `Magic Resistance`: several words that count, all of them with capitals. */
  | 'title'
  /** In a line that is all in capitals. */
  | 'line';
