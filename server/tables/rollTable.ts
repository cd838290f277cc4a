import type { Value } from '../dice/language/expression.ts';
import { type Span, shift } from '../text/span.ts';

/** A table of results of a roll, wherever it stands: rows of scores with the text for each. */
export interface RollTable {
  /** From its first row to the end of its last. */
  readonly span: Span;
  /** The roll that its rows are for; undefined where the text names none. */
  readonly die: TableDie | undefined;
  /** In the order of the text. At least two. */
  readonly rows: readonly RollRow[];
  readonly layout: TableLayout;
  /** The texts in the place of scores that nobody can read; only in `markup`. */
  readonly unread?: readonly Span[];
}

/**
 * `markup`: elements; `lines`: a line for each row; `cells`: a Markdown table; `columns`: two rows in a line; `inline`: in a sentence.
 */
export type TableLayout = 'markup' | 'lines' | 'cells' | 'columns' | 'inline';

export interface TableDie {
  readonly span: Span;
  /** The roll with everything that is added to it; undefined if the text adds something that cannot be calculated. */
  readonly expression: Value | undefined;
  /** Whether the text adds something that is not the same for everybody, so that the ends of the dice do not count. */
  readonly isModified: boolean;
}

/** The scores of a row, from the lowest to the highest. */
export interface RowScores {
  /** Minus infinity in `2 or less`. */
  readonly low: number;
  /** Infinity in `6+`. */
  readonly high: number;
  /** Only where some between them are left out, as in `1 or 3`: the scores in order. */
  readonly ranges?: readonly ScoreRange[];
}

export type ScoreRange = Pick<RowScores, 'low' | 'high'>;

export function scoreRanges(scores: RowScores): readonly ScoreRange[] {
  return scores.ranges ?? [scores];
}

/** The scores without the rest of a row. */
export function onlyScores({ low, high, ranges }: RowScores): RowScores {
  return { low, high, ...(ranges && { ranges }) };
}

export function includesScore(scores: RowScores, score: number): boolean {
  return scoreRanges(scores).some(({ low, high }) => low <= score && score <= high);
}

/** The first scores that two rows have in common. */
export function sharedScores(one: RowScores, other: RowScores): ScoreRange | undefined {
  for (const own of scoreRanges(one))
    for (const { low, high } of scoreRanges(other))
      if (low <= own.high && own.low <= high) return { low: Math.max(low, own.low), high: Math.min(high, own.high) };
  return undefined;
}

export interface RollRow extends RowScores {
  /** From its scores to the end of its text. */
  readonly span: Span;
  /** Its scores as they are written: `1-3`, `6+`. */
  readonly mark: Span;
  readonly text: Span;
  /** The tables in its text, in order. */
  readonly tables: readonly RollTable[];
}

/** The table and all tables within its rows. */
export function withNested(table: RollTable): readonly RollTable[] {
  return [table, ...table.rows.flatMap(({ tables }) => tables.flatMap(withNested))];
}

/** The table with all its spans moved by a distance. */
export function shiftTable(table: RollTable, distance: number): RollTable {
  if (distance === 0) return table;
  const { span, die, rows, unread } = table;
  return {
    ...table,
    ...(unread && { unread: unread.map((one) => shift(one, distance)) }),
    span: shift(span, distance),
    die: die && { ...die, span: shift(die.span, distance) },
    rows: rows.map((row) => ({
      ...row,
      span: shift(row.span, distance),
      mark: shift(row.mark, distance),
      text: shift(row.text, distance),
      tables: row.tables.map((nested) => shiftTable(nested, distance)),
    })),
  };
}
