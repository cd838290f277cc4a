import type { Span } from '../../text/span.ts';
import type { Facts, ProblemCode } from './kinds.ts';

/** A problem of a document, as data: its span, and the facts for its code. `server/wording` has the sentence, `severityOf` the severity. */
export type Finding = { readonly [Code in ProblemCode]: FindingOf<Code> }[ProblemCode];

interface FindingOf<Code extends ProblemCode> {
  readonly code: Code;
  /** In document coordinates, or in section coordinates if the function says so. */
  readonly span: Span;
  /** A span in the facts is another place in the document: only findings about the whole document have one. */
  readonly facts: Facts<Code>;
  /** The fixes, if the author's intention is certain, the likeliest first. */
  readonly fixes?: readonly Fix[];
}

/** A fix of a problem: its kind, facts and edits. It leaves no more errors of well-formedness than before. */
export type Fix = Repair & {
  /** In the order of the text, without overlaps. */
  readonly edits: readonly Edit[];
};

/** The kind and facts of a fix, as data: `server/wording` has the titles. */
export type Repair =
  | { readonly kind: 'replace' | 'add' | 'remove'; readonly text: string }
  | { readonly kind: 'replaceEntity'; readonly character: string }
  /** `removeSpaces`: spaces and line ends before the first line. `split`: an element for each of several abilities. */
  | {
      readonly kind: 'removeInvisible' | 'removeSpaces' | 'straightQuotes' | 'addQuotes' | 'addSpace' | 'split';
    }
  /** The end tag of the root moves behind the last entry. */
  | { readonly kind: 'moveToEnd'; readonly endTag: string }
  /** `linkTo`: another id for the rule that is used. */
  | { readonly kind: 'addId' | 'linkTo'; readonly id: string }
  /** A comment that ignores problems of that code, in the entry, the paragraph or the file. */
  | { readonly kind: 'ignore'; readonly code: ProblemCode; readonly where: 'entry' | 'paragraph' | 'file' }
  /** Other scores for a row of a roll table. */
  | { readonly kind: 'renumber'; readonly row: string; readonly scores: string }
  /** The roll that a table is for, in the text before it. */
  | { readonly kind: 'nameRoll'; readonly roll: string }
  /** Whole entries with their texts are removed: the first is named. */
  | { readonly kind: 'removeEntries'; readonly name: string; readonly count: number }
  /** What stands twice in a row is said once. */
  | { readonly kind: 'removeRepeated'; readonly text: string }
  /** Paths are added to a list of files, or one is removed from it: only the author knows whether that is meant. */
  | { readonly kind: 'listFiles'; readonly paths: readonly string[] }
  | { readonly kind: 'unlistFile'; readonly path: string }
  /** The whole file is written in the present edition of the format. */
  | { readonly kind: 'convert' }
  /** A part of an entry as the others of the file have it. */
  | { readonly kind: 'addPart'; readonly text: string }
  /** So many translations are marked as still to be translated. */
  | { readonly kind: 'markUntranslated'; readonly count: number }
  /** The same repair for all problems of that code in the file. */
  | { readonly kind: 'all'; readonly code: ProblemCode; readonly count: number };

export interface Edit {
  /** In the same coordinates as the span of the problem. */
  readonly span: Span;
  readonly newText: string;
}

/** Whether a problem is not told. Its span counts in the section with that index, or in the document without one. */
export type Settled = (problem: Finding, index: number | undefined) => boolean;
