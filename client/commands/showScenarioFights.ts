import * as vscode from 'vscode';

/**
 * Shows the fights of the active text, or of the one that is given by its URI, in a panel beside it. Returns what is shown; undefined after
 * a message if there is nothing to show.
 */
export async function showScenarioFights<Shown>(
  panel: { show(uri: string): Promise<Shown> },
  given: unknown,
): Promise<Shown | undefined> {
  const uri = given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
  if (uri) return panel.show(uri.toString());
  void vscode.window.showInformationMessage(vscode.l10n.t('Open the text of a scenario first.'));
  return undefined;
}
