// The page of the panel with a roll table: its rows with their chances, and fields for their scores. All words come from the server.

import { byId, element, setText } from '../shared/elements.js';
import { connect } from '../shared/host.js';
import { focusedField, focusField } from './focus.js';
import { fill, markRolled } from './numbers.js';
import { tableOf } from './rows.js';

/**
 * @import { FromTablePage, ToTablePage } from '../../client/panels/tablePage.ts'
 * @import { TableView } from '../../server/answers/tables/tableView.ts'
 * @import { RowAction, RowActions } from './rows.js'
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
/** @type {RowActions} */
const rowActions = {
  show: (row) => send({ kind: 'show', row }),
  open: (row, table) => send({ kind: 'open', row, table }),
  planWeight: (row, weight) => send({ kind: 'plan', row, weight }),
  planScores,
  change: (action, row) => changeRow(action, row),
};
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
      markRolled(rolled);
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
  const { title, summary, faults, isComplete, note, rows, around, language, words } = view;
  document.documentElement.lang = language;
  setText('title', title);
  setText('summary', summary);
  setText('around', around?.label ?? '');
  byId('faults').hidden = faults.length === 0;
  byId('faults').replaceChildren(...faults.map((fault) => element('li', { textContent: fault })));
  setText('complete', isComplete && faults.length === 0 && note === '' ? words.complete : '');
  setText('note', note);
  setText('gone', isGone ? words.gone : '');
  setText('roll', words.roll);
  setText('renumber', words.renumber);
  byId('numbering').hidden = !view.canBeNumbered || isGone;
  byId('rows').toggleAttribute('inert', isGone);
  byId('roll').toggleAttribute('disabled', isGone);
  const focused = nextFocus ?? focusedField();
  nextFocus = undefined;
  byId('rows').replaceChildren(tableOf(view, rowActions));
  fill(rows);
  if (focused) focusField(focused.name, Math.min(Number(focused.row), rows.length - 1));
  // The buttons that had the focus are gone.
  if (byId('deciding').contains(document.activeElement)) byId('title').focus();
  clearPlan();
  drawDecision();
  markRolled(rolled);
  if (document.hasFocus()) beginAtTitle();
}

/**
 * @param {RowAction} action
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

function beginAtTitle() {
  if (beginsAtTitle) byId('title').focus();
}
