import * as vscode from 'vscode';
import type { EntryFilter } from '../../server/lsp/protocol/packageRequests.ts';
import type { PackageList } from './packageList.ts';

/** Asks for a part of an id or a name, and for all entries, those with problems or those that are not used, and shows only these. */
export async function filterPackage(list: PackageList): Promise<void> {
  await vscode.commands.executeCommand('whq-rules.package.focus');
  const pick = vscode.window.createQuickPick<vscode.QuickPickItem & Pick<EntryFilter, 'only'>>();
  pick.title = vscode.l10n.t('Filter the entries of the package');
  pick.placeholder = vscode.l10n.t('A part of an id or a name, or nothing');
  pick.value = list.filter.text;
  // What is typed is for the entries, not for these lines.
  pick.items = choices().map((choice) => ({ ...choice, alwaysShow: true }));
  pick.activeItems = pick.items.filter(({ only }) => only === list.filter.only);
  const chosen = await new Promise<EntryFilter | undefined>((resolve) => {
    pick.onDidAccept(() => {
      const [item] = pick.activeItems;
      resolve(item && { text: pick.value.trim(), only: item.only });
      pick.hide();
    });
    pick.onDidHide(() => resolve(undefined));
    pick.show();
  });
  pick.dispose();
  if (chosen) await list.setFilter(chosen);
}

function choices(): readonly (vscode.QuickPickItem & Pick<EntryFilter, 'only'>)[] {
  return [
    { only: 'all', label: vscode.l10n.t('All entries') },
    { only: 'problems', label: vscode.l10n.t('Only with problems') },
    { only: 'unused', label: vscode.l10n.t('Only unused') },
  ];
}

/** A filter in short, beside the title of the view; empty for all entries. */
export function filterText({ text, only }: EntryFilter): string {
  const choice = only === 'all' ? [] : choices().flatMap((one) => (one.only === only ? [one.label] : []));
  return [...(text === '' ? [] : [`“${text}”`]), ...choice].join(' · ');
}
