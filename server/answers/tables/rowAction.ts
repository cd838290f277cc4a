import type { TextEdit } from 'vscode-languageserver-types';
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { withSum } from '../../tables/edits/reweigh.ts';
import { hasOpenEnd, rowUnits } from '../../tables/edits/rowUnits.ts';
import { countIn } from '../../tables/outcomes.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import type { Span } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import { Document } from '../../workspace/documents/document.ts';
import { type PlacedTable, tableAt } from '../../workspace/documents/tableAt.ts';
import { knownOutcomes, writtenScores } from './tablePlan.ts';

/** `add` adds a row below a row; `renumber` gives each score to exactly one row, in the order of the text. */
export type RowAction = 'add' | 'remove' | 'up' | 'down' | 'renumber';

/** A row after the change: that of the text, or a new one that looks like it. */
interface NextRow {
  readonly from: number;
  readonly isNew: boolean;
  readonly weight: number;
}

/**
 * Adds, removes or moves a row of a table, or numbers its rows: all rows get the scores that follow from the number of scores that each
 * has, and a moved row keeps its number. Returns one edit, or why it is not possible; nothing changes in the document.
 */
export function rowAction(
  document: Document,
  placed: PlacedTable,
  action: RowAction,
  row: number,
  { words: { tableView: words } }: Messages,
): TextEdit | string {
  const { section, start, table } = placed;
  const { text } = section;
  const outcomes = knownOutcomes(table);
  if (!outcomes) return words.noChances;
  const units = rowUnits(text, table);
  if (!units) return words.onlyInText;
  const touchesLast = action !== 'renumber' && (action === 'down' ? row + 1 : row) === table.rows.length - 1;
  if (touchesLast && hasOpenEnd(text, table)) return words.lastInText;
  const next = nextRows(outcomes, table, action, row);
  if (typeof next === 'string') return words[next];
  const { span, newText } = editFor(placed, units, outcomes, next, words.newResult);
  const inDocument = { start: start + span.start, end: start + span.end };
  if (!hasRows(document, inDocument, newText, placed, next)) return words.onlyInText;
  if (text.slice(span.start, span.end) === newText) return words.nothingChanges;
  return { range: document.range(inDocument), newText };
}

/** Whether the rows of a table can be added, removed and moved. */
export function hasMovableRows({ section, table }: PlacedTable): boolean {
  return knownOutcomes(table) !== undefined && rowUnits(section.text, table) !== undefined;
}

type Refusal = 'onlyInText' | 'noScoreLeft' | 'twoRows';

function nextRows(
  outcomes: Distribution,
  { rows }: RollTable,
  action: RowAction,
  row: number,
): readonly NextRow[] | Refusal {
  const own = rows.map((one, from): NextRow => ({ from, isNew: false, weight: Math.max(1, countIn(outcomes, one)) }));
  /** Those that give and take scores first, then the others from the last one on. */
  const fitted = (next: readonly NextRow[], ...first: readonly number[]): readonly NextRow[] | Refusal => {
    const others = next.map((_, index) => next.length - 1 - index);
    const weights = withSum(
      next.map(({ weight }) => weight),
      outcomes.counts.size,
      [...new Set([...first, ...others.filter((index) => !next[index]?.isNew)])],
    );
    if (typeof weights === 'string') return 'noScoreLeft';
    return next.map((one, index) => ({ ...one, weight: weights[index] ?? 1 }));
  };
  if (action === 'renumber') return fitted(own);
  const to = { add: row, remove: row, up: row - 1, down: row + 1 }[action];
  const [at, other] = [own[row], own[to]];
  if (!at || !other) return 'onlyInText';
  if (action === 'add')
    // The row above gives its last score, or takes those that no row has.
    return fitted([...own.slice(0, row + 1), { from: row, isNew: true, weight: 1 }, ...own.slice(row + 1)], row);
  if (action !== 'remove') return fitted(own.map((one) => (one === at ? other : one === other ? at : one)));
  if (own.length < 3) return 'twoRows';
  return fitted(
    own.filter((one) => one !== at),
    Math.max(0, row - 1),
  );
}

/** The smallest replacement that makes the rows these. Its span is in section coordinates. */
function editFor(
  placed: PlacedTable,
  units: readonly Span[],
  outcomes: Distribution,
  next: readonly NextRow[],
  newResult: string,
): { readonly span: Span; readonly newText: string } {
  const { rows } = placed.table;
  const { text } = placed.section;
  const scores = writtenScores(placed, outcomes, next);
  const gaps = units.slice(1).map(({ start }, index) => text.slice(units[index]?.end ?? start, start));
  const texts = next.map(({ from, isNew }, index) => {
    const [row, unit] = [rows[from], units[from]];
    if (!row || !unit) return '';
    const gap = index === 0 ? '' : (gaps[index - 1] ?? gaps.at(-1) ?? '\n');
    const result = isNew ? newResult : text.slice(row.text.start, row.text.end);
    const between = text.slice(row.mark.end, row.text.start);
    const [before, behind] = [text.slice(unit.start, row.mark.start), text.slice(row.text.end, unit.end)];
    return `${gap}${before}${scores[index]?.written ?? ''}${between}${result}${behind}`;
  });
  return smallest(text, { start: units[0]?.start ?? 0, end: units.at(-1)?.end ?? 0 }, texts.join(''));
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
