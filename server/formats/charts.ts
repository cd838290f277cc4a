import chartsSchema from '../../schemas/whq-charts.schema.json?compiled';
import type { XmlFormat } from './format.ts';
import { documentSchema } from './schema/model.ts';

/** Printed charts and the modifiers of their rolls. Our own kind: no app reads them. */
export const charts = {
  isXml: true,
  kind: 'charts',
  root: 'charts',
  isOfCharts: true,
  entries: [
    { element: 'chart', defines: [{ entity: 'chart', by: 'id' }], symbol: 'array' },
    { element: 'modifiers', defines: [{ entity: 'chart', by: 'id' }], symbol: 'array' },
  ],
  refersTo: [{ in: 'attribute', element: 'modifiers', attribute: 'of', to: 'chart' }],
  marks: {
    attributes: ['id', 'name', 'also', 'roll', 'row', 'column', 'outside', 'formula', 'of', 'base'],
    children: /^(?:columns|row|mark|modifier)$/,
    inside: /^\s*<(?:columns|modifier)[\s>]/,
  },
  schema: documentSchema(chartsSchema),
} as const satisfies XmlFormat;
