/** Tables inside a row that no score leads to: `6 … If the die showed 1 or 2, roll 1D6:`. */
import { namedDiceIn } from '../../dice/prose/rolledDice.ts';
import type { RollRow, RollTable } from '../../tables/rollTable.ts';
import { rowText } from '../../tables/scoresText.ts';
import type { Finding } from '../problems/finding.ts';
import { type ScoreCondition, scoreConditions } from './scoreConditions.ts';

/** The condition for a table stands directly before it. */
const farthestCondition = 400;

/** A table for scores that the row around it does not have. */
export function deadTableProblem(source: string, table: RollTable, row: RollRow): readonly Finding[] {
  const [first] = table.rows;
  if (!table.die || !first) return [];
  const around = row.tables.findLast(({ span }) => span.end <= table.span.start);
  const end = Math.min(first.span.start, first.mark.start);
  const start = Math.max(row.text.start, around?.span.end ?? 0, end - farthestCondition);
  const text = source.slice(start, end).replace(/<[^>]*>/g, (tag) => ' '.repeat(tag.length));
  const wanted = conditionOf(text, table.die.span.start - start);
  if (!wanted || (wanted.low <= row.high && row.low <= wanted.high)) return [];
  const { low, high } = wanted;
  const at = sentenceStart(text, wanted.span.start);
  const until = Math.max(wanted.span.end, Math.min(text.length, table.die.span.end - start));
  const span = { start: start + at, end: start + until };
  return [{ code: 'table-dead-sub-table', span, facts: { scores: rowText({ low, high }), row: rowText(row) } }];
}

/** The scores for which the table is rolled, if its introduction names some of the roll that led to the row. */
function conditionOf(text: string, die: number): ScoreCondition | undefined {
  // Another roll in the row may be the one whose score is asked for.
  const rolls = namedDiceIn(text).filter(({ span, isRolled }) => isRolled || span.start === die);
  const [first, second] = rolls;
  const limit = first && second ? first.span.start : text.length;
  const asking = sentenceStart(text, die >= 0 ? die : text.trimEnd().length - 1);
  return scoreConditions(text).find(
    ({ span, isPast }) => span.start < limit && (isPast || sentenceStart(text, span.start) === asking),
  );
}

function sentenceStart(text: string, at: number): number {
  const before = text.slice(0, Math.max(0, at));
  const ended = before.search(/[^.!?]*$/);
  return ended + (before.length - ended - before.slice(ended).trimStart().length);
}
