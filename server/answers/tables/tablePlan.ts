import type { TextEdit } from 'vscode-languageserver-types';
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { type RowChange, reweighed, scoresFor, weightsOf } from '../../tables/edits/reweigh.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { writtenMark } from '../../tables/reading/writtenMark.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import { shift } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { PlacedTable } from '../../workspace/documents/tableAt.ts';
import { rowMark } from './rowWords.ts';

/** A wish for one row, by its place in the table: how many scores it has, or which, as somebody types them (`3-5`). */
export interface RowWish {
  readonly row: number;
  readonly weight?: number | undefined;
  readonly scores?: string | undefined;
}

/** What a change of one row does to the whole table. */
export interface TablePlan {
  /** Why it is not possible; then the rest is that of the changes before it, or empty without any. */
  readonly problem: string;
  /** The number of scores of each row after the change. */
  readonly weights: readonly number[];
  readonly scores: readonly PlannedScores[];
  /** Each row that gets other scores, as `4-5 → 4`. */
  readonly changes: readonly string[];
  /** Of the scores only. */
  readonly edits: readonly TextEdit[];
}

/** The scores of a row after a change, with the text for them. */
interface PlannedScores {
  readonly low: number;
  readonly high: number;
  readonly written: string;
}

/**
 * Plans other scores for the rows of a table. Only the scores change; nothing changes in the document.
 *
 * @param base the weights after earlier changes that are planned too; without them those of the text.
 */
export function tablePlan(
  document: Document,
  placed: PlacedTable,
  wish: RowWish,
  base: readonly number[] | undefined,
  messages: Messages,
): TablePlan {
  const { table, section, start } = placed;
  const { refusals } = messages.words.tableView;
  const outcomes = knownOutcomes(table);
  const own = changeableWeights(placed, messages);
  if (!outcomes || typeof own === 'string') return { ...nothingPlanned, problem: String(own) };
  const before =
    base?.length === own.length && base.every((weight) => Number.isInteger(weight) && weight > 0) ? base : undefined;
  const change = changeOf(wish);
  const changed = change ? reweighed(outcomes, before ?? own, change) : 'noScore';
  const problem = typeof changed === 'string' ? refusals[changed](scoresText(outcomes)) : '';
  const weights = typeof changed === 'string' ? before : changed;
  if (!weights) return { ...nothingPlanned, problem };
  const scores = writtenScores(
    placed,
    outcomes,
    weights.map((weight, from) => ({ from, weight })),
  );
  const other = table.rows.flatMap((row, index) => {
    const [written, after] = [rowMark(section.text, row), scores[index]?.written ?? ''];
    return written === after ? [] : [{ span: shift(row.mark, start), written, after }];
  });
  return {
    problem,
    weights,
    scores,
    changes: other.map(({ written, after }) => `${written} → ${after}`),
    edits: other.map(({ span, after }) => ({ range: document.range(span), newText: after })),
  };
}

const nothingPlanned = { weights: [], scores: [], changes: [], edits: [] };

/**
 * The scores of rows with these weights, written as those of the table.
 *
 * @param next each with the place that it had.
 */
export function writtenScores(
  { section, table }: PlacedTable,
  outcomes: Distribution,
  next: readonly { readonly from: number; readonly weight: number }[],
): readonly PlannedScores[] {
  const written = table.rows.map((row) => ({ low: row.low, high: row.high, written: rowMark(section.text, row) }));
  const scores = scoresFor(
    outcomes,
    next.map(({ weight }) => weight),
  );
  return scores.map((score, index) => {
    const own = written[next[index]?.from ?? index] ?? { ...score, written: '' };
    const isLast = index === next.length - 1;
    const edge = isLast ? written.at(-1) : index === 0 ? written[0] : undefined;
    // An open end stays open, whichever row is there now.
    const low = index === 0 && edge && !Number.isFinite(edge.low) ? edge.low : score.low;
    const high = isLast && edge && !Number.isFinite(edge.high) ? edge.high : score.high;
    const sample = Number.isFinite(low) && Number.isFinite(high) ? own : (edge ?? own);
    return { low, high, written: writtenMark(low, high, sample, written) };
  });
}

/** How many scores each row has; or why its rows cannot get other scores, as a sentence. */
export function changeableWeights({ table }: PlacedTable, { words }: Messages): readonly number[] | string {
  const outcomes = knownOutcomes(table);
  if (!outcomes) return words.tableView.noChances;
  const weights = weightsOf(outcomes, table.rows);
  return typeof weights === 'string' ? words.tableView.refusals[weights](scoresText(outcomes)) : weights;
}

/** The results of the roll for a table; undefined if it needs a number first, or the text adds something that could not be read. */
export function knownOutcomes({ die, rows }: RollTable): Distribution | undefined {
  const outcomes = die?.expression && outcomesOf(die.expression);
  return outcomes && die.isModified && !fitsExactly(outcomes, rows) ? undefined : outcomes;
}

/** `1–6`. */
function scoresText({ counts }: Distribution): string {
  const scores = [...counts.keys()];
  return `${scores[0]}–${scores.at(-1)}`;
}

/** Undefined if what was typed are no scores. */
function changeOf({ row, weight, scores = '' }: RowWish): RowChange | undefined {
  if (weight !== undefined) return { row, weight };
  const [, first, second] = /^\s*(\d{1,3})\s*(?:(?:[-–—]|to|a)\s*(\d{1,3}))?\s*$/.exec(scores) ?? [];
  return first === undefined ? undefined : { row, low: Number(first), high: Number(second ?? first) };
}
