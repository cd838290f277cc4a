import monstersSchema from '../../schemas/whq-monsters.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { documentSchema } from './schema/model.ts';

/** Monsters with their characteristics and special rules. */
export const monsters = {
  isXml: true,
  kind: 'monsters',
  root: 'monsters',
  entries: [
    {
      element: 'monster',
      defines: [{ entity: 'monster', by: 'id' }],
      keyPrefix: 'monster',
      texts: [
        { part: 'name', in: 'attribute', use: 'name' },
        { part: 'plural', in: 'attribute', use: 'name' },
        { part: 'special', in: 'element', name: 'text' },
      ],
      isForOthers: true,
      symbol: 'struct',
    },
  ],
  refersTo: ruleUsePlaces,
  freeWords: 'factions',
  values: {
    characteristics: ['move', 'weaponskill', 'strength', 'toughness', 'initiative', 'attacks', 'armor'],
    amounts: ['gold', 'wounds'],
    specials: { element: 'special', once: 'magic', byId: 'rule' },
  },
  marks: {
    attributes: ['id', 'name', 'plural', 'factions'],
    children:
      /^(?:wounds|move|weaponskill|ballisticskill|strength|toughness|initiative|attacks|gold|armor|damage|special)$/,
    inside: /<(?:weaponskill|ballisticskill|toughness)>/,
  },
  schema: documentSchema(monstersSchema),
} as const satisfies XmlFormat;
