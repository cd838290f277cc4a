import { overlaps } from '../text/span.ts';
import type { ParseError } from './parseError.ts';
import type { Element } from './tree.ts';

/**
 * Whether the borders of all attributes in the start tag of an element are certain.
 *
 * @param errors of its section, or those of them that touch the element.
 */
export function isReadableTag({ finished, startTag }: Element, errors: readonly ParseError[]): boolean {
  return finished && errors.every(({ kind, span }) => inValues.has(kind) || !overlaps(span, startTag));
}

/** Errors in or of a start tag after which the borders of its attributes are certain. */
const inValues: ReadonlySet<ParseError['kind']> = new Set([
  'bareAmpersand',
  'unknownEntity',
  'badCharacterReference',
  'illegalCharacter',
  'missingSpace',
  'duplicateAttribute',
  'unclosedElement',
]);
