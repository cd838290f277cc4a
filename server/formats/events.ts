import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';

/** Dungeon, travel and settlement events, which differ only by folder. */
export const events = {
  isXml: true,
  kind: 'events',
  root: 'events',
  folders: ['travel', 'settlement'],
  entries: [{ element: 'event', defines: [{ entity: 'event', by: 'id' }], keyPrefix: 'event', symbol: 'event' }],
  refersTo: ruleUsePlaces,
  marks: {
    attributes: ['id', 'name'],
    children: /^(?:flavor|rules|special|goldValue|users|treasure)$/,
    inside: /^\s*<(?:flavor|rules)>/,
  },
  outlines: {
    events: { children: ['event'] },
    event: {
      attributes: ['id!', 'name!'],
      children: ['flavor', 'rules', 'special', 'goldValue', 'users', 'treasure'],
    },
    flavor: {},
    rules: {},
    special: {},
    goldValue: {},
    users: {},
    treasure: {},
  },
} as const satisfies XmlFormat;
