import { scoresIn } from '../reading/cellScores.ts';
import { onlyScores } from '../rollTable.ts';
import { type PastedCell, type PastedPart, type PastedRow, wordsOfCell } from './pastedTable.ts';

/**
 * The roll tables among rows of cells, as a spreadsheet or a page has them, with all other rows as lines of text. A row whose first cell is
 * empty goes on with the row above it.
 */
export function tablesOfRows(rows: readonly (readonly PastedCell[])[]): readonly PastedPart[] {
  const parts: PastedPart[] = [];
  let index = 0;
  while (index < rows.length) {
    const hasHead = !isScored(rows[index]) && isScored(rows[index + 1]) && filled(rows[index]) > 1;
    const { found, next } = rowsFrom(rows, hasHead ? index + 1 : index);
    if (found.length > 1) {
      parts.push({ head: hasHead ? (rows[index] ?? []).map(wordsOfCell) : [], rows: found });
      index = next;
    } else {
      parts.push(...lineOf(rows[index] ?? []));
      index++;
    }
  }
  return parts;
}

/** The rows with scores from an index on, and the index behind them. */
function rowsFrom(
  rows: readonly (readonly PastedCell[])[],
  from: number,
): { readonly found: readonly PastedRow[]; readonly next: number } {
  const found: PastedRow[] = [];
  let next = from;
  for (; next < rows.length; next++) {
    const [first = [], ...cells] = rows[next] ?? [];
    const row = scoredRow(wordsOfCell(first), cells);
    const last = found.at(-1);
    if (row) found.push(row);
    else if (last && wordsOfCell(first) === '' && cells.length > 0)
      found[found.length - 1] = { ...last, cells: joined(last.cells, cells) };
    else break;
  }
  return { found, next };
}

function isScored([first = [], ...cells]: readonly PastedCell[] = []): boolean {
  return scoredRow(wordsOfCell(first), cells) !== undefined;
}

/** The row with these scores; undefined if they are none, or nothing is beside them. */
function scoredRow(written: string, cells: readonly PastedCell[]): PastedRow | undefined {
  if (!cells.some((cell) => cell.length > 0)) return undefined;
  const ofDate = scoresOfDate(written);
  const mark = scoresIn(ofDate ?? written);
  if (!mark) return undefined;
  const used = cells.slice(0, cells.findLastIndex((cell) => cell.length > 0) + 1);
  const scores = (ofDate ?? written).slice(mark.span.start, mark.span.end);
  return { scores, ...onlyScores(mark), cells: used, ...(ofDate !== undefined && { date: written }) };
}

/** The scores that a spreadsheet has taken for a day and a month: `01-feb` and `2-Jan` for 1-2. */
function scoresOfDate(written: string): string | undefined {
  const [, first, month = '', last] = date.exec(written) ?? [];
  const day = Number(first ?? last);
  const number = 1 + months.findIndex((names) => names.includes(month.toLowerCase()));
  return day > 0 && number > 0 && day !== number ? `${Math.min(day, number)}-${Math.max(day, number)}` : undefined;
}

const date = /^(?:(\d{1,2})[-/ ])?(\p{L}{3})\.?(?:[-/ ](\d{1,2}))?$/u;
const months = 'jan ene,feb,mar,apr abr,may,jun,jul,aug ago,sep,oct,nov,dec dic'
  .split(',')
  .map((names) => names.split(' '));

function joined(cells: readonly PastedCell[], more: readonly PastedCell[]): readonly PastedCell[] {
  const count = Math.max(cells.length, more.findLastIndex((cell) => cell.length > 0) + 1);
  return Array.from({ length: count }, (_, index) => [...(cells[index] ?? []), ...(more[index] ?? [])]);
}

function filled(row: readonly PastedCell[] = []): number {
  return row.filter((cell) => cell.length > 0).length;
}

function lineOf(row: readonly PastedCell[]): readonly PastedPart[] {
  const text = row.map(wordsOfCell).join(' ').trim();
  return text === '' ? [] : [`${text}\n`];
}
