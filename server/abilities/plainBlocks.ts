/** A piece of a text without markup: a paragraph, whose wrapped lines are joined, or a row of a table. */
export type PlainBlock = { readonly kind: 'paragraph'; readonly text: string } | Row | WordRow;

/** A row of a roll table. `depth` is 0 in a table of the text itself, 1 in a table within a row. */
interface Row {
  readonly kind: 'row';
  readonly range: string;
  readonly text: string;
  readonly depth: number;
}

/** A row whose first cell is words, as in a price list. `text` has all its cells, so that values of a mention can be put in. */
interface WordRow {
  readonly kind: 'words';
  readonly text: string;
}

/** The text of a row of words. */
export function textOfCells(cells: readonly string[]): string {
  return cells.join(cellMark);
}

/** The cells of a row of words. */
export function cellsOfText(text: string): readonly string[] {
  return text.split(cellMark);
}

const cellMark = '\t';

/**
 * The paragraphs and tables of plain text. Authors wrap lines anywhere; a paragraph ends at an empty line, a row at the next row. Lines
 * that begin with a number are rows only if two or more follow each other as on a die: `1-2 …`, `3 …`, `4-6 …`. A table within a row is
 * indented, or its rows begin with a hyphen: `- 1-3 …`, and those of a table within that with two: `- - 1-3 …`. Lines such as
 * `Dagger: 2, common` are rows if two or more of them are a paragraph and none of them is a sentence.
 *
 * This sets out the text of a card, and is not the reader of roll tables (`tables/reading`), which says what is rolled: rows of a list without
 * dice stand in lines of their own here too, the values of a mention are put in before, and there are no spans. The reader of tables may
 * say that such rows are none.
 */
export function plainBlocks(lines: readonly string[]): readonly PlainBlock[] {
  const rows = rowsAmong(lines);
  const wordRows = wordRowsAmong(lines, rows);
  const blocks: PlainBlock[] = [];
  let isNew = true;
  lines.forEach((line, index) => {
    const row = rows.get(index) ?? wordRows.get(index);
    const last = blocks.at(-1);
    const text = line.trim();
    if (row) blocks.push(row);
    else if (text !== '' && last && !isNew) blocks[blocks.length - 1] = { ...last, text: `${last.text} ${text}` };
    else if (text !== '') blocks.push({ kind: 'paragraph', text });
    isNew = text === '';
  });
  return blocks;
}

/** The rows of words: all lines of a paragraph, or those behind a line that ends with a colon. */
function wordRowsAmong(lines: readonly string[], rows: ReadonlyMap<number, Row>): ReadonlyMap<number, WordRow> {
  const found = new Map<number, WordRow>();
  let labelled: (readonly [string, string])[] = [];
  let isTable = true;
  lines.forEach((line, index) => {
    const isIntroduction = /(?:^|:)\s*$/.test(line);
    if (isIntroduction) labelled = [];
    isTable = isIntroduction || (isTable && !rows.has(index));
    const parts = isTable && !isIntroduction ? labelledLine(line) : undefined;
    if (parts) labelled.push(parts);
    else if (!isIntroduction) isTable = false;
    const isLast = index + 1 === lines.length || lines[index + 1]?.trim() === '';
    if (!isTable || !isLast || labelled.length < 2) return;
    cellsOfLines(labelled).forEach((cells, at) => {
      found.set(index + 1 - labelled.length + at, { kind: 'words', text: textOfCells(cells) });
    });
  });
  return found;
}

/** The label of a line such as `Dagger: 2, common`, and what is behind it. A sentence has none. */
function labelledLine(line: string): readonly [string, string] | undefined {
  const [, label, text] = /^\s*([^\s\d:(-][^:]{0,59}):\s+(\S.*)$/.exec(line) ?? [];
  return label === undefined || text === undefined || /[.!?]\s/.test(`${line} `) ? undefined : [label, text.trim()];
}

/** Semicolons or commas divide cells if they make as many in each line. */
function cellsOfLines(lines: readonly (readonly [string, string])[]): readonly (readonly string[])[] {
  const counts = (mark: RegExp) => new Set(lines.map(([, text]) => text.split(mark).length));
  const mark = [/;\s+/, /,\s+/].find((one) => counts(one).size === 1 && !counts(one).has(1));
  return lines.map(([label, text]) => [label, ...(mark ? text.split(mark) : [text])]);
}

/** A possible row of a roll table, before the table is certain. */
interface PossibleRow {
  readonly range: string;
  readonly low: number;
  readonly high: number;
  readonly text: string;
  readonly indent: number;
  readonly hyphens: number;
}

interface OpenTable {
  readonly depth: number;
  readonly indent: number;
  readonly hyphens: number;
  /** The highest scores of the dice named before it whose lowest score it begins with. */
  readonly ends: ReadonlySet<number>;
  /** Its first score. */
  readonly low: number;
  /** Lines and rows so far, each with the score after that of the one before. */
  readonly rows: Map<number, Row>;
  /** The highest score so far. */
  last: number;
  /** Those behind a missing score, and their highest. They are prose if the missing one comes. */
  readonly later: Map<number, Row>;
  lastOfLater: number;
}

const rowLine = /^(\s*)((?:[*-]\s+)*)((\d{1,2})(?:\s*[-–]\s*(\d{1,2})|(\+))?)[.:)]?\s+(\S.*)$/;

