import type { Span } from '../text/span.ts';
import { unescapeText } from '../xml/references.ts';
import type { Element, Node } from '../xml/tree.ts';
import { childrenNamed } from '../xml/tree.ts';
import { type PlainBlock, plainBlocks, textOfCells } from './plainBlocks.ts';

/** A piece of a rule's text as a reader sees it, without markup, with its span. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: string; readonly span: Span; readonly depth: number }
  /** A row of a roll table. `depth` is 0 in a table of the rule itself, 1 in a table within one of its rows. */
  | {
      readonly kind: 'row';
      readonly range: string;
      readonly text: string;
      readonly span: Span;
      readonly depth: number;
    }
  /** A row whose first cell is words, as in a price list; `cellsOfText` its text are the cells. */
  | { readonly kind: 'words'; readonly text: string; readonly span: Span; readonly depth: number };

/** Inline elements: their content continues the line. */
const inline: ReadonlySet<string> = new Set(['b', 'i', 'br']);

/** The text of an entry in reading order. The element's spans are offsets in `source`. */
export function blocksOf(source: string, element: Element): readonly Block[] {
  const blocks: Block[] = [];
  addBlocks(source, element.children, 0, undefined, blocks);
  return blocks;
}

function addBlocks(
  source: string,
  nodes: readonly Node[],
  depth: number,
  range: string | undefined,
  blocks: Block[],
): void {
  let rowRange = range;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    if (!node) continue;
    if (isInline(node)) {
      let end = index;
      while (end + 1 < nodes.length && isInline(nodes[end + 1])) end++;
      const run = nodes.slice(index, end + 1);
      if (addLines(source, run, depth, rowRange, blocks)) rowRange = undefined;
      index = end;
    } else if (node.kind === 'element' && node.name === 'table' && isOfWords(source, node)) {
      for (const row of childrenNamed(node, 'tr')) {
        const text = textOfCells(childrenNamed(row, 'td').map((cell) => cellText(source, cell)));
        blocks.push({ kind: 'words', text, span: row.span, depth });
      }
    } else if (node.kind === 'element' && node.name === 'tr') {
      addRow(source, node, depth, blocks);
    } else if (node.kind === 'element') {
      const before = blocks.length;
      addBlocks(source, node.children, depth, rowRange, blocks);
      if (blocks.length > before) rowRange = undefined;
    }
  }
}

function isInline(node: Node | undefined): boolean {
  return node !== undefined && (node.kind !== 'element' || inline.has(node.name));
}

/** Whether each row of a table begins with words and has only text in its cells. */
function isOfWords(source: string, table: Element): boolean {
  const rows = childrenNamed(table, 'tr').map((row) => childrenNamed(row, 'td'));
  return rows.every(
    ([first, ...rest]) =>
      first !== undefined &&
      rest.length > 0 &&
      [first, ...rest].every(({ children }) => children.every(isInline)) &&
      /^[^\d+-]/.test(cellText(source, first)),
  );
}

/** The text of a cell in one line. */
function cellText(source: string, { children }: Element): string {
  return plainText(source, children).trim().replace(/\s+/g, ' ');
}

function addRow(source: string, row: Element, depth: number, blocks: Block[]): void {
  const cells = childrenNamed(row, 'td');
  const [first, ...rest] = cells;
  const range = first ? plainText(source, first.children).trim() : '';
  let pending: string | undefined = range;
  for (const cell of rest) {
    const before = blocks.length;
    addBlocks(source, cell.children, depth + 1, pending, blocks);
    if (blocks.length > before) pending = undefined;
  }
  if (pending !== undefined) blocks.push({ kind: 'row', range, text: '', span: row.span, depth });
}

/** Adds one run of inline nodes, one block for each paragraph or row. Returns whether it added any. */
function addLines(
  source: string,
  run: readonly Node[],
  depth: number,
  range: string | undefined,
  blocks: Block[],
): boolean {
  const span = { start: run[0]?.span.start ?? 0, end: run.at(-1)?.span.end ?? 0 };
  const lines = plainText(source, run).split(/\r\n|\r|\n/);
  const joined = lines.map((line) => line.trim()).filter(Boolean);
  // A cell is one paragraph.
  const written: readonly PlainBlock[] =
    depth === 0 ? plainBlocks(lines) : joined.length > 0 ? [{ kind: 'paragraph', text: joined.join(' ') }] : [];
  written.forEach((block, index) => {
    if (range !== undefined && index === 0)
      blocks.push({ kind: 'row', range, text: block.text, span, depth: depth - 1 });
    else blocks.push({ depth, ...block, span });
  });
  return written.length > 0;
}

function plainText(source: string, nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return unescapeText(source.slice(node.span.start, node.span.end));
      if (node.kind === 'cdata') return source.slice(node.contentSpan.start, node.contentSpan.end);
      if (node.kind === 'element') return node.name === 'br' ? '\n' : plainText(source, node.children);
      return '';
    })
    .join('');
}
