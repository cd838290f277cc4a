/** Scores of rows that a scanner has spoilt: letters for digits, lost hyphens and digits, and digits upside down. */

import { scoresText } from '../../tables/edits/scoresText.ts';
import { outcomesOf } from '../../tables/outcomes.ts';
import { isReversed } from '../../tables/reading/marks.ts';
import { includesScore, type RollRow, type RollTable, sharedScores } from '../../tables/rollTable.ts';
import type { Span } from '../../text/span.ts';
import type { Finding } from '../problems/finding.ts';
import { misreadRow } from './misreadRows.ts';
import { agrees, repairOf } from './signs.ts';
import { type SpoiltPlace, spoiltPlaces } from './spoiltPlaces.ts';

/** Scores without a row that can be read, and the mark of that row. */
export interface GarbledMark {
  /** Undefined if the mark is right: the 0 of a die with ten sides, or of two. */
  readonly finding: Finding | undefined;
  readonly low: number;
  /** Infinity if the row may have been open. */
  readonly high: number;
}

/** Marks that cannot be read or that are read as other scores, and the original scores if they are certain. */
export function garbledMarks(source: string, table: RollTable): readonly GarbledMark[] {
  const reversed = reversedMarks(source, table);
  if (reversed.length > 0) return reversed;
  const misread = misreadRow(source, table);
  if (misread) {
    const { low, high, span } = misread;
    return [{ finding: garbled(span, source.slice(span.start, span.end), scoresText(low, high)), low, high }];
  }
  return missingScores(table).flatMap(({ low, high, before, after }): readonly GarbledMark[] => {
    const places = spoiltPlaces(source, table, { before, after });
    const exact = places.find(({ written }) => repairOf(written, low, high) !== undefined);
    const place = exact ?? places.find((one) => !one.isDoubtful || isHalf(one, low, high));
    if (!place) return [];
    const { span, written } = place;
    if (isTen(written, low, high)) return [{ finding: undefined, low, high: low }];
    const repaired = exact ? repairOf(written, low, high) : certainScores(place, places, low, high);
    return [{ finding: garbled(span, written, repaired), low, high: high ?? Number.POSITIVE_INFINITY }];
  });
}

/** Rows whose range begins with the larger number, in a table that does not go down: `3-2`. */
export function reversedMarks(source: string, { rows }: RollTable): readonly GarbledMark[] {
  const found = rows.filter(({ mark }) => isReversed(source.slice(mark.start, mark.end)));
  if (found.length === 0 || found.length * 2 > rows.length) return [];
  if (rows.every((row, index) => index === 0 || row.high < (rows[index - 1]?.low ?? row.high))) return [];
  return found.map((row) => {
    const { mark, low, high } = row;
    const written = source.slice(mark.start, mark.end);
    const isTaken = rows.some((other) => other !== row && sharedScores(other, row));
    const repaired = isTaken ? undefined : written.replace(/^(\d+)(.*?)(\d+)$/, '$3$2$1');
    return { finding: garbled(mark, written, repaired), low, high };
  });
}

/** Whether a zero stands for 10 or 100, as dice with ten sides show them. */
function isTen(written: string, low: number, high: number | undefined): boolean {
  return /^0{1,3}$/.test(written) && low === high && (low === 10 || low === 100);
}

/** Whether one end of a range can be read: `3-A` for 3-4. */
function isHalf({ written }: SpoiltPlace, low: number, high: number | undefined): boolean {
  if (high === undefined || low === high) return false;
  const [first, last] = written.split(/[-–]/).map(Number);
  return first === low || last === high;
}

/** The scores of the only mark between two rows, if it has no digit that contradicts them. */
function certainScores(
  { written, isCell }: SpoiltPlace,
  places: readonly SpoiltPlace[],
  low: number,
  high: number | undefined,
): string | undefined {
  if (high === undefined || places.length > 1 || !agrees(written, low, high)) return undefined;
  return isCell || /[\d?]/.test(written) ? scoresText(low, high) : undefined;
}

function garbled(span: Span, written: string, repaired: string | undefined): Finding {
  const facts = { written, repaired };
  if (repaired === undefined) return { code: 'table-garbled-mark', span, facts };
  const fix = { kind: 'replace', text: repaired, edits: [{ span, newText: repaired }] } as const;
  return { code: 'table-garbled-mark', span, facts, fixes: [fix] };
}

/** Scores that no row has, and the rows between which their row should stand. */
interface Missing {
  readonly low: number;
  /** Undefined if the row may have been open. */
  readonly high: number | undefined;
  readonly before: RollRow | undefined;
  readonly after: RollRow | undefined;
}

function missingScores({ die, rows }: RollTable): readonly Missing[] {
  const outcomes = die?.expression && !die.isModified ? outcomesOf(die.expression) : undefined;
  const sorted = rows.toSorted((one, other) => one.low - other.low);
  const following = (row: RollRow | undefined): RollRow | undefined => row && rows[rows.indexOf(row) + 1];
  if (!outcomes) {
    const last = sorted.at(-1);
    const isOpen = last && Number.isFinite(last.high) && die;
    return isOpen ? [{ low: last.high + 1, high: undefined, before: last, after: following(last) }] : [];
  }
  const runs: { low: number; high: number }[] = [];
  for (const score of outcomes.counts.keys()) {
    if (rows.some((row) => includesScore(row, score))) continue;
    const run = runs.at(-1);
    if (run && !sorted.some(({ low }) => low > run.high && low < score)) run.high = score;
    else runs.push({ low: score, high: score });
  }
  return runs.map(({ low, high }) => {
    const before = sorted.findLast((row) => row.high < low);
    return { low, high, before, after: before ? following(before) : rows[0] };
  });
}
