import warriorsSchema from '../../schemas/whq-warriors.schema.json';
import validateWarriors from '../../schemas/whq-warriors.schema.json?validator';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { modelOf } from './schema/model.ts';

/** The Warriors that players choose from. */
export const warriors = {
  isXml: true,
  kind: 'warriors',
  root: 'warriors',
  entries: [{ element: 'warrior', defines: [{ entity: 'warrior', by: 'id' }], keyPrefix: 'warrior', symbol: 'struct' }],
  refersTo: ruleUsePlaces,
  marks: { attributes: ['id'], children: /^(?:name|race|counter|rules)$/, inside: /<(?:race|counter)>/ },
  schema: { model: modelOf(warriorsSchema), validate: validateWarriors },
} as const satisfies XmlFormat;
