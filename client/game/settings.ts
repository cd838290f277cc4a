import * as vscode from 'vscode';
import { settingsSection } from '../../server/lsp/protocol/settings.ts';

/**
 * Sets one of our settings for the workspace, or for the user if no workspace is open.
 *
 * @param value undefined removes the setting.
 * @param nothing the empty value, which is written to the workspace if the user has set another value for all workspaces.
 */
export async function updateSetting(name: string, value: unknown, nothing: unknown): Promise<void> {
  const settings = vscode.workspace.getConfiguration(settingsSection);
  const isWorkspace = vscode.workspace.workspaceFolders !== undefined;
  const target = isWorkspace ? vscode.ConfigurationTarget.Workspace : vscode.ConfigurationTarget.Global;
  const isSetElsewhere = isWorkspace && settings.inspect(name)?.globalValue != null;
  await settings.update(name, value ?? (isSetElsewhere ? nothing : undefined), target);
}
