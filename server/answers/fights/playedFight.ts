import type { Fight, PlayedEvent, PlayedRoll } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';

/** A fight that was played out, as a panel shows it: plain data, every text in the reader's language. */
export interface PlayedFight {
  readonly events: readonly ShownEvent[];
}

export interface ShownEvent {
  readonly kind: PlayedEvent['kind'] | 'more';
  readonly text: string;
}

/** Nobody reads more of them; a fight without an end has thousands. */
const maximumEvents = 2000;

/** The events of a fight, each as a sentence with its rolls in order. */
export function playedFight(fight: Fight, events: readonly PlayedEvent[], messages: Messages): PlayedFight {
  const { played: words } = messages.words.fightPanel;
  const shown = events
    .slice(0, maximumEvents)
    .map((event) => ({ kind: event.kind, text: textOf(event, fight, messages) }));
  if (events.length <= maximumEvents) return { events: shown };
  const last = events.at(-1);
  return {
    events: [
      ...shown,
      { kind: 'more', text: words.more(maximumEvents) },
      ...(last?.kind === 'end' ? [{ kind: last.kind, text: textOf(last, fight, messages) }] : []),
    ],
  };
}

function textOf(event: PlayedEvent, { system, sides }: Fight, messages: Messages): string {
  const { fightPanel } = messages.words;
  const { played: words } = fightPanel;
  switch (event.kind) {
    case 'round':
      return words.round(system, event.round, event.range);
    case 'attack': {
      const { by, against, weapon, rolls, wounds, left } = event;
      const stopped = rolls.some((roll) => roll.roll !== 'damage' && isEnd(roll));
      const end = wounds > 0 ? endOf(wounds, against, left, messages) : stopped ? [] : [words.noDamage];
      return words.attack(fightPanel.attack(by, against, weapon, undefined), [
        ...rolls.map((roll) => rollText(roll, messages)),
        ...end,
      ]);
    }
    case 'effect':
      return words.effect(event.of, event.effect, event.rolled, event.left);
    case 'end':
      return event.winner === undefined ? words.drawn : words.won(sides[event.winner].name);
  }
}

function rollText({ roll, rolled, needed, isPassed = true }: PlayedRoll, { words }: Messages): string {
  const { played } = words.fightPanel;
  return played.roll[roll](rolled, needed ? played.needed(needed) : '', isPassed);
}

/** Whether a roll stopped its attack: a failed one of the attacker, or one of the defender that is passed. */
function isEnd({ roll, isPassed }: PlayedRoll): boolean {
  return roll === 'save' || roll === 'avoid' ? isPassed === true : isPassed === false;
}

function endOf(wounds: number, name: string, left: number, { words }: Messages): readonly string[] {
  const { played } = words.fightPanel;
  return [left > 0 ? played.left(wounds, name, left) : played.fallen(wounds, name)];
}
