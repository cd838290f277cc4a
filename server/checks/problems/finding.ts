import type { Span } from '../../text/span.ts';
import type { Facts, ProblemCode } from './kinds.ts';

/**
 * Something wrong in a document, as data: where it is, and what is known of it by its code. `server/wording` has the sentence, and
 * `severityOf` how grave it is.
 */
export type Finding = { readonly [Code in ProblemCode]: FindingOf<Code> }[ProblemCode];

interface FindingOf<Code extends ProblemCode> {
  readonly code: Code;
  /** In the document, or in a section where it says so. */
  readonly span: Span;
  /** A span in them is another place in the document: only those of what the whole document shows have one. */
  readonly facts: Facts<Code>;
  /** What the program can do about it by itself: there only where the repair is certain, the likeliest first. */
  readonly fixes?: readonly Fix[];
}

/** A repair of a problem: what it does, and how. What comes out can be read at least as well as what was there. */
export type Fix = Repair & {
  /** In the order of the text, and apart from one another. */
  readonly edits: readonly Edit[];
};

/** What a fix does, as data: `server/wording` has the titles. */
export type Repair =
  | { readonly kind: 'replace' | 'add' | 'remove'; readonly text: string }
  | { readonly kind: 'replaceEntity'; readonly character: string }
  /** `removeSpaces`: spaces and line ends before the first line. `split`: an element for each of several abilities. */
  | {
      readonly kind: 'removeInvisible' | 'removeSpaces' | 'straightQuotes' | 'addQuotes' | 'addSpace' | 'split';
    }
  /** The names in the order in which they will stand. */
  | { readonly kind: 'reorder'; readonly names: readonly string[] }
  /** The end tags move before the entry that begins inside the one they end. */
  | { readonly kind: 'endBefore'; readonly endTags: string }
  /** `linkTo`: another id for the rule that is used. */
  | { readonly kind: 'addId' | 'linkTo'; readonly id: string }
  /** A comment that ignores problems of that code, in the entry, the paragraph or the file. */
  | { readonly kind: 'ignore'; readonly code: ProblemCode; readonly where: 'entry' | 'paragraph' | 'file' }
  /** The same repair for all problems of that code in the file. */
  | { readonly kind: 'all'; readonly code: ProblemCode; readonly count: number };

export interface Edit {
  /** Counts in the same text as the span of the problem. */
  readonly span: Span;
  readonly newText: string;
}
