import type { Block } from '../../abilities/content.ts';
import type { Messages } from '../../wording/messages.ts';
import { dotted, type MarkdownBlock, type MarkdownItem, paragraph } from '../markdown.ts';
import { tableNotes } from './tableNotes.ts';
import { cellsOfBlock, hasHead, wordTableAt } from './wordTable.ts';

/**
 * The text of an entry as Markdown: paragraphs, and the rows of each table as one list, with their chances. A table of words with the names
 * of its columns is a table.
 *
 * @param longest the maximum of UTF-16 units; the block that exceeds it is the last, and ends with `…` behind the last whole sentence that
 * fits.
 */
export function blocksMarkdown(
  blocks: readonly Block[],
  messages: Messages,
  longest = Number.POSITIVE_INFINITY,
): readonly MarkdownBlock[] {
  const noteOf = tableNotes(blocks, messages);
  const written: MarkdownBlock[] = [];
  let rows: MarkdownItem[] | undefined;
  let table: (readonly string[])[] | undefined;
  let length = 0;
  for (const [index, block] of blocks.entries()) {
    const { text } = block;
    const left = longest - length;
    if (text.length > left) return [...written, paragraph(`${beginning(text, left)}…`)];
    length += text.length;
    if (block.kind === 'paragraph') {
      rows = undefined;
      written.push(paragraph(text));
      continue;
    }
    const [first = '', ...others] = block.kind === 'words' ? cellsOfBlock(block) : [block.range];
    if (block.kind === 'words' && blocks[index - 1]?.kind !== 'words' && block.depth === 0) {
      rows = undefined;
      table = hasHead(wordTableAt(blocks, index)) ? [] : undefined;
      if (table) written.push({ kind: 'table', rows: table });
    }
    if (table && block.kind === 'words' && block.depth === 0) {
      table.push([first, ...others]);
      continue;
    }
    // Rows of a table are one list.
    if (!rows) {
      rows = [];
      written.push({ kind: 'list', items: rows });
    }
    const line = block.kind === 'words' ? [' ', ...dotted(others)] : [`${noteOf(block)} `, text];
    rows.push({ depth: block.depth, line: [{ kind: 'bold', text: first }, ...line] });
  }
  return written;
}

/** The first sentences of a text that fit into that length, with a space behind them; empty if the first does not fit. */
function beginning(text: string, length: number): string {
  return /^[\s\S]*[.!?:](?=\s)/.exec(text.slice(0, length + 1))?.[0].concat(' ') ?? '';
}
