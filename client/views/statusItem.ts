import * as vscode from 'vscode';
import { commands } from '../../server/lsp/protocol/commands.ts';
import type { DocumentRole } from '../../server/lsp/protocol/writingRequests.ts';
import type { Server } from '../server/server.ts';
import type { ServerState } from '../server/serverState.ts';
import { serverText } from '../server/serverText.ts';
import { followActiveDocument } from './activeDocument.ts';
import { documentRole } from './documentRole.ts';

/** The content of the status item. */
interface Status {
  readonly detail: string;
  readonly severity: 'information' | 'warning' | 'error';
  readonly isBusy: boolean;
  /** The action of a click. */
  readonly action: 'menu' | 'log' | 'restart';
}

const severities: Readonly<Record<Status['severity'], vscode.LanguageStatusSeverity>> = {
  information: vscode.LanguageStatusSeverity.Information,
  warning: vscode.LanguageStatusSeverity.Warning,
  error: vscode.LanguageStatusSeverity.Error,
};

/** The time for which the item shows a restart of the server. */
const newsMilliseconds = 5 * 60_000;

/**
 * The item of WHQ Rules in the language status of a file: the state of the server, and the kind of the file. It stays folded while
 * everything works. A click opens the menu, the log, or restarts the server.
 */
export function statusItem(server: Server, selector: vscode.DocumentSelector): vscode.Disposable {
  const item = vscode.languages.createLanguageStatusItem('whq-rules.status', selector);
  item.name = 'WHQ Rules';
  item.text = 'WHQ Rules';

  const show = (kind: DocumentRole | undefined): void => {
    const { detail, severity, isBusy, action } = statusOf(server.state, kind, Date.now());
    item.detail = detail;
    item.severity = severities[severity];
    item.busy = isBusy;
    item.command = commandFor(action);
  };
  const ask = async (document: vscode.TextDocument | undefined): Promise<DocumentRole | undefined> => {
    // The state of the server is shown before it answers.
    show(undefined);
    return await documentRole(server, document);
  };
  return vscode.Disposable.from(item, followActiveDocument(server, ask, show));
}

/** The one most important fact for the status item; an editor cuts off longer texts. `now` is in milliseconds; `kind` is the role of the active document, if it is known. */
function statusOf(state: ServerState, kind: DocumentRole | undefined, now: number): Status {
  const status: Status = { detail: serverText(state), severity: 'information', isBusy: false, action: 'menu' };
  switch (state.kind) {
    case 'waiting':
      return status;
    case 'starting':
      return { ...status, isBusy: true };
    case 'running': {
      const { unreadFiles, lastFailure } = state;
      if (unreadFiles > 0) return { ...status, detail: unreadText(unreadFiles), severity: 'warning', action: 'log' };
      if (lastFailure && now - lastFailure.at.getTime() < newsMilliseconds) return status;
      return { ...status, detail: kind === undefined ? vscode.l10n.t('running') : kindText(kind) };
    }
    case 'notAnswering':
    case 'restarting':
      return { ...status, severity: 'warning', isBusy: true };
    case 'off':
      return { ...status, severity: 'error', action: 'restart' };
  }
}

/** The titles are short, because an editor cuts off longer ones. */
function commandFor(action: Status['action']): vscode.Command {
  switch (action) {
    case 'menu':
      return { command: commands.showMenu, title: vscode.l10n.t('Menu') };
    case 'log':
      return { command: commands.showLog, title: vscode.l10n.t('Log') };
    case 'restart':
      return { command: commands.restartServer, title: vscode.l10n.t('Restart') };
  }
}

function unreadText(count: number): string {
  return count === 1
    ? vscode.l10n.t('1 file was not read; the log says why')
    : vscode.l10n.t('{0} files were not read; the log says why', count);
}

function kindText(kind: DocumentRole): string {
  switch (kind) {
    case 'rules':
      return vscode.l10n.t('rules file');
    case 'translation':
      return vscode.l10n.t('translation');
    case 'prose':
      return vscode.l10n.t('text: abilities and dice are recognised');
    case 'other':
      return vscode.l10n.t('not a Warhammer Quest file: not checked');
  }
}
