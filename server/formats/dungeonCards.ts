import dungeonCardsSchema from '../../schemas/whq-dungeon-cards.schema.json';
import validateDungeonCards from '../../schemas/whq-dungeon-cards.schema.json?validator';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { modelOf } from './schema/model.ts';

/** The cards that a dungeon is made of. */
export const dungeonCards = {
  isXml: true,
  kind: 'dungeonCards',
  root: 'dungeonCards',
  folders: ['dungeon'],
  entries: [
    {
      element: 'card',
      defines: [
        { entity: 'card', by: 'id' },
        { entity: 'room', by: 'name', idOf: roomId },
      ],
      keyPrefix: 'dungeonCard',
      symbol: 'object',
    },
  ],
  refersTo: ruleUsePlaces,
  marks: {
    attributes: ['id', 'name', 'type', 'environment', 'copyCount', 'enabled'],
    children: /^(?:description|rules|tileImagePath)$/,
    inside: /<tileImagePath>/,
  },
  schema: { model: modelOf(dungeonCardsSchema), validate: validateDungeonCards },
} as const satisfies XmlFormat;

/** The app looks for the card of an objective room by its name, in any case. */
export function roomId(name: string): string {
  return name.toLowerCase();
}
