import type { AskedFault } from '../../fights/asked/askedFault.ts';
import { named } from '../texts/phrasing.ts';
import { fill } from '../texts/places.ts';

export const fightWordsEn = {
  /** The party as a side of a fight. */
  party: 'The party',
  against: '{one} against {other}',
  /** Among what is not modelled: what the text of a stat block says beside its values. */
  notesOf: 'The text beside the values of {name}: {text}',
  /** Of several of a kind: `6 Goblin`. */
  several: '[count=1?{name}|{count} × {name}]',
  /** Over the columns of the sides. */
  side: 'Side',
  wins: 'Wins',
  falls: 'One falls',
  allFall: 'All fall',
  woundsLost: 'Wounds lost',
  left: 'Wounds left',
  /** `9.4 of 45`. */
  ofAll: '{lost} of {all}',
  /** How long it takes: turns in Warhammer Quest, Combat Rounds elsewhere. */
  length: '[unit=turn?Turns|Combat Rounds]: {mean} on average.',
  open: 'Not worked out to its end: {chance}',
  neverEnds: 'This fight never ends: neither side can hurt the other.',
  /** In place of an answer: a chart that the fight needs is missing. */
  noAnswer: 'This fight cannot be worked out: a chart of its system is missing, or a value that an attack needs.',
  /** Over the table of attacks and its columns. */
  attacks: 'Attacks',
  attack: 'Attack',
  hits: 'Hits',
  wounds: 'Wounds',
  saves: 'Saved',
  takesWounds: 'Takes Wounds',
  perAttack: 'Wounds each',
  perRound: { turn: 'Attacks a turn', round: 'Attacks a round' },
  /** An attack by name: `Ork against you, Slugga, shooting`. */
  attackOf: '{by} against {against}[weapon?, {weapon}][range?, [range=ranged?shooting|close combat]]',
  /** Over the lists beside the numbers. */
  rulesUsed: 'Rules used',
  notModelled: 'Not modelled',
  assumed: 'Assumed',
  limits: 'Limits',
  rules: {
    'warriors-first': 'The Warriors attack first in each turn, then the Monsters.',
    'side-first':
      'The side that was chosen makes all its attacks first; without a choice, the one that is named first.',
    'initiative-order': 'The higher Initiative attacks first.',
    'equal-initiative': 'At equal Initiative a die decides who attacks first.',
    'block-initiative': 'The stat blocks say who attacks first; where they do not, the one that is named first.',
    'order-of-initiative': 'The Warriors attack in the order of their Initiative.',
    'most-wounded-target': 'Of several of a kind, the one that has lost the most Wounds is attacked.',
    'dealt-out': 'The Monsters are dealt out to the Warriors who stand, one after the other.',
    'left-over': 'Attacks on a Warrior who has just fallen are lost; those of a Warrior go to the next Monster.',
    'gang-target': 'All of a kind with Gang Up attack one Warrior, drawn by lot, until he falls.',
    'quest-to-hit': 'To hit: 1D6 on the chart of Weapon Skills.',
    'quest-damage': 'Wounds of a hit: damage dice + Strength − Toughness − armour, at least 0.',
    'quest-above-six': 'More than 6 to hit is never rolled: no rule that we know says that a 6 always hits.',
    'gamebook-to-hit': 'To hit: 1D6 and the Weapon Skill alone.',
    'gamebook-to-wound':
      'To wound: 1D6 on the chart of Strength and Toughness; shooting counts the Strength of the weapon.',
    'gamebook-one-save': 'One save for each wound, the best of armour and cover.',
    'gamebook-cover': 'Cover counts while the fight is one of shooting.',
    'gamebook-damage': 'Damage: that of the weapon; in close combat Strength times its multiplier, fractions up.',
    'gamebook-close-from':
      'Close Combat begins with the Combat Round that was chosen; without a choice, as soon as the rules allow it.',
    'gamebook-never-close': 'The fight never becomes one of Close Combat.',
    'gamebook-ammunition': 'Each shot takes one of the ammunition; without any there are no more shots.',
    'gamebook-fire':
      'Fire takes 1 Wound at the end of each Combat Round, that of the hit included; several do not add up.',
    'gamebook-poison':
      'Poison takes 1 Wound at the end of each Combat Round, that of the hit included; several do not add up.',
    'charts-of-wfb':
      'The charts to hit and to wound are those of Warhammer Fantasy Battle, from which Mordheim comes, unless your package has its own.',
    'profile-to-hit': 'To hit: 1D6 on the chart of Weapon Skills.',
    'profile-to-wound': 'To wound: 1D6 on the chart of Strength and Toughness.',
    'profile-save': 'Armour saves, changed by the Strength of the hit.',
    'profile-one-wound': 'Each wound that is not saved takes 1 Wound.',
    'death-blow': 'Death blows',
    missiles: 'Missiles',
    pinning: 'Pinning',
    ranks: 'Fighting in ranks',
    'spells-and-items': 'Spells, Treasures and other items',
    healing: 'Healing during the fight',
    reload: 'Reloading',
    charges: 'Charges',
    shooting: 'Shooting',
    'break-tests': 'Break tests',
    injuries: 'Injuries: who has no Wounds left is out of the fight',
  },
  /** `Barbarian: Wounds 12, armour 0`. */
  assumedOf: '{name}: {values}',
  /** Of several Monsters with that name the first one fights. */
  firstOfName: '{name}: {id}, the first of several Monsters with this name; write {others, or} for another one',
  /** A chart by its name in the program: `to-hit`. */
  extrapolated: (chart: string) => `${charts(chart)}: a value beyond the printed chart, by its formula`,
  /** What met a limit. */
  caps: {
    fights: 'More than {limit} fights in the text: only the first ones are worked out.',
    rounds: 'Not over after {limit} rounds: the rest is not worked out.',
    combatants: 'More than {limit} take part: the fight is not worked out.',
  },
  /** What `± 0.4` behind a number means. */
  howPlayed:
    'The fight is played with dice, always the same ones: in 99 of 100 cases the true number is within what stands behind ±.',
  /** The characteristic of a Warrior that is the number of his dice. */
  damageDice: 'Damage dice',
  /** Why a side cannot be read. */
  fault: (kind: AskedFault['kind'], facts: object) => fill(faults[kind], facts),
  played: {
    round: '[unit=turn?Turn|Combat Round] {round}[range?[range=ranged?, shooting|, close combat]]',
    attack: '{by} → {against}[weapon? ({weapon})]',
    rolls: { hit: 'to hit', wound: 'to wound', save: 'save', avoid: 'avoids', damage: 'damage' },
    /** A roll that needed a score: `4 (needs 3+)`. */
    rolled: '[needed?{rolled} (needs {needed})|{rolled}]',
    stopped: {
      hit: 'misses',
      wound: 'does not wound',
      save: 'is saved',
      avoid: 'is avoided',
      damage: 'takes no Wounds',
    },
    /** `5 Wounds, 3 left`; 0 or less are left: he falls. */
    loses: '{name}: [wounds=1?1 Wound|{wounds} Wounds] lost, [left=0?falls|{left} left]',
    effect: '{of}: {effect}[against? → {against}][rolled?, {rolled}][left?[left=0?, falls|, {left} left]]',
    wins: 'Winner: {side}',
    nobodyWins: 'Nobody wins.',
  },
  balance: {
    title: 'Fights of {name}',
    partyOf: 'The party: {warriors}',
    /** What the text says of whom it is for, and what is counted. */
    saidWarriors: 'The text is for [said=1?1 Warrior|{said} Warriors]; the party that is counted has {counted}.',
    saidBattleLevel:
      'The text is for Battle-level {said}. The Warriors of the box are counted as they begin; choose a party for others.',
    /** Above the fight of a section without a heading. */
    fightNumber: 'Fight {number}',
    /** Above the numbers of a fight whose Monsters are a roll of dice. */
    counts: { least: 'With the fewest Monsters', most: 'With the most Monsters' },
    noneCome: 'The dice may bring no Monsters.',
    /** The two rows of numbers of a fight. */
    fresh: 'healed',
    tired: 'not healed',
    /** How the second numbers of a fight come about, said once. */
    tiredMeans:
      'Not healed: the party goes in with the Wounds that it has left on average after the fights before it, each Warrior rounded to whole Wounds; a Warrior with none left stays out. Fights without numbers are passed over.',
    staysOut: 'Not healed, stays out: {names}',
    nobodyLeft: 'Not healed, nobody is left on average.',
    /** Why a fight has no numbers. */
    unknown: 'No numbers: no stat block is known for {names}.',
    noNumbers: 'No numbers: too many take part, or a value is missing.',
    /** There are no numbers because of these Monsters. */
    notPlaced:
      'No numbers: the text also names {texts}, and it is not certain whether that fights here. A line “Monsters: …” with all who fight says it.',
    elsewhere:
      'No numbers: the text names {texts} in a condition, in the past, or without saying that they fight here.',
    notCounted: 'Named in the text, not counted: {texts}',
    /** The button for the tables of each fight, and for one line each. */
    details: { show: 'All numbers', hide: 'One line each' },
    noFights: 'This text places no Monsters, as far as can be known.',
    fight: 'Fight',
    partyWins: 'The party wins',
    turns: 'Turns',
  },
} as const;

const charts = named({
  'to-hit': 'To hit',
  'to-wound': 'To wound',
  save: 'Save',
});

const faults: Readonly<Record<AskedFault['kind'], string>> = {
  noText: 'This side is empty: write a Monster, a stat block, or party.',
  chooseNumber: 'A fight needs a number: choose one for {dice}, such as 3 {name}.',
  noNumber: 'A number is missing in front of {name…}, such as 6 {name…}.',
  noneOf: 'There must be at least one: {name}.',
  unknownName: 'No Monster or Warrior is called "{name…}".[nearest? Did you mean {nearest}?]',
  badBlock: '[name?{name}: {reason}|{reason}]',
  missingValues: '{name} is no Warrior of the box, and lacks {missing, and}. Add it to the party.',
  noWounds: '{name} has no Wounds.',
  partyWithOthers: 'Warriors and Monsters cannot be on one side.',
  mixedSystems: 'The two sides are of different games: {systems, and}.',
};
