import sessionsSchema from '../../schemas/whq-sessions.schema.json?compiled';
import type { EntryFormat, XmlFormat } from './format.ts';
import { documentSchema } from './schema/model.ts';

/** An adventure that was begun, as the desktop app saves it: its settings, and the cards in piles and drawn from them. */
export const sessions = {
  isXml: true,
  kind: 'sessions',
  root: 'adventure-session',
  ownFolder: 'data/sessions',
  entries: ['context', 'objective-room', 'mission', 'selection', 'piles', 'histories'].map(part),
  refersTo: [
    { in: 'attribute', element: 'objective-room', attribute: 'cardId', to: 'card' },
    { in: 'attribute', element: 'selection', attribute: 'cardId', to: 'card' },
    { in: 'attribute', element: 'card', attribute: 'id', to: 'card' },
  ],
  isSaved: true,
  marks: { attributes: ['environment', 'adventureLevel', 'ambience', 'partySize'], children: /^(?:pile|history)$/ },
  schema: documentSchema(sessionsSchema),
} as const satisfies XmlFormat;

function part(element: string): EntryFormat {
  return { element, defines: [], symbol: 'namespace' };
}
