import * as vscode from 'vscode';
import { commands, settingsSection } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import { printable } from '../../server/text/printable.ts';
import { levelName, levelNames, levelOf } from '../game/levels.ts';
import { currentParty } from '../game/party.ts';
import type { Warrior } from '../game/warriors.ts';

/** The maximum number of names; more would push other items out of the status bar. */
const maximumNames = 4;

/** The status bar item with the levels and the party for the odds. It is visible if one of them is set; a click opens the list to choose them. */
export function gameItem(): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('whq-rules.game', vscode.StatusBarAlignment.Right, 100);
  item.name = vscode.l10n.t('WHQ Rules: levels and party');
  item.command = commands.chooseLevels;

  const update = (): void => {
    const levels = levelNames.flatMap((level) => {
      const value = levelOf(level);
      return value === undefined ? [] : [`${levelName(level)} ${value}`];
    });
    const party = currentParty();
    const shown = [...levels, ...(party.length === 0 ? [] : [partyText(party)])];
    if (shown.length === 0) {
      item.hide();
      return;
    }
    item.text = `$(organization) ${shown.join(' · ')}`;
    const names = party.map(({ name }) => printable(name)).join(', ');
    item.tooltip = vscode.l10n.t('Odds are shown for {0}', [...levels, ...(names === '' ? [] : [names])].join(' · '));
    item.accessibilityInformation = { label: item.tooltip };
    item.show();
  };
  update();
  return vscode.Disposable.from(
    item,
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(settingsSection)) update();
    }),
  );
}

function partyText(party: readonly Warrior[]): string {
  if (party.length > maximumNames) return vscode.l10n.t('{0} Warriors', party.length);
  return party.map(({ name }) => label(name)).join(', ');
}
