import locationsSchema from '../../schemas/whq-locations.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { documentSchema } from './schema/model.ts';

/** The visitor of a place that is open to all Warriors. */
const everybody = 'all';

/** The beginning of the ids of Warriors. */
const prefix = 'warrior-';

/** Places that Warriors visit in a settlement. */
export const locations = {
  isXml: true,
  kind: 'locations',
  root: 'locations',
  entries: [
    {
      element: 'location',
      defines: [{ entity: 'location', by: 'id' }],
      keyPrefix: 'location',
      texts: [
        { part: 'name', in: 'element', use: 'name' },
        { part: 'description', in: 'element' },
        { part: 'rules', in: 'element' },
      ],
      symbol: 'namespace',
    },
  ],
  refersTo: [
    {
      in: 'text',
      element: 'visitor',
      to: 'warrior',
      idOf: warriorId,
      otherIdOf: longerWarriorId,
      prefix,
      others: [everybody],
    },
    ...ruleUsePlaces,
  ],
  marks: {
    attributes: ['id'],
    children: /^(?:name|available|type|description|visitors|visitor|rules)$/,
    inside: /<(?:available|visitors)>/,
  },
  schema: documentSchema(locationsSchema),
} as const satisfies XmlFormat;

/** Visitors are written without the prefix of Warrior ids; `all` is no Warrior. */
function warriorId(written: string): string | undefined {
  if (written === '' || written === everybody) return undefined;
  return written.startsWith(prefix) ? written : `${prefix}${written}`;
}

/** A Warrior may be called after the prefix: a `warrior-priest` without the prefix is `warrior-warrior-priest`. */
function longerWarriorId(written: string): string | undefined {
  return written.startsWith(prefix) ? `${prefix}${written}` : undefined;
}
