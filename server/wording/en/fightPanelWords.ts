import type { Needed } from '../../charts/chart.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import type { FightPanelWords } from '../catalogue/fightPanelWords.ts';

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
    rulesUsed: 'Rules used',
    notModelled: 'Not modelled',
    assumed: 'Assumed',
    play: 'Play it',
    next: 'Next',
    all: 'All',
    again: 'Again with this seed',
    another: 'Another fight',
    seed: 'Seed',
    working: 'Working …',
  },
  title: (one, other) => `${one} against ${other}`,
  theParty: 'The party',
  wins: (name) => `${name}: wins`,
  draw: 'All fall at once',
  never: 'It never ends',
  rounds: (system, mean, p10, p90) =>
    p10 === p90
      ? `${mean} ${roundsOf(system)} on average; most fights are over in ${roundOf(system)} ${p10}.`
      : `${mean} ${roundsOf(system)} on average; a tenth of the fights is over by ${roundOf(system)} ${p10}, nine tenths by ${roundOf(system)} ${p90}.`,
  endless: 'The fight never ends: neither side can hurt the other.',
  round: (system) => (system === 'warhammer-quest' ? 'Turn' : 'Round'),
  later: (system, round, chance) => `Later than ${roundOf(system)} ${round}: ${chance}`,
  overBy: 'over by then',
  winsByRound: (system) => `Chance that each side wins in each ${roundOf(system)}`,
  woundsLeft: 'Chance of each number of Wounds left at the end',
  woundsLeftHead: 'Wounds left',
  between: (least, most) => `${least} to ${most}`,
  about: (text) => `about ${text}`,
  losses: 'Chance to fall, and Wounds lost on average',
  who: 'Who',
  falls: 'falls',
  allFall: 'all fall',
  woundsLost: 'Wounds lost',
  attack: (by, against, weapon, range) =>
    `${by} against ${against}${range === undefined && weapon === '' ? '' : ` (${[weapon, range === undefined ? '' : range === 'ranged' ? 'shooting' : 'close combat'].filter((part) => part !== '').join(', ')})`}`,
  hits: (needed) => `hits ${needed}`,
  wounds: (needed) => `wounds ${needed}`,
  saved: (needed) => `save ${needed}`,
  needed: on,
  woundsEachRound: (system, wounds) => `${wounds} ${wounds === '1' ? 'Wound' : 'Wounds'} a ${roundOf(system)}`,
  attacks: (count) => `${count} attacks`,
  hitsThem: (names, needed) => `hits ${list(names)} ${needed}`,
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
  noAnswer: 'This fight cannot be worked out: the charts of its game are missing.',
  nothingHere: 'There is no Monster and no stat block here.',
  noOpponent: 'There is no opponent: set your party, or write a second stat block.',
  cap: {
    states: (limit) => `More than ${limit} states: numbers in place of exact fractions.`,
    work: (limit) => `More than ${limit} steps of work: the rest is not known.`,
    rounds: (limit) => `Some fights are not over after ${limit} rounds.`,
    combatants: (limit) => `More than ${limit} fighters: too many to be worked out.`,
  },
  played: {
    round: (system, round, range) => {
      if (system === 'warhammer-quest') return `Turn ${round}`;
      return `Round ${round}${system === 'gamebook' ? `, ${range === 'ranged' ? 'shooting' : 'close combat'}` : ''}`;
    },
    attack: (attack, parts) => `${attack}: ${parts.join('; ')}.`,
    roll: {
      hit: (rolled, needed, isPassed) => `to hit ${rolled}, ${isPassed ? 'a hit' : 'a miss'}${needed}`,
      wound: (rolled, needed, isPassed) => `to wound ${rolled}, ${isPassed ? 'a wound' : 'no wound'}${needed}`,
      save: (rolled, needed, isPassed) => `save ${rolled}, ${isPassed ? 'saved' : 'failed'}${needed}`,
      avoid: (rolled, needed, isPassed) => `to avoid it ${rolled}, ${isPassed ? 'avoided' : 'failed'}${needed}`,
      damage: (rolled) => `damage ${rolled}`,
    },
    needed: (needed) => (needed.kind === 'scores' ? ` (needs ${scores(needed)})` : ''),
    noDamage: 'no Wounds',
    left: (wounds, name, left) => `${woundsOf(wounds)}, ${name} has ${left} left`,
    fallen: (wounds, name) => `${woundsOf(wounds)}, ${name} falls`,
    effect: (name, effect, rolled, left) =>
      `${name}: ${effect}${rolled === undefined ? '' : `, ${rolled} rolled`}${left === undefined ? '' : left > 0 ? `, ${left} Wounds left` : ', falls'}.`,
    won: (name) => `${name}: wins.`,
    drawn: 'Nobody wins.',
    more: (shown) => `The first ${shown} events are shown.`,
  },
  partyLens: (wins, turns, wounds) => `The party beats one: ${wins} · ${turns} turns · ${wounds} Wounds`,
  duelLens: (one, wins, rounds) => `${one} wins ${wins} · ${rounds} rounds`,
  youLens: (wins, rounds) => `You win ${wins} · ${rounds} rounds`,
  openLens: 'Fight …',
};

function roundOf(system: FightSystem): string {
  return system === 'warhammer-quest' ? 'turn' : 'round';
}

function roundsOf(system: FightSystem): string {
  return `${roundOf(system)}s`;
}

function woundsOf(count: number): string {
  return `${count} ${count === 1 ? 'Wound' : 'Wounds'}`;
}

function on(needed: Needed): string {
  if (needed.kind === 'certain') return 'always';
  if (needed.kind === 'impossible') return 'never';
  return `on ${scores(needed)}`;
}

function scores(needed: Extract<Needed, { kind: 'scores' }>): string {
  return needed.scores.map((score) => `${score}+`).join(' and then ');
}

function list(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
