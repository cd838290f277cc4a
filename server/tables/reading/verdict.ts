/** Whether rows are certainly a table, and the roll they are for. Doubtful rows are no table. */
import type { NamedDice } from '../../dice/prose/chances/namedDice.ts';
import { outcomesOf } from '../outcomes.ts';
import type { TableDie } from '../rollTable.ts';
import { type Draft, fittingDice, isAlike, isAlikeInText, isUnbroken, lowestOf, type TableGuess } from './draft.ts';
import type { Lead } from './lead.ts';
import { isClosed } from './lead.ts';
import type { RowMark } from './marks.ts';

export interface Verdict {
  readonly die: TableDie | undefined;
  /** Whether its rows are all results of its roll. */
  readonly isWhole: boolean;
}

/** The last scores of tables whose roll is not named. */
const usualEnds: ReadonlySet<number> = new Set([6, 12, 66, Number.POSITIVE_INFINITY]);
const usualStarts: ReadonlySet<number> = new Set([1, 2, 11]);

/** Undefined if the rows are perhaps no table. `strength` is that of the weakest mark that was allowed. */
export function verdictOn(
  { rows }: Draft,
  expected: TableGuess,
  strength: number,
  isRolled: (dice: NamedDice) => boolean,
): Verdict | undefined {
  const { lead, isD66, first } = expected;
  if (rows.length < 2 || areTargets(rows)) return undefined;
  const fitting = fittingDice(rows, lead);
  if (fitting && (lead.announces || (isRolled(fitting) && (strength > 1 || rows.length > 2))))
    return { die: dieOf(fitting, false), isWhole: true };
  if (strength < 2 || ((first.separator === 'cell' || isLine(first)) && lead.isSideBySide)) return undefined;
  // Each score of one die once for each of another.
  if (isOftenRepeated(rows)) return undefined;
  const unbroken = isUnbroken(rows, isD66);
  const isLines = isLine(first);
  const dice = rolledDice(lead, isRolled);
  // `The goats, 2D6 in all, eat something. Roll on this table:` names dice for something else.
  const isOfOther = dice !== undefined && !lead.asks && !isRolled(dice);
  if (isOfOther && isTableWithoutDice(rows, expected, strength, unbroken)) return { die: undefined, isWhole: true };
  // Dice that nobody rolls, with other scores: `(codes 16 and 21 of the D66)`.
  const isUnfit = dice && !isRolled(dice) && isClosed(dice) && lowestOf(dice) !== first.low;
  if (dice && areSteps(rows, dice)) return undefined;
  if ((isUnfit || (dice && isNumbered(rows))) && !lead.orders) return undefined;
  if (dice) {
    const isModified = dice.isChanged || lead.modifies || !isClosed(dice);
    if (isModified && unbroken && (lead.announces || rows.length > 2)) return { die: dieOf(dice, true), isWhole: true };
    // The numbers of a list are never ranges.
    const hasRange = hasRanges(rows);
    // First cells with nothing but scores are no list.
    const isCells = first.separator === 'cell' && isRolled(dice) && (hasRange || lowestOf(dice) === first.low);
    const isAnnounced = lead.announces || (lead.asks && hasRange) || isCells;
    const isStrong =
      strength > 2
        ? rows.every(({ mark }) => isAlike(mark, first))
        : rows.slice(1).every(({ mark }) => isAlikeInText(first, mark));
    const isLong = rows.length > 2 || (isLines && (hasRange || first.separator !== 'blank'));
    // Two ranges in a sentence directly behind the roll: the rest of the table is elsewhere.
    const isCut =
      lead.asks && unbroken && lowestOf(dice) === first.low && rows.every(({ mark }) => mark.low < mark.high);
    // Scores that stand twice for a roll that nobody knows are those of two rolls.
    const isSure = isStrong && isAnnounced && (isLong || isCut) && !(isModified && hasTwice(rows));
    return isSure ? { die: dieOf(dice, isModified), isWhole: false } : undefined;
  }
  return isTableWithoutDice(rows, expected, strength, unbroken) ? { die: undefined, isWhole: true } : undefined;
}

/** Whether rows have a score to reach each, `5+` and `4+`: those of things that are rolled for one by one. */
export function areTargets(rows: Draft['rows']): boolean {
  const isOpen = (end: (mark: RowMark) => number): boolean =>
    rows.filter(({ mark }) => !Number.isFinite(end(mark))).length > 1;
  return isOpen(({ low }) => low) || isOpen(({ high }) => high);
}

function hasTwice(rows: Draft['rows']): boolean {
  return new Set(rows.map(({ mark }) => `${mark.low}-${mark.high}`)).size < rows.length;
}

/** More rows with the same scores are no slip. */
const mostRepeated = 2;

function isOftenRepeated(rows: Draft['rows']): boolean {
  const counts = new Map<string, number>();
  for (const { mark } of rows) {
    const scores = `${mark.low}-${mark.high}`;
    counts.set(scores, (counts.get(scores) ?? 0) + 1);
  }
  return Math.max(...counts.values()) > mostRepeated;
}

/** Whether rows are numbered like any list: `1.`, `2.`, `3.`. */
function isNumbered(rows: Draft['rows']): boolean {
  return rows.every(({ mark }, index) => mark.separator === 'sign' && mark.low === index + 1 && mark.high === mark.low);
}

/** Whether rows are numbered, and for at most half of the scores of dice: steps of a list. */
export function areSteps(rows: Draft['rows'], { total }: NamedDice): boolean {
  const outcomes = total && outcomesOf(total);
  return !!outcomes && isNumbered(rows) && rows.length * 2 <= outcomes.counts.size;
}

/** Whether rows without dice before them are all scores of a usual roll, in a text that speaks of a roll. */
function isTableWithoutDice(
  rows: Draft['rows'],
  { lead, first }: TableGuess,
  strength: number,
  isWithoutGap: boolean,
): boolean {
  const last = rows.at(-1)?.mark.high ?? 0;
  const isUsual = usualStarts.has(first.low) && usualEnds.has(last) && (rows.length > 2 || lead.announces);
  if (!isUsual || strength < 3 || !isWithoutGap) return false;
  const isNumbered = first.separator === 'sign' && rows.every(({ mark }) => mark.low === mark.high);
  // Numbers in a sentence may count something, but ranges do not.
  const isTable = isLine(first) || (lead.announces && rows.length > 2 && hasRanges(rows));
  return isTable && (lead.announces || !isNumbered);
}

function isLine({ place }: TableGuess['first']): boolean {
  return place === 'line' || place === 'cell';
}

function hasRanges(rows: Draft['rows']): boolean {
  return rows.some(({ mark }) => mark.low < mark.high);
}

/** The dice that the text asks to roll, else the nearest that are no amount. */
function rolledDice({ dice }: Lead, isRolled: (dice: NamedDice) => boolean): NamedDice | undefined {
  return dice.find(isRolled) ?? dice.find(({ isAmount }) => !isAmount);
}

function dieOf(dice: NamedDice, isModified: boolean): TableDie {
  return { span: dice.span, expression: dice.total, isModified };
}
