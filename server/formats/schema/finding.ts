import type { Span } from '../../text/span.ts';

/** A violation of a schema, as data: `server/wording` has the sentences. Each lies on the smallest span that shows it. */
export type SchemaFinding = {
  readonly span: Span;
} /** An element of a name that this kind of document does not have. Lies on the name in the start tag. */ & (
  | {
      readonly kind: 'unknownElement';
      readonly name: string;
      /** Undefined for the root itself. */
      readonly parent: string | undefined;
      /** The allowed content of the parent. */
      readonly allowed: readonly string[];
      /** The name that was probably meant. */
      readonly nearest: string | undefined;
    }
  /** An element that is allowed only elsewhere. Lies on the name in the start tag. */
  | {
      readonly kind: 'misplacedElement';
      readonly name: string;
      readonly parent: string | undefined;
      readonly allowed: readonly string[];
      /** The elements in which it is allowed, nearest to the root first. */
      readonly parents: readonly string[];
    }
  /** An element without required children. Lies on the name in the start tag. */
  | {
      readonly kind: 'missingChild';
      readonly element: string;
      readonly expected: readonly string[];
      /** Whether one of `expected` is enough. */
      readonly needs: 'one' | 'all';
      /** Whether it has no element at all. */
      readonly isEmpty: boolean;
    }
  /** An element that is allowed once, and is there once more. Lies on the name in the start tag. */
  | { readonly kind: 'repeatedElement'; readonly parent: string; readonly name: string }
  /** A document without entries. Lies on the name of the root. */
  | { readonly kind: 'noEntries'; readonly element: string; readonly expected: readonly string[] }
  /** Text in an element in which only elements are allowed. Lies on the text without white space around it. */
  | { readonly kind: 'unexpectedText'; readonly parent: string; readonly allowed: readonly string[] }
  /** Lies on the attribute's name. */
  | {
      readonly kind: 'unknownAttribute';
      readonly element: string;
      readonly attribute: string;
      /** The allowed attributes of the element. */
      readonly allowed: readonly string[];
      /** The missing attribute that was probably meant. */
      readonly nearest: string | undefined;
    }
  /** Lies on the element's name. */
  | { readonly kind: 'missingAttribute'; readonly element: string; readonly attribute: string }
  /** Lies on the value, or on the whole attribute if the value is empty. */
  | {
      readonly kind: 'badValue';
      readonly element: string;
      readonly attribute: string;
      /** With references replaced. */
      readonly value: string;
      readonly expected: Expectation;
    }
  /** Lies on the text without white space around it, or on the element's name if there is none. */
  | { readonly kind: 'badContent'; readonly element: string; readonly value: string; readonly expected: ValueType }
);

/** The expected value. */
export type Expectation =
  | { readonly kind: 'type'; readonly type: ValueType }
  | { readonly kind: 'oneOf'; readonly values: readonly string[] }
  | { readonly kind: 'exactly'; readonly value: string };

/** Types of values and texts that the schemas define by a pattern, under the same names in `whq-common.schema.json`. */
export const valueTypes = [
  'identifier',
  'entryId',
  'tableId',
  'signedNumber',
  'chartMeaning',
  'label',
  'characteristic',
  'ballisticSkill',
  'plainBallisticSkill',
  'attacks',
  'damage',
  'encounterNumber',
  'level',
  'number',
  'positiveNumber',
  'ambiences',
  'truth',
  'settlement',
  'goldValue',
  'users',
  'moment',
] as const;

export type ValueType = (typeof valueTypes)[number];
