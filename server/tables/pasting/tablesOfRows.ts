import { scoresIn } from '../reading/cellScores.ts';
import { onlyScores } from '../rollTable.ts';
import type { PastedPart, PastedRow } from './pastedTable.ts';

type Cells = readonly string[];

/**
 * The roll tables among rows of cells, as a spreadsheet or a page has them, with all other rows as lines of text. A row whose first cell is
 * empty goes on with the row above it.
 */
export function tablesOfRows(rows: readonly Cells[]): readonly PastedPart[] {
  const parts: PastedPart[] = [];
  for (let index = 0; index < rows.length; ) {
    const [row = [], next = []] = rows.slice(index, index + 2);
    const hasHead = !scoredRow(row) && scoredRow(next) !== undefined && row.filter(Boolean).length > 1;
    const { found, end } = rowsFrom(rows, hasHead ? index + 1 : index);
    if (found.length > 1) parts.push({ head: hasHead ? row : [], rows: found });
    else if (row.some(Boolean)) parts.push(`${row.join(' ').trim()}\n`);
    index = found.length > 1 ? end : index + 1;
  }
  return parts;
}

/** The rows with scores from an index on, and the index behind them. */
function rowsFrom(
  rows: readonly Cells[],
  from: number,
): { readonly found: readonly PastedRow[]; readonly end: number } {
  const found: PastedRow[] = [];
  let end = from;
  for (; end < rows.length; end++) {
    const [first = '', ...cells] = rows[end] ?? [];
    const row = scoredRow([first, ...cells]);
    const last = found.at(-1);
    if (row) found.push(row);
    else if (last && first === '' && cells.length > 0)
      found[found.length - 1] = { ...last, cells: joined(last.cells, cells) };
    else break;
  }
  return { found, end };
}

/** A row of a table; undefined if its first cell is no scores, or nothing is beside them. */
function scoredRow([written = '', ...cells]: Cells): PastedRow | undefined {
  const used = cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  const ofDate = scoresOfDate(written);
  const mark = used.length > 0 ? scoresIn(ofDate ?? written) : undefined;
  if (!mark) return undefined;
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

function joined(cells: Cells, more: Cells): Cells {
  const longest = cells.length < more.length ? more : cells;
  return longest.map((_, index) => [cells[index], more[index]].filter(Boolean).join(' '));
}
