import type { Block } from '../../abilities/content.ts';
import { alignedLines } from '../alignedLines.ts';
import { wrapped } from '../wrapped.ts';
import type { Row } from './rowChances.ts';
import { wordTableAt } from './wordTable.ts';

/**
 * The text of a rule as lines of plain text: an empty line between paragraphs, and each row of a table behind its range, nested tables
 * indented.
 *
 * @param width the maximum of columns; without one each paragraph and each row is one line.
 * @param noteOf the text behind the scores of a row.
 */
export function blocksText(
  blocks: readonly Block[],
  width?: number,
  noteOf: (row: Row) => string = () => '',
): readonly string[] {
  const headOf = (row: Row): string => `${row.range}${noteOf(row)}`;
  const lines: string[] = [];
  let before: Block | undefined;
  for (let index = 0; index < blocks.length; index++) {
    const block = blocks[index];
    if (!block) continue;
    const isApart = block.kind === 'paragraph' || before?.kind === 'paragraph';
    const isOther = before?.depth === 0 && before.kind !== block.kind;
    if (before && (isApart || isOther) && block.depth === 0) lines.push('');
    if (block.kind === 'paragraph') lines.push(...wrapped(block.text, ' '.repeat(block.depth * step), width));
    else if (block.kind === 'words') {
      if (before?.kind !== 'words' || before.depth !== block.depth)
        lines.push(...wordLines(wordTableAt(blocks, index), ' '.repeat(2 + block.depth * step), width));
    } else lines.push(...rowLines(block, headOf(block), widestHead(blocks, index, block.depth, headOf), width));
    before = block;
  }
  return lines;
}

/** The indentation of each table. */
const step = 4;

/** The columns of a table of words, aligned. Long texts of a second column are wrapped; where more columns do not fit, dots divide them. */
function wordLines(
  table: readonly (readonly string[])[],
  indent: string,
  width = Number.POSITIVE_INFINITY,
): readonly string[] {
  const aligned = alignedLines(table, indent);
  if (table.some((cells) => cells.length > 2)) {
    const isWide = aligned.some(({ length }) => length > width);
    return isWide ? table.flatMap((cells) => wrapped(cells.join(' · '), indent, width)) : aligned;
  }
  const widest = Math.max(...table.map(([label = '']) => label.length));
  const isNarrow = widest <= width / 2;
  return table.flatMap(([label = '', text = '']) => {
    if (!isNarrow) return wrapped(`${label} · ${text}`, indent, width);
    return hangingLines(`${indent}${label.padEnd(widest)}  `, text, width);
  });
}

function rowLines({ text, depth }: Row, scores: string, widest: number, width: number | undefined): readonly string[] {
  return hangingLines(`${' '.repeat(2 + depth * step)}${scores.padEnd(widest)}  `, text, width);
}

/** The text wrapped behind its head. */
function hangingLines(head: string, text: string, width: number | undefined): readonly string[] {
  return wrapped(text, ' '.repeat(head.length), width).map((line, index) =>
    index === 0 ? (head + line.slice(head.length)).trimEnd() : line,
  );
}

/** The length of the longest head in the table of a row. */
function widestHead(blocks: readonly Block[], index: number, depth: number, headOf: (row: Row) => string): number {
  const isOutside = ({ kind, depth: other }: Block): boolean =>
    other < depth || (kind === 'paragraph' && other <= depth);
  const before = blocks.slice(0, index).findLastIndex(isOutside) + 1;
  const after = blocks.findIndex((block, at) => at > index && isOutside(block));
  const table = blocks.slice(before, after < 0 ? undefined : after);
  const rows = table.flatMap((block) => (block.kind === 'row' && block.depth === depth ? [headOf(block).length] : []));
  return Math.max(...rows);
}
