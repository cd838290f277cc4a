import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type {
  EntryKindShown,
  EntryShown,
  PackageShown,
  ProblemCounts,
} from '../../server/lsp/protocol/packageRequests.ts';

/** A node of the view of a package. An entry has its place, as the argument of commands. */
export type PackageNode =
  | { readonly node: 'package'; readonly shown: PackageShown }
  | { readonly node: 'health'; readonly shown: PackageShown }
  | { readonly node: 'fact'; readonly shown: PackageShown; readonly fact: HealthFact }
  | { readonly node: 'kind'; readonly shown: PackageShown; readonly kind: EntryKindShown }
  | ({ readonly node: 'entry'; readonly folder: string; readonly symbol: string } & EntryShown);

/** A line below the health of a package. */
type HealthFact =
  | { readonly fact: 'problems' | 'fixable' }
  | { readonly fact: 'untranslated'; readonly language: string; readonly count: number };

/** The lines below the health of a package. */
export function healthFacts(shown: PackageShown): readonly PackageNode[] {
  const { problems, fixable, untranslated } = shown;
  const facts: readonly HealthFact[] = [
    ...(sumOf(problems) > 0 ? [{ fact: 'problems' } as const] : []),
    ...(fixable > 0 ? [{ fact: 'fixable' } as const] : []),
    ...untranslated.map((one) => ({ fact: 'untranslated', ...one }) as const),
  ];
  return facts.map((fact) => ({ node: 'fact', shown, fact }));
}

/** A node as VS Code shows it. */
export function packageItem(node: PackageNode): vscode.TreeItem {
  switch (node.node) {
    case 'package': {
      const item = new vscode.TreeItem(node.shown.label, vscode.TreeItemCollapsibleState.Expanded);
      item.id = node.shown.folder;
      item.description = node.shown.health;
      item.iconPath = new vscode.ThemeIcon('package');
      return item;
    }
    case 'health':
      return healthItem(node.shown);
    case 'fact':
      return factItem(node.shown, node.fact);
    case 'kind':
      return kindItem(node.shown, node.kind);
    case 'entry':
      return entryItem(node);
  }
}

function healthItem(shown: PackageShown): vscode.TreeItem {
  const { folder, health, checked, files, entries, problems, fixable } = shown;
  const state = vscode.TreeItemCollapsibleState;
  const item = new vscode.TreeItem(health, healthFacts(shown).length > 0 ? state.Collapsed : state.None);
  item.id = `${folder} health`;
  const isWhole = checked === files;
  item.description = isWhole
    ? vscode.l10n.t('Entries: {0}', entries)
    : vscode.l10n.t('checking: {0} of {1} files', checked, files);
  item.iconPath = isWhole ? iconOf(problems, 'pass') : new vscode.ThemeIcon('sync');
  item.contextValue = fixable > 0 ? 'health.fixable' : 'health';
  return item;
}

function factItem({ folder, fixable }: PackageShown, fact: HealthFact): vscode.TreeItem {
  const item = new vscode.TreeItem('', vscode.TreeItemCollapsibleState.None);
  item.id = `${folder} ${fact.fact} ${'language' in fact ? fact.language : ''}`;
  const lead = (label: string, icon: string, command: string, given: readonly unknown[] = []): void => {
    item.label = label;
    item.iconPath = new vscode.ThemeIcon(icon);
    item.command = { command, title: label, arguments: [...given] };
  };
  switch (fact.fact) {
    case 'problems':
      lead(vscode.l10n.t('List the problems of all files'), 'checklist', commands.checkPackage);
      break;
    case 'fixable':
      lead(vscode.l10n.t('Fix what is certain: {0}', fixable), 'wand', commands.fixPackage, [{ folder }]);
      break;
    case 'untranslated':
      lead(
        vscode.l10n.t('Texts without a translation into {0}: {1}', fact.language, fact.count),
        'globe',
        'whq-rules.translations.focus',
      );
  }
  return item;
}

function kindItem({ folder }: PackageShown, { kind, label, symbol, count, problems }: EntryKindShown): vscode.TreeItem {
  const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.Collapsed);
  item.id = `${folder} ${kind}`;
  item.description = [String(count), ...countTexts(problems, false)].join(' · ');
  item.tooltip = [`${label}: ${count}`, ...countTexts(problems, true)].join('\n');
  item.iconPath = new vscode.ThemeIcon(`symbol-${symbol}`);
  return item;
}

function entryItem(node: Extract<PackageNode, { readonly node: 'entry' }>): vscode.TreeItem {
  const { folder, kind, id, label, written, uri, position, problems, symbol } = node;
  const item = new vscode.TreeItem(label, vscode.TreeItemCollapsibleState.None);
  const own = label === written ? [] : [written];
  item.id = `${folder} ${kind} ${id} ${uri} ${position.line} ${position.character}`;
  item.description = [...own, ...(problems ? countTexts(problems, false) : [])].join(' · ');
  const file = vscode.workspace.asRelativePath(vscode.Uri.parse(uri));
  item.tooltip = [label, ...own, ...(problems ? countTexts(problems, true) : []), file].join('\n');
  item.iconPath = iconOf(problems, `symbol-${symbol}`);
  item.contextValue = 'entry';
  const place = new vscode.Position(position.line, position.character);
  const selection = new vscode.Range(place, place);
  const title = vscode.l10n.t('Open');
  item.command = { command: 'vscode.open', title, arguments: [vscode.Uri.parse(uri), { selection }] };
  return item;
}

/** The icon of the gravest problem, or another one without errors and warnings. */
function iconOf(problems: ProblemCounts | null, otherwise: string): vscode.ThemeIcon {
  const grave = problems && problems.error > 0 ? 'error' : problems && problems.warning > 0 ? 'warning' : undefined;
  return grave === undefined
    ? new vscode.ThemeIcon(otherwise)
    : new vscode.ThemeIcon(grave, new vscode.ThemeColor(`list.${grave}Foreground`));
}

function countTexts({ error, warning, info, hint }: ProblemCounts, withHints: boolean): readonly string[] {
  return [
    ...(error > 0 ? [vscode.l10n.t('Errors: {0}', error)] : []),
    ...(warning > 0 ? [vscode.l10n.t('Warnings: {0}', warning)] : []),
    ...(info > 0 ? [vscode.l10n.t('Information: {0}', info)] : []),
    ...(withHints && hint > 0 ? [vscode.l10n.t('Hints: {0}', hint)] : []),
  ];
}

function sumOf({ error, warning, info, hint }: ProblemCounts): number {
  return error + warning + info + hint;
}
