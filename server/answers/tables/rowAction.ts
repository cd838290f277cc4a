import type { Position, TextEdit } from 'vscode-languageserver-types';
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { scoresFor, withSum } from '../../tables/edits/reweigh.ts';
import { hasOpenEnd, rowUnits } from '../../tables/edits/rowUnits.ts';
import { countIn } from '../../tables/outcomes.ts';
import { writtenMark } from '../../tables/reading/writtenMark.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import type { Span } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import { Document } from '../../workspace/documents/document.ts';
import { type PlacedTable, tableAt } from '../../workspace/documents/tableAt.ts';
import { rowMark } from './rowWords.ts';
import { knownOutcomes } from './tableView.ts';

/** `add` adds a row below a row; `renumber` gives each score to exactly one row, in the order of the text. */
export type RowAction = 'add' | 'remove' | 'up' | 'down' | 'renumber';

/** A change of the rows of a table, as one edit. */
export interface RowActionResult {
  /** Why it is not possible; then there is no edit. */
  readonly problem: string;
  readonly edits: readonly TextEdit[];
  /** The version of the text that the edits are for. */
  readonly version: number;
}

/** A row after the change: that of the text, or a new one that looks like it. */
interface NextRow {
  readonly from: number;
  readonly isNew: boolean;
  readonly weight: number;
}

/**
 * Adds, removes or moves a row of the table at a position, or numbers its rows: all rows get the scores that follow from the number of
 * scores that each has, and a moved row keeps its number. Nothing changes in the document.
 */
export function rowAction(
  document: Document,
  position: Position,
  action: RowAction,
  row: number,
  messages: Messages,
): RowActionResult {
  const { words } = messages;
  const refused = (problem: string): RowActionResult => ({ problem, edits: [], version: document.version });
  const placed = tableAt(document, document.offsetAt(position));
  if (!placed) return refused(words.tables.nothingHere);
  const outcomes = knownOutcomes(placed.table);
  if (!outcomes) return refused(words.tableView.noChances);
  const units = rowUnits(placed.section.text, placed.table);
  if (!units) return refused(words.tableView.onlyInText);
  const isAtEnd = touchesLast(placed.table, action, row);
  if (isAtEnd && hasOpenEnd(placed.section.text, placed.table)) return refused(words.tableView.lastInText);
  const next = nextRows(outcomes, placed.table, action, row);
  if (typeof next === 'string') return refused(words.tableView[next]);
  const edit = editFor(placed, units, outcomes, next, words.tableView.newResult);
  const { section, start } = placed;
  const span = { start: start + edit.span.start, end: start + edit.span.end };
  const isRead = hasRows(document, span, edit.newText, placed, next);
  if (!isRead || section.text.slice(edit.span.start, edit.span.end) === edit.newText)
    return refused(isRead ? words.tableView.nothingChanges : words.tableView.onlyInText);
  return { ...refused(''), edits: [{ range: document.range(span), newText: edit.newText }] };
}

/** Whether the rows of a table can be added, removed and moved. */
export function hasMovableRows({ section, table }: PlacedTable): boolean {
  return knownOutcomes(table) !== undefined && rowUnits(section.text, table) !== undefined;
}

/** Whether a change moves the last row, takes it away, or puts another one behind it. */
function touchesLast({ rows }: RollTable, action: RowAction, row: number): boolean {
  return action !== 'renumber' && (action === 'down' ? row + 1 : row) === rows.length - 1;
}

type Refusal = 'onlyInText' | 'noScoreLeft' | 'twoRows';

function nextRows(
  outcomes: Distribution,
  { rows }: RollTable,
  action: RowAction,
  row: number,
): readonly NextRow[] | Refusal {
  const count = outcomes.counts.size;
  const own = rows.map((one, from) => ({ from, isNew: false, weight: Math.max(1, countIn(outcomes, one)) }));
  const [at] = own.slice(row, row + 1);
  const others = own.map((_, index) => own.length - 1 - index);
  if (action === 'renumber') return fitted(own, count, others);
  if (row < 0 || !at) return 'onlyInText';
  if (action === 'add') {
    const added = { from: row, isNew: true, weight: 1 };
    const next = [...own.slice(0, row + 1), added, ...own.slice(row + 1)];
    // The row above gives its last score, or takes those that no row has.
    return fitted(next, count, [row, ...others.map((index) => (index > row ? index + 1 : index))]);
  }
  if (action === 'remove') {
    if (own.length < 3) return 'twoRows';
    const next = own.filter((one) => one !== at);
    return fitted(next, count, [Math.max(0, row - 1), ...next.map((_, index) => next.length - 1 - index)]);
  }
  const to = action === 'up' ? row - 1 : row + 1;
  const [other] = to < 0 ? [] : own.slice(to, to + 1);
  if (!other) return 'onlyInText';
  const swapped = own.map((one) => (one === at ? other : one === other ? at : one));
  return fitted(swapped, count, others);
}

