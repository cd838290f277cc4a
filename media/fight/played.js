// A fight that is played out, event by event.
import { byId, element, field, setText } from '../shared/elements.js';

/** @import { ShownEvent } from '../../server/answers/fights/playedFight.ts' */

/** @type {readonly ShownEvent[]} */
let events = [];
/** How many of them are shown. */
let count = 0;

/**
 * Listens to the buttons.
 * @param {(seed: number | undefined) => void} play asks for a fight with a seed, or with any
 */
export function labelPlay(play) {
  byId('play').addEventListener('submit', (event) => {
    event.preventDefault();
    const { value, valueAsNumber } = field('seed');
    play(value === '' ? undefined : valueAsNumber);
  });
  byId('next').addEventListener('click', () => showMore(1));
  byId('all').addEventListener('click', () => showMore(events.length));
  byId('again').addEventListener('click', () => {
    begin();
    byId('next').focus();
  });
  byId('another').addEventListener('click', () => play(undefined));
}

/**
 * Labels the controls, and forgets the fight that was played before: its values are others now.
 * @param {Readonly<Record<'play' | 'seed' | 'next' | 'all' | 'again' | 'another', string>>} words
 */
export function forgetPlayed(words) {
  setText('playTitle', words.play);
  setText('start', words.play);
  setText('seedLabel', words.seed);
  setText('next', words.next);
  setText('all', words.all);
  setText('again', words.again);
  setText('another', words.another);
  events = [];
  begin();
}

/**
 * @param {readonly ShownEvent[]} played
 * @param {number} seed
 */
export function drawPlayed(played, seed) {
  events = played;
  field('seed').value = String(seed);
  begin();
  if (events.length > 0) byId('next').focus();
}

/** Shows the first event alone. */
function begin() {
  count = 0;
  byId('events').replaceChildren();
  byId('events').hidden = events.length === 0;
  byId('steps').hidden = events.length === 0;
  showMore(1);
}

/**
 * Shows the next events. The heading of a round comes with its first one.
 * @param {number} more
 */
function showMore(more) {
  let left = more;
  while (left > 0 && count < events.length) {
    const event = events[count];
    count++;
    if (!event) break;
    byId('events').append(shownAs(event));
    if (event.kind !== 'round') left--;
  }
  const isOver = count >= events.length;
  // A button that loses its use keeps the focus.
  for (const id of ['next', 'all']) byId(id).setAttribute('aria-disabled', String(isOver));
  byId('events').scrollTop = byId('events').scrollHeight;
}

/** @param {ShownEvent} event */
function shownAs({ kind, text }) {
  if (kind === 'round') return element('h3', { textContent: text });
  return element('p', { className: kind, textContent: text });
}
