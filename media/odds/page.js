// The page of the odds panel: draws the odds in the messages, and sends the numbers that the reader enters. All words come from the server.

import { byId, field, setText } from '../shared/elements.js';
import { connect } from '../shared/host.js';
import { columnOfMostBars, drawOutcomes } from '../shared/outcomes.js';
import { drawSwitch } from '../shared/switch.js';
import { drawVariables } from './variables.js';

/**
 * @import { FromOddsPage, ToOddsPage } from '../../client/panels/oddsPage.ts'
 * @import { ChartedTable } from '../../server/answers/odds/chartedTable.ts'
 * @import { TypedOdds } from '../../server/answers/typed/typedOdds.ts'
 */

/** @type {TypedOdds | undefined} */
let data;
/** The index of the column in the chart. It stays the same for the next question, unless the columns are values of a name. */
let column = 0;
/** Whether the title gets the focus when the reader comes back: the focused control may be gone. */
let beginsAtTitle = true;

byId('controls').addEventListener('submit', (event) => event.preventDefault());
byId('ask').addEventListener('submit', (event) => {
  event.preventDefault();
  const expression = field('expression').value.trim();
  if (expression !== '') send({ kind: 'expression', expression });
});
byId('roll').addEventListener('click', () => send({ kind: 'roll' }));
// Only when the reader comes to the page, because taking the focus earlier would take it from the editor.
addEventListener('focus', beginAtTitle);
addEventListener('focusin', ({ target }) => {
  if (target !== byId('title')) beginsAtTitle = false;
});
addEventListener('resize', drawChart);
/** @type {(message: FromOddsPage) => void} */
const send = connect(receive);

/** @param {ToOddsPage} message */
function receive(message) {
  if (message.kind === 'rolled') {
    setText('rolled', '');
    // Two rolls may have the same result: a screen reader must read the second one too.
    requestAnimationFrame(() => setText('rolled', message.result));
    return;
  }
  data = message.odds;
  draw(message.rolls);
}

/** @param {Extract<ToOddsPage, { kind: 'odds' }>['rolls']} rolls */
function draw(rolls) {
  if (data === undefined) return;
  const { title, formula, problem, summary, note, readAs, hint, table, words } = data;
  document.documentElement.lang = words.language;
  // A reader who is typing or choosing keeps the focus.
  const isBusyHere = byId('ask').contains(document.activeElement) || byId('rolls').contains(document.activeElement);
  if (byId('title').textContent !== title) {
    if (table?.across !== undefined) column = columnOfMostBars(table);
    beginsAtTitle = !isBusyHere;
    setText('rolled', '');
    // Another roll is read from its top, wherever the page stood with the one before.
    scrollTo(0, 0);
  }
  setText('another', words.another);
  setText('go', words.go);
  setText('roll', words.roll);
  drawRolls(rolls, words.rolls);
  setText('title', title);
  setText('readAs', readAs);
  setText('formula', formula);
  setText('note', note);
  setText('hint', hint);
  byId('rolling').hidden = problem !== undefined;
  setText('problem', problem ?? '');
  setText('summary', summary);
  drawVariables(data, (variables) => send({ kind: 'variables', variables }));
  const isSwitched = (table?.columns.filter(({ isCharted }) => isCharted).length ?? 0) > 1;
  byId('columns').hidden = !isSwitched;
  if (table?.columns[column]?.isCharted !== true) column = 0;
  if (table && isSwitched) drawColumns(table, [words.show, table.across ?? ''].join(' ').trim());
  drawChart();
  if (document.hasFocus()) beginAtTitle();
}

function drawChart() {
  drawOutcomes({ chart: byId('chart'), table: byId('table') }, data?.table, [column]);
}

function beginAtTitle() {
  if (beginsAtTitle) byId('title').focus();
}

/**
 * Shows the rolls of the line, if there are several.
 * @param {Extract<ToOddsPage, { kind: 'odds' }>['rolls']} rolls
 * @param {string} legend
 */
function drawRolls(rolls, legend) {
  byId('rolls').hidden = rolls.length < 2;
  setText('onLine', legend);
  const labels = rolls.map(({ label }) => label);
  const shown = rolls.findIndex(({ isShown }) => isShown);
  drawSwitch('rolls', labels, shown, (index) => send({ kind: 'choose', index }));
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
    drawChart();
  });
}