function fitted(rows: readonly NextRow[], count: number, others: readonly number[]): readonly NextRow[] | Refusal {
  const weights = withSum(
    rows.map(({ weight }) => weight),
    count,
    [...new Set(others)],
  );
  if (typeof weights === 'string') return 'noScoreLeft';
  return rows.map((row, index) => ({ ...row, weight: weights[index] ?? 1 }));
}

/** The smallest replacement that makes the rows these. Its span is in section coordinates. */
function editFor(
  { section: { text }, table: { rows } }: PlacedTable,
  units: readonly Span[],
  outcomes: Distribution,
  next: readonly NextRow[],
  newResult: string,
): { readonly span: Span; readonly newText: string } {
  const written = rows.map((row) => ({ low: row.low, high: row.high, written: rowMark(text, row) }));
  const scores = scoresFor(
    outcomes,
    next.map(({ weight }) => weight),
  );
  const gaps = units.slice(1).map(({ start }, index) => text.slice(units[index]?.end ?? start, start));
  const texts = next.map(({ from, isNew }, index) => {
    const [row, unit, own, score] = [rows[from], units[from], written[from], scores[index]];
    if (!row || !unit || !own || !score) return '';
    const edge = index === next.length - 1 ? written.at(-1) : index === 0 ? written[0] : undefined;
    // An open end stays open, whichever row is there now.
    const low = index === 0 && edge && !Number.isFinite(edge.low) ? edge.low : score.low;
    const high = index === next.length - 1 && edge && !Number.isFinite(edge.high) ? edge.high : score.high;
    const sample = Number.isFinite(low) && Number.isFinite(high) ? own : (edge ?? own);
    const result = isNew ? newResult : text.slice(row.text.start, row.text.end);
    const between = text.slice(row.mark.end, row.text.start);
    const mark = writtenMark(low, high, sample, written);
    return `${text.slice(unit.start, row.mark.start)}${mark}${between}${result}${text.slice(row.text.end, unit.end)}`;
  });
  const newText = texts
    .map((one, index) => `${index === 0 ? '' : (gaps[index - 1] ?? gaps.at(-1) ?? '\n')}${one}`)
    .join('');
  return smallest(text, { start: units[0]?.start ?? 0, end: units.at(-1)?.end ?? 0 }, newText);
}

/** The edit without the beginning and the end that both texts have. */
function smallest(
  text: string,
  { start, end }: Span,
  newText: string,
): { readonly span: Span; readonly newText: string } {
  const old = text.slice(start, end);
  const most = Math.min(old.length, newText.length);
  let before = 0;
  while (before < most && old[before] === newText[before]) before++;
  let after = 0;
  while (after < most - before && old.at(-1 - after) === newText.at(-1 - after)) after++;
  return {
    span: { start: start + before, end: end - after },
    newText: newText.slice(before, newText.length - after),
  };
}

/** Whether the table is read with these rows and their tables, in order and without a gap, from the text after the edit. */
function hasRows(
  document: Document,
  span: Span,
  newText: string,
  { table, start }: PlacedTable,
  next: readonly NextRow[],
): boolean {
  const text = document.getText();
  const { uri, languageId, version, encoding } = document;
  const after = text.slice(0, span.start) + newText + text.slice(span.end);
  const edited = new Document(uri, languageId, version + 1, after, encoding);
  const rows = tableAt(edited, start + (table.rows[0]?.mark.start ?? table.span.start))?.table.rows ?? [];
  return (
    rows.length === next.length &&
    rows.every(({ low, tables }, index) => {
      const { from, isNew } = next[index] ?? { from: 0, isNew: true };
      const count = isNew ? 0 : table.rows[from]?.tables.length;
      return tables.length === count && (index === 0 || low > (rows[index - 1]?.high ?? low));
    })
  );
}
