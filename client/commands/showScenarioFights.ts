import * as vscode from 'vscode';

/**
 * Shows the fights of the active text, or of the one that is given by its URI, in a panel beside it. Returns what is shown; undefined after
 * a message if there is nothing to show.
 */
export async function showScenarioFights<Shown>(
  panel: { show(question: object): Promise<Shown | undefined> },
  given: unknown,
): Promise<Shown | undefined> {
  const uri = given instanceof vscode.Uri ? given : vscode.window.activeTextEditor?.document.uri;
  const shown = uri && (await panel.show({ uri: uri.toString() }));
  if (!uri) void vscode.window.showInformationMessage(vscode.l10n.t('Open the text of a scenario first.'));
  else if (!shown)
    void vscode.window.showInformationMessage(
      vscode.l10n.t('There is no fight in this text: write the Monsters under a heading, as in 6 Goblins.'),
    );
  return shown;
}
