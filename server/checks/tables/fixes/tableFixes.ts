/** What can be done about a problem of a roll table. */

import { rowText, scoresText } from '../../../tables/edits/scoresText.ts';
import { outcomesOf } from '../../../tables/outcomes.ts';
import type { RollRow, RollTable } from '../../../tables/rollTable.ts';
import type { Finding, Fix } from '../../problems/finding.ts';
import { movedRows } from './movedRows.ts';
import { namedRoll, otherRoll } from './namedRoll.ts';
import { numbering, writtenScores } from './numbering.ts';
import { stubRow } from './stubRow.ts';

/**
 * The finding with the fixes that may be right, the likeliest first. They are not tried out yet.
 *
 * @param table with all its rows, those in other rows included.
 * @param isModified whether the text adds something to the roll, so that its ends do not count.
 */
export function withTableFixes(source: string, finding: Finding, table: RollTable, isModified: boolean): Finding {
  const fixes = fixesFor(source, finding, table, isModified);
  return fixes.length > 0 ? { ...finding, fixes } : finding;
}

function fixesFor(source: string, finding: Finding, table: RollTable, isModified: boolean): readonly Fix[] {
  switch (finding.code) {
    case 'table-gap':
      return [
        ...(isModified ? [] : renumberFix(source, table)),
        ...addFix(source, table, finding.facts.scores.split('-').map(Number)),
      ];
    case 'table-overlap':
      return isModified ? [] : renumberFix(source, table);
    case 'table-impossible-row':
      return isModified || isAmbiguous(finding, table) ? [] : renumberFix(source, table);
    case 'table-wrong-die':
      return rollFix(otherRoll(source, finding.span, finding.facts.fits), finding.facts.fits);
    case 'table-without-die': {
      const { fits } = finding.facts;
      return fits === undefined ? [] : rollFix(namedRoll(source, finding.span, fits), fits);
    }
    default:
      return finding.fixes ?? [];
  }
}

/** Whether the score of a row may be a range without its hyphen as well: `45` behind 2-4 is 5, or 4-5 and the row before is wrong. */
function isAmbiguous(
  { span, facts }: Extract<Finding, { code: 'table-impossible-row' }>,
  { rows }: RollTable,
): boolean {
  const row = rows.find(({ mark }) => mark.start === span.start);
  return row !== undefined && hasLostHyphen(row, facts.highest);
}

/** Whether the digits of a score are those of a range: `45` for 4-5. */
function hasLostHyphen({ low, high }: RollRow, highest: number): boolean {
  const digits = String(low);
  const isRange = (at: number): boolean => {
    const [first, last] = [Number(digits.slice(0, at)), Number(digits.slice(at))];
    return at < digits.length && first > 0 && first < last && last <= highest;
  };
  return low === high && low > highest && (isRange(1) || isRange(2));
}

function renumberFix(source: string, table: RollTable): readonly Fix[] {
  const outcomes = table.die?.expression && outcomesOf(table.die.expression);
  const changed = outcomes ? numbering(table, outcomes) : [];
  const [first] = changed;
  if (!first) return [];
  const edits = changed.map((one) => ({ span: one.row.mark, newText: writtenScores(source, one, table.rows) }));
  return [{ kind: 'renumber', row: rowText(first.row), scores: rowText(first), count: changed.length, edits }];
}

function addFix(source: string, table: RollTable, [low, high]: readonly number[]): readonly Fix[] {
  if (low === undefined) return [];
  const edit = stubRow(source, table, low, high ?? low);
  return edit ? [{ kind: 'addRow', scores: scoresText(low, high ?? low), edits: [edit] }] : [];
}

function rollFix(edit: Fix['edits'][number] | undefined, roll: string): readonly Fix[] {
  return edit ? [{ kind: 'nameRoll', roll, edits: [edit] }] : [];
}

/** A row, and the row of its own table in which it stands. */
interface MisplacedRow {
  readonly row: RollRow;
  readonly inside: RollRow;
}

/** The problems of rows inside another row of their table; one fix moves all of them that stand there. */
export function misnestedProblems(
  source: string,
  table: RollTable,
  misplaced: readonly MisplacedRow[],
): readonly Finding[] {
  return misplaced.map(({ row, inside }): Finding => {
    const rows = misplaced.flatMap((one) => (one.inside === inside ? [one.row] : []));
    const edits = movedRows(source, table, rows, inside);
    const facts = { row: rowText(row), inside: rowText(inside) };
    const finding: Finding = { code: 'table-misnested-row', span: row.mark, facts };
    return edits ? { ...finding, fixes: [{ kind: 'moveOut', rows: rows.map(rowText), edits }] } : finding;
  });
}
