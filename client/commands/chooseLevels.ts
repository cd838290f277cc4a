import * as vscode from 'vscode';
import { type Level, levelName, levelNames, levelOf, setLevel } from '../levels.ts';

/** Lets the user choose the level that odds are shown for: first which of the two, then a number or all of them. */
export async function chooseLevels(): Promise<void> {
  const chosen = await vscode.window.showQuickPick(
    levelNames.map((level) => ({ label: levelName(level), description: valueText(levelOf(level)), level })),
    { title: vscode.l10n.t('The level that odds are shown for') },
  );
  if (chosen === undefined) return;
  const value = await enterValue(chosen.level);
  if (value !== undefined) await setLevel(chosen.level, value === 'all' ? undefined : value);
}

async function enterValue(level: Level): Promise<number | 'all' | undefined> {
  const values = ['all' as const, ...Array.from({ length: 10 }, (_, index) => index + 1)];
  const current = levelOf(level) ?? 'all';
  const items = values.map((value) => ({
    label: valueText(value === 'all' ? undefined : value),
    ...(value === current && { description: vscode.l10n.t('now') }),
    value,
  }));
  return (await vscode.window.showQuickPick(items, { title: levelName(level) }))?.value;
}

function valueText(value: number | undefined): string {
  return value === undefined ? vscode.l10n.t('all levels') : String(value);
}
