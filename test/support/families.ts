import { codesOf, isSyntaxCode, type ProblemCode } from '../../server/checks/problems/kinds.ts';

/** XML that is not well-formed. */
export const syntaxCodes = codesOf('unreadable').filter(isSyntaxCode);

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
  'split-die',
  'glued-die',
  'lost-hyphen',
  'doubled-word',
  'stray-full-stop',
  'stray-page-number',
  'invisible-character',
] as const satisfies readonly ProblemCode[];

/** Translations beside the texts that they translate, without the hint about those that are missing. */
export const translationCodes = codesOf('translations').filter((code) => code !== 'missing-translation');
