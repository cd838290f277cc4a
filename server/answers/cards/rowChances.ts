import type { Block } from '../../abilities/content.ts';
import { type Distribution, waysTo } from '../../dice/evaluation/distribution.ts';
import { evaluate } from '../../dice/evaluation/evaluate.ts';
import type { Ratio } from '../../dice/evaluation/fraction.ts';
import { maximum, minimum } from '../../dice/evaluation/statistics.ts';
import { type Budget, charged, maximumSteps, maximumTableSteps } from '../../dice/language/limits.ts';
import { readProse } from '../../dice/prose/chances/target.ts';
import type { Messages } from '../../wording/messages.ts';
import { percentText } from '../odds/numbers.ts';

export type Row = Block & { readonly kind: 'row' };

/** The rows of one table, and the blocks before the first of them, the nearest first. */
interface RollTable {
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
  const left = { steps: maximumTableSteps };
  const notes = new Map<Row, string>();
  for (const { headings, rows } of tablesIn(blocks).slice(0, maximumTables)) {
    for (const [row, chance] of chancesOf(headings, rows, left)) notes.set(row, ` (${percentText(chance, messages)})`);
  }
  return (row) => notes.get(row) ?? '';
}

/** More than any real rule has; the rows of the others have no chance. */
const maximumTables = 40;

/** The table of a row ends at the next block that is not inside it. */
function tablesIn(blocks: readonly Block[]): readonly RollTable[] {
  const tables: RollTable[] = [];
  const open: RollTable[] = [];
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

/** More outcomes than 2D100 has; tables are written for fewer. */
const maximumResults = 200;

function chancesOf(headings: readonly Block[], rows: readonly Row[], left: Budget): readonly (readonly [Row, Ratio])[] {
  const ranges = rows.flatMap((row) => rangeOf(row) ?? []);
  if (ranges.length < rows.length || rows.length < 2 || rows.length > maximumRows) return [];
  for (const { text } of headings) {
    for (const { expression, sign, alternative } of readProse(text.slice(-maximumHeading)).dice.toReversed()) {
      if (sign || alternative || left.steps <= 0) continue;
      const odds = charged(left, maximumSteps, (own) => evaluate(expression, new Map(), own));
      if (odds.kind !== 'distribution' || odds.truncated || !isCovered(odds.distribution, ranges)) continue;
      const { total: denominator } = odds.distribution;
      const ways = ranges.map((range) => waysTo(odds.distribution, (outcome) => isIn(range, outcome)));
      // Only a bonus can put scores out of reach.
      if (expression.kind !== 'addition' && (ways.includes(0n) || isLonger(ranges, odds.distribution))) continue;
      return ranges.map(({ row }, index) => [row, { numerator: ways[index] ?? 0n, denominator }]);
    }
  }
  return [];
}

interface RowRange {
  readonly row: Row;
  readonly low: number;
  readonly high: number;
}

function rangeOf(row: Row): RowRange | undefined {
  const [, low, high, plus] = /^(\d{1,4})(?:\s*[-–]\s*(\d{1,4})|(\+))?$/.exec(row.range.trim()) ?? [];
  if (low === undefined) return undefined;
  return { row, low: Number(low), high: plus ? Number.POSITIVE_INFINITY : Number(high ?? low) };
}

function isIn({ low, high }: RowRange, outcome: number): boolean {
  return outcome >= low && outcome <= high;
}

/** Whether the rows begin below the results of the roll, or end above them. */
function isLonger(ranges: readonly RowRange[], distribution: Distribution): boolean {
  const ends = ranges.map(({ high }) => high).filter(Number.isFinite);
  return Math.min(...ranges.map(({ low }) => low)) < minimum(distribution) || Math.max(...ends) > maximum(distribution);
}

/** Whether each result of the roll is in one row, and in no other. */
function isCovered({ counts }: Distribution, ranges: readonly RowRange[]): boolean {
  if (counts.size > maximumResults) return false;
  return [...counts.keys()].every((outcome) => ranges.filter((range) => isIn(range, outcome)).length === 1);
}
