import firstEdition from '../../schemas/first-edition.json';
import tablesSchema from '../../schemas/whq-tables.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { ruleUsePlaces } from './ruleUses.ts';
import { documentSchema } from './schema/model.ts';

/** Tables for drawing Monsters and Events. A table is identified by its name. */
export const tables = {
  isXml: true,
  kind: 'tables',
  root: 'tables',
  entries: [{ element: 'table', defines: [{ entity: 'table', by: 'name' }], symbol: 'array' }],
  refersTo: [
    { in: 'attribute', element: 'monster', attribute: 'id', to: 'monster' },
    { in: 'attribute', element: 'event', attribute: 'id', to: 'event' },
    { in: 'attribute', element: 'tableRef', attribute: 'name', to: 'table' },
    ...ruleUsePlaces,
  ],
  values: {
    specials: { element: 'special', once: 'magic', byId: 'rule' },
    group: { element: 'group', member: 'monster', ambiences: 'ambiences' },
  },
  marks: {
    attributes: ['name', 'kind', 'id'],
    children: /^(?:event|monster|group|tableRef)$/,
    inside: /^\s*<(?:event|monster|group|tableRef)\s/,
  },
  schema: documentSchema(tablesSchema),
  first: { lacks: firstEdition.tables },
} as const satisfies XmlFormat;
