import type { Position, TextEdit } from 'vscode-languageserver-types';
import type { Distribution } from '../../dice/evaluation/distribution.ts';
import { type RowChange, reweighed, scoresFor, weightsOf } from '../../tables/edits/reweigh.ts';
import { writtenMark } from '../../tables/reading/writtenMark.ts';
import { shift } from '../../text/span.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type PlacedTable, tableAt } from '../../workspace/documents/tableAt.ts';
import { rowMark } from './rowWords.ts';
import { knownOutcomes, type PlannedScores, type TableView, tableViewOf } from './tableView.ts';

/** A wish for one row, by its place in the table: how many scores it has, or which, as somebody types them (`3-5`). */
export interface RowWish {
  readonly row: number;
  readonly weight?: number;
  readonly scores?: string;
}

/** What a change of one row does to the whole table. */
export interface TablePlan {
  /** Why it is not possible; then there is nothing else. */
  readonly problem: string;
  /** The table after the change. */
  readonly view: TableView | undefined;
  /** The number of scores of each row after the change. */
  readonly weights: readonly number[];
  /** Each row that gets other scores, as `4-5 → 4`. */
  readonly changes: readonly string[];
  /** Of the scores only. */
  readonly edits: readonly TextEdit[];
  /** The version of the text that the edits are for. */
  readonly version: number;
}

/** Nothing is planned. */
export const noPlan: TablePlan = { problem: '', view: undefined, weights: [], changes: [], edits: [], version: 0 };

/**
 * Plans other scores for the rows of the table at a position. Only the scores change; nothing changes in the document.
 *
 * @param base the weights after earlier changes that are planned too; without them those of the text.
 */
export function tablePlan(
  document: Document,
  position: Position,
  wish: RowWish,
  base: readonly number[] | undefined,
  messages: Messages,
): TablePlan {
  const { tableView: words, tableViewSentences: sentences } = messages.words;
  const placed = tableAt(document, document.offsetAt(position));
  const refused = (problem: string): TablePlan => ({ ...noPlan, problem, version: document.version });
  if (!placed) return refused(messages.words.tables.nothingHere);
  const { table, section, start } = placed;
  const outcomes = knownOutcomes(table);
  if (!outcomes) return refused(words.noChances);
  const own = weightsOf(outcomes, table.rows);
  if (typeof own === 'string') return refused(sentences.refusals[own](scoresText(outcomes)));
  const isBase = base?.length === own.length && base.every((weight) => Number.isInteger(weight) && weight > 0);
  const change = changeOf(wish);
  const weights = change ? reweighed(outcomes, isBase ? base : own, change) : 'noScore';
  if (typeof weights === 'string') return refused(sentences.refusals[weights](scoresText(outcomes)));
  const planned = plannedScores(placed, outcomes, weights);
  const changed = table.rows.flatMap((row, index) => {
    const [before, after] = [rowMark(section.text, row), planned[index]?.mark ?? ''];
    return before === after ? [] : [{ span: shift(row.mark, start), before, after }];
  });
  return {
    problem: '',
    view: tableViewOf(document, placed, messages, [], '', planned),
    weights,
    changes: changed.map(({ before, after }) => `${before} → ${after}`),
    edits: changed.map(({ span, after }) => ({ range: document.range(span), newText: after })),
    version: document.version,
  };
}

function plannedScores(
  { section, table }: PlacedTable,
  outcomes: Distribution,
  weights: readonly number[],
): readonly PlannedScores[] {
  const written = table.rows.map((row) => ({ low: row.low, high: row.high, written: rowMark(section.text, row) }));
  return scoresFor(outcomes, weights).map(({ low, high }, index) => {
    const own = written[index] ?? { low, high, written: '' };
    // An open end stays open.
    const from = index === 0 && !Number.isFinite(own.low) ? own.low : low;
    const to = index === weights.length - 1 && !Number.isFinite(own.high) ? own.high : high;
    return { low: from, high: to, mark: writtenMark(from, to, own, written) };
  });
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

/** The reason why the rows of a table cannot get other scores though its roll is known; empty without one. */
export function refusalOf({ table }: PlacedTable, { words }: Messages): string {
  const outcomes = knownOutcomes(table);
  const weights = outcomes && weightsOf(outcomes, table.rows);
  return outcomes && typeof weights === 'string'
    ? words.tableViewSentences.refusals[weights](scoresText(outcomes))
    : '';
}
