import type { XmlFormat } from './format.ts';
import { ruleUseOutlines, ruleUsePlaces } from './ruleUses.ts';

/** The characteristics of a Monster, in the order of its card. */
const characteristics =
  'wounds move weaponskill ballisticskill strength toughness initiative attacks gold armor damage'.split(' ');

/** Monsters with their characteristics and special rules. */
export const monsters = {
  isXml: true,
  kind: 'monsters',
  root: 'monsters',
  entries: [{ element: 'monster', defines: [{ entity: 'monster', by: 'id' }], keyPrefix: 'monster', symbol: 'struct' }],
  refersTo: ruleUsePlaces,
  marks: {
    attributes: ['id', 'name', 'plural', 'factions'],
    children:
      /^(?:wounds|move|weaponskill|ballisticskill|strength|toughness|initiative|attacks|gold|armor|damage|special)$/,
    inside: /<(?:weaponskill|ballisticskill|toughness)>/,
  },
  outlines: {
    monsters: { children: ['monster'] },
    monster: {
      attributes: ['id!', 'name!', 'plural!', 'factions'],
      children: [...characteristics, 'special'],
    },
    ...Object.fromEntries(characteristics.map((name) => [name, {}])),
    special: { children: ['rule', 'magic', 'text'] },
    ...ruleUseOutlines,
  },
} as const satisfies XmlFormat;
