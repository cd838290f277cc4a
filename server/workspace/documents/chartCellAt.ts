import { touches } from '../../text/span.ts';
import { childrenNamed } from '../../xml/tree.ts';
import { chartCells } from './chartCells.ts';
import { bookOf } from './chartsIn.ts';
import type { Document } from './document.ts';
import { entryOf } from './entry.ts';
import type { Place } from './place.ts';

/** The cell of a chart at the place; undefined elsewhere. */
export function chartCellAt(
  document: Document,
  { section, offset, location }: Pick<Place, 'section' | 'offset' | 'location'>,
) {
  const { format } = document;
  if (!format?.isXml || !format.isOfCharts || location.path.at(-1)?.name !== 'row') return undefined;
  const [entry, line] = [entryOf(section, format), location.path.at(-1)];
  const [chart] = bookOf(section, document).charts;
  if (!entry || !line || !chart) return undefined;
  const cells = chartCells(section, line);
  const at = cells.findIndex(({ span }) => touches(span, offset));
  const [cell, column] = [cells[at], chart.column.values[at]];
  const row = chart.row?.values[childrenNamed(entry, 'row').indexOf(line)];
  if (!cell || column === undefined || (chart.row && row === undefined)) return undefined;
  return { chart, cell, place: { column, ...(row !== undefined && { row }) } };
}
