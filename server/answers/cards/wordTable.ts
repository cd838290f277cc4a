import type { Block } from '../../abilities/content.ts';
import { cellsOfText } from '../../abilities/plainBlocks.ts';

/** The cells of a table whose rows begin with words, such as a price list or a profile. */
type WordTable = readonly (readonly string[])[];

/** The table that begins with that block: the rows of words that follow each other. Empty if the block is none. */
export function wordTableAt(blocks: readonly Block[], start: number): WordTable {
  const depth = blocks[start]?.depth;
  const length = blocks.slice(start).findIndex((block) => block.kind !== 'words' || block.depth !== depth);
  return blocks.slice(start, length < 0 ? undefined : start + length).map(cellsOfBlock);
}

/** The cells of a row of words. */
export function cellsOfBlock({ text }: Block): readonly string[] {
  return cellsOfText(text);
}

/** The text of a block in one line, with dots between cells. */
export function blockLine(block: Block): string {
  return block.kind === 'words' ? cellsOfBlock(block).join(' · ') : block.text;
}

/** Whether the first row names the columns: it has no figure, and a row below has one behind its first cell. */
export function hasHead([head, ...rows]: WordTable): boolean {
  const hasFigure = (cells: readonly string[]): boolean => cells.slice(1).some((cell) => /\d/.test(cell));
  return head !== undefined && !hasFigure(head) && rows.some(hasFigure);
}
