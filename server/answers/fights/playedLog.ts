import { neededText } from '../../charts/needed.ts';
import type { Fight, PlayedEvent } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import type { ViewLog } from '../view/view.ts';
import { roundUnit } from './fightBlocks.ts';

/** Nobody reads more of them; a fight that hardly ever ends has thousands. */
const maximumEvents = 2000;

/** What happens in a fight that is played out, a line for each event. Of very many the first ones and the last one. */
export function playedLog(fight: Fight, events: readonly PlayedEvent[], { words }: Messages): ViewLog {
  const { actions, more } = words.fightPanel;
  const lines = events.map((event) => ({ kind: kinds[event.kind], text: playedText(event, fight, words.fights) }));
  if (lines.length > maximumEvents)
    lines.splice(maximumEvents, lines.length - maximumEvents - 1, { kind: 'line', text: more(maximumEvents) });
  return { kind: 'log', label: actions.play, lines };
}

const kinds = { round: 'heading', attack: 'line', effect: 'line', end: 'end' } as const;

/** `Ork → you (Choppa): to hit 5 (needs 3+), to wound 2 (needs 4+), does not wound`. */
function playedText(
  event: PlayedEvent,
  { system, sides }: Fight,
  { played: words }: Messages['words']['fights'],
): string {
  switch (event.kind) {
    case 'round':
      return words.round({
        round: event.round,
        unit: roundUnit({ system }),
        range: system === 'gamebook' ? event.range : undefined,
      });
    case 'attack': {
      const rolls = event.rolls.map(({ roll, rolled, needed }) => {
        const needs = needed?.kind === 'scores' ? neededText(needed) : undefined;
        return `${words.rolls[roll]} ${words.rolled({ rolled, needed: needs })}`;
      });
      const result =
        event.wounds > 0
          ? words.loses({ name: event.against, wounds: event.wounds, left: Math.max(0, event.left) })
          : words.stopped[event.rolls.at(-1)?.roll ?? 'damage'];
      return `${words.attack(event)}: ${[...rolls, result].join(', ')}`;
    }
    case 'effect':
      return words.effect({
        rolled: undefined,
        against: undefined,
        ...event,
        left: event.left && Math.max(0, event.left),
      });
    case 'end':
      return event.winner === undefined ? words.nobodyWins : words.wins(sides[event.winner].name);
    default:
      return event satisfies never;
  }
}
