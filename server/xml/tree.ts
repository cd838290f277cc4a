/** The tree that `parse` makes of XML text: plain data, in which every name, value and run of text has a span. */
import { remembered } from '../queries/remembered.ts';
import type { Span } from '../text/span.ts';

/** Elements nested deeper than this are read as siblings, so that no input can exhaust the stack of code that walks the tree. */
export const maximumDepth = 100;

export interface Attribute {
  readonly name: string;
  readonly nameSpan: Span;
  /** The value between its quotes, still escaped. Absent while there is no value. */
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
  /** From `<` to `>` of the start tag, or to its end without `>`. */
  readonly startTag: Span;
  /** Whether the start tag has its `>`. */
  readonly finished: boolean;
  /** `<name/>`; not where its content and its end tag follow by mistake, which then belong to it. */
  readonly selfClosing: boolean;
  /** Absent for `<name/>` and for an unclosed element. */
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
  /** The text between `<!--` and `-->`. */
  readonly contentSpan: Span;
  readonly span: Span;
}

export interface CData {
  readonly kind: 'cdata';
  /** The text between `<![CDATA[` and `]]>`. */
  readonly contentSpan: Span;
  readonly span: Span;
}

export interface ProcessingInstruction {
  readonly kind: 'processingInstruction';
  /** `odds` in `<?odds hits: 1D6 >= 4 ?>`. */
  readonly target: string;
  readonly targetSpan: Span;
  /** The text between the target and `?>`, without white space around it. */
  readonly contentSpan: Span;
  readonly span: Span;
}

export interface DoctypeDeclaration {
  readonly kind: 'doctype';
  readonly span: Span;
}

/** An end tag that closes nothing here. The root's end tag is one in its section. */
interface StrayEndTag extends EndTag {
  readonly kind: 'strayEndTag';
}

export type Node = Element | Text | Comment | CData | ProcessingInstruction | DoctypeDeclaration | StrayEndTag;

/** The child elements of that name, in order. */
export function childrenNamed({ children }: Element, name: string): readonly Element[] {
  return children.filter((node): node is Element => node.kind === 'element' && node.name === name);
}

/** The attribute of that name, or undefined. Of two with the same name the first counts. */
export function attributeOf(element: Pick<Element, 'attributes'>, name: string): Attribute | undefined {
  const { attributes } = element;
  if (attributes.length <= fewAttributes) return attributes.find((attribute) => attribute.name === name);
  return attributesByName(element).get(name);
}

const fewAttributes = 16;
/** A map for elements with many attributes: a hostile one has a hundred thousand, and each is looked up. */
const attributesByName = remembered(
  ({ attributes }: Pick<Element, 'attributes'>): ReadonlyMap<string, Attribute> =>
    new Map(attributes.toReversed().map((attribute) => [attribute.name, attribute])),
);
