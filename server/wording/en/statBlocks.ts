import type { ValueName } from '../../fights/blocks/valueNames.ts';
import { shorten } from '../texts/phrasing.ts';
import { problemTexts } from '../texts/problemTexts.ts';

/** The values of stat blocks in words. */
export const valueNamesEn: Readonly<Record<ValueName, string>> = {
  movement: 'Movement',
  'weapon-skill': 'Weapon Skill',
  'ballistic-skill': 'Ballistic Skill',
  strength: 'Strength',
  toughness: 'Toughness',
  wounds: 'Wounds',
  initiative: 'Initiative',
  attacks: 'Attacks',
  leadership: 'Leadership',
  willpower: 'Willpower',
  luck: 'Luck',
  pinning: 'Pinning',
  'battle-level': 'Battle-level',
  gold: 'Gold',
  armour: 'Armour',
  damage: 'Damage',
  save: 'Save',
  cover: 'Cover save',
  weapon: 'Weapon bonus',
};

/** Stat blocks in texts. */
export const statBlocksEn = problemTexts({
  'stat-block-cells':
    'This row has {cells} [cells=1?value|values], but {columns} names stand above it. Each name needs a value: [cells<columns?add those that are missing, with - for none|remove those that are too many].',
  'stat-block-value': {
    range: ({ name, low, high, written }) =>
      `${valueNamesEn[name]} goes from ${low} to ${high}, so ${shorten(written)} cannot be right. Correct the number.`,
    gun: '"{weapon…}" shoots, but it has no Strength, so nothing says how hard it hits. Add the Strength, or write its damage as x1 if it is a close combat weapon.',
    blade:
      '"{weapon…}" is a close combat weapon: its wielder\'s Strength counts, so it has none of its own. Write * in place of it.',
  },
  'stat-block-twice': ({ name, value, written, other, first }) =>
    `There is another stat block of "${shorten(name)}" on line ${first}, with ${valueNamesEn[value]} ${shorten(other)} in place of ${shorten(written)}. Correct one of them, or give them names that tell them apart.`,
});
