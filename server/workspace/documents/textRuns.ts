import type { Span } from '../../text/span.ts';
import type { Node } from '../../xml/tree.ts';

/** The runs of running text in the nodes, in order, without attributes, comments and instructions. */
export function textRuns(nodes: readonly Node[]): readonly Span[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'element') return textRuns(node.children);
    if (node.kind === 'text') return [node.span];
    return node.kind === 'cdata' ? [node.contentSpan] : [];
  });
}
