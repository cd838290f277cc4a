import firstEdition from '../../schemas/first-edition.json';
import eventsSchema from '../../schemas/whq-events.schema.json?compiled';
import firstEventsSchema from '../../schemas/whq-first-events.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { documentSchema } from './schema/model.ts';

const common = {
  isXml: true,
  kind: 'events',
  root: 'events',
  folders: ['travel', 'settlement'],
  entries: [
    {
      element: 'event',
      defines: [{ entity: 'event', by: 'id' }],
      keyPrefix: 'event',
      texts: [
        { part: 'name', in: 'attribute', use: 'name' },
        { part: 'flavor', in: 'element' },
        { part: 'rules', in: 'element' },
        { part: 'special', in: 'element' },
        { part: 'goldValue', in: 'element', use: 'value' },
        { part: 'users', in: 'element', use: 'value' },
      ],
      isForOthers: true,
      symbol: 'event',
    },
  ],
  refersTo: ruleUsePlaces,
  marks: {
    attributes: ['id', 'name'],
    children: /^(?:flavor|rules|special|goldValue|users|treasure)$/,
    inside: /^\s*<(?:flavor|rules)>/,
  },
} as const satisfies Omit<XmlFormat, 'schema'>;

const firstEvents = {
  ...common,
  schema: documentSchema(firstEventsSchema),
  edition: 'first',
} as const satisfies XmlFormat;

/** Dungeon, travel and settlement events, which differ only by folder. */
export const events = {
  ...common,
  schema: documentSchema(eventsSchema),
  first: { format: firstEvents, lacks: firstEdition.events, markup: 'rules' },
} as const satisfies XmlFormat;
