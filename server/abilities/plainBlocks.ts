/** A piece of a text without markup: a paragraph, whose wrapped lines are joined, or a row of a roll table. */
export type PlainBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  /** `depth` is 0 in a table of the text itself, 1 in a table within a row. */
  | { readonly kind: 'row'; readonly range: string; readonly text: string; readonly depth: number };

/**
 * The paragraphs and tables of plain text. Authors wrap lines anywhere; a paragraph ends at an empty line, a row at the next row. Lines
 * that begin with a number are rows only if two or more follow each other as on a die: `1-2 …`, `3 …`, `4-6 …`. A table within a row is
 * indented, or its rows begin with a hyphen: `- 1-3 …`.
 *
 * This sets out the text of a card, and is not the reader of roll tables (`tables/reading`), which says what is rolled: rows of a list without
 * dice stand in lines of their own here too, the values of a mention are put in before, and there are no spans. The reader of tables may
 * say that such rows are none.
 */
export function plainBlocks(lines: readonly string[]): readonly PlainBlock[] {
  const rows = rowsAmong(lines);
  const blocks: PlainBlock[] = [];
  let isNew = true;
  lines.forEach((line, index) => {
    const row = rows.get(index);
    const last = blocks.at(-1);
    const text = line.trim();
    if (row) blocks.push({ kind: 'row', range: row.range, text: row.text, depth: row.depth });
    else if (text !== '' && last && !isNew) blocks[blocks.length - 1] = { ...last, text: `${last.text} ${text}` };
    else if (text !== '') blocks.push({ kind: 'paragraph', text });
    isNew = text === '';
  });
  return blocks;
}

/** A possible row of a table, before the table is certain. */
interface PossibleRow {
  readonly range: string;
  readonly low: number;
  readonly high: number;
  readonly text: string;
  readonly indent: number;
  readonly hasHyphen: boolean;
}

interface Row extends PossibleRow {
  readonly depth: number;
}

interface OpenTable {
  readonly depth: number;
  readonly indent: number;
  readonly hasHyphen: boolean;
  /** Lines and rows so far. */
  readonly rows: Map<number, Row>;
  /** The score that its next row must begin with. */
  next: number;
}

const rowLine = /^(\s*)(?:([*-])\s+)?((\d{1,2})(?:\s*[-–]\s*(\d{1,2})|(\+))?)[.:)]?\s+(\S.*)$/;

function possibleRow(line: string): PossibleRow | undefined {
  const [, blanks = '', mark, range = '', low, high, plus, text = ''] = rowLine.exec(line) ?? [];
  if (low === undefined) return undefined;
  return {
    range,
    low: Number(low),
    high: plus ? Infinity : Number(high ?? low),
    text: text.trimEnd(),
    indent: blanks.length,
    hasHyphen: mark === '-',
  };
}

/** Tables begin with the lowest score of one die, of two dice, or of two dice read as tens and ones. */
const lowestScores: ReadonlySet<number> = new Set([1, 2, 11]);

/** A third level of tables would be a misreading. */
const maximumDepth = 1;

function rowsAmong(lines: readonly string[]): ReadonlyMap<number, Row> {
  const found = new Map<number, Row>();
  const open: OpenTable[] = [];
  const closeTo = (count: number): void => {
    for (const { rows } of open.splice(count)) {
      if (rows.size > 1) for (const [line, row] of rows) found.set(line, row);
    }
  };
  let isAfterBlank = false;
  lines.forEach((line, index) => {
    if (line.trim() === '') {
      isAfterBlank = true;
      return;
    }
    const row = possibleRow(line);
    if (row) placeRow(open, closeTo, index, row);
    else if (isAfterBlank) closeTo(0);
    isAfterBlank = false;
  });
  closeTo(0);
  return found;
}

/** Adds a row to the innermost table that expects its score, or begins a table with it; otherwise the line is not a row. */
function placeRow(open: OpenTable[], closeTo: (count: number) => void, line: number, row: PossibleRow): void {
  const waiting = open.findLastIndex((table) => table.next === row.low && table.hasHyphen === row.hasHyphen);
  const table = open[waiting];
  if (table) {
    closeTo(waiting + 1);
    table.rows.set(line, { ...row, depth: table.depth });
    table.next = row.high + 1;
    return;
  }
  if (!lowestScores.has(row.low) || row.high < row.low) return;
  const parent = open.findLastIndex(
    (other) => other.depth < maximumDepth && (row.hasHyphen ? !other.hasHyphen : other.indent < row.indent),
  );
  closeTo(parent + 1);
  const depth = parent + 1;
  const { indent, hasHyphen, high } = row;
  open.push({ depth, indent, hasHyphen, rows: new Map([[line, { ...row, depth }]]), next: high + 1 });
}
