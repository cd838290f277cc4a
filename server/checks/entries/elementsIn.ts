import { gathered } from '../../text/gathered.ts';
import { type Span, trimmed } from '../../text/span.ts';
import { unescapeText } from '../../xml/references.ts';
import type { Element, Node } from '../../xml/tree.ts';

/** All elements of that name among the nodes and in them, in the order of the text. */
export function elementsIn(nodes: readonly Node[], name: string): readonly Element[] {
  return gathered(nodes, (node) => {
    if (node.kind !== 'element') return [];
    const inside = elementsIn(node.children, name);
    return node.name === name ? [node, ...inside] : inside;
  });
}

/** The text of an element that contains nothing else, with references replaced, and its span without white space around it. */
export function textIn(
  text: string,
  { children }: Element,
): { readonly text: string; readonly span: Span } | undefined {
  const [node, ...others] = children;
  if (node?.kind !== 'text' || others.length > 0) return undefined;
  const span = trimmed(text, node.span);
  return { text: unescapeText(text.slice(span.start, span.end)), span };
}
