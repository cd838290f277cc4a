/** Stat blocks below a head with the names of their values, with what is said of each below it. */
import type { Span } from '../../text/span.ts';
import { type Head, headOf, isBlank, isRule, type Line, lineCells, lineSpan, trailingValues } from './blockLines.ts';
import { type Details, detailsBelow } from './detailsBelow.ts';
import { firstOf } from './player.ts';
import { abilitiesIn } from './readParts.ts';
import { titleAbove } from './titleAbove.ts';
import type { ValueName } from './valueNames.ts';
import type { BlockFault, WrittenBlock, WrittenValue } from './writtenBlock.ts';

/** The blocks below the head at a line, and the first line behind them; undefined if there is no head, or no row below it. */
export function blockTableAt(
  lines: readonly Line[],
  at: number,
): { readonly blocks: readonly WrittenBlock[]; readonly next: number } | undefined {
  const line = lines[at];
  const head = line && headOf(line);
  if (!head) return undefined;
  const { rows, next } = rowsBelow(head, lines, at);
  const [only] = rows;
  if (!only) return undefined;
  if (rows.length > 1) return { blocks: rows.map((row) => blockOf(head, row, row.row.name, lineSpan(row.line))), next };
  const title = head.label ?? titleAbove(lines, at);
  const name = only.row.name ?? title;
  const details = detailsBelow(lines, next);
  const last = details.next > next ? lines[details.next - 1] : undefined;
  const span = {
    start: name === title && title ? Math.min(title.span.start, line.start) : line.start,
    end: lineSpan(last ?? only.line).end,
  };
  return { blocks: [blockOf(head, only, name, span, details)], next: details.next };
}

interface TableRow {
  readonly row: Row;
  readonly line: Line;
}

/** The rows below a head, and the first line behind them. */
function rowsBelow(
  head: Head,
  lines: readonly Line[],
  at: number,
): { readonly rows: readonly TableRow[]; readonly next: number } {
  const rows: TableRow[] = [];
  let next = at + 1;
  for (let index = next; index < lines.length; index++) {
    const below = lines[index];
    if (!below || isRule(below) || (index === at + 1 && /^[\s|:-]*\|[\s|:-]*$/.test(below.text))) continue;
    if (isBlank(below)) {
      if (index - next >= 1) break;
      continue;
    }
    const row = rowOf(head, below);
    const isWhole = row?.cells.length === head.columns.length;
    // Behind an empty line only what fits exactly is a row.
    if (!row || (!isWhole && index > next + 1) || (index > next && rows.length > 0 && !isWhole)) break;
    rows.push({ row, line: below });
    next = index + 1;
  }
  return { rows, next };
}

/** @param details of the only row. */
function blockOf(
  head: Head,
  { row, line }: TableRow,
  name: WrittenValue | undefined,
  span: Span,
  details?: Details,
): WrittenBlock {
  const first = details?.first === undefined ? undefined : firstOf(details.first, name?.written ?? '');
  const { values, faults, abilities } = valuesOf(head, row, lineSpan(line));
  return {
    form: details?.isGamebook ? 'gamebook' : 'table',
    name: plainName(name?.written ?? ''),
    ...(name && { nameSpan: name.span }),
    span,
    values: details?.save && !values.has('save') ? new Map([...values, ['save', details.save]]) : values,
    weapons: details?.weapons ?? [],
    saves: details?.saves ?? [],
    ...(first && { first }),
    abilities: [...abilities, ...(details?.abilities ?? [])],
    notes: details?.notes ?? '',
    faults: [...faults, ...(details?.faults ?? [])],
  };
}

/** A name without a count, what stands in brackets behind it, and marks at its end. */
export function plainName(written: string): string {
  return written
    .replace(/\s+/g, ' ')
    .replace(/\s*\([^()]*\)$/, '')
    .replace(/\s*[:.]$/, '');
}

interface Row {
  readonly name: WrittenValue | undefined;
  readonly cells: readonly WrittenValue[];
}

/** The row in a line below a head; undefined if most of its cells are no values. */
function rowOf(head: Head, line: Line): Row | undefined {
  const { separator, columns } = head;
  const cells = separator === 'blanks' ? undefined : lineCells(line, separator);
  if (!cells) {
    if (separator === '|' || separator === ',' || separator === ';') return undefined;
    return blankRow(line, columns.length);
  }
  const [first] = cells;
  const isNamed = head.hasNames || (cells.length === columns.length + 1 && /\p{L}{2}/u.test(first?.written ?? ''));
  const values = isNamed ? cells.slice(1) : cells;
  const fits = values.filter(({ written }) => looksLikeValue(written)).length;
  if (fits < Math.max(3, Math.ceil(Math.min(values.length, columns.length) / 2))) return undefined;
  return { name: isNamed && first?.written !== '' ? first : undefined, cells: values };
}

function looksLikeValue(written: string): boolean {
  return /^(?:[-–—−*]|[+-]?\d.{0,12}|[dD]\d\S{0,5}|[SA]|special|especial)$/i.test(written);
}

function blankRow(line: Line, count: number): Row | undefined {
  const { name, cells } = trailingValues(line);
  const spare = cells.length === count + 1 && /^[SA]$/.test(cells[0]?.written ?? '') ? 1 : 0;
  if (cells.length - spare < Math.max(3, Math.ceil(count / 2)) || cells.length > count + 3) return undefined;
  if (name && (name.written.split(/\s+/).length > 6 || /[.;!?:]/.test(name.written) || !/\p{L}|\d/u.test(name.written)))
    return undefined;
  return { name, cells: cells.slice(spare) };
}

function valuesOf(
  { columns, separator }: Head,
  { cells }: Row,
  span: Span,
): {
  readonly values: ReadonlyMap<ValueName, WrittenValue>;
  readonly faults: readonly BlockFault[];
  readonly abilities: readonly string[];
} {
  const values = new Map<ValueName, WrittenValue>();
  let abilities: readonly string[] = [];
  for (const [index, name] of columns.entries()) {
    const cell = cells[index];
    if (!cell || name === undefined) continue;
    if (name === 'special') abilities = abilitiesIn(cell.written);
    else values.set(name, cell.written === '' ? { ...cell, written: '-' } : cell);
  }
  // The last cells of a row between tabs may be empty.
  const isShort =
    cells.length < columns.length &&
    columns.slice(cells.length).every((name) => name === 'special' || name === undefined);
  const isWhole =
    cells.length === columns.length ||
    isShort ||
    (separator === '|' &&
      cells.length > columns.length &&
      cells.slice(columns.length).every(({ written }) => written === ''));
  const faults: readonly BlockFault[] = isWhole
    ? []
    : [{ kind: 'cells', span, written: '', low: columns.length, high: cells.length }];
  return { values, faults, abilities };
}
