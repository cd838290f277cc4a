import locationsSchema from '../../schemas/whq-locations.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { documentSchema } from './schema/model.ts';

/** Places that Warriors visit in a settlement. */
export const locations = {
  isXml: true,
  kind: 'locations',
  root: 'locations',
  entries: [
    { element: 'location', defines: [{ entity: 'location', by: 'id' }], keyPrefix: 'location', symbol: 'namespace' },
  ],
  refersTo: [{ in: 'text', element: 'visitor', to: 'warrior', prefix: 'warrior-', idOf: warriorId }, ...ruleUsePlaces],
  marks: {
    attributes: ['id'],
    children: /^(?:name|available|type|description|visitors|visitor|rules)$/,
    inside: /<(?:available|visitors)>/,
  },
  schema: documentSchema(locationsSchema),
} as const satisfies XmlFormat;

/** Visitors are written without the prefix of Warrior ids; `all` is not a Warrior. */
function warriorId(written: string): string | undefined {
  if (written === '' || written === 'all') return undefined;
  return written.startsWith('warrior-') ? written : `warrior-${written}`;
}
