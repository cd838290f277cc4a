import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';

/** The Warriors that players choose from. */
export const warriors = {
  isXml: true,
  kind: 'warriors',
  root: 'warriors',
  entries: [{ element: 'warrior', defines: [{ entity: 'warrior', by: 'id' }], keyPrefix: 'warrior', symbol: 'struct' }],
  refersTo: ruleUsePlaces,
  marks: { attributes: ['id'], children: /^(?:name|race|counter|rules)$/, inside: /<(?:race|counter)>/ },
  outlines: {
    warriors: { children: ['warrior'] },
    warrior: { attributes: ['id!'], children: ['name', 'race', 'counter', 'rules'] },
    name: {},
    race: {},
    counter: {},
    rules: {},
  },
} as const satisfies XmlFormat;
