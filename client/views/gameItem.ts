import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';
import { settingsSection } from '../../server/lsp/protocol/settings.ts';
import type { SaidLevelShown } from '../../server/lsp/protocol/writingRequests.ts';
import { label } from '../../server/text/label.ts';
import { printable } from '../../server/text/printable.ts';
import { levelName, levelNames, levelOf } from '../game/levels.ts';
import { currentParty } from '../game/party.ts';
import { levelsSaidIn, saidText } from '../game/saidLevels.ts';
import type { Warrior } from '../game/warriors.ts';
import type { Server } from '../server/server.ts';
import { followActiveDocument } from './activeDocument.ts';

/** The maximum number of names; more would push other items out of the status bar. */
const maximumNames = 4;

/**
 * The status bar item with the levels and the party for the odds: those of the settings, and those that the text of the active editor says
 * of itself. It is visible if there is one of them; a click opens the list to choose them.
 */
export function gameItem(server: Server): vscode.Disposable {
  const item = vscode.window.createStatusBarItem('whq-rules.game', vscode.StatusBarAlignment.Right, 100);
  item.name = vscode.l10n.t('WHQ Rules: levels and party');
  item.command = commands.chooseLevels;

  const show = (said: readonly SaidLevelShown[]): void => {
    const levels = levelNames.flatMap((level) => {
      const value = levelOf(level);
      return value === undefined ? [] : [`${levelName(level)} ${value}`];
    });
    const party = currentParty();
    const ofText = said.filter(({ isUsed }) => isUsed).map(saidText);
    const shown = [...levels, ...ofText, ...(party.length === 0 ? [] : [partyText(party)])];
    if (shown.length === 0) {
      item.hide();
      return;
    }
    item.text = `$(organization) ${shown.join(' · ')}`;
    const names = party.map(({ name }) => printable(name)).join(', ');
    const all = [...levels, ...ofText, ...(names === '' ? [] : [names])].join(' · ');
    const tooltip = [vscode.l10n.t('Odds are shown for {0}', all), ...said.map(originText)].join('\n');
    item.tooltip = tooltip;
    item.accessibilityInformation = { label: tooltip };
    item.show();
  };
  const ask = async (document: vscode.TextDocument | undefined): Promise<readonly SaidLevelShown[]> =>
    document ? await levelsSaidIn(server, document) : [];
  const following = followActiveDocument(server, ask, show);
  return vscode.Disposable.from(
    item,
    following,
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration(settingsSection)) void following.update();
    }),
  );
}

/** Which line says it, and whether the choice of the user is used in its place. */
function originText(level: SaidLevelShown): string {
  const line = level.line + 1;
  return level.isUsed
    ? vscode.l10n.t('{0}: line {1} of this text says so; your own choice would come first', saidText(level), line)
    : vscode.l10n.t('{0}: line {1} of this text says so, but your own choice comes first', saidText(level), line);
}

function partyText(party: readonly Warrior[]): string {
  if (party.length > maximumNames) return vscode.l10n.t('{0} Warriors', party.length);
  return party.map(({ name }) => label(name)).join(', ');
}
