import { rowText, scoresText } from '../../tables/edits/scoresText.ts';
import { type SpoiltScores, spoiltScores } from '../../tables/faults/spoiltScores.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import { gathered } from '../../text/gathered.ts';
import { overlaps } from '../../text/span.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { tablesIn } from '../../workspace/documents/tablesIn.ts';
import type { Finding } from '../problems/finding.ts';
import { coverageProblems, isChangeable, isModifiedBefore } from './coverage.ts';
import { withTableFix } from './fixes/tableFixes.ts';
import { withTriedFixes } from './fixes/triedFixes.ts';
import { withoutDieProblems } from './withoutDie.ts';

/** Problems of the roll tables in a section, in section coordinates. */
export function tableProblems(section: Section): readonly Finding[] {
  return withTriedFixes(section, problemsOfTables(section.text, tablesIn(section)), problemsOfTables);
}

function problemsOfTables(source: string, tables: readonly RollTable[]): readonly Finding[] {
  return gathered(tables, (table) => [
    ...ownProblems(source, table),
    ...table.rows.flatMap((row) => problemsOfTables(source, row.tables)),
  ]);
}

function ownProblems(source: string, table: RollTable): readonly Finding[] {
  const garbled = spoiltScores(source, table);
  const unreadable = garbled.map((one) => garbledMark(source, one));
  const isSpoilt = ({ span }: Pick<Finding, 'span'>): boolean => unreadable.some((one) => overlaps(one.span, span));
  const isModified = isModifiedBefore(source, table);
  const found = table.die
    ? coverageProblems(table, isModified, () => isChangeable(source, table))
    : withoutDieProblems(source, table);
  const others = found.filter((one) => !isSpoilt(one) && !isExplained(one, garbled) && !isWritten(source, table, one));
  // Spoilt and impossible scores say nothing about the order.
  const impossible = others.filter(({ code }) => code === 'table-impossible-row');
  const rows = table.rows.filter(
    ({ mark }) => !isSpoilt({ span: mark }) && !impossible.some(({ span }) => overlaps(span, mark)),
  );
  return [
    ...unreadable,
    ...others.map((one) => (isModified ? one : withTableFix(source, one, table))),
    ...orderProblems({ ...table, rows }),
  ];
}

function garbledMark(source: string, { span, low, high, isCertain }: SpoiltScores): Finding {
  const written = source.slice(span.start, span.end);
  if (!isCertain) return { code: 'table-garbled-mark', span, facts: { written, repaired: undefined } };
  const repaired = scoresText(low, high);
  const fix = { kind: 'replace', text: repaired, edits: [{ span, newText: repaired }] } as const;
  return { code: 'table-garbled-mark', span, facts: { written, repaired }, fixes: [fix] };
}

/** Whether missing scores, or scores of other dice, are only a consequence of marks that are spoilt. */
function isExplained(problem: Finding, garbled: readonly SpoiltScores[]): boolean {
  if (problem.code === 'table-wrong-die') return garbled.length > 0;
  if (problem.code !== 'table-gap') return false;
  const [first = 0, last = first] = problem.facts.scores.split('-').map(Number);
  return garbled.some(({ low, high }) => low <= last && first <= high);
}

/** Whether the missing scores stand before a word in the text of the table: perhaps they are a row that nobody can tell from a number. */
function isWritten(source: string, { span, layout }: RollTable, problem: Finding): boolean {
  if (problem.code !== 'table-gap' || layout === 'markup' || layout === 'cells') return false;
  const [first = ''] = problem.facts.scores.split('-');
  const row = new RegExp(`(?<![\\w+-])${first}(?:[-–]\\d+)?[.:)]? +[*_"“¡¿(]{0,2}\\p{Lu}`, 'u');
  return row.test(source.slice(span.start, span.end));
}

/** Rows after one with greater scores, unless all rows go down. */
function orderProblems({ rows, layout }: RollTable): readonly Finding[] {
  const isFalling = rows.every((row, index) => index === 0 || row.high < (rows[index - 1]?.low ?? row.high));
  if (layout === 'columns' || (isFalling && rows.length > 2)) return [];
  return rows.flatMap((row, index): readonly Finding[] => {
    const before = rows[index - 1];
    // A 0 is the highest score of dice with ten sides.
    if (!before || row.low >= before.low || row.low === 0) return [];
    return [{ code: 'table-row-order', span: row.mark, facts: { row: rowText(row), before: rowText(before) } }];
  });
}
