import * as vscode from 'vscode';
import { type BaseLanguageClient, State } from 'vscode-languageclient';
import { commands, type DocumentKind } from '../../server/lsp/protocol.ts';
import { ask } from '../ask.ts';

/**
 * The entry of WHQ Rules among the language status of a file: whether the server runs and what the file is to it. It
 * stays folded away while all is well, and leads to the menu.
 */
export function statusItem(client: BaseLanguageClient, selector: vscode.DocumentSelector): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('whq-rules.status', selector);
  item.name = 'WHQ Rules';
  item.command = { command: commands.showMenu, title: vscode.l10n.t('Menu') };

  const update = async (): Promise<void> => {
    item.busy = client.state === State.Starting;
    const failed = client.state === State.StartFailed || client.state === State.Stopped;
    item.severity = failed ? vscode.LanguageStatusSeverity.Error : vscode.LanguageStatusSeverity.Information;
    item.text = 'WHQ Rules';
    item.detail = stateText(client.state);
    const document = vscode.window.activeTextEditor?.document;
    if (client.state !== State.Running || document === undefined) return;
    const kind = await documentKind(client, document);
    if (kind !== undefined && document === vscode.window.activeTextEditor?.document) item.detail = kindText(kind);
  };
  void update();
  return vscode.Disposable.from(
    item,
    client.onDidChangeState(update),
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.workspace.onDidSaveTextDocument(update),
  );
}

/** Undefined where the server has just gone: then its state is what is shown. */
async function documentKind(
  client: BaseLanguageClient,
  document: vscode.TextDocument,
): Promise<DocumentKind | undefined> {
  try {
    return (await ask(client, 'whq/documentKind', { uri: document.uri.toString() })).kind;
  } catch {
    return undefined;
  }
}

function stateText(state: State): string {
  switch (state) {
    case State.Starting:
      return vscode.l10n.t('starting');
    case State.Running:
      return vscode.l10n.t('running');
    case State.StartFailed:
    case State.Stopped:
      return vscode.l10n.t('not running');
  }
}

function kindText(kind: DocumentKind): string {
  switch (kind) {
    case 'rules':
      return vscode.l10n.t('rules file');
    case 'prose':
      return vscode.l10n.t('prose: abilities and dice are recognised');
    case 'other':
      return vscode.l10n.t('not a Warhammer Quest file: left alone');
  }
}
