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

const rangesBelow = listedBySection((document, { nodes, text }, index) =>
  rangesOf(document, document.startOf(index), text, nodes),
);

function rangesOf(document: Document, base: number, text: string, nodes: readonly Node[]): readonly FoldingRange[] {
  return nodes.flatMap((node) => {
    if (node.kind !== 'element' && node.kind !== 'comment') return [];
    const { start, end } = document.range(shift(node.span, base));
    if (end.line === start.line) return [];
    if (node.kind === 'comment') return [{ startLine: start.line, endLine: end.line, kind: FoldingRangeKind.Comment }];
    const below = rangesOf(document, base, text, node.children);
    const closing = node.endTag?.span.start;
    if (closing === undefined) return below;
    const ownsLine = text.slice(text.lastIndexOf('\n', closing - 1) + 1, closing).trim() === '';
    const endLine = document.positionAt(base + closing).line - (ownsLine ? 1 : 0);
    return endLine > start.line ? [{ startLine: start.line, endLine }, ...below] : below;
  });
}
