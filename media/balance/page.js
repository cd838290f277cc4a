// The page of the panel with the fights of a scenario: shows the page that the server has written.

import { byId, setText } from '../shared/elements.js';
import { connect } from '../shared/host.js';

/** @import { FromScenarioPage, ToScenarioPage } from '../../client/panels/scenarioPage.ts' */

byId('print').addEventListener('click', () => send({ kind: 'print' }));
/** @type {(message: FromScenarioPage) => void} */
const send = connect(receive);

/** @param {ToScenarioPage} message */
function receive({ page }) {
  document.documentElement.lang = page.language;
  setText('print', page.problem === '' ? page.print : '');
  setText('problem', page.problem);
  // The server has escaped all texts, and no script of a page runs here but this one.
  const parsed = new DOMParser().parseFromString(page.html, 'text/html');
  byId('page').replaceChildren(...parsed.body.childNodes);
  scrollTo(0, 0);
}
