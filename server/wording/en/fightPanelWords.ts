import type { Needed } from '../../charts/chart.ts';
import type { FightPanelWords } from '../catalogue/fightPanelWords.ts';
import { list } from '../catalogue/phrasing.ts';

export const fightPanelWordsEn: FightPanelWords = {
  page: {
    ask: 'Who fights',
    against: 'against',
    go: 'Show',
    winsByRound: 'When each side wins',
    woundsLeft: 'Wounds left at the end',
    show: 'Show',
    asTable: 'The same as a table',
    attacks: 'Attacks',
    losses: 'Losses',
    values: 'Values',
    first: 'Attacks first',
    asRules: 'as the rules say',
    closeFrom: 'Close Combat',
    asSoon: 'as soon as the rules allow it',
    fromRound: 'from round #',
    neverClose: 'never',
    reset: 'Values as written',
    play: 'Play it',
    next: 'Next',
    all: 'All',
    again: 'Again with this seed',
    another: 'Another fight',
    seed: 'Seed',
    working: 'Working …',
  },
  wins: (name) => `${name}: wins`,
  draw: 'All fall at once',
  never: 'It never ends',
  round: { turn: 'Turn', round: 'Round' },
  later: (unit, round, chance) => `Later than ${unit} ${round}: ${chance}`,
  overBy: 'Over by then',
  winsByRound: (unit) => `Chance that each side wins in each ${unit}`,
  woundsLeft: 'Chance of each number of Wounds left at the end',
  losses: 'Chance to fall, and Wounds lost on average',
  hits: (needed) => `hits ${needed}`,
  wounds: (needed) => `wounds ${needed}`,
  saved: (needed) => `save ${needed}`,
  needed: on,
  attacks: (count) => `${count} attacks`,
  woundsEachRound: (wounds, unit) => `${count(wounds, 'Wound')} a ${unit}`,
  hitsThem: (names, needed) => `hits ${list(names, 'and')} ${needed}`,
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
  refused: (field, value) => `${field} cannot be “${value}”.`,
  nothingHere: 'There is no Monster and no stat block here.',
  noOpponent: 'There is no opponent: set your party, or write a second stat block.',
  print: 'Print…',
  more: (shown) => `The first ${shown} events are shown.`,
  partyLens: (wins, turns, wounds) =>
    `The party beats one: ${wins} · ${count(turns, 'turn')} · ${count(wounds, 'Wound')}`,
  notCounted: (abilities, hasText) => {
    const names = abilities === 0 ? [] : [abilities === 1 ? '1 ability' : `${abilities} abilities`];
    const left = [...names, ...(hasText ? ['its text'] : [])];
    return left.length === 0 ? '' : ` · without ${left.join(' and ')}`;
  },
  duelLens: (one, wins, rounds) => `${one} wins ${wins} · ${count(rounds, 'round')}`,
  youLens: (wins, rounds) => `You win ${wins} · ${count(rounds, 'round')}`,
  openLens: 'Fight …',
};

function count(number: string, word: string): string {
  return `${number} ${word}${number === '1' ? '' : 's'}`;
}

function on(needed: Needed): string {
  if (needed.kind === 'certain') return 'always';
  if (needed.kind === 'impossible') return 'never';
  return `on ${scores(needed)}`;
}

function scores(needed: Extract<Needed, { kind: 'scores' }>): string {
  return needed.scores.map((score) => `${score}+`).join(' and then ');
}
