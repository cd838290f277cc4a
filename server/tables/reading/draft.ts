/** A table while it is read. */
import { maximum, minimum } from '../../dice/evaluation/statistics.ts';
import type { NamedDice } from '../../dice/prose/chances/namedDice.ts';
import { fitsExactly, follows, outcomesOf } from '../outcomes.ts';
import type { RollTable } from '../rollTable.ts';
import type { Lead } from './lead.ts';
import type { RowMark } from './marks.ts';

export interface DraftRow {
  readonly mark: RowMark;
  readonly tables: RollTable[];
}

export interface Draft {
  readonly rows: readonly DraftRow[];
  /** The first mark that is not read yet. */
  readonly next: number;
}

/** A table of which only the first mark is read, and the dice it may be for. */
export interface TableGuess {
  readonly first: RowMark;
  readonly lead: Lead;
  readonly isD66: boolean;
  /** The highest score; undefined if anything may be added. */
  readonly highest: number | undefined;
}

/** The dice that a table with such a first mark may be for. */
export function guessOf(first: RowMark, lead: Lead, isRolled: (dice: NamedDice) => boolean): TableGuess {
  // What is said of dice is read for few of them: it takes time.
  const isFitting = (dice: NamedDice): boolean => lowestOf(dice) === first.low;
  const others = (): readonly NamedDice[] => lead.dice.filter((dice) => !isRolled(dice) && !dice.isAmount);
  // Only the rows of a D66 begin with 11.
  const tens = first.low === 11 ? others().find((dice) => dice.total?.kind === 'd66' && isFitting(dice)) : undefined;
  const rolled = lead.dice.find((dice) => isRolled(dice) && isFitting(dice));
  const dice = rolled ?? tens ?? lead.dice.find(isRolled) ?? others().find(isFitting);
  const isFit = dice !== undefined && isFitting(dice);
  const isD66 = dice?.total?.kind === 'd66' || (first.low === 11 && (!dice || (first.low < first.high && !isFit)));
  const outcomes = dice?.total && outcomesOf(dice.total);
  const isOpen = !outcomes || lead.modifies || dice?.isChanged === true || !isFit;
  const highest = isOpen ? undefined : maximum(outcomes);
  return { first, lead, isD66, highest };
}

/** The lowest result of a roll; undefined if it needs a number first. */
export function lowestOf({ total }: NamedDice): number | undefined {
  const outcomes = total && outcomesOf(total);
  return outcomes && minimum(outcomes);
}

/** Whether the rows have exactly the results of one of the dice before them. */
export function fittingDice(rows: readonly DraftRow[], { dice }: Lead): NamedDice | undefined {
  const scores = rows.map(({ mark }) => mark);
  return dice.find(({ total, isAmount }) => {
    if (isAmount) return false;
    const outcomes = total && outcomesOf(total);
    return outcomes && fitsExactly(outcomes, scores);
  });
}

/** Whether each row begins where the one before ends. */
export function isUnbroken(rows: readonly DraftRow[], isD66: boolean): boolean {
  return rows.every(({ mark }, index) => {
    const before = rows[index - 1];
    return !before || follows(before.mark, mark, isD66);
  });
}

/** Whether two marks look the same: at the same place, with the same bullet and indentation. */
export function isAlike(one: RowMark, other: RowMark): boolean {
  if (one.place !== other.place || one.bullet !== other.bullet) return false;
  if ((one.separator === 'sign') !== (other.separator === 'sign')) return false;
  if (one.place !== 'line') return true;
  // Scores stand at the left or at the right of their column.
  const ends = [one, other].map(({ indent, span }) => indent + span.end - span.start);
  return Math.abs(one.indent - other.indent) <= 1 || ends[0] === ends[1];
}

/** Whether two marks in sentences look the same: a paragraph may begin with the first. */
export function isAlikeInText(one: RowMark, other: RowMark): boolean {
  if (other.place !== 'sentence' && other.place !== 'clause') return false;
  const isOpening = one.place === 'line' && one.lineStart === other.lineStart;
  if (!isOpening && one.place !== 'sentence' && one.place !== 'clause') return false;
  if (one.separator !== 'sign' && one.separator !== 'dash' && one.separator !== 'comma') return false;
  return one.separator === other.separator && other.strength > 1 && one.strength > 1;
}
