import * as vscode from 'vscode';
import { type Settings, settingsSection } from '../../server/lsp/protocol/protocol.ts';
import { updateSetting } from './settings.ts';

/** The two levels of the game, by the names of their settings. */
export type Level = keyof NonNullable<Settings['levels']>;

/** In the order in which they are offered. */
export const levelNames: readonly Level[] = ['battleLevel', 'dungeonLevel'];

/** What the level is called, in the user's language. */
export function levelName(level: Level): string {
  return level === 'battleLevel' ? vscode.l10n.t('Battle-level') : vscode.l10n.t('Dungeon level');
}

/** The level that odds are shown for; undefined stands for all of them. */
export function levelOf(level: Level): number | undefined {
  const value = vscode.workspace.getConfiguration(settingsSection).get(settingOf(level));
  return typeof value === 'number' ? value : undefined;
}

/** Sets the level for the workspace, or for the user where no workspace is open; undefined for all levels. */
export function setLevel(level: Level, value: number | undefined): Promise<void> {
  return updateSetting(settingOf(level), value, null);
}

function settingOf(level: Level): string {
  return `levels.${level}`;
}
