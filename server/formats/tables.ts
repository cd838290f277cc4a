import type { XmlFormat } from './format.ts';
import { ruleUseOutlines, ruleUsePlaces } from './ruleUses.ts';

const encounter = ['id!', 'number!', 'level!', 'ambiences'];

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
  marks: {
    attributes: ['name', 'kind'],
    children: /^(?:event|monster|group|tableRef)$/,
    inside: /^\s*<(?:event|monster|group|tableRef)\s/,
  },
  outlines: {
    tables: { children: ['table'] },
    table: {
      attributes: ['name!', 'kind=dungeon|treasure|settlement|travel'],
      children: ['monster', 'event', 'group', 'tableRef'],
    },
    event: { attributes: ['id!', 'ambiences'], isEmpty: true },
    monster: { attributes: encounter, children: ['special'] },
    group: { attributes: ['level!', 'ambiences'], children: ['monster'] },
    tableRef: { attributes: ['name!', 'level', 'targetLevel', 'times', 'ambiences'], isEmpty: true },
    special: { attributes: ['append=true|false'], children: ['rule', 'magic', 'text'] },
    ...ruleUseOutlines,
  },
} as const satisfies XmlFormat;
