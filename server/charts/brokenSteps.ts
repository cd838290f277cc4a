import { addTo } from '../text/grouped.ts';
import type { Chart } from './chart.ts';
import { scoreIn } from './needed.ts';
import { rollRange } from './rollRange.ts';

/** A cell that breaks the pattern of its neighbours. */
interface BrokenStep {
  /** Indices in the cells of the chart. */
  readonly row: number;
  readonly column: number;
  /** The cell that would fit, as it would be written; undefined where several would. */
  readonly fitting: string | undefined;
}

type Grid = readonly (readonly (number | undefined)[])[];

/** Larger charts take too long. */
const maximumSide = 40;

/** Fewer cells show no pattern. */
const minimumCells = 5;

/** So many cells have at most one that breaks a pattern. */
const cellsPerBrokenOne = 30;

/**
 * The cells of a chart that break a pattern which all others follow: equal steps along the rows, the same cells along the diagonals, rows with
 * the same distance everywhere, or scores that only rise or only fall. None where the cells have no such pattern, or where it is not certain
 * which cell breaks it.
 */
export function brokenSteps(chart: Chart): readonly BrokenStep[] {
  const { row, column, cells } = chart;
  const count = cells.length * column.values.length;
  const isFull = cells.every((line) => line.length === column.values.length);
  if (!isFull || count < minimumCells || cells.length > maximumSide || column.values.length > maximumSide) return [];
  const axes = [column, ...(row ? [row] : [])].map(({ values }) => values.map(Number));
  if (axes.some((values) => !isRising(values))) return [];
  const { scores, order } = gridsOf(chart);
  const most = Math.max(1, Math.floor(count / cellsPerBrokenOne));
  if (axes.every(hasEqualSteps)) {
    for (const groups of [equalStepsIn(scores), diagonalsIn(order), parallelsIn(scores)]) {
      const broken = groups && oddOnesIn(groups, count);
      if (broken && broken.length <= most) {
        return broken.map((one) => ({ row: one.row, column: one.column, fitting: written(chart, one.fitting) }));
      }
    }
  }
  return unordered(order, most).map((one) => ({ ...one, fitting: undefined }));
}

function isRising(values: readonly number[]): boolean {
  return values.every(
    (value, index) => Number.isFinite(value) && (index === 0 || value > (values[index - 1] ?? value)),
  );
}

function hasEqualSteps(values: readonly number[]): boolean {
  const [first = 0, second = 0] = values;
  return values.every((value, index) => index === 0 || value - (values[index - 1] ?? 0) === second - first);
}

/** The scores of the cells, without marks, and with marks that come before or after all scores. */
function gridsOf({ cells, marks, roll }: Chart): { readonly scores: Grid; readonly order: Grid } {
  const range = rollRange(roll);
  const scores = cells.map((line) => line.map(scoreIn));
  const order = cells.map((line) =>
    line.map((cell) => {
      const kind = scoreIn(cell) === undefined ? marks.get(cell)?.kind : undefined;
      if (kind === undefined || !range) return scoreIn(cell);
      if (kind === 'scores') return undefined;
      return kind === 'certain' ? range.min : range.max + 1;
    }),
  );
  return { scores, order };
}

/** A cell as the chart writes one of that value. */
function written({ marks, roll, cells }: Chart, value: number): string {
  const range = rollRange(roll);
  const kind = range && (value > range.max ? 'impossible' : value <= range.min ? 'certain' : undefined);
  const used = new Set(cells.flat());
  const mark = [...marks].find(([text, needed]) => used.has(text) && needed.kind === kind);
  return mark ? mark[0] : String(value);
}

interface Member {
  readonly row: number;
  readonly column: number;
  /** What is equal in all cells of the group. */
  readonly value: number;
  /** What the value has to be raised by for the cell. */
  readonly offset: number;
}

type Groups = ReadonlyMap<number, readonly Member[]>;

function grouped(
  grid: Grid,
  key: (row: number, column: number) => number,
  offset: (row: number, column: number) => number,
): Groups {
  const groups = new Map<number, Member[]>();
  for (const [row, line] of grid.entries()) {
    for (const [column, cell] of line.entries()) {
      if (cell === undefined) continue;
      const raised = offset(row, column);
      const member: Member = { row, column, value: cell - raised, offset: raised };
      addTo(groups, key(row, column), member);
    }
  }
  return groups;
}

/** `6 5 4 3`: along each row the same step. */
function equalStepsIn(grid: Grid): Groups | undefined {
  const step = usual(grid.flatMap((line) => differences(line.slice(1), line)));
  return step === undefined
    ? undefined
    : grouped(
        grid,
        (row) => row,
        (_, column) => column * step,
      );
}

