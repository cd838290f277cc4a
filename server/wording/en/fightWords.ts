import type { FightWords } from '../catalogue/fightWords.ts';
import { list, shorten } from '../catalogue/phrasing.ts';

export const fightWordsEn: FightWords = {
  party: 'The party',
  systems: {
    'warhammer-quest': 'Warhammer Quest',
    gamebook: 'Gamebook',
    mordheim: 'Mordheim',
    wfb: 'Warhammer Fantasy Battle',
  },
  against: (one, other) => `${one} against ${other}`,
  several: (count, name) => (count === 1 ? name : `${count} × ${name}`),
  side: 'Side',
  wins: 'Wins',
  falls: 'One falls',
  allFall: 'All fall',
  woundsLost: 'Wounds lost',
  left: 'Wounds left',
  ofAll: (lost, all) => `${lost} of ${all}`,
  length: (mean, p10, p90, unit) =>
    `${unit === 'turn' ? 'Turns' : 'Combat Rounds'}: ${mean} on average. One fight in ten is over by ${unit} ${p10}, nine in ten by ${unit} ${p90}.`,
  draw: (chance) => `All fall at once: ${chance}`,
  never: (chance) => `The fight never ends: ${chance}`,
  open: (chance) => `Not worked out to its end: ${chance}`,
  neverEnds: 'This fight never ends: neither side can hurt the other.',
  noAnswer: 'This fight cannot be worked out: a chart of its system is missing, or a value that an attack needs.',
  attacks: 'Attacks',
  attack: 'Attack',
  hits: 'Hits',
  wounds: 'Wounds',
  saves: 'Saved',
  takesWounds: 'Takes Wounds',
  perAttack: 'Wounds each',
  perRound: { turn: 'Attacks a turn', round: 'Attacks a round' },
  attackOf: (by, against, weapon, range) =>
    [
      `${by} against ${against}`,
      ...(weapon === '' ? [] : [weapon]),
      ...(range === undefined ? [] : [range === 'ranged' ? 'shooting' : 'close combat']),
    ].join(', '),
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
    'quest-to-hit': 'To hit: 1D6 on the chart of Weapon Skills.',
    'quest-damage': 'Wounds of a hit: damage dice + Strength − Toughness − armour, at least 0.',
    'gamebook-to-hit': 'To hit: 1D6 and the Weapon Skill alone.',
    'gamebook-to-wound':
      'To wound: 1D6 on the chart of Strength and Toughness; shooting counts the Strength of the weapon.',
    'gamebook-one-save': 'One save for each wound, the best of armour and cover.',
    'gamebook-cover': 'Cover counts while the fight is one of shooting.',
    'gamebook-damage': 'Damage: that of the weapon; in close combat Strength times its multiplier, fractions up.',
    'gamebook-close-from': 'Close Combat begins with the Combat Round that was chosen.',
    'gamebook-never-close': 'The fight never becomes one of Close Combat.',
    'gamebook-ammunition': 'Each shot takes one of the ammunition; without any there are no more shots.',
    'gamebook-fire':
      'Fire takes 1 Wound at the end of each Combat Round, that of the hit included; several do not add up.',
    'gamebook-poison':
      'Poison takes 1 Wound at the end of each Combat Round, that of the hit included; several do not add up.',
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
  assumedOf: (name, values) => `${name}: ${values}`,
  extrapolated: (chart) => `${charts.get(chart) ?? chart}: a value beyond the printed chart, by its formula`,
  caps: {
    states: (limit) => `More than ${limit} states of the fight: the numbers are not fractions, but rounded.`,
    work: (limit) => `More than ${limit} steps of work: the fight is not worked out to its end.`,
    rounds: (limit) => `Not over after ${limit} rounds: the rest is not worked out.`,
    combatants: (limit) => `More than ${limit} on one side: the fight is not worked out.`,
  },
  error: (error) => `Each chance is certain to within ${error}.`,
  characteristic: (name) => characteristics.get(name),
  faults: {
    noText: 'This side is empty: write a Monster, a stat block, or party.',
    chooseNumber: (dice, name) => `A fight needs a number: choose one for ${dice}, such as 3 ${name}.`,
    noneOf: (name) => `There must be at least one: ${name}.`,
    unknownName: (name, nearest) =>
      `No Monster or Warrior is called "${shorten(name)}".${nearest === undefined ? '' : ` Did you mean ${nearest}?`}`,
    severalOfName: (name, ids) =>
      `Several Monsters are called "${shorten(name)}". Write the id of one: ${list(ids, 'or')}.`,
    badBlock: (name, reason) => (name === '' ? reason : `${name}: ${reason}`),
    missingValues: (name, missing) =>
      `${name} is no Warrior of the box, and lacks ${list(missing, 'and')}. Add it to the party.`,
    noWounds: (name) => `${name} has no Wounds.`,
    partyWithOthers: 'Warriors and Monsters cannot be on one side.',
    mixedSystems: (systems) => `The two sides are of different games: ${list(systems, 'and')}.`,
  },
  played: {
    round: (round, unit, range) =>
      `${unit === 'turn' ? 'Turn' : 'Combat Round'} ${round}${range === undefined ? '' : range === 'ranged' ? ', shooting' : ', close combat'}`,
    attack: (by, against, weapon) => `${by} attacks ${against}${weapon === '' ? '' : ` (${weapon})`}`,
    rolls: { hit: 'to hit', wound: 'to wound', save: 'save', avoid: 'avoids', damage: 'damage' },
    rolled: (rolled, needed) => (needed === undefined ? `${rolled}` : `${rolled} (needs ${needed})`),
    stopped: {
      hit: 'misses',
      wound: 'does not wound',
      save: 'is saved',
      avoid: 'is avoided',
      damage: 'takes no Wounds',
    },
    loses: (name, wounds, left) =>
      `${name} loses ${wounds === 1 ? '1 Wound' : `${wounds} Wounds`}, ${left > 0 ? `${left} left` : 'and falls'}`,
    effect: (of, effect, rolled, left) =>
      `${of}: ${effect}${rolled === undefined ? '' : `, ${rolled}`}${left === undefined ? '' : `, ${left > 0 ? `${left} left` : 'falls'}`}`,
    wins: (side) => `${side} wins.`,
    nobodyWins: 'Nobody wins.',
  },
  balance: {
    title: (name) => `Fights of ${name}`,
    partyOf: (warriors) => `The party: ${warriors}`,
    saidWarriors: (said, counted) =>
      `The text is for ${said === 1 ? '1 Warrior' : `${said} Warriors`}; the party that is counted has ${counted}.`,
    saidBattleLevel: (said) =>
      `The text is for Battle-level ${said}. The Warriors of the box are counted as they begin; choose a party for others.`,
    fightNumber: (number) => `Fight ${number}`,
    counts: { least: 'With the fewest Monsters', most: 'With the most Monsters' },
    noneCome: 'The dice may bring no Monsters.',
    fresh: 'healed',
    tired: 'not healed',
    tiredMeans:
      'Not healed: the party goes in with the Wounds that it has left on average after the fights before it that have numbers, each Warrior rounded to whole Wounds; a Warrior with none left stays out.',
    staysOut: (names) => `Not healed, stays out: ${names}`,
    nobodyLeft: 'Not healed, nobody is left on average.',
    unknown: (names) => `No numbers: no entry and no stat block is known for ${names}.`,
    noNumbers: 'No numbers: a limit was met.',
    notCounted: (texts) => `Named in the text, not counted: ${texts}`,
    noFights: 'This text places no Monsters, as far as can be known.',
    party: 'Party',
    partyWins: 'The party wins',
    turns: 'Turns',
    nineInTen: '10 % to 90 %',
    falls: 'Falls',
    whenTired: (column) => `${column}, not healed`,
  },
};

const characteristics: ReadonlyMap<string, string> = new Map([
  ['armour', 'armour'],
  ['damage-dice', 'damage dice'],
]);

const charts: ReadonlyMap<string, string> = new Map([
  ['to-hit', 'To hit'],
  ['to-wound', 'To wound'],
  ['save', 'Save'],
]);
