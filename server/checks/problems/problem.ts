import type { Span } from '../../text/span.ts';

export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** Without well-formedness no program can read the file. */
const wellFormedness = {
  'unclosed-element': 'error',
  'stray-end-tag': 'error',
  'mismatched-end-tag': 'error',
  'unfinished-start-tag': 'error',
  'unfinished-end-tag': 'error',
  'stray-less-than': 'error',
  'stray-characters': 'error',
  'attribute-without-value': 'error',
  'unquoted-value': 'error',
  'unclosed-quote': 'error',
  'missing-space': 'error',
  'duplicate-attribute': 'error',
  'bare-ampersand': 'error',
  'unknown-entity': 'error',
  'bad-character-reference': 'error',
  'illegal-character': 'error',
  'cdata-end-in-text': 'error',
  'unclosed-comment': 'error',
  'double-hyphen': 'error',
  'unclosed-cdata': 'error',
  'unclosed-instruction': 'error',
  'misplaced-xml-declaration': 'error',
  'bad-xml-declaration': 'error',
  'wrong-encoding': 'error',
  'other-xml-version': 'warning',
  'undeclared-prefix': 'error',
  'misplaced-doctype': 'error',
  'misplaced-cdata': 'error',
  'text-outside-root': 'error',
  'second-root': 'error',
  'wrong-root': 'error',
  'missing-root': 'error',
  'early-root-end': 'error',
  'too-deep': 'error',
} as const satisfies Record<string, Severity>;

/** Every kind of problem, by its stable code, with the severity that it has. What each means is in `server/wording`. */
export const severities = {
  ...wellFormedness,
  'too-many-problems': 'info',
  // Structure and values: what the schema says.
  'unknown-element': 'error',
  'misplaced-element': 'error',
  'missing-child': 'error',
  'no-entries': 'error',
  'unexpected-text': 'error',
  'unknown-attribute': 'error',
  'missing-attribute': 'error',
  'bad-value': 'error',
  // Ids.
  'missing-id': 'error',
  'bad-id': 'error',
  'duplicate-id': 'error',
  'id-in-other-file': 'warning',
  // Parameters: what a rule asks for, and what its uses give.
  'missing-parameter': 'warning',
  'unfit-parameter': 'warning',
  'parameter-mismatch': 'warning',
  'wrong-rule': 'warning',
  'several-rules': 'warning',
  'unreadable-use': 'hint',
  'unused-parameter': 'info',
  'undeclared-placeholder': 'warning',
  'unknown-ability': 'hint',
  // Comments that ignore problems.
  'unused-suppression': 'info',
  'bad-suppression': 'warning',
  // Mechanics.
  'odds-syntax': 'error',
  'impossible-target': 'warning',
  'pointless-target': 'warning',
  // Slips of scanning and typing: a warning where they change a rule.
  'misread-die': 'warning',
  'misread-one': 'warning',
  'misread-zero': 'warning',
  'misread-number': 'warning',
  'misread-plus': 'warning',
  'lost-minus': 'warning',
  'list-slip': 'warning',
  'misread-word': 'warning',
  'formula-residue': 'warning',
  'name-variant': 'info',
  'split-die': 'hint',
  'glued-die': 'hint',
  'lost-hyphen': 'hint',
  'stray-full-stop': 'hint',
  'stray-page-number': 'hint',
  'invisible-character': 'hint',
  'curly-quotes': 'hint',
} as const satisfies Record<string, Severity>;

export type ProblemCode = keyof typeof severities;

/** Whether a comment may ignore problems of that code. What keeps programs from reading a file cannot be argued with. */
export function isIgnorable(code: ProblemCode): boolean {
  return !unignorable.has(code);
}

const unignorable: ReadonlySet<string> = new Set([
  ...Object.keys(wellFormedness),
  'too-many-problems',
  'unused-suppression',
  'bad-suppression',
]);

/** Something wrong in a document. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** In the document. */
  readonly span: Span;
  /** What is wrong, why it matters, what to do: in the reader's language. */
  readonly message: string;
  /** What the program can do about it by itself: there only where the repair is certain, the likeliest first. */
  readonly fixes?: readonly Fix[];
}

/** A repair of a problem. What comes out can be read at least as well as what was there. */
export interface Fix {
  /** What it does, in the reader's language: an item of a menu. */
  readonly title: string;
  /** In the order of the text, and apart from one another. */
  readonly edits: readonly Edit[];
}

export interface Edit {
  /** Counts in the same text as the span of the problem. */
  readonly span: Span;
  readonly newText: string;
}