/** The cells depend on the difference of both values. */
function diagonalsIn(grid: Grid): Groups {
  return grouped(
    grid,
    (row, column) => column - row,
    () => 0,
  );
}

/** Each row has the same distance from the row before it everywhere. */
function parallelsIn(grid: Grid): Groups | undefined {
  const offsets = [0];
  for (const [index, line] of grid.slice(1).entries()) {
    const distance = usual(differences(line, grid[index] ?? []));
    if (distance === undefined) return undefined;
    offsets.push((offsets[index] ?? 0) + distance);
  }
  return grid.length < 2
    ? undefined
    : grouped(
        grid,
        (_, column) => column,
        (row) => offsets[row] ?? 0,
      );
}

function differences(line: Grid[number], other: Grid[number]): readonly number[] {
  return line.flatMap((cell, index) => {
    const before = other[index];
    return cell === undefined || before === undefined ? [] : [cell - before];
  });
}

/** The number that most of some numbers are; undefined where fewer than three fifths of them are it. */
function usual(numbers: readonly number[]): number | undefined {
  const counts = countsOf(numbers);
  const [number, count] = [...counts].toSorted(([, one], [, other]) => other - one)[0] ?? [0, 0];
  return count >= 3 && count * 5 >= numbers.length * 3 ? number : undefined;
}

function countsOf(numbers: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

/** Groups with fewer members do not show which of them is the odd one. */
const minimumMembers = 4;

/** The cells that differ from the others of their group; undefined where the groups are no pattern. */
function oddOnesIn(
  groups: Groups,
  count: number,
): readonly { readonly row: number; readonly column: number; readonly fitting: number }[] | undefined {
  const found: { readonly row: number; readonly column: number; readonly fitting: number }[] = [];
  let shown = 0;
  for (const members of groups.values()) {
    if (members.length >= 3) shown += members.length;
    const counts = countsOf(members.map(({ value }) => value));
    if (counts.size === 1) continue;
    const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
    const odd = members.filter(({ value }) => value !== most?.[0]);
    const [one] = odd;
    // At an end of the printed values a pattern may end.
    const isWithin = one !== undefined && one !== members[0] && one !== members.at(-1);
    if (!most || !one || odd.length > 1 || members.length < minimumMembers || !isWithin) return undefined;
    found.push({ row: one.row, column: one.column, fitting: most[0] + one.offset });
  }
  return shown * 2 >= count ? found : undefined;
}

interface Cell {
  readonly row: number;
  readonly column: number;
  readonly value: number;
  /** The cells that stand in the wrong order with it. */
  readonly against: Set<Cell>;
}

/** Steps in one direction that are no chance. */
const minimumSteps = 6;

/** The cells without which all rows, and all columns, only rise or only fall. */
function unordered(grid: Grid, most: number): readonly { readonly row: number; readonly column: number }[] {
  const cells = grid.map((line, row) =>
    line.flatMap((value, column): Cell[] =>
      value === undefined ? [] : [{ row, column, value, against: new Set<Cell>() }],
    ),
  );
  const columns = (grid[0] ?? []).map((_, at) => cells.flatMap((line) => line.filter(({ column }) => column === at)));
  const steps = [notePairs(cells), notePairs(columns)];
  const all = cells.flat();
  if (all.every(({ against }) => against.size === 0)) return [];
  if (steps.reduce((sum, one) => sum + one, 0) < minimumSteps) return [];
  const found: Cell[] = [];
  for (;;) {
    const [worst] = all.toSorted((one, other) => other.against.size - one.against.size);
    if (!worst || worst.against.size === 0) return found;
    const isCertain = [...worst.against].every(({ against }) => against.size < worst.against.size);
    if (!isCertain || found.length === most) return [];
    for (const { against } of worst.against) against.delete(worst);
    worst.against.clear();
    found.push(worst);
  }
}

/** Notes the pairs of cells in the wrong order. The direction is that of most steps; their number is returned. */
function notePairs(lines: readonly (readonly Cell[])[]): number {
  let rising = 0;
  let falling = 0;
  for (const line of lines) {
    for (const [index, { value }] of line.slice(1).entries()) {
      const before = line[index]?.value ?? value;
      if (value > before) rising++;
      else if (value < before) falling++;
    }
  }
  const sign = rising >= falling ? 1 : -1;
  for (const line of lines) {
    for (const [index, cell] of line.entries()) {
      for (const other of line.slice(index + 1)) {
        if ((other.value - cell.value) * sign >= 0) continue;
        cell.against.add(other);
        other.against.add(cell);
      }
    }
  }
  return Math.max(rising, falling);
}
