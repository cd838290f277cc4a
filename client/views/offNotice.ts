import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type { Server } from '../server/server.ts';

/** One notification when the server stays off after several failures, with buttons that restart it and that open the log. */
export function offNotice(server: Server): vscode.Disposable {
  let wasOff = false;
  return server.onDidChangeState(({ kind }) => {
    const isOff = kind === 'off';
    if (isOff && !wasOff) void tell(server);
    wasOff = isOff;
  });
}

async function tell(server: Server): Promise<void> {
  const [restart, log] = [vscode.l10n.t('Restart'), vscode.l10n.t('Log')];
  const chosen = await vscode.window.showErrorMessage(vscode.l10n.t('WHQ Rules is off.'), restart, log);
  if (chosen === undefined) return;
  try {
    if (chosen === restart) await server.restart();
    else await vscode.commands.executeCommand(commands.showLog);
  } catch {
    // The server stays off, which the next notification says.
  }
}
