// The outcomes on the page of a panel: bars for one column, and the table of all columns.
import { element, shape } from './elements.js';
import { reachable } from './reachable.js';

/** @import { ChartedCell, ChartedTable } from '../../server/answers/odds/chartedTable.ts' */

/** The measures of the drawing in pixels; its width is that of the page. */
const size = { height: 190, top: 20, bottom: 24 };
const narrowest = 160;
const widest = 640;
const widestBar = 48;
/** The approximate width of a letter of a label. */
const letter = 7.5;

/**
 * Draws the table and the bars of some of its columns, in place of the earlier drawing.
 * @param {{ chart: Element, table: HTMLElement }} places
 * @param {ChartedTable | undefined} table
 * @param {readonly number[]} columns the indexes of the columns with bars, side by side
 */
export function drawOutcomes({ chart, table: place }, table, columns) {
  chart.toggleAttribute('hidden', table === undefined);
  chart.replaceChildren(...(table ? barsOf(chart, table, columns) : []));
  // A screen reader reads the name of the chart; all of its numbers are in the table.
  chart.ariaLabel = table ? [table.caption, ...columns.map((column) => table.columns[column]?.label)].join(', ') : '';
  drawTable(place, table);
}

/**
 * Draws the table alone.
 * @param {HTMLElement} place
 * @param {ChartedTable | undefined} table
 */
export function drawTable(place, table) {
  place.replaceChildren(...(table ? tableOf(table) : []));
  reachable(place);
}

/**
 * Returns the index of the column with the most different bars: one with 0 % everywhere shows nothing.
 * @param {ChartedTable} table
 */
export function columnOfMostBars({ columns, rows }) {
  const counts = columns.map((_, index) => new Set(rows.map(({ cells }) => cells[index]?.share)).size);
  return counts.indexOf(Math.max(...counts));
}

/**
 * @param {Element} chart
 * @param {ChartedTable} table
 * @param {readonly number[]} columns
 */
function barsOf(chart, { rows }, columns) {
  const whole = Math.min(widest, Math.max(narrowest, document.body.clientWidth - 40));
  chart.setAttribute('viewBox', `0 0 ${whole} ${size.height}`);
  const slot = whole / rows.length;
  const part = (slot * 0.8) / columns.length;
  const width = Math.min(widestBar, part);
  const bars = rows.flatMap(({ cells }, row) =>
    columns.map((column, series) => ({
      series,
      centre: slot * (row + 0.5) + width * (series - (columns.length - 1) / 2),
      text: cells[column]?.text ?? '',
      share: cells[column]?.share ?? 0,
    })),
  );
  const most = Math.max(...bars.map(({ share }) => share)) || 1;
  const floor = size.height - size.bottom;
  const every = labelInterval(
    rows.map(({ label }) => label),
    slot,
  );
  const room = columns.length > 1 ? width : slot;
  const hasRoom =
    labelInterval(
      bars.map(({ text }) => text),
      room,
    ) === 1;
  // Where only one chance has room it is that of the highest bar: without any, the heights would mean nothing.
  const highest = bars.findIndex(({ share }) => share === most);
  const shapes = bars.flatMap(({ series, centre, text, share }, index) => {
    const height = (share / most) * (floor - size.top);
    const isNamed = hasRoom || index === highest;
    return [
      shape('rect', { class: `series-${series}`, x: centre - width / 2, y: floor - height, width, height, rx: 2 }),
      ...(isNamed ? [shape('text', { x: inside(centre, text, whole), y: floor - height - 6 }, text)] : []),
    ];
  });
  const labels = rows.flatMap(({ label }, row) =>
    row % every === 0
      ? [shape('text', { x: inside(slot * (row + 0.5), label, whole), y: size.height - 6 }, label)]
      : [],
  );
  return [...shapes, ...labels, shape('line', { x1: 0, x2: whole, y1: floor, y2: floor })];
}

/**
 * The middle of a label, moved so that neither end is cut off.
 * @param {number} centre
 * @param {string} label
 * @param {number} whole
 */
function inside(centre, label, whole) {
  const half = (label.length * letter) / 2;
  return Math.max(half, Math.min(whole - half, centre));
}

/**
 * Returns the interval of the labels that fit: 3 means every third label.
 * @param {readonly string[]} labels
 * @param {number} slot
 */
function labelInterval(labels, slot) {
  const widest = Math.max(...labels.map(({ length }) => length)) * letter;
  return Math.max(1, Math.ceil(widest / slot));
}

/** @param {ChartedTable} table */
function tableOf({ caption, head, across, columns, rows, beyond }) {
  const table = element('table', { className: across === undefined ? '' : 'grid' });
  const headings = element('tr', {});
  headings.append(...[head, ...columns.map(({ label }) => label)].map((label) => heading('col', label)));
  const header = element('thead', {});
  if (across !== undefined) {
    const above = element('tr', {});
    const wide = element('th', { scope: 'colgroup', colSpan: columns.length });
    wide.append(element('span', { textContent: across }));
    above.append(element('td', {}), wide);
    header.append(above);
  }
  header.append(headings);
  const body = element('tbody', {});
  body.append(
    ...rows.map(({ label, cells }) => {
      const row = element('tr', {});
      row.append(heading('row', label), ...cells.map(cellOf));
      return row;
    }),
  );
  const title = element('caption', {});
  title.append(element('span', { textContent: caption }));
  table.append(title, header, body);
  return beyond === undefined ? [table] : [table, element('p', { textContent: beyond })];
}

/** @param {ChartedCell} cell */
function cellOf({ text, exact }) {
  const cell = element('td', { textContent: text });
  if (exact !== undefined) cell.append(' ', element('span', { className: 'exact', textContent: exact }));
  return cell;
}

/**
 * @param {'col' | 'row'} scope
 * @param {string} textContent
 */
function heading(scope, textContent) {
  return element('th', { scope, textContent });
}
