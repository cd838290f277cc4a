import type { Hook } from '../../fights/effect.ts';
import type { EffectWords } from '../catalogue/effectWords.ts';

export const effectWordsEn: EffectWords = {
  does: (hook, said) => hooks[hook](said),
  when: (moment, said) => moments[moment](said),
  against: (race) => `, against opponents of the race ${race} only`,
  leftOut: (words) => `Fights leave this out: ${words}`,
  cannotBeRead: 'This cannot be read, so the ability does not count in fights.',
};

const hooks: Readonly<Record<Hook, (said: string) => string>> = {
  'to-hit': (said) => `Its rolls to hit: ${said}`,
  'to-hit-against': (said) => `The rolls to hit it: ${said}`,
  attacks: (said) => `Its Attacks: ${said}`,
  strength: (said) => `Its Strength: ${said}`,
  toughness: (said) => `Its Toughness: ${said}`,
  armour: (said) => `Its armour: ${said}`,
  damage: (said) => `Its damage, before Toughness and armour come off: ${said}`,
  'extra-wounds': (said) => `Each of its hits takes extra Wounds, ignoring Toughness and armour: ${said}`,
  'unreduced-damage': (said) =>
    `In place of its damage each hit takes these Wounds, ignoring Toughness and armour: ${said}`,
  'ignores-wounds': (said) => `Wounds that come off each hit on it, beside Toughness and armour: ${said}`,
  regains: (said) => `Wounds that it regains at the end of each turn: ${said}`,
  avoids: (said) => `A hit on it does nothing: ${said}`,
  'strikes-first': (said) => `It attacks at once when it appears, before the first turn: ${said}`,
  flees: (said) => `At the end of a turn in which one of its kind fell, the others flee: ${said}`,
  'no-armour': () => 'Its hits ignore armour',
  'no-toughness': () => 'Its hits ignore Toughness',
  'gangs-up': () => 'All of its kind attack one opponent together: +1 to hit and +1 Strength for each beyond the first',
  nothing: () => 'It changes no figure of a fight',
};

const moments: Readonly<Record<'once-each' | 'each-turn' | 'natural', (said: string) => string>> = {
  'once-each': (said) => `, for each opponent for whom this is true when the fight begins: ${said}`,
  'each-turn': (said) => `, from the first turn in which this is true: ${said}`,
  natural: (said) => `, if the die to hit shows ${said} or more`,
};
