import * as vscode from 'vscode';
import { type ExecuteCommandParams, WorkDoneProgress } from 'vscode-languageclient';
import { type PackageCheckResult, serverCommands } from '../../server/lsp/protocol/commands.ts';
import { settingsSection } from '../../server/lsp/protocol/settings.ts';
import type { Server } from '../server/server.ts';

/** Checks all files of the workspace, open or closed, with progress that can be cancelled. Then shows the problems and their number. */
export async function checkPackage(server: Server): Promise<void> {
  const result = await vscode.window.withProgress(
    {
      location: vscode.ProgressLocation.Notification,
      title: vscode.l10n.t('Checking the whole package'),
      cancellable: true,
    },
    (progress, cancellation) => ask(server, progress, cancellation),
  );
  if (!result) return;
  const { error, warning, info, hint } = result.counts;
  // Not awaited: the user may answer the offer later, or never.
  void tell(result.text, hint > 0 && !listsHints());
  if (error + warning + info > 0 || (hint > 0 && listsHints()))
    await vscode.commands.executeCommand('workbench.panel.markers.view.focus');
}

/** Removes the problems of closed files from the list. */
export async function clearPackage(server: Server): Promise<void> {
  await server.use((client) => client.sendRequest(executeCommand, { command: serverCommands.clearPackage }));
}

const executeCommand = 'workspace/executeCommand';

function ask(
  server: Server,
  progress: vscode.Progress<{ message?: string; increment?: number }>,
  cancellation: vscode.CancellationToken,
): Promise<PackageCheckResult | null> {
  return server.use(async (client) => {
    const workDoneToken = crypto.randomUUID();
    let shown = 0;
    const reports = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
      if (value.kind !== 'report') return;
      const { message, percentage = shown } = value;
      progress.report({ ...(message !== undefined && { message }), increment: percentage - shown });
      shown = percentage;
    });
    const params: ExecuteCommandParams = { command: serverCommands.checkPackage, workDoneToken };
    try {
      return await client.sendRequest<PackageCheckResult | null>(executeCommand, params, cancellation);
    } catch (error) {
      if (cancellation.isCancellationRequested) return null;
      throw error;
    } finally {
      reports.dispose();
    }
  });
}

function listsHints(): boolean {
  return vscode.workspace.getConfiguration(settingsSection).get('problems.listHints', false);
}

/** Shows the result. VS Code does not list hints, so the message can offer a setting that lists them. */
async function tell(text: string, offersHints: boolean): Promise<void> {
  const list = vscode.l10n.t('List the hints too');
  const chosen = await vscode.window.showInformationMessage(text, ...(offersHints ? [list] : []));
  if (chosen === undefined) return;
  const target = vscode.workspace.workspaceFolders
    ? vscode.ConfigurationTarget.Workspace
    : vscode.ConfigurationTarget.Global;
  await vscode.workspace.getConfiguration(settingsSection).update('problems.listHints', true, target);
  await vscode.commands.executeCommand('workbench.panel.markers.view.focus');
}
