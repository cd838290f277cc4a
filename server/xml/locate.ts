import { type Span, touches } from '../text/span.ts';
import type { Attribute, CData, Comment, Element, EndTag, Node, ProcessingInstruction, Text } from './tree.ts';

/** The syntax at an offset. `path` has the elements around it, outermost first; for a name or an attribute the last one is its element. */
export type Location = { readonly path: readonly Element[] } & (
  | { readonly kind: 'elementName'; readonly element: Element; readonly span: Span }
  | { readonly kind: 'attributeName'; readonly element: Element; readonly attribute: Attribute; readonly span: Span }
  | { readonly kind: 'attributeValue'; readonly element: Element; readonly attribute: Attribute; readonly span: Span }
  /** In a start tag, outside its names and values. */
  | { readonly kind: 'startTag'; readonly element: Element; readonly span: Span }
  /** `element` is the element that the tag ends, finished or not; undefined for a stray end tag. */
  | { readonly kind: 'endTag'; readonly element: Element | undefined; readonly endTag: EndTag; readonly span: Span }
  | { readonly kind: 'text'; readonly node: Text | CData; readonly span: Span }
  | { readonly kind: 'comment'; readonly node: Comment; readonly span: Span }
  | { readonly kind: 'processingInstruction'; readonly node: ProcessingInstruction; readonly span: Span }
  /** Between two tags, or in syntax without a meaning of its own. */
  | { readonly kind: 'content'; readonly span: Span }
);

/**
 * The syntax at `offset` (UTF-16, 0 … length of the text). At a border the name or value that the cursor touches wins; a tag includes the
 * offset right behind its `<`, but not the one behind its `>`.
 */
export function locate(nodes: readonly Node[], offset: number): Location {
  const path: Element[] = [];
  let siblings = nodes;
  for (;;) {
    const node = nodeAt(siblings, offset);
    if (!node) return { kind: 'content', path, span: { start: offset, end: offset } };
    if (node.kind !== 'element') return locateInLeaf(node, path);
    const isInStartTag = offset < node.startTag.end || (offset === node.startTag.end && !node.finished);
    if (isInStartTag) return locateInStartTag(node, [...path, node], offset);
    path.push(node);
    if (node.endTag && offset > node.endTag.span.start) {
      return { kind: 'endTag', element: node, endTag: node.endTag, path, span: node.endTag.nameSpan };
    }
    siblings = node.children;
  }
}

/** The node at the offset: siblings leave no gaps, so it is the first one that reaches the offset, or its successor. */
function nodeAt(siblings: readonly Node[], offset: number): Node | undefined {
  let low = 0;
  let high = siblings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const node = siblings[middle];
    if (node && node.span.end < offset) low = middle + 1;
    else high = middle;
  }
  return siblings.slice(low, low + 2).find((node) => holds(node, offset));
}

/** Text includes the offsets at both its ends; any other node the offsets behind its first character, and its end only if it is not closed. */
function holds(node: Node, offset: number): boolean {
  const { start, end } = node.span;
  if (node.kind === 'text') return start <= offset && offset <= end;
  return start < offset && (offset < end || (offset === end && !isClosed(node)));
}

/** Whether the node's last character closes it, so that a cursor behind it is outside. */
function isClosed(node: Exclude<Node, Text>): boolean {
  switch (node.kind) {
    case 'element':
      return node.endTag ? hasBracket(node.endTag) : node.selfClosing;
    case 'strayEndTag':
      return hasBracket(node);
    case 'doctype':
      return true;
    default:
      return node.contentSpan.end < node.span.end;
  }
}

/** Whether the end tag has its `>`. */
function hasBracket({ span, nameSpan }: EndTag): boolean {
  return span.end > nameSpan.end;
}

function locateInLeaf(node: Exclude<Node, Element>, path: readonly Element[]): Location {
  switch (node.kind) {
    case 'text':
      return { kind: 'text', node, path, span: node.span };
    case 'cdata':
      return { kind: 'text', node, path, span: node.contentSpan };
    case 'comment':
      return { kind: 'comment', node, path, span: node.span };
    case 'processingInstruction':
      return { kind: 'processingInstruction', node, path, span: node.contentSpan };
    case 'strayEndTag':
      return {
        kind: 'endTag',
        element: hasBracket(node) ? undefined : path.at(-1),
        endTag: node,
        path,
        span: node.nameSpan,
      };
    case 'doctype':
      return { kind: 'content', path, span: node.span };
    default:
      return node satisfies never;
  }
}

function locateInStartTag(element: Element, path: readonly Element[], offset: number): Location {
  if (touches(element.nameSpan, offset)) return { kind: 'elementName', element, path, span: element.nameSpan };
  for (const attribute of element.attributes) {
    const { nameSpan, valueSpan } = attribute;
    if (touches(nameSpan, offset)) return { kind: 'attributeName', element, attribute, path, span: nameSpan };
    if (valueSpan && touches(valueSpan, offset))
      return { kind: 'attributeValue', element, attribute, path, span: valueSpan };
  }
  return { kind: 'startTag', element, path, span: { start: offset, end: offset } };
}
