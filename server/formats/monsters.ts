import firstEdition from '../../schemas/first-edition.json';
import firstMonstersSchema from '../../schemas/whq-first-monsters.schema.json?compiled';
import monstersSchema from '../../schemas/whq-monsters.schema.json?compiled';
import { ballisticSkill } from './ballisticSkill.ts';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { documentSchema } from './schema/model.ts';

const common = {
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
} as const satisfies Omit<XmlFormat, 'schema'>;

const firstMonsters = {
  ...common,
  schema: documentSchema(firstMonstersSchema),
  edition: 'first',
} as const satisfies XmlFormat;

/** Monsters with their characteristics and special rules. */
export const monsters = {
  ...common,
  schema: documentSchema(monstersSchema),
  first: { format: firstMonsters, lacks: firstEdition.monsters, values: [ballisticSkill] },
} as const satisfies XmlFormat;
