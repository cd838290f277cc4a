import type { Needed } from '../../charts/chart.ts';
import { fill, say, type Wording } from '../texts/places.ts';

export const fightPanelWordsEn = {
  sides: { one: 'Who fights', other: 'against' },
  actions: {
    ask: 'Show',
    reset: 'Values as written',
    play: 'Play it',
    next: 'Next',
    all: 'All',
    again: 'Again with this seed',
    another: 'Another fight',
  },
  show: 'Show',
  asTable: 'The same as a table',
  losses: 'Losses',
  values: 'Values',
  first: 'Attacks first',
  asRules: 'as the rules say',
  closeFrom: 'Close Combat',
  asSoon: 'as soon as the rules allow it',
  fromRound: 'from round {round}',
  neverClose: 'never',
  seed: 'Seed',
  /** Over the chance of a side. */
  wins: '{name}: wins',
  draw: 'All fall at once',
  never: 'It never ends',
  round: { turn: 'Turn', round: 'Round' },
  later: 'Later than {unit} {round}: {chance}',
  overBy: 'Over by then',
  winsByRound: 'Chance that each side wins in each {unit}',
  woundsLeft: 'Chance of each number of Wounds left at the end',
  /** `on 4+`, `always`. */
  needed: (needed: Needed) => say(needs, needed),
  /** `1.75 Wounds a turn`. */
  woundsEachRound: '{wounds} Wound[wounds=1?|s] a {unit}',
  /** In a hover: `hits Barbarian and Elf on 4+`. */
  hitsThem: 'hits {names, and} {needed}',
  field: {
    count: 'Number',
    weaponSkill: 'WS',
    strength: 'S',
    toughness: 'T',
    wounds: 'Wounds',
    attacks: 'A',
    damage: 'Damage',
    armour: 'Armour',
    rangedAttacks: 'A shooting',
    closeAttacks: 'A close combat',
    rangedStrength: 'S of the gun',
    rangedDamage: 'Damage of the gun',
    ammunition: 'Ammunition',
    multiplier: 'Blade ×',
    armourSave: 'Armour save',
    coverSave: 'Cover save',
    save: 'Save',
    weaponBonus: 'Weapon +',
  },
  /** What was typed into a field is no value for it. */
  refused: '{field} cannot be “{value}”.',
  nothingHere: 'There is no Monster and no stat block here.',
  noOpponent: 'There is no opponent: set your party, or write a second stat block.',
  /** The button of a page that prints it. */
  print: 'Print…',
  /** More events than a list has room for. */
  more: 'The first {shown} events are shown.',
  /** Over a Monster: the party against one of them. */
  partyLens: 'The party beats one: {wins} · {turns} turn[turns=1?|s] · {wounds} Wound[wounds=1?|s]',
  /** Behind these: how many abilities are not in the numbers, and whether there is text that is not. */
  notCounted:
    '[abilities=0?[hasText? · without its text]| · without [abilities=1?1 ability|{abilities} abilities][hasText? and its text]]',
  duelLens: '{name} wins {wins} · {rounds} round[rounds=1?|s]',
  /** Over a stat block of the gamebook, against that of the player, or against another one. */
  youLens: 'You win {wins} · {rounds} round[rounds=1?|s]',
  /** In the place of numbers that would need too much work. */
  openLens: 'Fight …',
} as const;

const needs: Wording<Needed> = {
  certain: 'always',
  impossible: 'never',
  scores: ({ scores }) => fill('on {scores, and then}', { scores: scores.map((score) => `${score}+`) }),
};
