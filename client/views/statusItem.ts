import * as vscode from 'vscode';
import { commands, type DocumentKind } from '../../server/lsp/protocol.ts';
import type { Server } from '../server/server.ts';
import type { ServerState } from '../server/serverState.ts';
import { restartText, serverText } from '../server/serverText.ts';

/** What the status item says: from how the server is, what the file is to it, and what else there is to know. */
export interface Status {
  readonly detail: string;
  readonly severity: 'information' | 'warning' | 'error';
  readonly isBusy: boolean;
  /** What a click does. */
  readonly action: 'menu' | 'restart';
}

const severities: Readonly<Record<Status['severity'], vscode.LanguageStatusSeverity>> = {
  information: vscode.LanguageStatusSeverity.Information,
  warning: vscode.LanguageStatusSeverity.Warning,
  error: vscode.LanguageStatusSeverity.Error,
};

/**
 * The entry of WHQ Rules among the language status of a file: how the server is and what the file is to it. It stays folded away while all is
 * well, and leads to the menu; while the server is off, to starting it again.
 */
export function statusItem(server: Server, selector: vscode.DocumentSelector): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('whq-rules.status', selector);
  item.name = 'WHQ Rules';
  item.text = 'WHQ Rules';

  const show = (kind: DocumentKind | undefined): void => {
    const { detail, severity, isBusy, action } = statusOf(server.state, kind, []);
    item.detail = detail;
    item.severity = severities[severity];
    item.busy = isBusy;
    item.command =
      action === 'menu'
        ? { command: commands.showMenu, title: vscode.l10n.t('Menu') }
        : { command: commands.restartServer, title: vscode.l10n.t('Restart') };
  };
  const update = async (): Promise<void> => {
    show(undefined);
    const document = vscode.window.activeTextEditor?.document;
    if (server.state.kind !== 'running' || document === undefined) return;
    const kind = await documentKind(server, document);
    if (document === vscode.window.activeTextEditor?.document) show(kind);
  };
  void update();
  return vscode.Disposable.from(
    item,
    server.onDidChangeState(update),
    vscode.window.onDidChangeActiveTextEditor(update),
    vscode.workspace.onDidSaveTextDocument(update),
  );
}

/**
 * What the status item says.
 *
 * @param kind of the active document, where it is known.
 * @param notes what else the user should know while the server runs, in whole sentences or short phrases; any is a warning.
 */
function statusOf(state: ServerState, kind: DocumentKind | undefined, notes: readonly string[]): Status {
  const status: Status = { detail: serverText(state), severity: 'information', isBusy: false, action: 'menu' };
  switch (state.kind) {
    case 'starting':
      return { ...status, isBusy: true };
    case 'running': {
      const restart = state.lastFailure === undefined ? [] : [restartText(state.lastFailure)];
      const parts = [...(kind === undefined ? [] : [kindText(kind)]), ...restart, ...notes];
      return {
        ...status,
        detail: parts.length === 0 ? status.detail : parts.join(' · '),
        severity: notes.length > 0 ? 'warning' : 'information',
      };
    }
    case 'notAnswering':
    case 'restarting':
      return { ...status, severity: 'warning', isBusy: true };
    case 'off':
      return { ...status, severity: 'error', action: 'restart' };
  }
}

/** Undefined where the server has just gone: then its state is what is shown. */
async function documentKind(server: Server, document: vscode.TextDocument): Promise<DocumentKind | undefined> {
  try {
    return (await server.ask('whq/documentKind', { uri: document.uri.toString() })).kind;
  } catch {
    return undefined;
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
