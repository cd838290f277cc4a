/** Rows that all look the same, directly below words that order a roll on them: whatever their scores are, they are the rows of that table. */
import { maximum, minimum } from '../../dice/evaluation/statistics.ts';
import type { NamedDice } from '../../dice/prose/chances/namedDice.ts';
import { outcomesOf } from '../outcomes.ts';
import { type DraftRow, isAlike } from './draft.ts';
import { isClosed, type Lead } from './lead.ts';
import type { RowMark } from './marks.ts';
import { hasTitle } from './topics.ts';
import { areSteps, areTargets, type Verdict } from './verdict.ts';

const maximumRows = 120;

/** Longer texts between two rows end a table. */
const longestRow = 2000;

/** Whether the row that looks like the next one stands behind a mark: quick to ask. */
export function mayRun(text: string, marks: readonly RowMark[], index: number): boolean {
  const first = marks[index];
  if (!first || (first.place !== 'line' && first.place !== 'cell') || !isSure(first)) return false;
  for (let at = index + 1; at < marks.length; at++) {
    const next = marks[at];
    if (!next || !isNear(text, first, next)) return false;
    if (isNextRow(first, next)) return true;
  }
  return false;
}

interface RowOfRun {
  readonly mark: RowMark;
  /** Its place among all marks. */
  readonly index: number;
}

/** The rows from a mark on, in order. */
export function runFrom(text: string, marks: readonly RowMark[], index: number): readonly RowOfRun[] {
  const first = marks[index];
  if (!first) return [];
  const rows: RowOfRun[] = [{ mark: first, index }];
  let last = first;
  let isSpaced: boolean | undefined;
  for (let at = index + 1; at < marks.length && rows.length < maximumRows; at++) {
    const mark = marks[at];
    if (!mark || !isNear(text, last, mark)) break;
    if (!isNextRow(first, mark)) continue;
    const hasBlank = hasBlankLine(text, last, mark);
    isSpaced ??= hasBlank;
    if (hasBlank && !isSpaced) break;
    rows.push({ mark, index: at });
    last = mark;
  }
  return rows;
}

function isNextRow(first: RowMark, mark: RowMark): boolean {
  if (first.place === 'cell') return mark.place === 'cell';
  return mark.place === 'line' && isSure(mark) && isAlike(first, mark);
}

/** The first cell of a line has nothing but scores. */
function isSure({ place, separator, strength }: RowMark): boolean {
  return place === 'cell' ? separator === 'cell' : strength > 2;
}

/** Whether the next row may stand at a mark: in the same Markdown table, or behind no title. */
function isNear(text: string, { textStart, place }: RowMark, mark: RowMark): boolean {
  if (mark.start - textStart > longestRow) return false;
  const between = text.slice(textStart, mark.lineStart);
  return place === 'cell' ? !/\n[ \t]*(?!\|)[^\s]/.test(between) && !/\n[ \t]*\r?\n/.test(between) : !hasTitle(between);
}

function hasBlankLine(text: string, { span }: RowMark, { lineStart }: RowMark): boolean {
  return /\n[ \t]*\r?\n/.test(text.slice(span.end, lineStart));
}

/**
 * The dice of a roll that a text orders on the rows below it.
 *
 * @param isHead whether dice are the head of the rows.
 */
export function orderedDice(
  lead: Lead,
  isRolled: (dice: NamedDice) => boolean,
  isHead: (dice: NamedDice) => boolean,
): NamedDice | undefined {
  const dice = lead.dice.find(isRolled);
  if (!dice || lead.isSideBySide) return undefined;
  return isHead(dice) || (lead.orders && dice.span.start >= lead.introduction) ? dice : undefined;
}

/** Undefined if the rows are perhaps no table of the roll, or something is added to it. */
export function verdictOnRun(rows: readonly DraftRow[], lead: Lead, dice: NamedDice): Verdict | undefined {
  const outcomes = dice.total && outcomesOf(dice.total);
  if (!outcomes || dice.isChanged || lead.modifies || !isClosed(dice)) return undefined;
  if (restarts(rows) || areTargets(rows) || areSteps(rows, dice)) return undefined;
  const [lowest, highest] = [minimum(outcomes), maximum(outcomes)];
  const possible = rows.filter(({ mark }) => mark.low <= highest && mark.high >= lowest);
  // Most of them are scores of the roll, or it is for something else.
  if (possible.length < 2 || possible.length * 3 < rows.length * 2) return undefined;
  return { die: { span: dice.span, expression: dice.total, isModified: false }, isWhole: false };
}

/** Whether rows begin again: two tables. */
function restarts(rows: readonly DraftRow[]): boolean {
  const isFalling = rows.every(({ mark }, index) => index === 0 || mark.low < (rows[index - 1]?.mark.low ?? 0));
  if (isFalling) return false;
  return rows.some(({ mark }, index) => index > 1 && mark.low === rows[0]?.mark.low);
}
