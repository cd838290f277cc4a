import adventuresSchema from '../../schemas/whq-adventures.schema.json?compiled';
import { roomId } from './dungeonCards.ts';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { documentSchema } from './schema/model.ts';

/** Adventures by objective room. The room itself is a dungeon card with the same name. */
export const adventures = {
  isXml: true,
  kind: 'adventures',
  root: 'objectiveRoomAdventures',
  folders: ['adventures'],
  entries: [{ element: 'objectiveRoom', defines: [], symbol: 'namespace' }],
  parts: [
    {
      element: 'adventure',
      defines: [{ entity: 'adventure', by: 'id' }],
      keyPrefix: 'adventure',
      keyWithoutScope: true,
      texts: [
        { part: 'name', in: 'attribute', use: 'name' },
        { part: 'flavor', in: 'element' },
        { part: 'rules', in: 'element' },
      ],
      symbol: 'namespace',
    },
  ],
  refersTo: [
    { in: 'attribute', element: 'objectiveRoom', attribute: 'name', to: 'room', idOf: roomId },
    ...ruleUsePlaces,
  ],
  marks: { attributes: ['name'], children: /^adventure$/, inside: /^\s*<adventure\s/ },
  schema: documentSchema(adventuresSchema),
} as const satisfies XmlFormat;
