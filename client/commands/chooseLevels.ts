import * as vscode from 'vscode';
import { highestLevel, settingsSection } from '../../server/lsp/protocol/settings.ts';
import type { SaidLevelShown } from '../../server/lsp/protocol/writingRequests.ts';
import { label } from '../../server/text/label.ts';
import { type Level, levelName, levelNames, levelOf, setLevel } from '../game/levels.ts';
import { currentParty } from '../game/party.ts';
import { levelsSaidIn } from '../game/saidLevels.ts';
import type { Server } from '../server/server.ts';
import { chooseParty } from './chooseParty.ts';

interface Item extends vscode.QuickPickItem {
  /** Asks for the value of the item, and sets it; undefined for what is changed in the settings. */
  readonly choose: (() => Promise<void>) | undefined;
}

/**
 * Lets the user choose the two levels and the party for the odds. The list comes back after each choice until the user closes it. Where
 * nothing is chosen it has what the active text says of itself.
 */
export async function chooseLevels(server: Server): Promise<void> {
  for (;;) {
    const party = currentParty().map(({ name }) => label(name));
    const document = vscode.window.activeTextEditor?.document;
    const said = (document ? await levelsSaidIn(server, document) : []).filter(({ isUsed }) => isUsed);
    const items: readonly Item[] = [
      ...levelNames.map((level) => ({
        label: levelName(level),
        description: ofText(said, saidNames[level]) ?? valueText(levelOf(level)),
        choose: () => chooseLevel(level),
      })),
      {
        label: vscode.l10n.t('Party'),
        description: ofText(said, 'warriors') ?? (party.length === 0 ? vscode.l10n.t('none') : party.join(', ')),
        choose: chooseParty,
      },
      {
        label: vscode.l10n.t('Numbers of the Warriors…'),
        description: vscode.l10n.t('in the settings'),
        choose: undefined,
      },
    ];
    const title = vscode.l10n.t('Levels and party for the odds');
    const chosen = await vscode.window.showQuickPick(items, { title });
    if (chosen === undefined) return;
    if (!chosen.choose) return openPartySetting();
    await chosen.choose();
  }
}

async function openPartySetting(): Promise<void> {
  await vscode.commands.executeCommand('workbench.action.openSettings', `@id:${settingsSection}.party`);
}

async function chooseLevel(level: Level): Promise<void> {
  const values = ['all' as const, ...Array.from({ length: highestLevel }, (_, index) => index + 1)];
  const current = levelOf(level) ?? 'all';
  const items = values.map((value) => ({
    label: valueText(value === 'all' ? undefined : value),
    ...(value === current && { description: vscode.l10n.t('current') }),
    value,
  }));
  const value = (await vscode.window.showQuickPick(items, { title: levelName(level) }))?.value;
  if (value !== undefined) await setLevel(level, value === 'all' ? undefined : value);
}

const saidNames = { battleLevel: 'battle-level', dungeonLevel: 'dungeon-level' } as const;

/** The number that counts since the text says it; undefined for one that the text does not say. */
function ofText(said: readonly SaidLevelShown[], wanted: SaidLevelShown['name']): string | undefined {
  const found = said.find(({ name }) => name === wanted);
  return found && vscode.l10n.t('{0}, as this text says', found.value);
}

function valueText(value: number | undefined): string {
  return value === undefined ? vscode.l10n.t('all levels') : String(value);
}
