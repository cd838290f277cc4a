/** Rows of cells in plain text: between tabs, commas or semicolons, as spreadsheets write them, or between bars, as in Markdown. */
import { scoresIn } from '../reading/cellScores.ts';

/** A run of lines that are rows of cells, or the text between such runs. */
type TextBlock = { readonly rows: readonly (readonly string[])[] } | { readonly text: string };

/** The runs of rows in a text, and all text between them, in order. Takes time in proportion to the text. */
export function textBlocks(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = [];
  let rows: (readonly string[])[] = [];
  let lines: string[] = [];
  const endRows = (): void => {
    if (rows.length > 0) blocks.push({ rows });
    rows = [];
  };
  const endLines = (): void => {
    if (lines.length > 0) blocks.push({ text: `${lines.join('\n')}\n` });
    lines = [];
  };
  for (const record of recordsIn(text)) {
    const [line = ''] = record;
    const cells = record.length > 1 ? record : cellsOf(line);
    if (cells?.some((cell) => /\S/.test(cell))) {
      endLines();
      rows.push(cells);
    } else if (!isRule(line)) {
      endRows();
      lines.push(record.join('\t'));
    }
  }
  endRows();
  endLines();
  return blocks;
}

/** The cells of each line; a line of a text without cells is one. */
function recordsIn(text: string): readonly (readonly string[])[] {
  if (text.includes('\t')) return recordsBetween(text, '\t');
  for (const sign of [';', ',']) {
    const records = recordsBetween(text, sign).filter((cells) => cells.join('') !== '');
    const scored = records.filter(([first = '']) => scoresIn(first)).length;
    const width = records[0]?.length ?? 0;
    // Its first line may be a head.
    if (width > 1 && scored > 1 && scored >= records.length - 1 && records.every((cells) => cells.length === width))
      return records;
  }
  return text.split(/\r\n|\r|\n/).map((line) => [line]);
}

/** A cell may be quoted as a whole, with line ends and signs in it; a mark that is not closed within so many characters is a mistake. */
function recordsBetween(text: string, sign: string): readonly (readonly string[])[] {
  const cell = new RegExp(
    `(?:[ ]*"((?:[^"]|""){0,2000})"[ ]*(?=${sign}|[\\r\\n]|$)|([^${sign}\\r\\n]*))(${sign}|\\r\\n?|\\n|$)`,
    'y',
  );
  const records: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? [];
    records.at(-1)?.push(quoted === undefined ? plain.trim() : unquoted(quoted));
    if (end !== sign && cell.lastIndex < text.length) records.push([]);
    else if (end === sign && cell.lastIndex === text.length) records.at(-1)?.push('');
  }
  return records;
}

/** A spreadsheet quotes a cell that has line ends or quotation marks; any other marks are those of the text. */
function unquoted(inner: string): string {
  return inner.replaceAll('""', '"');
}

/** The line below the head of a Markdown table. */
function isRule(line: string): boolean {
  return line.includes('-') && /^\s*\|[\s|:-]*$/.test(line);
}

function cellsOf(line: string): readonly string[] | undefined {
  const [, inner] = isRule(line) ? [] : (/^\s*\|(.*)$/.exec(line.trimEnd()) ?? []);
  if (inner === undefined) return undefined;
  const cells = inner.replace(/(?<!\\)\|$/, '').split(/(?<!\\)\|/);
  return cells.length < 2 ? undefined : cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}
