import roomReferencesSchema from '../../schemas/whq-room-references.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { documentSchema } from './schema/model.ts';

/** The printed rules of dungeon cards, by the numbers of the cards, beside the files of cards. */
export const roomReferences = {
  isXml: true,
  kind: 'roomReferences',
  root: 'roomReferences',
  folders: ['dungeon'],
  entries: [
    {
      element: 'reference',
      defines: [{ entity: 'roomReference', by: 'cardId' }],
      keyPrefix: 'roomReference',
      texts: [
        { part: 'title', in: 'element', use: 'name' },
        { part: 'text', in: 'element' },
      ],
      symbol: 'object',
    },
  ],
  refersTo: [{ in: 'attribute', element: 'reference', attribute: 'cardId', to: 'card' }],
  marks: { attributes: ['cardId', 'source'], children: /^(?:title|text)$/, inside: /^\s*<title>/ },
  schema: documentSchema(roomReferencesSchema),
} as const satisfies XmlFormat;
