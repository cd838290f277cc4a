import type { Block } from '../../abilities/content.ts';
import { type Distribution, waysTo } from '../../dice/evaluation/distribution.ts';
import type { Ratio } from '../../dice/evaluation/fraction.ts';
import { namedDiceIn } from '../../dice/prose/chances/namedDice.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { scoresIn } from '../../tables/reading/cellScores.ts';
import type { RowMark } from '../../tables/reading/marks.ts';
import { includesScore } from '../../tables/rollTable.ts';
import type { Messages } from '../../wording/messages.ts';
import { percentText } from '../odds/numbers.ts';

export type Row = Block & { readonly kind: 'row' };

/** The rows of one table, and the blocks before the first of them, the nearest first. */
interface CardTable {
  readonly headings: readonly Block[];
  readonly rows: Row[];
}

/**
 * The text of a card after the scores of a row: ` (33 %)`, the chance of the row. Empty if the roll of its table is not certain: one of the
 * texts just before the table must speak of dice whose results the rows cover exactly, each of them once.
 *
 * @param blocks with the values of the mention, so that `1D6+n` is known.
 */
export function rowNotes(blocks: readonly Block[], messages: Messages): (row: Row) => string {
  const left = { dice: maximumDice };
  const notes = new Map<Row, string>();
  for (const { headings, rows } of tablesIn(blocks).slice(0, maximumTables)) {
    for (const [row, chance] of chancesOf(headings, rows, left)) notes.set(row, ` (${percentText(chance, messages)})`);
  }
  return (row) => notes.get(row) ?? '';
}

/** More than any real rule has; the rows of the others have no chance. */
const maximumTables = 40;

/** So many dice before the tables of a card are tried. */
const maximumDice = 400;

interface DiceLeft {
  dice: number;
}

/** The table of a row ends at the next block that is not inside it. */
function tablesIn(blocks: readonly Block[]): readonly CardTable[] {
  const tables: CardTable[] = [];
  const open: CardTable[] = [];
  blocks.forEach((block, index) => {
    open.length = Math.min(open.length, block.kind === 'row' ? block.depth + 1 : block.depth);
    if (block.kind !== 'row') return;
    const table = open[block.depth];
    if (table) {
      table.rows.push(block);
      return;
    }
    const started = { headings: headingsBefore(blocks, index, block.depth), rows: [block] };
    open[block.depth] = started;
    tables.push(started);
  });
  return tables;
}

/** Between the roll and its table there may be a paragraph with another rule. */
const maximumHeadings = 2;

function headingsBefore(blocks: readonly Block[], index: number, depth: number): readonly Block[] {
  const before = blocks.slice(Math.max(0, index - maximumHeadings), index).reverse();
  const row = before.findIndex(({ kind }) => kind === 'row');
  if (row < 0) return before;
  const isAround = (before[row]?.depth ?? depth) < depth;
  return before.slice(0, isAround ? row + 1 : row);
}

/** D66 has 36 results, D100 a hundred. */
const maximumRows = 100;

/** Longer than all real texts before a table; of a longer one the end is read. */
const maximumHeading = 2000;

function chancesOf(
  headings: readonly Block[],
  rows: readonly Row[],
  left: DiceLeft,
): readonly (readonly [Row, Ratio])[] {
  if (rows.length < 2 || rows.length > maximumRows) return [];
  const marks = rows.flatMap(({ range }) => scoresIn(range.trim()) ?? []);
  if (marks.length < rows.length) return [];
  for (const { text } of headings) {
    for (const { total } of namedDiceIn(text.slice(-maximumHeading)).toReversed()) {
      if (left.dice-- <= 0) return [];
      const outcomes = total && outcomesOf(total);
      // Only a bonus can put scores out of reach.
      const isTheirs =
        outcomes && (fitsExactly(outcomes, marks) || (total.kind === 'addition' && isCovered(outcomes, marks)));
      if (!isTheirs) continue;
      const chanceOf = (mark: RowMark): Ratio => ({
        numerator: waysTo(outcomes, (outcome) => includesScore(mark, outcome)),
        denominator: outcomes.total,
      });
      return rows.flatMap((row, index) => {
        const mark = marks[index];
        return mark ? [[row, chanceOf(mark)] as const] : [];
      });
    }
  }
  return [];
}

/** Whether each result of the roll is in one row, and in no other. */
function isCovered({ counts }: Distribution, marks: readonly RowMark[]): boolean {
  return [...counts.keys()].every((outcome) => marks.filter((mark) => includesScore(mark, outcome)).length === 1);
}
