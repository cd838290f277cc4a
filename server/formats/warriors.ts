import warriorsSchema from '../../schemas/whq-warriors.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { documentSchema } from './schema/model.ts';

/** The Warriors that players choose from. */
export const warriors = {
  isXml: true,
  kind: 'warriors',
  root: 'warriors',
  entries: [
    {
      element: 'warrior',
      defines: [{ entity: 'warrior', by: 'id' }],
      keyPrefix: 'warrior',
      texts: [
        { part: 'name', in: 'element', use: 'name' },
        { part: 'race', in: 'element', use: 'name' },
      ],
      symbol: 'struct',
    },
  ],
  refersTo: ruleUsePlaces,
  picture: 'counter',
  marks: { attributes: ['id'], children: /^(?:name|race|counter|rules)$/, inside: /<(?:race|counter)>/ },
  schema: documentSchema(warriorsSchema),
} as const satisfies XmlFormat;
