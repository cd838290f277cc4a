import { type MarkdownBlock, markdownOf, plainTextOf } from '../../answers/markdown.ts';
import type { Call } from './command.ts';

/** Prints a text as `--format` says: as Markdown, or in the width of the terminal, but not in more than the widest columns. */
export function printBlocks(
  { terminal, values }: Call,
  blocks: readonly MarkdownBlock[],
  widest = Number.POSITIVE_INFINITY,
): void {
  const isMarkdown = values.get('format') === 'markdown';
  terminal.print(`${isMarkdown ? markdownOf(blocks) : plainTextOf(blocks, Math.min(terminal.width, widest))}\n`);
}
