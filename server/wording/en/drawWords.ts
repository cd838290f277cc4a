import { fill } from '../texts/places.ts';
export const drawWordsEn = {
  /** The part of a table that a chance is for: `1 in 12 of the Monsters`. */
  of: {
    monster: 'of the Monsters',
    event: 'of the Events',
    treasure: 'of the Treasures',
    gold: 'of the gold',
    objective: 'of the Treasures of objective rooms',
  },
  /** Before a word that is no chance: `Monsters: always`. */
  part: {
    monster: 'Monsters',
    event: 'Events',
    treasure: 'Treasures',
    gold: 'gold',
    objective: 'Treasures of objective rooms',
  },
  atLevels: (chance: string, levels: string) =>
    fill('{chance} at [isOne?level|levels] {levels}', { chance, levels, isOne: /^\d+$/.test(levels) }),
  notAtLevel: 'not at level {level}',
  /** Over a Monster or an Event. */
  drawnFrom: 'Drawn from:',
  /** So many of the entries of a table name it. */
  entriesOf: '[all=1?the only entry|{count} of {all} entries]',
  /** Over a table, beside the number of its entries: how many are different. */
  different: '{count} different',
  each: 'each {chance}',
  onlyOne: 'only one',
  mostLikely: 'Most likely: {names}',
  /** The first choice of the apps between Events and Monsters, or between gold and other Treasures. */
  eventsFirst:
    'The apps first choose between Events and Monsters: Events come in 37 of 100 draws, unless the players set another number.',
  goldFirst:
    'The apps first choose between gold and other Treasures: gold comes in 19 of 100 draws, unless the players set another number.',
  chanceHead: 'Chance',
  cumulative: 'Cumulative',
  entry: 'Entry',
  /** The result of a draw: `4 × Goblin`. */
  drew: '{table}: {result}',
  drewNothing: 'nothing',
} as const;
