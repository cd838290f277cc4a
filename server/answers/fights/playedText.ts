import { neededText } from '../../charts/needed.ts';
import type { Fight, PlayedEvent } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { roundUnit } from './fightFacts.ts';

/** What happens in a fight that is played out, in a line: `Ork attacks you (Choppa): to hit 5 (needs 3+), to wound 2 (needs 4+): does not wound`. */
export function playedText(event: PlayedEvent, { system, sides }: Fight, messages: Messages): string {
  const { played: words } = messages.words.fights;
  switch (event.kind) {
    case 'round':
      return words.round({
        round: event.round,
        unit: roundUnit({ system }),
        range: system === 'gamebook' ? event.range : undefined,
      });
    case 'attack':
      return attackText(event, messages);
    case 'effect':
      return words.effect({ rolled: undefined, ...event, left: event.left && Math.max(0, event.left) });
    case 'end':
      return event.winner === undefined ? words.nobodyWins : words.wins(sides[event.winner].name);
    default:
      return event satisfies never;
  }
}

function attackText(event: Extract<PlayedEvent, { readonly kind: 'attack' }>, messages: Messages): string {
  const { played: words } = messages.words.fights;
  const rolls = event.rolls.map(({ roll, rolled, needed }) => {
    const needs = needed?.kind === 'scores' ? neededText(needed) : undefined;
    return `${words.rolls[roll]} ${words.rolled({ rolled, needed: needs })}`;
  });
  const last = event.rolls.at(-1);
  const result =
    event.wounds > 0
      ? words.loses({ name: event.against, wounds: event.wounds, left: Math.max(0, event.left) })
      : words.stopped[last?.roll ?? 'damage'];
  return `${words.attack(event)}: ${[...rolls, result].join(', ')}`;
}
