// The rows of a roll table as elements: scores, weights, chances, results, and the buttons beside them.

import { element, shape } from '../shared/elements.js';

/**
 * @import { TableView, ViewRow } from '../../server/answers/tables/tableView.ts'
 */

/** @typedef {'add' | 'remove' | 'up' | 'down'} RowAction */

/**
 * What the reader can do with a row.
 * @typedef {object} RowActions
 * @property {(row: number) => void} show
 * @property {(row: number, table: number) => void} open a table in the row
 * @property {(row: number, weight: number) => void} planWeight
 * @property {(field: HTMLInputElement) => void} planScores
 * @property {(action: RowAction, row: number) => void} change
 */

/**
 * The roles are written out, because a narrow page shows the rows in another form, which would take them away.
 * @param {TableView} view
 * @param {RowActions} actions
 */
export function tableOf(view, actions) {
  const { rows, words, isEditable, hasMovableRows } = view;
  const hasChances = rows.some(({ chance }) => chance !== undefined);
  /** @type {readonly (readonly [label: string, className: string])[]} */
  const labels = [
    [words.scores, ''],
    ...(isEditable ? [/** @type {const} */ ([words.weight, 'weight'])] : []),
    ...(hasChances
      ? [/** @type {const} */ ([words.chance, 'chances']), /** @type {const} */ ([words.upToHere, 'sums'])]
      : []),
    [words.result, 'results'],
    ...(hasMovableRows ? [/** @type {const} */ ([words.changeRow, 'changing'])] : []),
  ];
  const headings = element('tr', { role: 'row' });
  headings.append(
    ...labels.map(([label, className]) =>
      element('th', { scope: 'col', role: 'columnheader', textContent: label, className }),
    ),
  );
  const header = element('thead', { role: 'rowgroup' });
  header.append(headings);
  const body = element('tbody', { role: 'rowgroup' });
  body.append(...rows.map((row, index) => rowOf(row, index, view, hasChances, actions)));
  const table = element('table', { role: 'table' });
  table.append(element('caption', { textContent: words.caption }), header, body);
  return table;
}

/**
 * @param {ViewRow} row
 * @param {number} index
 * @param {TableView} view
 * @param {boolean} hasChances
 * @param {RowActions} actions
 */
function rowOf({ mark, text, tables }, index, view, hasChances, actions) {
  const { words, isEditable } = view;
  const row = element('tr', { role: 'row' });
  const scores = element('th', { scope: 'row', role: 'rowheader', className: 'scores' });
  const show = element('button', { type: 'button', className: 'show', textContent: mark });
  show.dataset.name = 'show';
  show.dataset.row = String(index);
  show.title = named(words.showRow, mark);
  show.setAttribute('aria-label', named(words.showRow, mark));
  show.addEventListener('click', () => actions.show(index));
  scores.append(show, element('span', { className: 'rolled', hidden: true, textContent: words.rolled }));
  row.append(scores);
  if (isEditable) {
    const typed = input(index, 'scores', named(words.scoresOf, mark), { type: 'text', spellcheck: false, size: 5 });
    typed.addEventListener('change', () => {
      if (typed.value !== typed.dataset.shown) actions.planScores(typed);
    });
    scores.prepend(element('span', { className: 'mark', textContent: mark }), typed);
    show.textContent = words.show;
    const weight = input(index, 'weight', named(words.weightOf, mark), { type: 'number', min: '1' });
    weight.addEventListener('input', () => {
      if (weight.value !== '') actions.planWeight(index, Number(weight.value));
    });
    const cell = element('td', { role: 'cell', className: 'weight' });
    cell.append(weight);
    row.append(cell);
  }
  if (hasChances) {
    const bar = shape('svg', {
      class: 'bar',
      viewBox: '0 0 100 8',
      preserveAspectRatio: 'none',
      'aria-hidden': 'true',
    });
    bar.append(shape('rect', { height: 8, width: 0 }));
    const cell = element('td', { role: 'cell', className: 'chance' });
    cell.append(element('span', { className: 'percent' }), ' ', element('span', { className: 'exact' }), bar);
    row.append(cell, element('td', { role: 'cell', className: 'upTo' }));
  }
  const result = element('td', { role: 'cell', className: 'result', textContent: text });
  for (const [table, { label }] of tables.entries()) {
    const button = element('button', { type: 'button', className: 'link', textContent: label });
    button.addEventListener('click', () => actions.open(index, table));
    result.append(' ', button);
  }
  row.append(result);
  if (view.hasMovableRows) row.append(rowButtons(index, mark, view, actions));
  return row;
}

/**
 * @param {number} index
 * @param {string} mark
 * @param {TableView} view
 * @param {RowActions} actions
 */
function rowButtons(index, mark, { words, rows }, actions) {
  const cell = element('td', { role: 'cell', className: 'changing' });
  /** @type {readonly (readonly [RowAction, string, string, boolean])[]} */
  const buttons = [
    ['up', '↑', words.moveUp, index > 0],
    ['down', '↓', words.moveDown, index < rows.length - 1],
    ['add', '+', words.addRow, true],
    ['remove', '−', words.removeRow, rows.length > 2],
  ];
  for (const [action, sign, label, isPossible] of buttons) {
    const button = element('button', { type: 'button', textContent: sign, disabled: !isPossible });
    button.dataset.name = action;
    button.dataset.row = String(index);
    button.title = named(label, mark);
    button.setAttribute('aria-label', named(label, mark));
    button.addEventListener('click', () => actions.change(action, index));
    cell.append(button);
  }
  return cell;
}

/**
 * @param {number} row
 * @param {string} name
 * @param {string} label
 * @param {Record<string, unknown>} properties
 */
function input(row, name, label, properties) {
  const field = element('input', { ...properties, autocomplete: 'off' });
  field.dataset.name = name;
  field.dataset.row = String(row);
  field.setAttribute('aria-label', label);
  return field;
}

/**
 * @param {string} label
 * @param {string} scores
 */
function named(label, scores) {
  return label.replace('#', () => scores);
}
