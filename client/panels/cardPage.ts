import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';

/** A message to the page: a card. */
export interface ToCardPage {
  readonly kind: 'card';
  readonly view: NonNullable<ServerRequests['whq/card']['result']>;
}

/** A message from the page: its buttons. */
export interface FromCardPage {
  readonly kind: 'printA4' | 'printA6' | 'copyMarkdown' | 'copyCsv';
}

/** The elements that `media/card/page.js` fills. */
export const cardMain = `<div id="actions"><button id="printA4" type="button"></button><button id="printA6" type="button"></button><button id="copyMarkdown" type="button"></button><button id="copyCsv" type="button"></button></div>
<article id="card"></article>`;
