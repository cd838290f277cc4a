// The page of the panel with a fight: draws the fight in the messages, and sends what the reader changes. All words come from the server.

import { byId, element, field, setText } from '../shared/elements.js';
import { connect } from '../shared/host.js';
import { columnOfMostBars, drawOutcomes, drawTable } from '../shared/outcomes.js';
import { drawSwitch } from '../shared/switch.js';
import { drawFields } from './fields.js';
import { drawPlayed, forgetPlayed, labelPlay } from './played.js';

/**
 * @import { FromFightPage, ToFightPage } from '../../client/panels/fightPage.ts'
 * @import { FightView } from '../../server/answers/fights/fightView.ts'
 */

/** @type {FightView | undefined} */
let view;
/** The column of the chart of Wounds; it stays the same while the same ones fight. */
let column = 0;
/** Whether the title gets the focus when the reader comes back: the focused control may be gone. */
let beginsAtTitle = true;

byId('ask').addEventListener('submit', (event) => {
  event.preventDefault();
  send({ kind: 'ask', sides: [field('one').value.trim(), field('other').value.trim()] });
});
byId('values').addEventListener('submit', (event) => event.preventDefault());
byId('reset').addEventListener('click', () => send({ kind: 'reset' }));
byId('first').addEventListener('change', () => {
  const { value } = choice('first');
  send({ kind: 'first', first: value === '0' ? 0 : value === '1' ? 1 : undefined });
});
byId('close').addEventListener('change', () => {
  const { value } = choice('close');
  send({ kind: 'closeFrom', closeFrom: value === '' ? undefined : value === 'never' ? 'never' : Number(value) });
});
// Only when the reader comes to the page, because taking the focus earlier would take it from the editor.
addEventListener('focus', beginAtTitle);
addEventListener('focusin', ({ target }) => {
  if (target !== byId('title')) beginsAtTitle = false;
});
addEventListener('resize', drawCharts);
for (const id of ['winsTable', 'leftTable']) byId(id).closest('details')?.addEventListener('toggle', drawCharts);
/** @type {(message: FromFightPage) => void} */
const send = connect(receive);
labelPlay((seed) => send({ kind: 'play', seed }));

/** @param {ToFightPage} message */
function receive(message) {
  switch (message.kind) {
    case 'working':
      setText('working', view?.words.working ?? '…');
      return;
    case 'played':
      drawPlayed(message.played.events, message.seed);
      return;
    case 'fight':
      draw(message.view);
  }
}

/** @param {FightView} next */
function draw(next) {
  const isOther = view?.title !== next.title || view.asked.join('\n') !== next.asked.join('\n');
  view = next;
  const { words, title, asked, problem, winners, rounds, charts } = next;
  document.documentElement.lang = next.language;
  if (isOther) {
    beginsAtTitle = !byId('ask').contains(document.activeElement);
    column = charts ? columnOfMostBars(charts.left) : 0;
    field('one').value = asked[0];
    field('other').value = asked[1];
    scrollTo(0, 0);
  }
  setText('working', '');
  setText('who', words.ask);
  setText('against', words.against);
  setText('go', words.go);
  setText('title', title);
  setText('problem', problem);
  byId('answer').hidden = winners.length === 0;
  byId('details').hidden = winners.length + next.attacks.length === 0;
  for (const id of ['winsChart', 'leftChart', 'losses'])
    byId(id)
      .closest('section')
      ?.toggleAttribute('hidden', charts === undefined);
  byId('winners').replaceChildren(...winners.map(winnerOf));
  byId('rounds').replaceChildren(...rounds.map((textContent) => element('p', { textContent })));
  drawValues(next, isOther);
  drawCharts();
  setText('winsTitle', words.winsByRound);
  setText('leftTitle', words.woundsLeft);
  setText('winsSummary', words.asTable);
  setText('leftSummary', words.asTable);
  setText('lossesTitle', words.losses);
  setText('attacksTitle', next.attacks.length > 0 ? words.attacks : '');
  byId('attacks').replaceChildren(...itemsOf(next.attacks));
  byId('notes').replaceChildren(
    ...next.notes.flatMap(({ heading, items }) => {
      const list = element('ul', {});
      list.append(...itemsOf(items));
      return [element('h2', { textContent: heading }), list];
    }),
  );
  forgetPlayed(words);
  if (document.hasFocus()) beginAtTitle();
}

function beginAtTitle() {
  if (beginsAtTitle) byId('title').focus();
}

/** @param {FightView['winners'][number]} winner */
function winnerOf({ label, chance, exact }) {
  const row = element('div', {});
  const value = element('dd', { textContent: chance });
  if (exact !== '') value.append(' ', element('span', { className: 'exact', textContent: exact }));
  row.append(element('dt', { textContent: label }), value);
  return row;
}

/**
 * @param {FightView} view
 * @param {boolean} isOther whether others fight than before
 */
function drawValues({ fields, first, closeFrom, words }, isOther) {
  byId('values').hidden = fields.length === 0;
  setText('valuesTitle', words.values);
  setText('reset', words.reset);
  drawFields(fields, isOther, (change) => send({ kind: 'change', ...change }));
  setText('firstLabel', words.first);
  drawChoice(
    'first',
    [['', words.asRules], ...first.names.map((name, side) => /** @type {const} */ ([String(side), name]))],
    String(first.chosen ?? ''),
  );
  byId('closeChoice').hidden = closeFrom === undefined;
  if (!closeFrom) return;
  setText('closeLabel', words.closeFrom);
  const rounds = Array.from({ length: lastRound }, (_, round) => String(round + 1));
  drawChoice(
    'close',
    [
      ['', words.asSoon],
      ...rounds.map((round) => /** @type {const} */ ([round, words.fromRound.replace('#', () => round)])),
      ['never', words.neverClose],
    ],
    String(closeFrom.chosen ?? ''),
  );
}

/** The last round in the choice of when Close Combat begins. */
const lastRound = 10;

/**
 * @param {string} id
 * @param {readonly (readonly [value: string, label: string])[]} options
 * @param {string} chosen
 */
function drawChoice(id, options, chosen) {
  const list = choice(id);
  const labels = JSON.stringify(options);
  if (list.dataset.options !== labels) {
    list.dataset.options = labels;
    list.replaceChildren(...options.map(([value, label]) => element('option', { value, textContent: label })));
  }
  list.value = chosen;
}

/** @param {string} id */
function choice(id) {
  const found = byId(id);
  if (!(found instanceof HTMLSelectElement)) throw new Error(id);
  return found;
}

function drawCharts() {
  const charts = view?.charts;
  const places = (/** @type {string} */ name) => ({ chart: byId(`${name}Chart`), table: byId(`${name}Table`) });
  drawOutcomes(places('wins'), charts?.wins, [0, 1]);
  byId('winsKey').replaceChildren(
    ...(charts?.wins.columns ?? []).slice(0, 2).map(({ label }, series) => {
      const key = element('span', {});
      key.append(element('span', { className: `swatch series-${series}` }), label);
      return key;
    }),
  );
  drawOutcomes(places('left'), charts?.left, [column]);
  drawTable(byId('losses'), charts?.losses);
  const columns = charts?.left.columns ?? [];
  byId('leftShown').hidden = columns.length < 2;
  setText('leftLegend', view?.words.show ?? '');
  const labels = columns.map(({ label }) => label);
  drawSwitch('leftShown', labels, column, (index) => {
    column = index;
    drawCharts();
  });
}

/** @param {readonly string[]} items */
function itemsOf(items) {
  return items.map((textContent) => element('li', { textContent }));
}
