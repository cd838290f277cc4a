import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type { KindShown, LanguageShown, TranslationNeed } from '../../server/lsp/protocol/translationRequests.ts';
import type { Server } from '../server/server.ts';
import { countText, needName, shareText } from './progressText.ts';
import type { Translations } from './translations.ts';

/** A node of the view. */
export type TranslationNode =
  | { readonly node: 'language'; readonly language: LanguageShown }
  | { readonly node: 'kind'; readonly language: LanguageShown; readonly kind: KindShown }
  | {
      readonly node: 'need';
      readonly language: LanguageShown;
      readonly kind: KindShown;
      readonly need: TranslationNeed;
    }
  | {
      readonly node: 'key';
      readonly language: LanguageShown;
      readonly need: TranslationNeed;
      readonly key: string;
      readonly source: string;
    };

const needs: readonly TranslationNeed[] = ['missing', 'problem', 'stale', 'same'];

const icons: Readonly<Record<TranslationNeed, string>> = {
  missing: 'circle-outline',
  problem: 'warning',
  stale: 'history',
  same: 'mirror',
};

/** The view of all languages with their progress by kind, and the texts that need work. */
export function translationsView(server: Server, translations: Translations): vscode.Disposable {
  const changed = new vscode.EventEmitter<undefined>();
  const view = vscode.window.createTreeView<TranslationNode>('whq-rules.translations', {
    treeDataProvider: {
      onDidChangeTreeData: changed.event,
      getTreeItem: itemOf,
      getChildren: (node) => childrenOf(server, translations, node),
    },
    showCollapseAll: true,
  });
  translations.wantProgress(() => view.visible);
  return vscode.Disposable.from(
    view,
    changed,
    translations.onDidChange(() => changed.fire(undefined)),
    view.onDidChangeVisibility(({ visible }) => {
      if (visible) void translations.update();
    }),
  );
}

async function childrenOf(
  server: Server,
  translations: Translations,
  node: TranslationNode | undefined,
): Promise<readonly TranslationNode[] & TranslationNode[]> {
  if (!node) return translations.languages.map((language) => ({ node: 'language', language }));
  switch (node.node) {
    case 'language':
      return node.language.kinds.map((kind) => ({ node: 'kind', language: node.language, kind }));
    case 'kind': {
      const { language, kind } = node;
      return needs.flatMap((need) => (kind.needs[need] > 0 ? [{ node: 'need' as const, language, kind, need }] : []));
    }
    case 'need': {
      const { language, kind, need } = node;
      const asked = { uri: language.uri, kind: kind.kind, need };
      const { keys } = await server.ask('whq/translationKeys', asked).catch(() => ({ keys: [] }));
      return keys.map(({ key, source }) => ({ node: 'key', language, need, key, source }));
    }
    case 'key':
      return [];
  }
}

function itemOf(node: TranslationNode): vscode.TreeItem {
  switch (node.node) {
    case 'language': {
      const { language } = node;
      const item = progressItem(language.label, language, vscode.TreeItemCollapsibleState.Expanded);
      item.id = language.uri;
      item.contextValue = language.needs.missing > 0 ? 'language.missing' : 'language';
      item.iconPath = new vscode.ThemeIcon('globe');
      return item;
    }
    case 'kind': {
      const { language, kind } = node;
      const isDone = needs.every((need) => need === 'same' || kind.needs[need] === 0);
      const hasNeeds = needs.some((need) => kind.needs[need] > 0);
      const state = hasNeeds ? vscode.TreeItemCollapsibleState.Collapsed : vscode.TreeItemCollapsibleState.None;
      const item = progressItem(kind.label, kind, state);
      item.id = `${language.uri} ${kind.kind}`;
      item.contextValue = kind.needs.missing > 0 ? 'kind.missing' : 'kind';
      item.iconPath = new vscode.ThemeIcon(isDone ? 'check' : 'edit');
      return item;
    }
    case 'need': {
      const { language, kind, need } = node;
      const item = new vscode.TreeItem(needName(need), vscode.TreeItemCollapsibleState.Collapsed);
      item.description = String(kind.needs[need]);
      item.id = `${language.uri} ${kind.kind} ${need}`;
      item.contextValue = need;
      item.iconPath = new vscode.ThemeIcon(icons[need]);
      return item;
    }
    case 'key': {
      const { language, need, key, source } = node;
      // The kind stands above, and in a narrow side bar there is room for few letters.
      const item = new vscode.TreeItem(key.slice(key.indexOf('.') + 1), vscode.TreeItemCollapsibleState.None);
      item.description = source;
      item.tooltip = source === '' ? key : `${key}\n${source}`;
      item.id = `${language.uri} ${need} ${key}`;
      item.contextValue = `key.${need}`;
      const title = vscode.l10n.t('Open');
      item.command = { command: commands.openTranslation, title, arguments: [{ uri: language.uri, key }] };
      return item;
    }
  }
}

function progressItem(
  label: string,
  counts: { readonly needed: number; readonly translated: number; readonly needs: KindShown['needs'] },
  state: vscode.TreeItemCollapsibleState,
): vscode.TreeItem {
  const item = new vscode.TreeItem(label, state);
  const { needed, translated } = counts;
  const text = countText(translated, needed);
  const work = needs.filter((need) => counts.needs[need] > 0).map((need) => `${needName(need)}: ${counts.needs[need]}`);
  // Texts that need no translation may have problems.
  const isOther = needed === 0 && work.length > 0;
  const progress = `${text} · ${shareText(translated, needed)}`;
  // Names in the language of the source count as done.
  const same = counts.needs.same > 0 ? ` · ${needName('same')}: ${counts.needs.same}` : '';
  item.description = needed > 0 ? `${progress}${same}` : isOther ? work.join(', ') : text;
  item.tooltip = [`${label}: ${text}`, ...work].join('\n');
  item.accessibilityInformation = { label: [`${label}: ${text}`, ...work].join(', ') };
  return item;
}
