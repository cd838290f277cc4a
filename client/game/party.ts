import * as vscode from 'vscode';
import boxWarriors from '../../rules/box-warriors.json';
import { settingsSection } from '../../server/lsp/protocol/settings.ts';
import { updateSetting } from './settings.ts';
import { entryOf, partyOf, type Warrior } from './warriors.ts';

/** The four Warriors of the box, with their names in the user's language. */
export function warriorsOfTheBox(): readonly Warrior[] {
  const { barbarian, dwarf, elf, wizard } = boxWarriors;
  return [
    { name: vscode.l10n.t('Barbarian'), numbers: barbarian },
    { name: vscode.l10n.t('Dwarf'), numbers: dwarf },
    { name: vscode.l10n.t('Elf'), numbers: elf },
    { name: vscode.l10n.t('Wizard'), numbers: wizard },
  ];
}

/** The party in the settings. */
export function currentParty(): readonly Warrior[] {
  return partyOf(vscode.workspace.getConfiguration(settingsSection).get('party'));
}

/** Sets the party for the workspace, or for the user if no workspace is open. */
export function setParty(party: readonly Warrior[]): Promise<void> {
  return updateSetting('party', party.length === 0 ? undefined : party.map(entryOf), []);
}
