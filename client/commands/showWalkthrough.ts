import * as vscode from 'vscode';

/** The id of the walkthrough in package.json. */
const walkthrough = 'first-steps';

/**
 * Adds the walkthrough to those that VS Code lists. The manifest hides it until the extension has started, because VS Code opens a
 * visible walkthrough by itself when its extension is installed.
 */
export function offerWalkthrough(): void {
  vscode.commands.executeCommand('setContext', 'whq-rules.isActive', true);
}

/** Opens the walkthrough of the extension with that id. */
export async function showWalkthrough(extensionId: string): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.openWalkthrough', `${extensionId}#${walkthrough}`, false);
}
