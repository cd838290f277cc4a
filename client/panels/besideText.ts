import * as vscode from 'vscode';

/**
 * The editor group for a panel about a text: the one beside that of the text, if there is one, so that a third is never added; a new one if there
 * is no other. Where no group shows a text, as on the start page, the last group.
 */
export function besideText(): vscode.ViewColumn {
  const { all, activeTabGroup } = vscode.window.tabGroups;
  const text = [activeTabGroup, ...all.toReversed()].find(({ activeTab }) => showsText(activeTab));
  const columns = all.map(({ viewColumn }) => viewColumn);
  if (!text) return Math.max(...columns);
  const others = [text.viewColumn + 1, text.viewColumn - 1];
  return others.find((column) => columns.includes(column)) ?? vscode.ViewColumn.Beside;
}

function showsText(tab: vscode.Tab | undefined): boolean {
  return tab?.input instanceof vscode.TabInputText || tab?.input instanceof vscode.TabInputTextDiff;
}
