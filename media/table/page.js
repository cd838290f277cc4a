// The page of the panel with a roll table: its rows with their chances, and fields for their scores. All words come from the server.

import { byId, element, setText, shape } from '../shared/elements.js';
import { connect } from '../shared/host.js';

/**
 * @import { FromTablePage, ToTablePage } from '../../client/panels/tablePage.ts'
 * @import { TableView, ViewRow } from '../../server/answers/tables/tableView.ts'
 */

/** @type {TableView | undefined} */
let view;
/** The rows that were rolled last. @type {readonly number[]} */
let rolled = [];
let isPlanned = false;
/** Whether the title gets the focus when the reader comes to the page. */
let beginsAtTitle = true;
/** What gets the focus when the table is drawn again, after a row was added, removed or moved. @type {{ name: string, row: string } | undefined} */
let nextFocus;

byId('roll').addEventListener('click', () => send({ kind: 'roll' }));
byId('around').addEventListener('click', () => send({ kind: 'openAround' }));
byId('apply').addEventListener('click', () => send({ kind: 'apply' }));
byId('discard').addEventListener('click', discard);
byId('renumber').addEventListener('click', () => send({ kind: 'rows', action: 'renumber', row: 0 }));
byId('rows').addEventListener('submit', (event) => event.preventDefault());
byId('rows').addEventListener('keydown', (event) => {
  const { target } = event;
  if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown') && target instanceof HTMLElement) {
    event.preventDefault();
    moveRow(event.key === 'ArrowUp' ? 'up' : 'down', target);
    return;
  }
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  // Typed scores are planned first, so that the reader sees what will change.
  if (target.dataset.name === 'scores' && target.value !== target.dataset.shown) planScores(target);
  else send({ kind: 'apply' });
});
addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && isPlanned) discard();
});
addEventListener('focus', beginAtTitle);
addEventListener('focusin', ({ target }) => {
  if (target !== byId('title')) beginsAtTitle = false;
});
/** @type {(message: FromTablePage) => void} */
const send = connect(receive);

/** @param {ToTablePage} message */
function receive(message) {
  switch (message.kind) {
    case 'table':
      if (byId('title').textContent !== message.view.title || view?.rows.length !== message.view.rows.length)
        forgetRoll();
      view = message.view;
      isPlanned = false;
      draw(message.isGone);
      return;
    case 'planned':
      drawPlan(message.plan, message.row);
      return;
    case 'rolled':
      rolled = message.rows;
      markRolled();
      setText('rolled', '');
      // Two rolls may have the same way: a screen reader must read the second one too.
      requestAnimationFrame(() => setText('rolled', message.text));
  }
}

function forgetRoll() {
  rolled = [];
  setText('rolled', '');
}

/** @param {boolean} isGone */
function draw(isGone) {
  if (view === undefined) return;
  const { title, summary, faults, note, rows, around, language, words } = view;
  document.documentElement.lang = language;
  setText('title', title);
  setText('summary', summary);
  setText('around', around?.label ?? '');
  byId('faults').hidden = faults.length === 0;
  byId('faults').replaceChildren(...faults.map((fault) => element('li', { textContent: fault })));
  setText('complete', faults.length === 0 && note === '' ? words.complete : '');
  setText('note', note);
  setText('gone', isGone ? words.gone : '');
  setText('roll', words.roll);
  setText('renumber', words.renumber);
  byId('numbering').hidden = !view.canBeNumbered || isGone;
  byId('rows').toggleAttribute('inert', isGone);
  byId('roll').toggleAttribute('disabled', isGone);
  const focused = nextFocus ?? focusedField();
  nextFocus = undefined;
  byId('rows').replaceChildren(tableOf(view));
  fill(rows);
  if (focused) focusField(focused.name, Math.min(Number(focused.row), rows.length - 1));
  // The buttons that had the focus are gone.
  if (byId('deciding').contains(document.activeElement)) byId('title').focus();
  clearPlan();
  drawDecision();
  markRolled();
  if (document.hasFocus()) beginAtTitle();
}

/** @returns {{ name: string, row: string } | undefined} */
function focusedField() {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !byId('rows').contains(activeElement)) return undefined;
  const { name, row } = activeElement.dataset;
  return name && row ? { name, row } : undefined;
}

