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
import { type ShownTable, type TableTalk, tableTalk } from './tableTalk.ts';

type TableView = NonNullable<ServerRequests['whq/tableView']['result']>;

/** The panel with a roll table; there is only one. */
interface TablePanel extends vscode.Disposable {
  /** Shows the table at a place beside the editor, which keeps the focus. Returns its view; undefined if there is no table. */
  show(table: TableArgument): Promise<TableView | undefined>;
}

/** In milliseconds: while somebody types, the panel waits. */
const maximumQuiet = 150;

/** Makes the panel, which opens with the first table, is used again for others, and follows the edits of its document. */
export function tablePanel(server: Server, log: RollPlaces['log'], extensionUri: vscode.Uri): TablePanel {
  const talk: TableTalk<TablePlace> = tableTalk(
    (method, params) => server.ask(method, params),
    (message) => page.tell(message),
    (message) => update(message),
    (at) => rollTableOnce(server, log, at.argument()),
  );
  let timer: ReturnType<typeof setTimeout> | undefined;

  const page = pageIn<ToTablePage, FromTablePage>(extensionUri, {
    viewType: 'whq-rules.table',
    folder: 'table',
    main: tableMain,
    hear: (message) => talk.hear(message),
    restore: async (state) => {
      const kept = tableArgument(state);
      const message = kept && (await talk.load(await placeOf(kept)));
      if (message) await update(message);
    },
  });
  const update = async (message: ShownTable): Promise<void> => {
    const place = talk.place();
    if (place) await page.update(titleOf(message.view), message, place.argument());
  };
  const edits = vscode.workspace.onDidChangeTextDocument((event) => {
    if (!talk.place()?.follow(event)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      talk.refresh().catch(() => {
        // The server has ended: the page stays as it is, and the status item shows what happened.
      });
    }, maximumQuiet);
  });
  return {
    show: async (table) => {
      const next = await placeOf(table);
      talk.forget();
      const message = await talk.load(next);
      if (message) await page.show(titleOf(message.view), message, next.argument());
      return message?.view;
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

function titleOf({ title }: TableView): string {
  return vscode.l10n.t('Table: {0}', title);
}
