import type { ProblemCode } from '../../server/checks/problems/kinds.ts';

/** XML that is not well-formed. */
export const syntaxCodes = [
  'unclosed-element',
  'stray-end-tag',
  'self-closed-element',
  'mismatched-end-tag',
  'unfinished-start-tag',
  'unfinished-end-tag',
  'stray-less-than',
  'stray-characters',
  'attribute-without-value',
  'unquoted-value',
  'unclosed-quote',
  'missing-space',
  'duplicate-attribute',
  'bare-ampersand',
  'unknown-entity',
  'bad-character-reference',
  'illegal-character',
  'cdata-end-in-text',
  'unclosed-comment',
  'double-hyphen',
  'unclosed-cdata',
  'unclosed-instruction',
  'misplaced-xml-declaration',
  'bad-xml-declaration',
  'misplaced-doctype',
  'misplaced-cdata',
  'text-outside-root',
  'second-root',
  'wrong-root',
  'missing-root',
  'early-root-end',
  'too-deep',
] as const satisfies readonly ProblemCode[];

/** Entries that are not as the schema says, and their ids. */
export const structureCodes = [
  'unknown-element',
  'misplaced-element',
  'missing-child',
  'no-entries',
  'unexpected-text',
  'unknown-attribute',
  'missing-attribute',
  'bad-value',
  'bad-content',
  'unusual-content',
  'repeated-element',
  'disputed-structure',
  'left-out-part',
  'earlier-edition',
  'missing-id',
  'bad-id',
  'duplicate-id',
  'id-in-other-file',
] as const satisfies readonly ProblemCode[];

/** Slips of scanning and typing that a pattern finds in one text. */
export const scanCodes = [
  'misread-die',
  'misread-one',
  'misread-zero',
  'misread-number',
  'misread-plus',
  'lost-minus',
  'list-slip',
  'misread-word',
  'formula-residue',
  'garbled-letter',
  'split-die',
  'glued-die',
  'lost-hyphen',
  'stray-full-stop',
  'stray-page-number',
  'invisible-character',
  'curly-quotes',
] as const satisfies readonly ProblemCode[];

/** Uses of rules that do not fit the rules. */
export const useCodes = [
  'missing-parameter',
  'unfit-parameter',
  'parameter-mismatch',
  'wrong-rule',
  'several-rules',
  'unreadable-use',
] as const satisfies readonly ProblemCode[];

/** Translations beside the texts that they translate, without the hint about those that are missing. */
export const translationCodes = [
  'translation-dice',
  'translation-number',
  'translation-meaning',
  'translation-row',
  'translation-placeholder',
  'translation-length',
  'duplicate-translation',
  'orphan-translation',
  'stale-translation',
  'untranslated-text',
  'inconsistent-name',
  'other-term',
  'double-space',
  'lost-line-breaks',
  'translation-punctuation',
] as const satisfies readonly ProblemCode[];
