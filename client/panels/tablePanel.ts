import * as vscode from 'vscode';
import type { TableArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { RollPlaces } from '../commands/noteRoll.ts';
import { rollTableOnce } from '../commands/rollTable.ts';
import { tableArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import { pageIn } from './page.ts';
import { type FromTablePage, type ToTablePage, tableMain } from './tablePage.ts';
import { TablePlace } from './tablePlace.ts';

type TableView = NonNullable<ServerRequests['whq/tableView']['result']>;
type TablePlan = ServerRequests['whq/tablePlan']['result'];

/** The panel with a roll table; there is only one. */
interface TablePanel extends vscode.Disposable {
  /** Shows the table at a place beside the editor, which keeps the focus. Returns its view; undefined if there is no table. */
  show(table: TableArgument): Promise<TableView | undefined>;
}

/** In milliseconds: while somebody types, the panel waits. */
const maximumQuiet = 150;

/** Makes the panel, which opens with the first table, is used again for others, and follows the edits of its document. */
export function tablePanel(server: Server, log: RollPlaces['log'], extensionUri: vscode.Uri): TablePanel {
  let place: TablePlace | undefined;
  let view: TableView | undefined;
  let plan: TablePlan | undefined;
  /** The row that was changed last, and the weights before its changes: typing on in one field goes out from them. */
  let changing: { readonly row: number; readonly weights: TablePlan['weights'] | undefined } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = async (next: TablePlace): Promise<ToTablePage | undefined> => {
    place = next;
    const loaded = await server.ask('whq/tableView', next.argument());
    if (place !== next) return undefined;
    plan = undefined;
    changing = undefined;
    const last = loaded ?? view;
    view = last;
    return last && { kind: 'table', view: last, isGone: loaded === null };
  };
  const hear = async (message: FromTablePage): Promise<void> => {
    if (!place || !view) return;
    const at = place;
    switch (message.kind) {
      case 'roll': {
        const rolled = await rollTableOnce(server, log, at.argument());
        if (rolled) await page.tell({ kind: 'rolled', text: rolled.text, rows: rowsAt(view, rolled.marks) });
        return;
      }
      case 'plan': {
        const { row, weight, scores } = message;
        if (changing?.row !== row) changing = { row, weights: plan?.weights };
        const { weights } = changing;
        const planned = await server.ask('whq/tablePlan', {
          ...at.argument(),
          wish: { row, ...(weight !== undefined && { weight }), ...(scores !== undefined && { scores }) },
          ...(weights && { weights }),
        });
        if (place !== at) return;
        if (planned.problem === '') plan = planned;
        await page.tell({ kind: 'planned', plan: planned, row });
        return;
      }
      case 'apply':
        if (!plan) return;
        if (plan.edits.length > 0) await at.edit(plan);
        else await refresh();
        return;
      case 'discard':
        await refresh();
        return;
      case 'rows': {
        const { action, row } = message;
        const done = await server.ask('whq/rowAction', { ...at.argument(), action, row });
        if (place !== at) return;
        if (done.edits.length > 0) await at.edit(done);
        else
          await page.tell({ kind: 'planned', plan: { problem: done.problem, view: undefined, changes: [] }, row: -1 });
        return;
      }
      case 'show':
        await at.show(view.rows[message.row]?.position);
        return;
      case 'open':
        await open(at, view.rows[message.row]?.tables[message.table]?.position);
        return;
      case 'openAround':
        await open(at, view.around?.position);
        return;
    }
  };
  /** The messages are answered one after the other: what was typed is planned before it is applied. */
  let last = Promise.resolve();
  const page = pageIn<ToTablePage, FromTablePage>(extensionUri, {
    viewType: 'whq-rules.table',
    folder: 'table',
    main: tableMain,
    hear: (message) => {
      const answered = last.then(() => hear(message));
      last = answered.catch(() => undefined);
      return answered;
    },
    restore: async (state) => {
      const kept = tableArgument(state);
      if (kept) await update(await placeOf(kept));
    },
  });
  const update = async (next: TablePlace): Promise<void> => {
    const message = await load(next);
    if (message && view) await page.update(titleOf(view), message, next.argument());
  };
  const refresh = async (): Promise<void> => {
    if (place) await update(place.again());
  };
  const open = async (from: TablePlace, position: TableArgument['position'] | undefined): Promise<void> => {
    if (position) await update(from.to(position));
  };
  const edits = vscode.workspace.onDidChangeTextDocument((event) => {
    if (!place?.follow(event)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      refresh().catch(() => {
        // The server has ended: the page stays as it is, and the status item shows what happened.
      });
    }, maximumQuiet);
  });
  return {
    show: async (table) => {
      const next = await placeOf(table);
      view = undefined;
      const message = await load(next);
      if (message && view) await page.show(titleOf(view), message, next.argument());
      return view;
    },
    dispose: () => {
      clearTimeout(timer);
      vscode.Disposable.from(edits, page).dispose();
    },
  };
}

async function placeOf({ uri, position }: TableArgument): Promise<TablePlace> {
  return new TablePlace(await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true)), position);
}

/** The rows of the view that were rolled, without those of tables in its rows. */
function rowsAt({ rows }: TableView, marks: readonly TableArgument['position'][]): readonly number[] {
  return marks.flatMap(({ line, character }) => {
    const index = rows.findIndex(({ position }) => position.line === line && position.character === character);
    return index < 0 ? [] : [index];
  });
}

function titleOf({ title }: TableView): string {
  return vscode.l10n.t('Table: {0}', title);
}
