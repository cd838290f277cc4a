import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type { DocumentRole } from '../../server/lsp/protocol/writingRequests.ts';
import type { Server } from '../server/server.ts';
import { documentRole } from '../views/documentRole.ts';

/** Commands for one kind of work. */
interface MenuGroup {
  readonly title: string;
  /** The files whose menu begins with it. */
  readonly first: readonly DocumentRole[];
  /** Each with its icon. */
  readonly commands: readonly (readonly [command: string, icon: string])[];
}

/** All commands for people, those for the active file first. */
export async function showMenu(server: Server, { packageJSON }: vscode.Extension<unknown>): Promise<void> {
  const role = (await documentRole(server, vscode.window.activeTextEditor?.document)) ?? 'other';
  const titles = commandTitles(packageJSON);
  const groups = menuGroups().toSorted(
    (one, other) => Number(other.first.includes(role)) - Number(one.first.includes(role)),
  );
  const items = groups.flatMap((group): (vscode.QuickPickItem & { readonly command?: string })[] => [
    { label: group.title, kind: vscode.QuickPickItemKind.Separator },
    ...group.commands.map(([command, icon]) => ({ label: `$(${icon}) ${titles.get(command) ?? command}`, command })),
  ]);
  const chosen = await vscode.window.showQuickPick(items, { title: 'WHQ Rules' });
  if (chosen?.command !== undefined) await vscode.commands.executeCommand(chosen.command);
}

function menuGroups(): readonly MenuGroup[] {
  return [
    {
      title: vscode.l10n.t('Write'),
      first: ['rules'],
      commands: [
        [commands.insertEntry, 'add'],
        ['editor.action.triggerSuggest', 'lightbulb'],
        ['editor.action.pasteAs', 'clippy'],
        [commands.insertCard, 'note'],
      ],
    },
    {
      title: vscode.l10n.t('Translate'),
      first: ['translation'],
      commands: [
        [commands.nextTranslation, 'arrow-down'],
        [commands.previousTranslation, 'arrow-up'],
        [commands.insertMissingKey, 'insert'],
        [commands.insertMissingKeys, 'insert'],
        [commands.sameOnPurpose, 'pass'],
        [commands.showTranslationSource, 'open-preview'],
        [commands.showGlossary, 'book'],
        [commands.removeOrphans, 'trash'],
        [commands.addLanguage, 'globe'],
      ],
    },
    {
      title: vscode.l10n.t('New'),
      first: ['other'],
      commands: [
        [commands.newPackage, 'new-folder'],
        [commands.newRulesFile, 'new-file'],
        [commands.newMonstersFile, 'new-file'],
        [commands.newTablesFile, 'new-file'],
        [commands.newEventsFile, 'new-file'],
        [commands.newScenario, 'new-file'],
      ],
    },
    {
      title: vscode.l10n.t('Rules, dice and tables'),
      first: ['rules', 'prose', 'translation', 'other'],
      commands: [
        [commands.lookUpRule, 'search'],
        [commands.showOdds, 'graph'],
        [commands.roll, 'sync'],
        [commands.showCard, 'note'],
        [commands.showTable, 'table'],
        [commands.rollTable, 'sync'],
        [commands.showFight, 'shield'],
        [commands.showScenarioFights, 'book'],
        [commands.printScenario, 'output'],
        [commands.chooseLevels, 'list-ordered'],
      ],
    },
    {
      title: vscode.l10n.t('Package'),
      first: ['rules', 'translation'],
      commands: [
        [commands.checkPackage, 'checklist'],
        [commands.clearPackage, 'clear-all'],
        [commands.fixPackage, 'wand'],
      ],
    },
    {
      title: vscode.l10n.t('Help'),
      first: [],
      commands: [
        [commands.showWalkthrough, 'mortar-board'],
        [commands.showLog, 'output'],
        [commands.restartServer, 'debug-restart'],
      ],
    },
  ];
}

/** The titles of commands as the palette shows them. */
function commandTitles(manifest: unknown): ReadonlyMap<string, string> {
  const { contributes } = manifest as { readonly contributes: { readonly commands: readonly ContributedCommand[] } };
  return new Map([
    ['editor.action.triggerSuggest', vscode.l10n.t('Suggest abilities at the cursor')],
    ['editor.action.pasteAs', vscode.l10n.t('Paste as a roll table…')],
    ...contributes.commands.map(({ command, title }) => [command, plainTitle(title)] as const),
  ]);
}

interface ContributedCommand {
  readonly command: string;
  /** An object in a language other than English. */
  readonly title: string | { readonly value: string };
}

function plainTitle(title: ContributedCommand['title']): string {
  return typeof title === 'string' ? title : title.value;
}
