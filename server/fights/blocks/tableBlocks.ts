/** Stat blocks below a head with the names of their values, with what is said of a single one below it. */
import { blockOf } from './blockOf.ts';
import { type BlockRow, type Head, headOf, rowOf } from './heads.ts';
import { isBlank, isRule, type Line, lineIndexAt, lineSpan } from './lines.ts';
import { abilitiesIn, newParts, type Parts, readBelow } from './parts.ts';
import { titleAbove } from './titleAbove.ts';
import type { WrittenBlock } from './writtenBlock.ts';

/** The blocks below the head at a line, and the first line behind them; undefined if there is no head, or no row below it. */
export function blockTableAt(
  text: string,
  lines: readonly Line[],
  at: number,
): { readonly blocks: readonly WrittenBlock[]; readonly next: number } | undefined {
  const line = lines[at];
  const head = line && headOf(line);
  if (!head) return undefined;
  const rows = rowsBelow(head, lines, at);
  const [only, second] = rows;
  const last = rows.at(-1);
  if (!only || !last) return undefined;
  if (second) {
    const blocks = rows.map((row) => blockOf('table', row.name, lineSpan(row.line), partsOf(head, row)));
    return { blocks, next: last.index + 1 };
  }
  const parts = partsOf(head, only);
  const ending = lineSpan(only.line).end;
  const end = Math.max(ending, readBelow(text, ending, parts));
  const title = only.name ?? head.label ?? titleAbove(lines, at);
  const start = only.name ? line.start : Math.min(title?.span.start ?? line.start, line.start);
  return { blocks: [blockOf('table', title, { start, end }, parts)], next: lineIndexAt(lines, end) + 1 };
}

interface TableRow extends BlockRow {
  readonly line: Line;
  readonly index: number;
}

function rowsBelow(head: Head, lines: readonly Line[], at: number): readonly TableRow[] {
  const rows: TableRow[] = [];
  if (head.rest) {
    const row = rowOf(head, head.rest);
    const isNamed = /^(?:\p{Lu}|$)/u.test(row?.name?.written ?? '');
    return row && isNamed ? [{ ...row, line: head.rest, index: at }] : [];
  }
  let next = at + 1;
  for (let index = next; index < lines.length; index++) {
    const line = lines[index];
    if (!line || isRule(line)) continue;
    if (isBlank(line)) {
      if (index > next) break;
      continue;
    }
    const row = rowOf(head, line);
    const isWhole = row?.cells.length === head.columns.length;
    // Behind an empty line only what fits exactly is a row.
    if (!row || (!isWhole && index > next + 1) || (index > next && rows.length > 0 && !isWhole)) break;
    rows.push({ ...row, line, index });
    next = index + 1;
  }
  return rows;
}

function partsOf({ columns, separator }: Head, { cells, line }: TableRow): Parts {
  const parts = newParts();
  for (const [index, cell] of cells.entries()) {
    const name = columns[index];
    if (name === 'special') parts.abilities.push(...abilitiesIn(cell.written));
    else if (name) parts.values.set(name, cell.written === '' ? { ...cell, written: '-' } : cell);
  }
  // The last cells of a row between tabs may be empty, and behind the last bar nothing need stand.
  const missing = columns.slice(cells.length);
  const spare = separator === '|' ? cells.slice(columns.length) : [];
  const isWhole =
    cells.length - spare.length <= columns.length &&
    missing.every((name) => name === 'special' || name === undefined) &&
    spare.every(({ written }) => written === '');
  if (!isWhole)
    parts.faults.push({ kind: 'cells', span: lineSpan(line), written: '', low: columns.length, high: cells.length });
  return parts;
}
