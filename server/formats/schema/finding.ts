import type { Span } from '../../text/span.ts';

/** Where a document is not as its schema says, as data: `server/wording` has the sentences. Each lies on the smallest span that shows it. */
export type SchemaFinding = {
  readonly span: Span;
} /** An element of a name that this kind of document does not have. Lies on the name in the start tag. */ & (
  | {
      readonly kind: 'unknownElement';
      readonly name: string;
      /** Undefined if it is the root itself. */
      readonly parent: string | undefined;
      /** What may stand in the parent. */
      readonly allowed: readonly string[];
      /** What was probably meant. */
      readonly nearest: string | undefined;
    }
  /** An element that has its place elsewhere. Lies on the name in the start tag. */
  | {
      readonly kind: 'misplacedElement';
      readonly name: string;
      readonly parent: string | undefined;
      readonly allowed: readonly string[];
      /** The elements in which it may stand, nearest to the root first. */
      readonly parents: readonly string[];
    }
  /** An element that must hold one of `expected`, and holds none. Lies on the name in the start tag. */
  | { readonly kind: 'missingChild'; readonly element: string; readonly expected: readonly string[] }
  /** A document in which nothing has been written yet. Lies on the name of the root. */
  | { readonly kind: 'noEntries'; readonly element: string; readonly expected: readonly string[] }
  /** Text in an element that holds elements only. Lies on the text without the blanks around it. */
  | { readonly kind: 'unexpectedText'; readonly parent: string; readonly allowed: readonly string[] }
  /** Lies on the attribute's name. */
  | {
      readonly kind: 'unknownAttribute';
      readonly element: string;
      readonly attribute: string;
      /** The attributes that the element does have. */
      readonly allowed: readonly string[];
      /** What was probably meant, of those that are not there yet. */
      readonly nearest: string | undefined;
    }
  /** Lies on the element's name. */
  | { readonly kind: 'missingAttribute'; readonly element: string; readonly attribute: string }
  /** Lies on the value, or on the whole attribute if the value is empty. */
  | {
      readonly kind: 'badValue';
      readonly element: string;
      readonly attribute: string;
      /** As a reader sees it, with references replaced. */
      readonly value: string;
      readonly expected: Expectation;
    }
);

/** What a value should have been. */
export type Expectation =
  | { readonly kind: 'type'; readonly type: ValueType }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'exactly'; readonly value: string };

/**
 * The shapes of values that the schemas define by a pattern, under these very names.
 * - `identifier`: lower-case letters a–z, digits, `-`, `.` and `_`, the first a letter or a digit.
 * - `label`: any text with at least one character that can be seen.
 */
export const valueTypes = ['identifier', 'label'] as const;

export type ValueType = (typeof valueTypes)[number];
