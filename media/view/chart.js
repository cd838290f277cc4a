// A chart: bars for some columns of a table, and the table itself.

import { buttonsOf } from './controls.js';
import { element, exactly, shape, wide } from './elements.js';
import { update } from './update.js';

/**
 * @import { ChartedCell, ChartedTable, ViewChart } from '../../server/answers/view/view.ts'
 */

/** The columns that the reader has chosen, by the id of the chart and what its columns are. @type {Map<string, number>} */
const chosen = new Map();

/**
 * @param {ViewChart} chart
 * @returns {readonly Element[]}
 */
export function chartElements(chart) {
  const { id, table, together, first, show, opens } = chart;
  const key = [id, ...table.columns.map(({ label }) => label)].join('\n');
  const column = chosen.get(key) ?? first ?? columnOfMostBars(table);
  const columns = together ?? [column];
  const charted = table.columns.flatMap(({ label, isCharted }, index) =>
    isCharted ? [{ value: String(index), label }] : [],
  );
  const place = element('section', { id, className: 'chart' });
  if (together) place.append(keyOf(table, together));
  else if (charted.length > 1) {
    const choice = buttonsOf({
      kind: 'choice',
      id: `${id}-column`,
      label: show,
      shape: 'buttons',
      options: charted,
      chosen: String(column),
    });
    // The choice is the page's own: nothing is asked for.
    for (const input of choice.querySelectorAll('input')) input.removeAttribute('data-sends');
    place.append(choice);
  }
  const drawn = shape(
    'svg',
    { role: 'img', id: `${id}-bars`, 'aria-label': nameOf(table, columns) },
    barsOf(table, columns),
  );
  drawn.setAttribute('viewBox', `0 0 ${width()} ${size.height}`);
  const all = wide(tableOf(table));
  place.append(drawn, opens === undefined ? all : element('details', {}, [element('summary', {}, [opens]), all]));
  if (table.beyond !== undefined) place.append(element('p', {}, [table.beyond]));
  redraw.set(id, () => update(document.getElementById(id) ?? place, chartElements(chart)[0] ?? place, false));
  choices.set(`${id}-column`, (index) => chosen.set(key, index));
  return [place];
}

/** Draws each chart again. @type {Map<string, () => void>} */
const redraw = new Map();
/** Chooses a column. @type {Map<string, (index: number) => void>} */
const choices = new Map();

addEventListener('resize', () => {
  for (const draw of redraw.values()) draw();
});
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const choose = choices.get(target.name);
  if (!choose) return;
  choose(Number(target.value));
  redraw.get(target.name.replace(/-column$/, ''))?.();
});

/**
 * A screen reader reads the name of the chart; all of its numbers are in the table.
 * @param {ChartedTable} table
 * @param {readonly number[]} columns
 */
function nameOf({ caption, columns: all }, columns) {
  return [caption, ...columns.map((column) => all[column]?.label ?? '')].join(', ');
}

/**
 * @param {ChartedTable} table
 * @param {readonly number[]} columns
 */
function keyOf({ columns: all }, columns) {
  return element(
    'p',
    { className: 'key' },
    columns.map((column, series) =>
      element('span', {}, [element('span', { className: `swatch series-${series}` }), all[column]?.label ?? '']),
    ),
  );
}

/** The width of the drawing in pixels is that of the page. */
function width() {
  return Math.min(widest, Math.max(narrowest, document.body.clientWidth - 40));
}

/** The measures of the drawing in pixels; its width is that of the page. */
const size = { height: 190, top: 20, bottom: 24 };
const narrowest = 160;
const widest = 640;
const widestBar = 48;
/** The approximate width of a letter of a label. */
const letter = 7.5;

/**
 * Returns the index of the column with the most different bars: one with 0 % everywhere shows nothing.
 * @param {ChartedTable} table
 */
function columnOfMostBars({ columns, rows }) {
  const counts = columns.map((_, index) => new Set(rows.map(({ cells }) => cells[index]?.share)).size);
  return counts.indexOf(Math.max(...counts));
}

/**
 * @param {ChartedTable} table
 * @param {readonly number[]} columns
 */
function barsOf({ rows }, columns) {
  const whole = width();
  const slot = whole / rows.length;
  const part = (slot * 0.8) / columns.length;
  const barWidth = Math.min(widestBar, part);
  const bars = rows.flatMap(({ cells }, row) =>
    columns.map((column, series) => ({
      series,
      centre: slot * (row + 0.5) + barWidth * (series - (columns.length - 1) / 2),
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
  const room = columns.length > 1 ? barWidth : slot;
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
      shape('rect', {
        class: `series-${series}`,
        x: centre - barWidth / 2,
        y: floor - height,
        width: barWidth,
        height,
        rx: 2,
      }),
      ...(isNamed ? [shape('text', { x: inside(centre, text, whole), y: floor - height - 6 }, [text])] : []),
    ];
  });
  const labels = rows.flatMap(({ label }, row) =>
    row % every === 0
      ? [shape('text', { x: inside(slot * (row + 0.5), label, whole), y: size.height - 6 }, [label])]
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
function tableOf({ caption, head, across, columns, rows }) {
  const headings = element(
    'tr',
    {},
    [head, ...columns.map(({ label }) => label)].map((label) => heading('col', label)),
  );
  const above =
    across === undefined
      ? []
      : [
          element('tr', {}, [
            element('td', {}),
            element('th', { scope: 'colgroup', colSpan: columns.length }, [element('span', {}, [across])]),
          ]),
        ];
  const body = rows.map(({ label, cells }) => element('tr', {}, [heading('row', label), ...cells.map(cellOf)]));
  return element('table', { className: across === undefined ? 'outcomes' : 'outcomes across' }, [
    element('caption', {}, [element('span', {}, [caption])]),
    element('thead', {}, [...above, headings]),
    element('tbody', {}, body),
  ]);
}

/** @param {ChartedCell} cell */
function cellOf({ text, exact }) {
  return element('td', {}, [text, ...exactly(exact)]);
}

/**
 * @param {'col' | 'row'} scope
 * @param {string} text
 */
function heading(scope, text) {
  return element('th', { scope }, [text]);
}
