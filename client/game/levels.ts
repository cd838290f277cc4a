import * as vscode from 'vscode';
import { isLevel, type Settings, settingsSection } from '../../server/lsp/protocol/settings.ts';
import { updateSetting } from './settings.ts';

/** The two levels of the game, by the names of their settings. */
export type Level = keyof NonNullable<Settings['levels']>;

/** The levels in the order of the list. */
export const levelNames: readonly Level[] = ['battleLevel', 'dungeonLevel'];

/** The name of the level in the user's language. */
export function levelName(level: Level): string {
  return level === 'battleLevel' ? vscode.l10n.t('Battle-level') : vscode.l10n.t('Dungeon level');
}

/** The level for the odds; undefined means all levels, as does a value that the game does not have. */
export function levelOf(level: Level): number | undefined {
  const value = vscode.workspace.getConfiguration(settingsSection).get(settingOf(level));
  return isLevel(value) ? value : undefined;
}

/** Sets the level for the workspace, or for the user if no workspace is open; undefined means all levels. */
export function setLevel(level: Level, value: number | undefined): Promise<void> {
  return updateSetting(settingOf(level), value, null);
}

function settingOf(level: Level): string {
  return `levels.${level}`;
}
