import { type MarkdownBlock, markdownOf, plainTextOf } from '../../answers/markdown.ts';
import type { Call } from './command.ts';

/** Prints a text as `--format` says: as Markdown, or in the width of the terminal. */
export function printBlocks({ terminal, values }: Call, blocks: readonly MarkdownBlock[]): void {
  const isMarkdown = values.get('format') === 'markdown';
  terminal.print(`${isMarkdown ? markdownOf(blocks) : plainTextOf(blocks, terminal.width)}\n`);
}