/**
 * @param {string} name
 * @param {string} row
 * @returns {HTMLElement | null}
 */
function fieldOf(name, row) {
  return byId('rows').querySelector(`[data-name="${name}"][data-row="${row}"]`);
}

/**
 * The first and the last row have one button less.
 * @param {string} name
 * @param {number} row
 */
function focusField(name, row) {
  const field = fieldOf(name, String(row));
  if (field instanceof HTMLButtonElement && field.disabled) fieldOf('show', String(row))?.focus();
  else field?.focus();
}

/**
 * The roles are written out, because a narrow page shows the rows in another form, which would take them away.
 * @param {TableView} shown
 */
function tableOf({ rows, words, isEditable, hasMovableRows }) {
  const hasChances = rows.some(({ chance }) => chance !== undefined);
  /** @type {readonly (readonly [label: string, className: string])[]} */
  const labels = [
    [words.scores, ''],
    ...(isEditable ? [/** @type {const} */ ([words.weight, 'weight'])] : []),
    ...(hasChances ? [/** @type {const} */ ([words.chance, '']), /** @type {const} */ ([words.upToHere, ''])] : []),
    [words.result, ''],
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
  body.append(...rows.map((row, index) => rowOf(row, index, isEditable, hasChances)));
  const table = element('table', { role: 'table' });
  table.append(element('caption', { textContent: words.caption }), header, body);
  return table;
}

/**
 * @param {ViewRow} row
 * @param {number} index
 * @param {boolean} isEditable
 * @param {boolean} hasChances
 */
function rowOf({ mark, text, tables }, index, isEditable, hasChances) {
  const words = view?.words;
  const row = element('tr', { role: 'row' });
  const scores = element('th', { scope: 'row', role: 'rowheader', className: 'scores' });
  const show = element('button', { type: 'button', className: 'show', textContent: mark });
  show.dataset.name = 'show';
  show.dataset.row = String(index);
  show.title = named(words?.showRow, mark);
  show.setAttribute('aria-label', named(words?.showRow, mark));
  show.addEventListener('click', () => send({ kind: 'show', row: index }));
  scores.append(show, element('span', { className: 'rolled', hidden: true, textContent: words?.rolled ?? '' }));
  row.append(scores);
  if (isEditable) {
    const typed = input(index, 'scores', named(words?.scoresOf, mark), { type: 'text', spellcheck: false, size: 5 });
    typed.addEventListener('change', () => {
      if (typed.value !== typed.dataset.shown) planScores(typed);
    });
    scores.prepend(element('span', { className: 'mark', textContent: mark }), typed);
    show.textContent = words?.show ?? '';
    const weight = input(index, 'weight', named(words?.weightOf, mark), { type: 'number', min: '1' });
    weight.addEventListener('input', () => {
      if (weight.value !== '') send({ kind: 'plan', row: index, weight: Number(weight.value) });
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
    button.addEventListener('click', () => send({ kind: 'open', row: index, table }));
    result.append(' ', button);
  }
  row.append(result);
  if (view?.hasMovableRows) row.append(rowButtons(index, mark));
  return row;
}

/**
 * @param {number} index
 * @param {string} mark
 */
function rowButtons(index, mark) {
  const { words, rows = [] } = view ?? {};
  const cell = element('td', { role: 'cell', className: 'changing' });
  /** @type {readonly (readonly ['add' | 'remove' | 'up' | 'down', string, string | undefined, boolean])[]} */
  const buttons = [
    ['up', '↑', words?.moveUp, index > 0],
    ['down', '↓', words?.moveDown, index < rows.length - 1],
    ['add', '+', words?.addRow, true],
    ['remove', '−', words?.removeRow, rows.length > 2],
  ];
  for (const [action, sign, label, isPossible] of buttons) {
    const button = element('button', { type: 'button', textContent: sign, disabled: !isPossible });
    button.dataset.name = action;
    button.dataset.row = String(index);
    button.title = named(label, mark);
    button.setAttribute('aria-label', named(label, mark));
    button.addEventListener('click', () => changeRow(action, index));
    cell.append(button);
  }
  return cell;
}

/**
 * @param {'add' | 'remove' | 'up' | 'down'} action
 * @param {number} row
 * @param {string} [name] the field that has the focus
 */
function changeRow(action, row, name = action) {
  if (isPlanned) return;
  const next = { up: row - 1, down: row + 1, add: row + 1, remove: row }[action];
  nextFocus = { name: action === 'add' ? 'scores' : name, row: String(next) };
  send({ kind: 'rows', action, row });
}

/**
 * @param {'up' | 'down'} action
 * @param {HTMLElement} target the field that has the focus
 */
function moveRow(action, { dataset: { name, row } }) {
  if (!view?.hasMovableRows || name === undefined || row === undefined) return;
  const to = Number(row) + (action === 'up' ? -1 : 1);
  if (to >= 0 && to < view.rows.length) changeRow(action, Number(row), name);
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
 * Puts the numbers of the rows into the table, but not into the field where the reader is typing.
 * @param {readonly ViewRow[]} rows
 * @param {number} [typing] the row of the field
 */
function fill(rows, typing) {
  const most = Math.max(...rows.map(({ chance }) => chance?.share ?? 0)) || 1;
  for (const [index, tr] of byId('rows').querySelectorAll('tbody tr').entries()) {
    const row = rows[index];
    if (!row) continue;
    for (const field of tr.querySelectorAll('input')) {
      const value = field.dataset.name === 'weight' ? String(row.weight ?? '') : row.mark;
      field.dataset.shown = value;
      if (field !== document.activeElement || index !== typing) field.value = value;
    }
    setIn(tr, '.mark', row.mark);
    setIn(tr, '.percent', row.chance?.percent ?? '');
    setIn(tr, '.exact', row.chance?.exact ?? '');
    setIn(tr, '.upTo', row.atMost);
    tr.querySelector('rect')?.setAttribute('width', String(((row.chance?.share ?? 0) / most) * 100));
  }
}

/**
 * @param {Element} row
 * @param {string} selector
 * @param {string} text
 */
function setIn(row, selector, text) {
  const found = row.querySelector(selector);
  if (found) found.textContent = text;
}

/**
 * @param {Extract<ToTablePage, { kind: 'planned' }>['plan']} plan
 * @param {number} row
 */
function drawPlan({ problem, view: planned, changes }, row) {
  if (view === undefined) return;
  isPlanned ||= problem === '';
  if (problem !== '') nextFocus = undefined;
  byId('plan').hidden = false;
  setText('problem', problem);
  for (const field of byId('rows').querySelectorAll('input'))
    field.toggleAttribute('aria-invalid', problem !== '' && field.dataset.row === String(row));
  if (planned) {
    fill(planned.rows, row);
    setText('willChange', changes.length > 0 ? view.words.willChange : view.words.nothingChanges);
    byId('changes').replaceChildren(...changes.map((change) => element('li', { textContent: change })));
  }
  drawDecision();
}

function drawDecision() {
  setText('apply', view?.words.apply ?? '');
  setText('discard', view?.words.discard ?? '');
  byId('deciding').hidden = !isPlanned;
  // A plan is decided first: another change would lose it.
  byId('renumber').toggleAttribute('disabled', isPlanned);
  byId('rows').toggleAttribute('data-planned', isPlanned);
  for (const button of byId('rows').querySelectorAll('.changing button'))
    button.setAttribute('aria-disabled', String(isPlanned));
}

function clearPlan() {
  byId('plan').hidden = true;
  setText('problem', '');
  setText('willChange', '');
  byId('changes').replaceChildren();
}

/** @param {HTMLInputElement} field */
function planScores(field) {
  field.dataset.shown = field.value;
  send({ kind: 'plan', row: Number(field.dataset.row), scores: field.value });
}

function discard() {
  send({ kind: 'discard' });
}

function markRolled() {
  for (const [index, tr] of byId('rows').querySelectorAll('tbody tr').entries()) {
    const isRolled = rolled.includes(index);
    if (isRolled) tr.setAttribute('aria-current', 'true');
    else tr.removeAttribute('aria-current');
    tr.querySelector('.rolled')?.toggleAttribute('hidden', !isRolled);
  }
}

function beginAtTitle() {
  if (beginsAtTitle) byId('title').focus();
}

/**
 * @param {string | undefined} label
 * @param {string} scores
 */
function named(label, scores) {
  return label?.replace('#', () => scores) ?? '';
}
