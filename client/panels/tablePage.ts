import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';

type TableView = NonNullable<ServerRequests['whq/tableView']['result']>;
type TablePlan = ServerRequests['whq/tablePlan']['result'];

type RowAction = ServerRequests['whq/rowAction']['params']['action'];

/** A message to the page: the table as it is in the text, a change that is planned, or a roll with the places of its rows. */
export type ToTablePage =
  | { readonly kind: 'table'; readonly view: TableView; readonly isGone: boolean }
  | { readonly kind: 'planned'; readonly plan: Pick<TablePlan, 'problem' | 'view' | 'changes'>; readonly row: number }
  | { readonly kind: 'rolled'; readonly text: string; readonly rows: readonly number[] };

/** A message from the page: its buttons, and what is typed into the fields of a row. */
export type FromTablePage =
  | { readonly kind: 'roll' | 'apply' | 'discard' }
  | { readonly kind: 'show'; readonly row: number }
  | { readonly kind: 'open'; readonly row: number; readonly table: number }
  | { readonly kind: 'openAround' }
  | { readonly kind: 'rows'; readonly action: RowAction; readonly row: number }
  | { readonly kind: 'plan'; readonly row: number; readonly weight?: number; readonly scores?: string };

/** The elements that `media/table/page.js` fills. */
export const tableMain = `<h1 id="title" tabindex="-1"></h1>
<p id="summary"></p>
<button id="around" type="button" hidden></button>
<ul id="faults" class="warning" hidden></ul>
<p id="complete" hidden></p>
<p id="note" hidden></p>
<p id="gone" class="warning" role="alert" hidden></p>
<div id="numbering" hidden><button id="renumber" type="button"></button></div>
<div id="rolling"><button id="roll" type="button"></button><output id="rolled" aria-live="polite"></output></div>
<form id="rows"></form>
<section id="plan" aria-live="polite" hidden><p id="problem" class="warning" hidden></p><h2 id="willChange"></h2><ul id="changes"></ul></section>
<div id="deciding" hidden><button id="apply" type="button"></button><button id="discard" type="button"></button></div>`;
