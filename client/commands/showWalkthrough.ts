import * as vscode from 'vscode';

/** The walkthrough in package.json. */
const walkthrough = 'first-steps';

/**
 * Puts the walkthrough among those that VS Code lists. The manifest leaves it out until the extension has started, because VS Code opens a walkthrough that is
 * there when its extension is installed.
 */
export function offerWalkthrough(): void {
  vscode.commands.executeCommand('setContext', 'whq-rules.isActive', true);
}

/** Opens the walkthrough of the extension with that id. */
export async function showWalkthrough(extensionId: string): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.openWalkthrough', `${extensionId}#${walkthrough}`, false);
}