function possibleRow(line: string): PossibleRow | undefined {
  const [, blanks = '', marks = '', range = '', low, high, plus, text = ''] = rowLine.exec(line) ?? [];
  if (low === undefined) return undefined;
  return {
    range,
    low: Number(low),
    high: plus ? Infinity : Number(high ?? low),
    text: text.trimEnd(),
    indent: blanks.length,
    hyphens: marks.split('-').length - 1,
  };
}

/** Tables begin with the lowest score of one die, of two dice, of two dice read as tens and ones, or of dice that are named before. */
const lowestScores: ReadonlySet<number> = new Set([1, 2, 11]);

/** A fourth level of tables would be a misreading. */
const maximumDepth = 2;

/** The highest scores of the dice named so far, by the lowest: 3 and 18 for `3D6`, 11 and 66 for `D66`. */
type NamedDice = Map<number, Set<number>>;

function nameDice(line: string, named: NamedDice): void {
  for (const [, count = '', sides = ''] of line.matchAll(/(?<![\p{L}\d])(\d?)D(3|4|6|8|10|12|20|66)(?!\d)/giu)) {
    const [low, high] = sides === '66' ? [11, 66] : [Number(count || 1), Number(count || 1) * Number(sides)];
    named.set(low, (named.get(low) ?? new Set()).add(high));
  }
}

function rowsAmong(lines: readonly string[]): ReadonlyMap<number, Row> {
  const found = new Map<number, Row>();
  const open: OpenTable[] = [];
  const named: NamedDice = new Map();
  const closeTo = (count: number): void => {
    for (const { rows, ends, later, lastOfLater } of open.splice(count)) {
      // A score is missing only in a table that ends as its dice do.
      const certain = [...rows, ...(isEnd(lastOfLater, ends) ? later : [])];
      if (certain.length > 1) for (const [line, row] of certain) found.set(line, row);
    }
  };
  let isAfterBlank = false;
  lines.forEach((line, index) => {
    if (line.trim() === '') {
      isAfterBlank = true;
      return;
    }
    const row = possibleRow(line);
    if (row) placeRow(open, closeTo, index, row, named);
    else if (isAfterBlank) closeTo(0);
    nameDice(line, named);
    isAfterBlank = false;
  });
  closeTo(0);
  return found;
}

/** Adds a row to the innermost table that expects its score, or begins a table with it; otherwise the line is not a row. */
function placeRow(
  open: OpenTable[],
  closeTo: (count: number) => void,
  line: number,
  row: PossibleRow,
  named: NamedDice,
): void {
  const { range, low, high, text, indent, hyphens } = row;
  const isNext = (table: OpenTable): boolean => table.hyphens === hyphens && scoreAfter(table) === low;
  const isLater = (table: OpenTable): boolean => table.hyphens === hyphens && mayBeLater(row, table);
  const expected = open.findLastIndex(isNext);
  const waiting = expected < 0 ? open.findLastIndex(isLater) : expected;
  const table = open[waiting];
  if (table) {
    closeTo(waiting + 1);
    const placed: Row = { kind: 'row', range, text, depth: table.depth };
    if (expected < 0) {
      table.later.set(line, placed);
      table.lastOfLater = high;
    } else {
      table.later.clear();
      table.rows.set(line, placed);
      table.last = high;
    }
    return;
  }
  const ends = named.get(low) ?? new Set();
  if ((ends.size === 0 && !lowestScores.has(low)) || high < low) return;
  const isAround = (other: OpenTable): boolean =>
    other.hyphens < hyphens || (other.indent < indent && (hyphens === 0 || other.hyphens === hyphens));
  const parent = open.findLastIndex((other) => other.depth < maximumDepth && isAround(other));
  closeTo(parent + 1);
  const depth = parent + 1;
  const rows = new Map<number, Row>([[line, { kind: 'row', range, text, depth }]]);
  // The dice of later lines are not those of this table.
  open.push({
    depth,
    indent,
    hyphens,
    ends: new Set(ends),
    low,
    rows,
    last: high,
    later: new Map(),
    lastOfLater: high,
  });
}

/** After 16 on two dice read as tens and ones comes 21. */
function scoreAfter({ low, last }: OpenTable): number {
  return low === 11 && last % 10 === 6 ? last + 5 : last + 1;
}

/** Whether scores may be missing between the table and the row: the dice of the table show more than it has, and those of the row. */
function mayBeLater({ low, high }: PossibleRow, { ends, last, later, lastOfLater }: OpenTable): boolean {
  const before = later.size > 0 ? lastOfLater : last;
  return (
    low > before && high >= low && !isEnd(before, ends) && (isEnd(high, ends) || [...ends].some((end) => end > high))
  );
}

/** Whether a table of dice with these highest scores ends with the score. `5+` is the end of any dice. */
function isEnd(score: number, ends: ReadonlySet<number>): boolean {
  return ends.has(score) || (score === Infinity && ends.size > 0);
}
