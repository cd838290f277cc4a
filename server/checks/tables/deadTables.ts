/** Tables that no score leads to: `6 … If the die showed 1 or 2, roll 1D6:`. */
import { namedDiceIn } from '../../dice/prose/chances/namedDice.ts';
import { rowText } from '../../tables/edits/scoresText.ts';
import { outcomesOf } from '../../tables/outcomes.ts';
import { hasTitle } from '../../tables/reading/topics.ts';
import { includesScore, type RollRow, type RollTable, sharedScores, withNested } from '../../tables/rollTable.ts';
import type { Finding } from '../problems/finding.ts';
import { isModifiedBefore } from './coverage.ts';
import { type ScoreCondition, scoreConditions } from './scoreConditions.ts';

/** The condition for a table stands directly before it. */
const farthestCondition = 400;

/** A table for scores that neither the row around it nor a table before it in that row has. */
export function deadTableProblem(source: string, table: RollTable, row: RollRow): readonly Finding[] {
  const before = row.tables.filter(({ span }) => span.end <= table.span.start);
  const lead = leadOf(source, table, Math.max(row.text.start, before.at(-1)?.span.end ?? 0));
  if (!lead || [row, ...before.flatMap(rowsOf)].some((one) => sharedScores(one, lead.wanted))) return [];
  return [findingFor(lead, row)];
}

/**
 * A table for scores of the table before it, which has no such row.
 *
 * @param tables the tables of a text, in order.
 */
export function deadBehindProblems(source: string, tables: readonly RollTable[]): readonly Finding[] {
  return tables.flatMap((table, index): readonly Finding[] => {
    const previous = tables[index - 1];
    if (!previous || table.span.start - previous.span.end > farthestCondition) return [];
    const lead = leadOf(source, table, previous.span.end);
    if (!lead || !(lead.wanted.isPast || lead.isFirst)) return [];
    const earlier = tables.slice(0, index).filter(({ span }) => !hasTitle(source.slice(span.end, table.span.start)));
    if (!earlier.includes(previous) || rowsOf(previous).some((row) => sharedScores(row, lead.wanted))) return [];
    const outcomes = closedOutcomes(source, previous);
    // A score that the table before cannot have may be that of an earlier table.
    const isAmong = outcomes && [...outcomes.counts.keys()].some((score) => includesScore(lead.wanted, score));
    return outcomes && (isAmong || earlier.length === 1) ? [findingFor(lead, undefined)] : [];
  });
}

function rowsOf(table: RollTable): readonly RollRow[] {
  return withNested(table).flatMap(({ rows }) => rows);
}

/** The results of the roll of a table; undefined if something may be added to it. */
function closedOutcomes(source: string, { die, span }: RollTable): ReturnType<typeof outcomesOf> {
  return die?.expression && !isModifiedBefore(source, die, span.start) ? outcomesOf(die.expression) : undefined;
}

/** The introduction of a table that is for some scores of another roll. */
interface ConditionalLead {
  readonly wanted: ScoreCondition;
  /** Whether the condition is the beginning of the introduction. */
  readonly isFirst: boolean;
  /** From the sentence of the condition to the roll. */
  readonly start: number;
  readonly end: number;
}

function leadOf(source: string, table: RollTable, from: number): ConditionalLead | undefined {
  const [first] = table.rows;
  if (!table.die || !first) return undefined;
  const end = Math.min(first.span.start, first.mark.start);
  const start = Math.max(from, end - farthestCondition);
  const text = source.slice(start, end).replace(/<[^>]*>/g, (tag) => ' '.repeat(tag.length));
  const wanted = conditionOf(text, table.die.span.start - start);
  if (!wanted) return undefined;
  const at = sentenceStart(text, wanted.span.start);
  const until = Math.max(wanted.span.end, Math.min(text.length, table.die.span.end - start));
  const isFirst = !/[\p{L}\p{N}]/u.test(text.slice(0, wanted.span.start));
  return { wanted, isFirst, start: start + at, end: start + until };
}

function findingFor({ wanted, start, end }: ConditionalLead, row: RollRow | undefined): Finding {
  const { low, high } = wanted;
  const facts = { scores: rowText({ low, high }), row: row && rowText(row) };
  return { code: 'table-dead-sub-table', span: { start, end }, facts };
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
