// The page of the panel with the fights of a scenario: draws the fights in the messages. All words come from the server.

import { byId, element, setText } from '../shared/elements.js';
import { connect } from '../shared/host.js';
import { wideTable } from '../shared/wideTable.js';

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
    section.append(...paragraphs(more, 'remark'), ...wideTable(party, title), ...wideTable(warriors, title));
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
