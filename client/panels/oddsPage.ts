import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';

/** A message to the page: odds, with the rolls of the line or of a typed text to switch between, or the result of a roll. */
export type ToOddsPage =
  | {
      readonly kind: 'odds';
      readonly odds: ServerRequests['whq/oddsData']['result'];
      readonly rolls: readonly { readonly label: string; readonly isShown: boolean }[];
    }
  | { readonly kind: 'rolled'; readonly result: string };

/** A message from the page: the reader has entered numbers, chosen or typed another roll, or wants to roll. */
export type FromOddsPage =
  | { readonly kind: 'roll' }
  | { readonly kind: 'variables'; readonly variables: Readonly<Record<string, number>> }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'expression'; readonly expression: string };

/** The elements that `media/odds/page.js` fills. */
export const oddsMain = `<form id="ask"><label for="expression" id="another"></label><input id="expression" type="text" spellcheck="false" autocomplete="off"><button id="go" type="submit"></button></form>
<fieldset id="rolls" hidden><legend id="onLine"></legend></fieldset>
<h1 id="title" tabindex="-1"></h1>
<p id="readAs" hidden></p>
<p id="formula" hidden></p>
<p id="problem" class="warning" role="alert" hidden></p>
<p id="summary" aria-live="polite"></p>
<p id="note" hidden></p>
<p id="hint" hidden></p>
<form id="controls"><div id="variables"></div><fieldset id="columns" hidden><legend id="show"></legend></fieldset></form>
<div id="rolling"><button id="roll" type="button"></button><output id="rolled" aria-live="polite"></output></div>
<svg id="chart" role="img" aria-details="table"></svg>
<div id="table" class="outcomes"></div>`;
