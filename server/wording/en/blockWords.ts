import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { BlockFault } from '../../fights/blocks/writtenBlock.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import type { BlockWords } from '../catalogue/blockWords.ts';
import { shorten } from '../catalogue/phrasing.ts';
import { valueNamesEn } from './statBlocks.ts';

export const blockWordsEn: BlockWords = {
  systems: {
    'warhammer-quest': 'Warhammer Quest',
    gamebook: 'Gamebook',
    mordheim: 'Mordheim',
    wfb: 'Warhammer Fantasy Battle',
  },
  values: valueNamesEn,
  letters: {
    movement: 'M',
    'weapon-skill': 'WS',
    'ballistic-skill': 'BS',
    strength: 'S',
    toughness: 'T',
    wounds: 'W',
    initiative: 'I',
    attacks: 'A',
    leadership: 'Ld',
    willpower: 'WP',
    luck: 'Luck',
    pinning: 'Pinning',
    'battle-level': 'BL',
    gold: 'Gold',
    armour: 'Armour',
    damage: 'Damage',
    save: 'Save',
    cover: 'Cover',
    weapon: 'Weapon',
  },
  meaning,
  none: 'none',
  ranged: (name, strength, damage) =>
    `${name}: shoots with Strength ${strength}, and a hit that wounds takes ${damage}`,
  close: (name, multiplier, wounds) =>
    `${name}: close combat, ${multiplier} × the wielder's Strength, so a hit that wounds takes ${wounds}`,
  ammunition: (shots) => (shots === 1 ? '1 shot' : `${shots} shots`),
  fire: 'fire',
  poison: 'poison',
  armourSave: (score) => `Armour saves on ${score}+`,
  coverSave: (score) => `Cover saves on ${score}+, while the fight is one of shooting`,
  first: { own: 'Attacks first in each round', opponent: 'The opponent attacks first in each round' },
  abilities: (list) => `Special rules: ${list}`,
  assumed: (name, value) => `${name} is not said: ${value} counts`,
  notes: (notes) => `Not read: ${notes}`,
  fault,
  convert: {
    line: 'Write this stat block as a line',
    table: 'Write this stat block as a table',
    monster: 'Add this stat block as a <monster> below',
  },
  skeletons: {
    'warhammer-quest': 'Stat block of a Monster',
    gamebook: 'Stat block of an enemy in a gamebook',
    mordheim: 'Profile for Mordheim',
    wfb: 'Profile for Warhammer Fantasy Battle',
  },
  parts: {
    ranged: 'ranged',
    close: 'close',
    ammunition: 'ammo',
    fire: 'fire',
    poison: 'poison',
    initiative: 'initiative',
    own: 'own',
    opponent: 'opponent',
    weapons: 'Weapons',
    saves: 'Saves',
    armour: 'Armour',
    cover: 'Cover',
    name: 'Name',
    special: 'Special',
    enemy: 'Enemy',
    you: 'You',
  },
};

function meaning(name: ValueName, system: FightSystem): string {
  switch (name) {
    case 'weapon-skill':
      return system === 'gamebook'
        ? 'the roll to hit, in shooting and in close combat'
        : 'the roll to hit in close combat';
    case 'ballistic-skill':
      return 'the roll to hit in shooting';
    case 'strength':
      if (system === 'warhammer-quest') return 'added to the damage dice';
      return system === 'gamebook'
        ? 'the roll to wound in close combat, and the damage there'
        : 'the roll to wound in close combat';
    case 'toughness':
      return system === 'warhammer-quest' ? 'comes off the damage of each hit' : "the opponent's roll to wound";
    case 'wounds':
      return 'out of the fight at 0';
    case 'attacks':
      return system === 'gamebook' ? 'in each round: shooting/close combat' : 'in each turn';
    case 'initiative':
      return 'who attacks first';
    case 'damage':
      return 'dice for each hit, before Strength is added';
    case 'armour':
      return 'comes off the damage of each hit';
    case 'save':
      return 'a roll of it or more stops a wound';
    default:
      return '';
  }
}

function fault({ kind, name, written, low = 0, high = 0 }: BlockFault): string {
  const value = name === undefined ? '' : valueNamesEn[name];
  const said = shorten(written);
  switch (kind) {
    case 'missing':
      return name === 'damage' && written !== ''
        ? `The damage of "${said}" is missing.`
        : `${value}: the value is missing.`;
    case 'dice':
      return `${value}: ${said} is a roll, and a number is needed. Choose one.`;
    case 'special':
      return `${value}: "${said}" is no number.`;
    case 'range':
      if (name === 'wounds') return `${value}: ${said} is less than 1, or too many.`;
      return `${value} goes from ${low} to ${high}, not to ${said}.`;
    case 'unreadable':
      return value === '' ? `"${said}" is not understood.` : `${value}: "${said}" is not understood.`;
    case 'conditional':
      return `The damage ${said} depends on the roll to hit, and no single roll says it.`;
    case 'repeated':
      return `${value} stands twice, the second time as ${said}.`;
    case 'mixed':
      return 'Its parts are of different games.';
    case 'gun':
      return `"${said}" shoots, but has no Strength.`;
    case 'blade':
      return `"${said}" is a close combat weapon, which has no Strength of its own.`;
    case 'unarmed':
      return 'No weapon is named, so nothing says what its attacks do.';
    case 'weapons':
      return `"${said}" is a second weapon of its kind. Keep the one that is used.`;
    case 'cells':
      return `There are ${high} values in place of ${low}.`;
    case 'several':
      return 'There are several stat blocks. Choose one of them.';
    case 'nothing':
      return `"${said}" is no stat block, such as "Ratman: WS 3, S 3, T 3, W 3, A 1, damage 1D6".`;
    default:
      return kind satisfies never;
  }
}
