import firstEdition from '../../schemas/first-edition.json';
import rulesSchema from '../../schemas/whq-rules.schema.json?compiled';
import type { TranslatedText, XmlFormat } from './format.ts';
import { documentSchema } from './schema/model.ts';

const texts = [
  { part: 'name', in: 'attribute', use: 'template' },
  { part: 'text', in: 'content' },
] as const satisfies readonly TranslatedText[];

/** Only an editor for packages reads these. */
const otherParts = ['parameterName', 'parameterNames', 'parameterFormat'];

/** Rules and schools of magic. Other kinds refer to them; they refer to nothing by id. */
export const rules = {
  isXml: true,
  kind: 'rules',
  root: 'rules',
  entries: [
    {
      element: 'rule',
      defines: [{ entity: 'rule', by: 'id' }],
      keyPrefix: 'rule',
      texts,
      otherParts,
      isForOthers: true,
      symbol: 'class',
    },
    {
      element: 'magic',
      defines: [{ entity: 'magic', by: 'id' }],
      keyPrefix: 'rule',
      texts,
      otherParts,
      isForOthers: true,
      symbol: 'event',
    },
  ],
  refersTo: [],
  marks: {
    attributes: ['id', 'name', 'parameterName', 'parameterNames', 'parameterFormat'],
    children: /^(?:p|table|tr|td|th|b|i|em|strong|ul|ol|li|br)$/,
    inside: /^\s*<(?:\?odds\s|p>|table>)/,
  },
  schema: documentSchema(rulesSchema),
  first: { lacks: firstEdition.rules },
} as const satisfies XmlFormat;
