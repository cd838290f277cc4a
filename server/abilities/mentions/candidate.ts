import type { Mention } from './mention.ts';

/** A place where the words of a name stand, before it is known whether the ability is meant. */
export interface Candidate<Owner> {
  readonly mention: Mention<Owner>;
  /** The end of the mention with its suffixes. */
  readonly end: number;
  readonly capitals: Capitals;
  /** Whether marks of emphasis stand around it alone: `**Break**`, `*Fear 4:*`. */
  readonly isEmphasised: boolean;
  /** What speaks for it in itself, whatever stands in the list around it; see `evidenceFor`. */
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
