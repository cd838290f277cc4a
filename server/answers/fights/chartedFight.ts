import type { FightAnswer } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { ChartedTable } from '../odds/chartedTable.ts';
import { roundUnit } from './fightBlocks.ts';
import { sharePercent } from './shares.ts';

/** More rounds than this have one line for all of them. */
const maximumRounds = 30;

/** More rows of Wounds than this are taken together. */
const maximumRows = 24;

/** A row for each round: how likely each side wins in it, and that the fight is over by then. */
export function winsByRound(answer: FightAnswer, messages: Messages): ChartedTable {
  const { fightPanel: words } = messages.words;
  const { sides, rounds, error } = answer;
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
  return {
    caption: words.winsByRound(unit),
    head: words.round[unit],
    columns: [...sides.map(({ name }) => words.wins(name)), words.overBy].map((label) => ({ label, isCharted: true })),
    rows: shown.map((shares, index) => ({
      label: String(index + 1),
      cells: shares.map((value) => cellOf(value, error, messages)),
    })),
    ...(later > leastSaid && {
      beyond: words.later({
        unit,
        round: String(shown.length),
        chance: sharePercent({ value: later }, error, messages),
      }),
    }),
  };
}

/** The rounds after it are one line. */
const almostAll = 0.999;
const leastSaid = 1e-9;

/** A column for each kind, a row for each number of Wounds that may be left to all of it. */
export function woundsLeft({ sides, error }: FightAnswer, messages: Messages): ChartedTable {
  const { fightPanel: words, fights } = messages.words;
  const combatants = sides.flatMap((side) => side.combatants);
  const most = Math.max(...combatants.map(({ left }) => left.length)) - 1;
  const size = Math.max(1, Math.ceil(most / maximumRows));
  const starts = [0, ...Array.from({ length: Math.ceil(most / size) }, (_, index) => index * size + 1)];
  return {
    caption: words.woundsLeft,
    head: fights.left,
    columns: combatants.map((one) => ({ label: fights.several(one), isCharted: true })),
    rows: starts.map((start, index) => {
      const end = starts[index + 1] ?? most + 1;
      return {
        label: start === end - 1 ? String(start) : `${start}–${end - 1}`,
        cells: combatants.map(({ left }) =>
          cellOf(
            left.slice(start, end).reduce((sum, one) => sum + one, 0),
            error,
            messages,
          ),
        ),
      };
    }),
  };
}

function cellOf(value: number, error: number, messages: Messages): { readonly text: string; readonly share: number } {
  return { text: value === 0 ? '–' : sharePercent({ value }, error + rounding, messages), share: value };
}

/** Chances by rounds and by Wounds are sums in floating point, also where the others are fractions. */
const rounding = 1e-12;
