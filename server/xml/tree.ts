/** The tree that `parse` makes of XML text: plain data, in which every name, value and run of text has a span. */
import { remembered } from '../text/remembered.ts';
import type { Span } from '../text/span.ts';

/** Elements nested deeper than this are read as siblings, so that no input can exhaust the stack of whoever walks the tree. */
export const maximumDepth = 100;

export interface Attribute {
  readonly name: string;
  readonly nameSpan: Span;
  /** The value between its quotes, still escaped. Absent where the author has not typed one yet. */
  readonly valueSpan: Span | undefined;
  /** From the first letter of the name to the closing quote. */
  readonly span: Span;
}

export interface Element {
  readonly kind: 'element';
  readonly name: string;
  /** The name in the start tag. */
  readonly nameSpan: Span;
  readonly attributes: readonly Attribute[];
  readonly children: readonly Node[];
  /** From `<` to `>` of the start tag, or to where it breaks off. */
  readonly startTag: Span;
  /** Whether the start tag has its `>`. */
  readonly finished: boolean;
  /** `<name/>`. */
  readonly selfClosing: boolean;
  /** Absent for `<name/>` and for an element that is never closed. */
  readonly endTag: EndTag | undefined;
  /** From the start tag's `<` to the last character of the element. */
  readonly span: Span;
}

export interface EndTag {
  readonly name: string;
  readonly nameSpan: Span;
  readonly span: Span;
}

/** Character data, still escaped. */
export interface Text {
  readonly kind: 'text';
  readonly span: Span;
}

export interface Comment {
  readonly kind: 'comment';
  /** What stands between `<!--` and `-->`. */
  readonly contentSpan: Span;
  readonly span: Span;
}

export interface CData {
  readonly kind: 'cdata';
  /** What stands between `<![CDATA[` and `]]>`. */
  readonly contentSpan: Span;
  readonly span: Span;
}

export interface ProcessingInstruction {
  readonly kind: 'processingInstruction';
  /** `odds` in `<?odds hits: 1D6 >= 4 ?>`. */
  readonly target: string;
  readonly targetSpan: Span;
  /** What stands between the target and `?>`, without the blanks around it. */
  readonly contentSpan: Span;
  readonly span: Span;
}

export interface DoctypeDeclaration {
  readonly kind: 'doctype';
  readonly span: Span;
}

/** An end tag that closes nothing here. The root's own end tag is one in the section that holds it. */
interface StrayEndTag extends EndTag {
  readonly kind: 'strayEndTag';
}

export type Node = Element | Text | Comment | CData | ProcessingInstruction | DoctypeDeclaration | StrayEndTag;

/** The attribute of that name, or undefined. Of two with one name the first counts, as in every XML reader. */
export function attributeOf(element: Element, name: string): Attribute | undefined {
  const { attributes } = element;
  if (attributes.length <= fewAttributes) return attributes.find((attribute) => attribute.name === name);
  return attributesByName(element).get(name);
}

const fewAttributes = 16;
/** Of the elements with more: a hostile one has a hundred thousand, and is asked for each. */
const attributesByName = remembered(
  ({ attributes }: Element): ReadonlyMap<string, Attribute> =>
    new Map(attributes.toReversed().map((attribute) => [attribute.name, attribute])),
);
