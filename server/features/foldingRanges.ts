import { type FoldingRange, FoldingRangeKind } from 'vscode-languageserver-types';
import { shift } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { listedBySection } from '../workspace/documents/listedBySection.ts';
import { rootOf } from '../workspace/documents/place.ts';
import type { Node } from '../xml/tree.ts';

/** Every element and comment of several lines; the closing tag stays visible. */
export function foldingRanges(document: Document): readonly FoldingRange[] {
  if (!document.format?.isXml) return [];
  return [...rootRange(document), ...rangesBelow(document)];
}

function rootRange(document: Document): readonly FoldingRange[] {
  const root = rootOf(document);
  if (!root || document.sections.length < 2) return [];
  const startLine = document.positionAt(root.startTag.start).line;
  const end = document.sections.findLastIndex(({ rootEnd }) => rootEnd !== undefined);
  const rootEnd = document.sections[end]?.rootEnd;
  const endOffset = rootEnd ? document.startOf(end) + rootEnd.span.start : document.length;
  const endLine = document.positionAt(endOffset).line - (rootEnd ? 1 : 0);
  return endLine > startLine ? [{ startLine, endLine }] : [];
}

const rangesBelow = listedBySection((document, { nodes }, index) => {
  const ranges: FoldingRange[] = [];
  addRanges(document, document.startOf(index), nodes, ranges);
  return ranges;
});

function addRanges(document: Document, base: number, nodes: readonly Node[], ranges: FoldingRange[]): void {
  for (const node of nodes) {
    if (node.kind !== 'element' && node.kind !== 'comment') continue;
    const { start, end } = document.range(shift(node.span, base));
    if (end.line === start.line) continue;
    if (node.kind === 'comment') {
      ranges.push({ startLine: start.line, endLine: end.line, kind: FoldingRangeKind.Comment });
    } else if (node.endTag) {
      const closing = document.positionAt(base + node.endTag.span.start).line;
      const ownsLine = /^\s*$/.test(
        document.getText({
          start: { line: closing, character: 0 },
          end: document.positionAt(base + node.endTag.span.start),
        }),
      );
      const endLine = closing - (ownsLine ? 1 : 0);
      if (endLine > start.line) ranges.push({ startLine: start.line, endLine });
    }
    if (node.kind === 'element') addRanges(document, base, node.children, ranges);
  }
}
