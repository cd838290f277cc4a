import type { ValueName } from '../../fights/blocks/valueNames.ts';
import type { BlockFault } from '../../fights/blocks/writtenBlock.ts';
import type { FightSystem } from '../../fights/statBlock.ts';
import { fill } from '../texts/places.ts';
import { valueNamesEn } from './statBlocks.ts';

export const blockWordsEn = {
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
  /** What a value is for in that game, in a few words; empty where its name says it all. */
  meaning: (name: ValueName, system: FightSystem) => fill(meanings[name] ?? '', { system }),
  /** What it means that a value is `-`. */
  none: 'none',
  ranged: '{name}: shoots with Strength {strength}, and a hit that wounds takes {damage}',
  close: "{name}: close combat, {multiplier} × the wielder's Strength, so a hit that wounds takes {wounds}",
  ammunition: '[shots=1?1 shot|{shots} shots]',
  fire: 'fire',
  poison: 'poison',
  armourSave: 'Armour saves on {score}+',
  coverSave: 'Cover saves on {score}+, while the fight is one of shooting',
  first: { own: 'Attacks first in each round', opponent: 'The opponent attacks first in each round' },
  abilities: 'Special rules: {list}',
  /** A value that the block leaves out. */
  assumed: '{name} is not said: {value} counts',
  /** Behind the notes of a block, which have not been read. */
  notes: 'Not read: {notes}',
  fault: (fault: BlockFault) => fill(faults[fault.kind], { ...fault, value: fault.name && valueNamesEn[fault.name] }),
} as const;

const meanings: Partial<Record<ValueName, string>> = {
  'weapon-skill': 'the roll to hit[system=gamebook?, in shooting and] in close combat',
  'ballistic-skill': 'the roll to hit in shooting',
  strength:
    '[system=warhammer-quest?added to the damage dice|the roll to wound in close combat[system=gamebook?, and the damage there]]',
  toughness: "[system=warhammer-quest?comes off the damage of each hit|the opponent's roll to wound]",
  wounds: 'out of the fight at 0',
  attacks: '[system=gamebook?in each round: shooting/close combat|in each turn]',
  initiative: 'who attacks first',
  damage: 'dice for each hit, before Strength is added',
  armour: 'comes off the damage of each hit',
  save: 'a roll of it or more stops a wound',
};

const faults: Readonly<Record<BlockFault['kind'], string>> = {
  missing:
    '[written?[name=damage?The damage of "{written…}" is missing.|{value}: the value is missing.]|{value}: the value is missing.]',
  dice: '{value}: {written…} is a roll, and a number is needed. Choose one.',
  special: '{value}: "{written…}" is no number.',
  range:
    '[name=wounds?{value}: {written…} is less than 1, or too many.|{value} goes from {low} to {high}, not to {written…}.]',
  unreadable: '[value?{value}: ]"{written…}" is not understood.',
  conditional: 'The damage {written…} depends on the roll to hit, and no single roll says it.',
  repeated: '{value} stands twice, the second time as {written…}.',
  mixed: 'Its parts are of different games.',
  gun: '"{written…}" shoots, but has no Strength.',
  blade: '"{written…}" is a close combat weapon, which has no Strength of its own.',
  unarmed: 'No weapon is named, so nothing says what its attacks do.',
  weapons: '"{written…}" is a second weapon of its kind. Keep the one that is used.',
  cells: 'There are {high} values in place of {low}.',
  several: 'There are several stat blocks. Choose one of them.',
  nothing: '"{written…}" is no stat block, such as "Ratman: WS 3, S 3, T 3, W 3, A 1, damage 1D6".',
};
