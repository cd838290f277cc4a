// The page of the panel with odds: draws what it is sent, and says which numbers the reader gives. All words are the server's.

import { byId, element, field, setText } from '../shared/elements.js';
import { connected } from '../shared/host.js';
import { drawOutcomes } from '../shared/outcomes.js';
import { drawVariables } from './variables.js';

/**
 * @import { FromOddsPage, ToOddsPage } from '../../client/panels/oddsPage.ts'
 * @import { ChartedTable } from '../../server/answers/odds/chartedTable.ts'
 * @import { OddsData } from '../../server/answers/odds/oddsData.ts'
 */

/** @type {OddsData | undefined} */
let data;
/** Index of the column that is drawn; it outlives the odds of one question. */
let column = 0;
/** Whether a reader who comes to the page should begin at its title: the control they left may be gone. */
let beginsAtTitle = true;

byId('controls').addEventListener('submit', (event) => event.preventDefault());
byId('ask').addEventListener('submit', (event) => {
  event.preventDefault();
  const expression = field('expression').value.trim();
  if (expression !== '') say({ kind: 'expression', expression });
});
byId('roll').addEventListener('click', () => say({ kind: 'roll' }));
// Not before the reader comes: a page that takes the focus takes it from the editor.
addEventListener('focus', beginAtTitle);
addEventListener('focusin', ({ target }) => {
  if (target !== byId('title')) beginsAtTitle = false;
});
addEventListener('resize', () => drawOutcomes(data?.table, column));
/** @type {(message: FromOddsPage) => void} */
const say = connected(hear);

/** @param {ToOddsPage} message */
function hear(message) {
  if (message.kind === 'rolled') {
    setText('rolled', '');
    // Two rolls may come to the same: a reader of the screen is told of the second too.
    requestAnimationFrame(() => setText('rolled', message.result));
    return;
  }
  data = message.odds;
  draw(message.rolls);
}

/** @param {Extract<ToOddsPage, { kind: 'odds' }>['rolls']} rolls */
function draw(rolls) {
  if (data === undefined) return;
  const { title, formula, problem, summary, note, table, words } = data;
  document.documentElement.lang = words.language;
  // Whoever types or chooses here goes on there.
  const isBusyHere = byId('ask').contains(document.activeElement) || byId('rolls').contains(document.activeElement);
  if (byId('title').textContent !== title) {
    beginsAtTitle = !isBusyHere;
    setText('rolled', '');
  }
  setText('another', words.another);
  setText('go', words.go);
  setText('roll', words.roll);
  drawRolls(rolls, words.rolls);
  setText('title', title);
  setText('formula', formula);
  setText('note', note);
  byId('rolling').hidden = problem !== undefined;
  setText('problem', problem ?? '');
  setText('summary', summary);
  drawVariables(data, (variables) => say({ kind: 'variables', variables }));
  const isSwitched = (table?.columns.filter(({ isCharted }) => isCharted).length ?? 0) > 1;
  byId('columns').hidden = !isSwitched;
  if (table && isSwitched) drawColumns(table, words.show);
  drawOutcomes(table, column);
  if (document.hasFocus()) beginAtTitle();
}

function beginAtTitle() {
  if (beginsAtTitle) byId('title').focus();
}

/**
 * The rolls of the line, where there is more than one.
 * @param {Extract<ToOddsPage, { kind: 'odds' }>['rolls']} rolls
 * @param {string} legend
 */
function drawRolls(rolls, legend) {
  byId('rolls').hidden = rolls.length < 2;
  setText('onLine', legend);
  const labels = rolls.map(({ label }) => label);
  const shown = rolls.findIndex(({ isShown }) => isShown);
  drawSwitch('rolls', labels, shown, (index) => say({ kind: 'choose', index }));
}

/**
 * @param {ChartedTable} table
 * @param {string} legend
 */
function drawColumns({ columns }, legend) {
  setText('show', legend);
  const labels = columns.map(({ label }) => label);
  drawSwitch('columns', labels, column, (index) => {
    column = index;
    drawOutcomes(data?.table, column);
  });
}

/**
 * A choice of one of several.
 * @param {string} id of the fieldset
 * @param {readonly string[]} labels
 * @param {number} chosen
 * @param {(index: number) => void} choose
 */
function drawSwitch(id, labels, chosen, choose) {
  const fieldset = byId(id);
  const old = [...fieldset.querySelectorAll('label')];
  // The button that has the focus must stay the same.
  if (JSON.stringify(old.map(({ textContent }) => textContent)) === JSON.stringify(labels)) {
    for (const [index, input] of fieldset.querySelectorAll('input').entries()) input.checked = index === chosen;
    return;
  }
  for (const label of old) label.remove();
  const buttons = labels.map((label, index) => {
    const input = element('input', { type: 'radio', name: id, value: String(index), checked: index === chosen });
    input.addEventListener('change', () => choose(index));
    const button = element('label', {});
    button.append(input, label);
    return button;
  });
  fieldset.append(...buttons);
}
