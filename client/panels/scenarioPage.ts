import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';

/** A message to the page: the fights of a scenario. */
export interface ToScenarioPage {
  readonly kind: 'page';
  readonly page: NonNullable<ServerRequests['whq/scenarioFights']['result']>;
}

/** A message from the page: its button. */
export interface FromScenarioPage {
  readonly kind: 'print';
}

/** The elements that `media/balance/page.js` fills. */
export const scenarioMain = `<p id="problem" class="warning" role="alert" hidden></p>
<div id="deciding"><button id="print" type="button"></button></div>
<div id="page"></div>`;
