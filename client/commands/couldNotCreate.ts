import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';

/**
 * Tells the user that a file or folder could not be created; the log gets its address and the reason, if there is one. VS Code itself shows
 * only the address, or nothing.
 *
 * @param rest what became of its content: it is in an unsaved text, or nothing was created.
 */
export function couldNotCreate(server: Server, uri: vscode.Uri, rest: 'unsaved' | 'nothing', reason?: unknown): void {
  const name = uri.path.slice(uri.path.lastIndexOf('/') + 1);
  server.log.error(`${uri.toString(true)} could not be created.`, ...(reason === undefined ? [] : [String(reason)]));
  const message =
    rest === 'unsaved'
      ? vscode.l10n.t(
          '{0} could not be created: the folder may be read-only. The text is open, but not saved; you can save it in another folder.',
          name,
        )
      : vscode.l10n.t('{0} could not be created: the folder may be read-only. Nothing was changed.', name);
  const showLog = vscode.l10n.t('Show the log');
  // With a button VS Code shows the whole message, else its first line.
  void vscode.window.showErrorMessage(message, showLog).then((chosen) => chosen === showLog && server.log.show());
}
