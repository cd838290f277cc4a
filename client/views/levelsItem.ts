import * as vscode from 'vscode';
import { commands, settingsSection } from '../../server/lsp/protocol.ts';
import { levelName, levelNames, levelOf } from '../levels.ts';

/** The entry among the language status of a file that says for which levels odds are shown, and leads to choosing them. */
export function levelsItem(selector: vscode.DocumentSelector): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('whq-rules.levels', selector);
  item.name = vscode.l10n.t('Levels for odds');
  item.command = { command: commands.chooseLevels, title: vscode.l10n.t('Choose') };

  const update = (): void => {
    item.text = levelsText();
  };
  update();
  return vscode.Disposable.from(
    item,
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(settingsSection)) update();
    }),
  );
}

function levelsText(): string {
  const set = levelNames.flatMap((level) => {
    const value = levelOf(level);
    return value === undefined ? [] : [`${levelName(level)} ${value}`];
  });
  return set.length === 0 ? vscode.l10n.t('Odds for all levels') : vscode.l10n.t('Odds for {0}', set.join(', '));
}
