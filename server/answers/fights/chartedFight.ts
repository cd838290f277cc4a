import type { FightAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { ChartedTable } from '../view/view.ts';
import { roundUnit } from './fightBlocks.ts';
import { sharePercent } from './shares.ts';

/** More rounds than this have one line for all of them. */
const maximumRounds = 30;

/** More rows of Wounds than this are taken together. */
const maximumRows = 24;

/** A row for each round: how likely each side wins in it, and that the fight is over by then. */
export function winsByRound(answer: FightAnswer, messages: Messages): ChartedTable {
  const { fightPanel: words } = messages.words;
  const { sides, rounds } = answer;
  const unit = roundUnit(answer);
  let over = 0;
  const all = rounds.ends.map(({ chance, wins }) => {
    over += chance;
    return [...wins, over];
  });
  // The last rounds are hardly ever reached.
  const last = all.findIndex(([, , by = 0]) => by >= over * almostAll);
  const shown = all.slice(0, Math.min(maximumRounds, last + 1));
  const later = over - (shown.at(-1)?.[2] ?? 0);
  const labels = [...sides.map(({ name }) => words.wins(name)), words.overBy];
  const rows = shown.map((shares, index) => [index + 1, shares] as const);
  return {
    caption: words.winsByRound(unit),
    head: words.round[unit],
    ...charted(labels, rows, messages),
    ...(later > leastSaid && {
      beyond: words.later({ unit, round: shown.length, chance: sharePercent({ value: later }, messages) }),
    }),
  };
}

/** The rounds after it are one line. */
const almostAll = 0.999;
const leastSaid = 1e-9;

/** A column for each kind, a row for each number of Wounds that may be left to all of it. */
export function woundsLeft({ sides }: FightAnswer, messages: Messages): ChartedTable {
  const { fightPanel: words, fights } = messages.words;
  const combatants = sides.flatMap((side) => side.combatants);
  const most = Math.max(...combatants.map(({ left }) => left.length)) - 1;
  const size = Math.max(1, Math.ceil(most / maximumRows));
  const starts = [0, ...Array.from({ length: Math.ceil(most / size) }, (_, index) => index * size + 1)];
  const rows = starts.map((start, index) => {
    const end = starts[index + 1] ?? most + 1;
    const shares = combatants.map(({ left }) => left.slice(start, end).reduce((sum, one) => sum + one, 0));
    return [start === end - 1 ? start : `${start}–${end - 1}`, shares] as const;
  });
  return {
    caption: words.woundsLeft,
    head: fights.left,
    ...charted(combatants.map(fights.several), rows, messages),
  };
}

/** Rows of chances, each with its label. */
function charted(
  labels: readonly string[],
  rows: readonly (readonly [number | string, readonly number[]])[],
  messages: Messages,
): Pick<ChartedTable, 'columns' | 'rows'> {
  return {
    columns: labels.map((label) => ({ label, isCharted: true })),
    rows: rows.map(([label, shares]) => ({
      label: String(label),
      cells: shares.map((share) => ({
        text: share === 0 ? '–' : sharePercent({ value: share }, messages),
        share,
      })),
    })),
  };
}
