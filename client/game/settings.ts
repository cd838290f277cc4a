import * as vscode from 'vscode';
import { settingsSection } from '../../server/lsp/protocol/protocol.ts';

/**
 * Sets one of our settings for the workspace, or for the user where no workspace is open.
 *
 * @param value undefined takes the setting out.
 * @param nothing what says in a workspace that nothing is set, for a user who has set it elsewhere.
 */
export async function updateSetting(name: string, value: unknown, nothing: unknown): Promise<void> {
  const settings = vscode.workspace.getConfiguration(settingsSection);
  const isWorkspace = vscode.workspace.workspaceFolders !== undefined;
  const target = isWorkspace ? vscode.ConfigurationTarget.Workspace : vscode.ConfigurationTarget.Global;
  const isSetElsewhere = isWorkspace && settings.inspect(name)?.globalValue != null;
  await settings.update(name, value ?? (isSetElsewhere ? nothing : undefined), target);
}
