import dungeonCardsSchema from '../../schemas/whq-dungeon-cards.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { documentSchema } from './schema/model.ts';

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
        { entity: 'room', by: 'name', idOf: roomId, only: { attribute: 'type', value: 'OBJECTIVE_ROOM' } },
      ],
      keyPrefix: 'dungeonCard',
      texts: [
        { part: 'name', in: 'attribute', use: 'name' },
        { part: 'description', in: 'element' },
        { part: 'rules', in: 'element' },
      ],
      symbol: 'object',
    },
  ],
  refersTo: ruleUsePlaces,
  picture: 'tileImagePath',
  marks: {
    attributes: ['id', 'name', 'type', 'environment', 'copyCount', 'enabled'],
    children: /^(?:description|rules|tileImagePath)$/,
    inside: /<tileImagePath>/,
  },
  schema: documentSchema(dungeonCardsSchema),
} as const satisfies XmlFormat;

/** The app looks for the card of an objective room by its name, in any case. */
export function roomId(name: string): string {
  return name.toLowerCase();
}
