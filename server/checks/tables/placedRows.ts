/** Rows and tables that stand where they do not belong. */
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import type { RollRow, RollTable } from '../../tables/rollTable.ts';
import { rowText } from '../../tables/scoresText.ts';
import type { Finding } from '../problems/finding.ts';

/** Rows after one with greater scores. */
export function rowOrderProblems({ rows, layout }: RollTable): readonly Finding[] {
  if (layout === 'columns') return [];
  return rows.flatMap((row, index): Finding[] => {
    const before = rows[index - 1];
    if (!before || row.low >= before.low || row.isMisplaced) return [];
    const facts = { row: rowText(row), before: rowText(before) };
    return [{ code: 'table-row-order', span: row.mark, facts }];
  });
}

/** Rows inside another row of their table. */
export function misplacedRows({ rows }: RollTable): readonly { readonly row: RollRow; readonly inside: RollRow }[] {
  return rows.flatMap((row, index) => {
    const inside = rows.slice(0, index).findLast(({ isMisplaced }) => !isMisplaced);
    return row.isMisplaced && inside ? [{ row, inside }] : [];
  });
}

/** The rows of a table inside a row that belong to the table around it: its own are complete without them. */
export function foreignRows(table: RollTable, around: RollTable, row: RollRow): readonly RollRow[] {
  const outcomes = table.die?.expression && outcomesOf(table.die.expression);
  if (!outcomes || !Number.isFinite(row.high)) return [];
  for (let count = 2; count < table.rows.length; count++) {
    if (!fitsExactly(outcomes, table.rows.slice(0, count))) continue;
    const rest = table.rows.slice(count);
    const isMissing = rest.every(({ low, high }) => around.rows.every((one) => one.high < low || high < one.low));
    return rest[0]?.low === row.high + 1 && isMissing ? rest : [];
  }
  return [];
}

const farthestCondition = 160;

/** `if the result was 1-3, roll again`: scores before a roll. */
const condition =
  /(?:(?<!\p{L})(?:on|if|of|for|was|were|showed|shows|score|scored|scores|result|rolled|rolls|with|con|fue|sale|salió|sacas|saca|sacó|sacado|sacaron|resultado|tirada|de)(?!\p{L})[^.!?\d]{0,40}?)(\d{1,2})(?:\s*(?:-|–|to|or|and|a|o|y)\s*(\d{1,2}))?(\+)?(?![\d\p{L}])(?:\s*[,;:)—–][^.!?:]{0,60}|\s+(?:\p{L}+\s+){0,3}(?:rolls?|throws?|tira[ns]?|lanza[ns]?)[^.!?:]{0,30})$/iu;

/** `roll 1D6 if the first roll was a 1`: scores behind a roll. */
const conditionBehind =
  /^[^.!?\d]{0,60}?(?<!\p{L})(?:if|when|si|cuando)(?!\p{L})[^.!?\d]{0,40}?(?<!\p{L})(?:was|were|showed|scored|rolled|result|score|roll|fue|salió|sacó|sacaste|sacado|resultado|tirada|dado)(?!\p{L})[^.!?\d]{0,20}?(\d{1,2})(?:\s*(?:-|–|to|or|a|o)\s*(\d{1,2}))?(\+)?(?![\d\p{L}])/iu;

/** A table for scores that the row around it does not have. */
export function deadTableProblem(source: string, table: RollTable, row: RollRow): readonly Finding[] {
  const { die } = table;
  if (!die) return [];
  const start = Math.max(row.text.start, die.span.start - farthestCondition);
  const before = source.slice(start, die.span.start);
  const match = condition.exec(before);
  const behind = source.slice(die.span.end, Math.min(table.span.start, die.span.end + farthestCondition));
  const [found, first, second, plus] = match ?? conditionBehind.exec(behind) ?? [];
  if (found === undefined || first === undefined) return [];
  const low = Number(first);
  const high = plus ? Number.POSITIVE_INFINITY : Number(second ?? first);
  if (low > high || (low <= row.high && row.low <= high)) return [];
  const at = match ? start + match.index : die.span.start;
  const sentence = source.slice(0, at).search(/\S[^.!?>\n]*$/);
  const end = match ? die.span.end : die.span.end + found.length;
  const span = { start: sentence < row.text.start ? at : sentence, end };
  return [{ code: 'table-dead-sub-table', span, facts: { scores: rowText({ low, high }), row: rowText(row) } }];
}
