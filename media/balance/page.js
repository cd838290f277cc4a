// The page of the panel with the fights of a scenario: draws the fights in the messages. All words come from the server.

import { byId, element, setText } from '../shared/elements.js';
import { connect } from '../shared/host.js';

/**
 * @import { FromScenarioPage, ToScenarioPage } from '../../client/panels/scenarioPage.ts'
 * @import { BalanceView } from '../../server/answers/fights/balanceView.ts'
 */

byId('print').addEventListener('click', () => send({ kind: 'print' }));
/** @type {(message: FromScenarioPage) => void} */
const send = connect(receive);

/** @param {ToScenarioPage} message */
function receive({ view }) {
  document.documentElement.lang = view.language;
  setText('title', view.title);
  setText('problem', view.problem);
  setText('print', view.print);
  byId('head').replaceChildren(...paragraphs(view.head));
  byId('fights').replaceChildren(...view.fights.map(fightOf));
  byId('notes').replaceChildren(
    ...view.notes.flatMap(({ heading, items }) => {
      const list = element('ul', {});
      list.append(...items.map((textContent) => element('li', { textContent })));
      return [element('h2', { textContent: heading }), list];
    }),
  );
  scrollTo(0, 0);
}

/** @param {BalanceView['fights'][number]} fight */
function fightOf({ title, monsters, remarks, numbers }) {
  const section = element('section', {});
  section.append(
    element('h2', { textContent: title }),
    element('p', { className: 'monsters', textContent: monsters }),
    ...paragraphs(remarks, 'remark'),
  );
  for (const { heading, party, warriors, remarks: more } of numbers) {
    if (heading !== '') section.append(element('h3', { textContent: heading }));
    section.append(...paragraphs(more, 'remark'), ...tableOf(party, title), ...tableOf(warriors, title));
  }
  return section;
}

/**
 * @param {readonly string[]} texts
 * @param {string} [className]
 */
function paragraphs(texts, className = '') {
  return texts.map((textContent) => element('p', { className, textContent }));
}

/**
 * A table whose first row names the columns, and whose first cells name the rows; none without rows.
 * @param {readonly (readonly string[])[]} rows
 * @param {string} label
 */
function tableOf([heads, ...rows], label) {
  if (heads === undefined) return [];
  const head = element('tr', {});
  head.append(...heads.map((textContent) => element('th', { scope: 'col', textContent })));
  const header = element('thead', {});
  header.append(head);
  const body = element('tbody', {});
  for (const [first = '', ...cells] of rows) {
    const row = element('tr', {});
    row.append(
      element('th', { scope: 'row', textContent: first }),
      ...cells.map((textContent) => element('td', { textContent })),
    );
    body.append(row);
  }
  const table = element('table', { ariaLabel: `${label}: ${heads[0]}` });
  table.append(header, body);
  const place = element('div', { className: 'wide' });
  place.append(table);
  return [place];
}
