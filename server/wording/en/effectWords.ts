import { fill } from '../texts/places.ts';

export const effectWordsEn = {
  /** A sentence without its full stop. `said`: the amount or the test, such as `+1`, `× 2`, `1D3`, `5+ on 1D6`; empty for hooks without one. */
  does: (hook: keyof typeof hooks, said: string) => fill(hooks[hook], { said }),
  /** When it counts, behind that sentence. `said`: the test, or the natural roll. */
  when: (moment: keyof typeof moments, said: string) => fill(moments[moment], { said }),
  /** What fights leave out of an ability, in the words of its rule. */
  leftOut: 'Fights leave this out: {words}',
  cannotBeRead: 'This cannot be read, so the ability does not count in fights.',
} as const;

const hooks = {
  'to-hit': 'Its rolls to hit: {said}',
  'to-hit-against': 'The rolls to hit it: {said}',
  attacks: 'Its Attacks: {said}',
  'attacks-against': 'The Attacks of those who attack it: {said}',
  strength: 'Its Strength: {said}',
  'strength-against': 'The Strength of those who attack it: {said}',
  toughness: 'Its Toughness: {said}',
  armour: 'Its armour: {said}',
  damage: 'Its damage, before Toughness and armour come off: {said}',
  'damage-dice': 'Its damage dice, before Strength is added: {said}',
  'extra-wounds': 'Each of its hits takes extra Wounds, ignoring Toughness and armour: {said}',
  'unreduced-damage': 'In place of its damage each hit takes these Wounds, ignoring Toughness and armour: {said}',
  'ignores-wounds': 'Wounds that come off each hit on it, beside Toughness and armour: {said}',
  regains: 'Wounds that it regains at the end of each turn: {said}',
  avoids: 'A hit on it does nothing: {said}',
  'strikes-first': 'It attacks at once when it appears, before the first turn: {said}',
  flees: 'At the end of a turn in which one of its kind fell, the others flee: {said}',
  'no-armour': 'Its hits ignore armour',
  'no-toughness': 'Its hits ignore Toughness',
  'gangs-up': 'All of its kind attack one opponent together: +1 to hit and +1 Strength for each beyond the first',
  'wounds-when-placed': 'Wounds that it causes without an attack when it appears: {said}',
  'wounds-at-start': 'Wounds that it causes without an attack at the start of each turn: {said}',
  'wounds-with-attacks': 'Wounds that it causes in each turn beside its attacks: {said}',
  'wounds-at-end': 'Wounds that it causes without an attack at the end of each turn: {said}',
  acts: 'It attacks in a turn only if this is true: {said}',
  falls: 'After its attacks it falls: {said}',
  'changes-target': 'Whom it attacks is drawn in each turn',
  'keeps-target': 'Whom it attacks is drawn, and stays the same until that one falls',
  'left-over': 'When one falls, it makes the attacks that are left on another',
  attackable: 'It can be attacked',
  nothing: 'It changes no figure of a fight',
};

const moments = {
  'once-each': ', for each opponent for whom this is true when the fight begins: {said}',
  'each-turn': ', from the first turn in which this is true: {said}',
  natural: ', if the die to hit shows {said} or more',
  against: ', against opponents of the race {said} only',
  after: ', after all of this kind beside it have fallen: {said}',
  on: ', if this is true of the 1D6 (roll) that is rolled for it when the fight begins: {said}',
  beside: ', to those beside it',
  to: ', to so many who are drawn: {said}',
};
