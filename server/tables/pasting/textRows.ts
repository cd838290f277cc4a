/** Rows of cells in plain text: between tabs, as spreadsheets copy them, or between bars, as in Markdown. */

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
  for (const line of linesOf(text)) {
    const cells = cellsOf(line);
    if (cells) {
      endLines();
      rows.push(cells);
    } else if (!isRule(line)) {
      endRows();
      lines.push(line);
    }
  }
  endRows();
  endLines();
  return blocks;
}

/** The lines of a text. A line end between quotation marks that begin a cell belongs to the cell. */
function linesOf(text: string): readonly string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n|\r|\n/)) {
    const last = lines.at(-1);
    if (last?.includes('\t') && isOpen(last)) lines[lines.length - 1] = `${last}\n${line}`;
    else lines.push(line);
  }
  return lines;
}

/** Whether the last cell of a line begins with a quotation mark that is not closed. */
function isOpen(line: string): boolean {
  const cell = line.slice(line.lastIndexOf('\t"') + 1);
  if (!cell.startsWith('"') || cell.length > maximumQuoted) return false;
  return (cell.match(/"/g)?.length ?? 0) % 2 === 1;
}

/** A quotation mark that is not closed within so many characters is a mistake. */
const maximumQuoted = 2000;

/** The line below the head of a Markdown table. */
function isRule(line: string): boolean {
  return line.includes('-') && /^\s*\|[\s|:-]*$/.test(line);
}

function cellsOf(line: string): readonly string[] | undefined {
  if (isRule(line)) return undefined;
  if (line.includes('\t')) return /\S/.test(line) ? line.split('\t').map(unquoted) : undefined;
  const [, inner] = /^\s*\|(.*)$/.exec(line.trimEnd()) ?? [];
  if (inner === undefined) return undefined;
  const cells = inner.replace(/(?<!\\)\|$/, '').split(/(?<!\\)\|/);
  return cells.length < 2 ? undefined : cells.map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/** A cell with line ends or quotation marks is quoted as a whole. */
function unquoted(cell: string): string {
  const written = cell.trim();
  const isQuoted =
    written.length > 1 && written.startsWith('"') && written.endsWith('"') && /[\n"]/.test(written.slice(1, -1));
  return isQuoted ? written.slice(1, -1).replaceAll('""', '"') : written;
}
