import type { Block } from '../../catalogue/content.ts';
import { markdownText } from '../markdown.ts';

/**
 * The text of a rule as Markdown: paragraphs, and the rows of each table as one list.
 *
 * @param longest how many UTF-16 units of text there may be; the block that goes beyond that is the last, and
 * ends with `…` behind its last whole sentence that fits.
 */
export function blocksMarkdown(blocks: readonly Block[], longest = Number.POSITIVE_INFINITY): readonly string[] {
  const paragraphs: string[] = [];
  let length = 0;
  for (const block of blocks) {
    const left = longest - length;
    if (block.text.length > left) return [...paragraphs, `${markdownText(beginning(block.text, left))}…`];
    length += block.text.length;
    const text = markdownText(block.text);
    if (block.kind === 'paragraph') paragraphs.push(text);
    else addRow(paragraphs, `${'  '.repeat(block.depth)}- **${markdownText(block.range)}** ${text}`.trimEnd());
  }
  return paragraphs;
}

/** The sentences at the beginning of a text that go into so many units, with a blank behind them; empty where the first does not. */
function beginning(text: string, length: number): string {
  return /^[\s\S]*[.!?:](?=\s)/.exec(text.slice(0, length + 1))?.[0].concat(' ') ?? '';
}

/** Rows of a table are one list. */
function addRow(paragraphs: string[], row: string): void {
  const last = paragraphs.at(-1);
  if (last !== undefined && /^\s*- \*\*/.test(last)) paragraphs[paragraphs.length - 1] = `${last}\n${row}`;
  else paragraphs.push(row);
}
