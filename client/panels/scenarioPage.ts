import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';

/** A message to the page: the fights of a scenario. */
export interface ToScenarioPage {
  readonly kind: 'fights';
  readonly view: NonNullable<ServerRequests['whq/scenarioFights']['result']>;
}

/** A message from the page: its button. */
export interface FromScenarioPage {
  readonly kind: 'print';
}

/** The elements that `media/balance/page.js` fills. */
export const scenarioMain = `<div id="printing"><button id="print" type="button"></button></div>
<h1 id="title" tabindex="-1"></h1>
<p id="problem" class="warning" role="alert" hidden></p>
<div id="head"></div>
<div id="fights"></div>
<div id="notes"></div>`;
