import type { Fight, PlayedEvent } from '../../fights/fight.ts';
import type { Messages } from '../../wording/messages.ts';
import { playedText } from './playedText.ts';

/** A fight that was played out, as a panel shows it: plain data, every text in the reader's language. */
export interface PlayedFight {
  readonly events: readonly ShownEvent[];
}

export interface ShownEvent {
  readonly kind: PlayedEvent['kind'] | 'more';
  readonly text: string;
}

/** Nobody reads more of them; a fight that hardly ever ends has thousands. */
const maximumEvents = 2000;

/** The events of a fight, each as a sentence with its rolls in order. Of very many the first ones and the end. */
export function playedFight(fight: Fight, events: readonly PlayedEvent[], messages: Messages): PlayedFight {
  const shownAs = (event: PlayedEvent): ShownEvent => ({ kind: event.kind, text: playedText(event, fight, messages) });
  if (events.length <= maximumEvents) return { events: events.map(shownAs) };
  const first = events.slice(0, maximumEvents).map(shownAs);
  const more: ShownEvent = { kind: 'more', text: messages.words.fightPanel.more(maximumEvents) };
  return { events: [...first, more, ...events.slice(-1).map(shownAs)] };
}
