import type { Span } from '../text/span.ts';

/**
 * A section keeps only the first errors up to this number: nobody reads more, and a hostile file must not fill the memory. With so many,
 * the section may have further errors anywhere.
 */
export const maximumErrors = 1001;

/** An error of well-formedness, as data: `server/wording` has the sentences. Each lies on the smallest span that shows it. */
export type ParseError = {
  readonly span: Span;
} /** `isRepeated` where it stands in another of its name that is not closed either: it may well be the end tag of that one. */ & (
  | { readonly kind: 'unclosedElement'; readonly name: string; readonly endTags: string; readonly isRepeated: boolean }
  | { readonly kind: 'strayEndTag'; readonly name: string }
  /** A tag with a `/` before its `>`, behind which the content and the end tag follow. */
  | { readonly kind: 'selfClosedElement'; readonly name: string }
  /** `isSwapped` if the end tag of `expected` follows directly. */
  | {
      readonly kind: 'mismatchedEndTag';
      readonly name: string;
      readonly expected: string;
      readonly isSwapped: boolean;
    }
  | { readonly kind: 'unfinishedStartTag'; readonly name: string }
  | { readonly kind: 'unfinishedEndTag'; readonly name: string }
  | { readonly kind: 'strayLessThan' }
  | { readonly kind: 'strayCharacters'; readonly characters: string }
  /** `lacksEquals` if only the `=` between the name and the value is missing. */
  | { readonly kind: 'attributeWithoutValue'; readonly name: string; readonly lacksEquals: boolean }
  /** `isCurly` if it is in the quotation marks of a word processor: then these belong to the span. */
  | { readonly kind: 'unquotedValue'; readonly name: string; readonly isCurly: boolean }
  | { readonly kind: 'unclosedQuote'; readonly name: string; readonly quote: string }
  | { readonly kind: 'missingSpace'; readonly name: string }
  | { readonly kind: 'duplicateAttribute'; readonly name: string }
  | { readonly kind: 'bareAmpersand' }
  | { readonly kind: 'unknownEntity'; readonly name: string }
  | { readonly kind: 'badCharacterReference'; readonly reference: string }
  | { readonly kind: 'illegalCharacter'; readonly code: number }
  | { readonly kind: 'cdataEndInText' }
  | { readonly kind: 'unclosedComment' }
  | { readonly kind: 'doubleHyphen' }
  | { readonly kind: 'unclosedCdata' }
  | { readonly kind: 'unclosedInstruction' }
  | { readonly kind: 'misplacedXmlDeclaration' }
  | { readonly kind: 'badXmlDeclaration'; readonly fault: DeclarationFault }
  | { readonly kind: 'misplacedDoctype' }
  | { readonly kind: 'misplacedCdata' }
  | { readonly kind: 'textOutsideRoot' }
  | { readonly kind: 'secondRoot'; readonly name: string }
  | { readonly kind: 'wrongRoot'; readonly name: string; readonly expected: string }
  | { readonly kind: 'missingRoot'; readonly expected: string }
  | { readonly kind: 'earlyRootEnd'; readonly name: string }
  | { readonly kind: 'tooDeep'; readonly limit: number }
);

/** The errors of one kind. */
export type ErrorOf<Kind extends ParseError['kind']> = Extract<ParseError, { readonly kind: Kind }>;

/** A fault of the XML declaration other than quotes and white space. */
export type DeclarationFault =
  /** It does not begin with exactly `<?xml`. */
  | { readonly what: 'beginning' }
  | { readonly what: 'noVersion' }
  /** `name` is after `later` and must be before it. */
  | { readonly what: 'order'; readonly name: string; readonly later: string }
  /** `nearest` is the part most likely meant. */
  | { readonly what: 'name'; readonly name: string; readonly nearest: string | undefined }
  | { readonly what: 'version'; readonly value: string }
  | { readonly what: 'encoding'; readonly value: string; readonly nearest: string | undefined }
  | { readonly what: 'standalone'; readonly value: string };

/** Adds an error to those of a section, up to `maximumErrors`. */
export function report(errors: ParseError[], error: ParseError): void {
  if (errors.length < maximumErrors) errors.push(error);
}
