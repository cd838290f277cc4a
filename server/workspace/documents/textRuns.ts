import type { Span } from '../../text/span.ts';
import type { Node } from '../../xml/tree.ts';

/** The runs of running text in the nodes, in order, without attributes, comments and instructions. */
export function textRuns(nodes: readonly Node[]): readonly Span[] {
  const runs: Span[] = [];
  addRuns(nodes, runs);
  return runs;
}

function addRuns(nodes: readonly Node[], runs: Span[]): void {
  for (const node of nodes) {
    if (node.kind === 'element') addRuns(node.children, runs);
    else if (node.kind === 'text') runs.push(node.span);
    else if (node.kind === 'cdata') runs.push(node.contentSpan);
  }
}
