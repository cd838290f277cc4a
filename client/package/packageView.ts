import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type { Server } from '../server/server.ts';
import { fixPackage } from './fixPackage.ts';
import { PackageList } from './packageList.ts';
import { healthFacts, type PackageNode, packageItem } from './packageNode.ts';

/** The view of a package: its health, and its entries by kind with their problems. */
export function packageView(server: Server): vscode.Disposable {
  const changed = new vscode.EventEmitter<PackageNode | undefined>();
  const list = new PackageList(server, () => view.visible);
  /** The nodes above all others: VS Code shows one anew only if it is the same object. */
  let heads: readonly PackageNode[] = [];
  const view: vscode.TreeView<PackageNode> = vscode.window.createTreeView<PackageNode>('whq-rules.package', {
    treeDataProvider: {
      onDidChangeTreeData: changed.event,
      getTreeItem: packageItem,
      getChildren: async (node) => {
        if (node) return [...(await childrenOf(list, node))];
        heads = headsOf(list);
        return [...heads];
      },
    },
    showCollapseAll: true,
  });
  return vscode.Disposable.from(
    view,
    changed,
    list,
    list.onDidChange((change) => {
      if (change === 'all') changed.fire(undefined);
      else for (const head of heads) if (head.node !== 'kind') changed.fire(head);
    }),
    view.onDidChangeVisibility(({ visible }) => {
      if (visible) void list.update();
    }),
    vscode.commands.registerCommand(commands.fixPackage, (argument: unknown) => fixPackage(server, argument)),
  );
}

function headsOf({ packages = [] }: PackageList): readonly PackageNode[] {
  const [shown] = packages;
  if (shown && packages.length === 1) return [{ node: 'health', shown }, ...kindsOf(shown)];
  return packages.map((one): PackageNode => ({ node: 'package', shown: one }));
}

function kindsOf(shown: Extract<PackageNode, { readonly node: 'package' }>['shown']): readonly PackageNode[] {
  return shown.kinds.flatMap((kind) => (kind.count > 0 ? [{ node: 'kind' as const, shown, kind }] : []));
}

async function childrenOf(list: PackageList, node: PackageNode): Promise<readonly PackageNode[]> {
  switch (node.node) {
    case 'package':
      return [{ node: 'health', shown: node.shown }, ...kindsOf(node.shown)];
    case 'health':
      return healthFacts(node.shown);
    case 'kind': {
      const { folder } = node.shown;
      const { kind, symbol } = node.kind;
      const { entries } = (await list.kindIn(folder, kind)) ?? node.kind;
      return entries.map((entry): PackageNode => ({ node: 'entry', folder, symbol, ...entry }));
    }
    default:
      return [];
  }
}
