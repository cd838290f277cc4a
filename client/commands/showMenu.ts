import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';

/** The menu of the status item: the commands that work anywhere, even without an open rules file. */
export async function showMenu(): Promise<void> {
  const items = [
    { label: `$(search) ${vscode.l10n.t('Look up a rule')}`, command: commands.lookUpRule },
    {
      label: `$(lightbulb) ${vscode.l10n.t('Suggest abilities at the cursor')}`,
      // The default key of VS Code; users may have changed it.
      description: 'Ctrl+Space',
      command: 'editor.action.triggerSuggest',
    },
    { label: `$(graph) ${vscode.l10n.t('Show the odds of dice')}`, command: commands.showOdds },
    { label: `$(sync) ${vscode.l10n.t('Roll dice')}`, command: commands.roll },
    { label: `$(new-file) ${vscode.l10n.t('New rules file')}`, command: commands.newRulesFile },
    { label: `$(new-file) ${vscode.l10n.t('New Monsters file')}`, command: commands.newMonstersFile },
    { label: `$(new-file) ${vscode.l10n.t('New tables file')}`, command: commands.newTablesFile },
    { label: `$(new-file) ${vscode.l10n.t('New Events file')}`, command: commands.newEventsFile },
    { label: `$(new-folder) ${vscode.l10n.t('New package')}`, command: commands.newPackage },
    { label: `$(new-file) ${vscode.l10n.t('New scenario')}`, command: commands.newScenario },
    { label: `$(checklist) ${vscode.l10n.t('Check the whole package')}`, command: commands.checkPackage },
    { label: `$(list-ordered) ${vscode.l10n.t('Choose the levels and the party')}`, command: commands.chooseLevels },
    { label: `$(book) ${vscode.l10n.t('First steps')}`, command: commands.showWalkthrough },
    { label: `$(output) ${vscode.l10n.t('Show the log')}`, command: commands.showLog },
    { label: `$(debug-restart) ${vscode.l10n.t('Restart the server')}`, command: commands.restartServer },
  ];
  const chosen = await vscode.window.showQuickPick(items, { title: 'WHQ Rules' });
  if (chosen !== undefined) await vscode.commands.executeCommand(chosen.command);
}
