import { type PageBlock, pageBlocks } from '../../text/markdown/pageBlocks.ts';
import type { MarkdownBlock, MarkdownItem, MarkdownLine, MarkdownPiece } from '../markdown.ts';

/** The text of a scenario as blocks: headings, paragraphs, lists, tables and code. Links and pictures become their texts. */
export function proseBlocks(text: string, languageId: string): readonly MarkdownBlock[] {
  const isMarkdown = languageId === 'markdown';
  const written: MarkdownBlock[] = [];
  let items: MarkdownItem[] | undefined;
  let rows: (readonly string[])[] | undefined;
  for (const block of pageBlocks(text, languageId)) {
    if (block.kind !== 'item') items = undefined;
    if (block.kind !== 'row') rows = undefined;
    if (block.kind === 'item') {
      if (!items) {
        items = [];
        written.push({ kind: 'list', items });
      }
      items.push({ depth: block.depth, line: lineOf(block.text, isMarkdown) });
    } else if (block.kind === 'row') {
      if (!rows) {
        rows = [];
        written.push({ kind: 'table', rows });
      }
      rows.push(block.cells.map((cell) => plainLine(cell, isMarkdown)));
    } else written.push(blockOf(block, isMarkdown));
  }
  return written;
}

function blockOf(block: Exclude<PageBlock, { kind: 'item' | 'row' }>, isMarkdown: boolean): MarkdownBlock {
  switch (block.kind) {
    case 'heading':
      return { kind: 'heading', depth: block.level - 1, text: plainLine(block.text, isMarkdown) };
    case 'paragraph':
      return { kind: 'paragraph', lines: [lineOf(block.text, isMarkdown)] };
    case 'code':
      return { kind: 'preformatted', text: block.text };
    case 'line':
      return { kind: 'separator' };
    default:
      return block satisfies never;
  }
}

function plainLine(text: string, isMarkdown: boolean): string {
  return lineOf(text, isMarkdown)
    .map((piece) => (typeof piece === 'string' ? piece : piece.text))
    .join('');
}

/** The parts of a text are limited, so that a long one with many open marks takes no more time than any other. Code, strong and other emphasis, pictures and links, escaped signs and tags. */
const marks =
  /(`+)(?!`)(.{1,1000}?)(?<!`)\1(?!`)|(?:\*\*|__)(?=\S)(.{1,1000}?)(?<=\S)(?:\*\*|__)|\*(?=[^\s*])([^*]{1,1000}?)(?<=\S)\*|(?<![\p{L}\p{N}])_(?=[^\s_])([^_]{1,1000}?)(?<=\S)_(?![\p{L}\p{N}])|!?\[([^\]]{0,500})\](?:\([^)\s]{0,1000}(?:\s"[^"]{0,200}")?\)|\[[^\]]{0,200}\])|\\([!-/:-@[-`{-~])|<\/?[a-z][^<>]{0,500}>/giu;

function lineOf(text: string, isMarkdown: boolean): MarkdownLine {
  if (!isMarkdown) return [text];
  const pieces: MarkdownPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(marks)) {
    if (found.index > from) pieces.push(text.slice(from, found.index));
    from = found.index + found[0].length;
    const [, , code, bold, star, underscore, link, escaped] = found;
    const italic = star ?? underscore;
    if (code !== undefined) pieces.push({ kind: 'code', text: code });
    else if (bold !== undefined) pieces.push({ kind: 'bold', text: plainLine(bold, true) });
    else if (italic !== undefined) pieces.push({ kind: 'italic', text: plainLine(italic, true) });
    else if (link !== undefined) pieces.push(...lineOf(link, true));
    else if (escaped !== undefined) pieces.push(escaped);
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
