import type { Element, Node } from './tree.ts';

/** The element whose name in the start tag begins at that offset. */
export function elementNamedAt(nodes: readonly Node[], offset: number): Element | undefined {
  return elementsTo(nodes, offset).at(-1);
}

/** The elements around that whose name in the start tag begins at that offset, the outermost first, and that one; none without such an element. */
export function elementsTo(nodes: readonly Node[], offset: number): readonly Element[] {
  for (const node of nodes) {
    if (node.kind !== 'element' || offset < node.span.start || offset > node.span.end) continue;
    if (node.nameSpan.start === offset) return [node];
    const inner = elementsTo(node.children, offset);
    if (inner.length > 0) return [node, ...inner];
  }
  return none;
}

const none: readonly Element[] = [];
