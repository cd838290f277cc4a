import type { Span } from '../xml/tree.ts';

export type Severity = 'error' | 'warning' | 'info' | 'hint';

/** Every kind of problem, by its stable code, with the severity that it has. What each means is in `server/l10n`. */
export const severities = {
  // Well-formedness: without it no program can read the file.
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
  'misplaced-doctype': 'error',
  'misplaced-cdata': 'error',
  'text-outside-root': 'error',
  'second-root': 'error',
  'early-root-end': 'error',
  'too-deep': 'error',
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
  // Mechanics.
  'odds-syntax': 'error',
} as const satisfies Record<string, Severity>;

export type ProblemCode = keyof typeof severities;

/** Something wrong in a document. */
export interface Problem {
  readonly code: ProblemCode;
  readonly severity: Severity;
  /** In the document. */
  readonly span: Span;
  /** What is wrong, why it matters, what to do: in the reader's language. */
  readonly message: string;
}
