import * as vscode from 'vscode';
import type { Roll, ServerRequests } from '../../server/lsp/protocol.ts';
import { printable } from '../../server/text/printable.ts';
import { rollArgument } from '../commandArguments.ts';
import type { Server } from '../server/server.ts';
import { oddsPage } from './oddsPage.ts';

type OddsData = ServerRequests['whq/oddsData']['result'];

/** What the page says: that it can take odds, or that the reader has given numbers. */
type PageMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'variables'; readonly variables: Readonly<Record<string, number>> };

/** The one panel with odds. */
export interface OddsPanel extends vscode.Disposable {
  /** Shows the odds beside the editor, which keeps the focus. Returns what is shown; rejects where the server is not running. */
  show(question: Roll): Promise<OddsData>;
}

/**
 * Makes the panel, which appears with the first question and is used again for the next. Its page has no network, no
 * files but its own script and style, and keeps nothing: what it shows comes in messages.
 */
export function oddsPanel(server: Server, extensionUri: vscode.Uri): OddsPanel {
  let panel: vscode.WebviewPanel | undefined;
  let question: Roll | undefined;
  let shown: OddsData | undefined;

  const update = async (next: Roll): Promise<OddsData> => {
    question = next;
    const data = await server.ask('whq/oddsData', next);
    // A slow answer must not replace the one to a later question.
    if (question === next) {
      shown = data;
      if (panel !== undefined) panel.title = titleOf(data);
      await panel?.webview.postMessage(data);
    }
    return data;
  };
  const hear = (message: PageMessage): void => {
    if (question === undefined) return;
    if (message.kind === 'variables') {
      const next = rollArgument({ expression: question.expression, variables: message.variables });
      if (next === undefined) return;
      update(next).catch(() => {
        // The server has gone. What is shown stays right, and the status item says what has happened.
      });
    } else if (shown !== undefined) {
      // The page has just been loaded, for the first time or because its tab was hidden.
      void panel?.webview.postMessage(shown);
    }
  };
  const open = (): vscode.WebviewPanel => {
    const opened = createPanel(extensionUri);
    opened.webview.onDidReceiveMessage(hear);
    opened.onDidDispose(() => {
      panel = undefined;
      shown = undefined;
    });
    return opened;
  };
  return {
    show: async (next) => {
      const data = await update(next);
      if (panel === undefined) {
        shown = data;
        panel = open();
        panel.title = titleOf(data);
      } else {
        panel.reveal(undefined, true);
      }
      return data;
    },
    dispose: () => panel?.dispose(),
  };
}

function titleOf({ title, label }: OddsData): string {
  return printable(vscode.l10n.t('Odds: {0}', label ?? title));
}

function createPanel(extensionUri: vscode.Uri): vscode.WebviewPanel {
  const media = vscode.Uri.joinPath(extensionUri, 'media');
  const panel = vscode.window.createWebviewPanel(
    'whq-rules.odds',
    'WHQ Rules',
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    { enableScripts: true, localResourceRoots: [media] },
  );
  const resource = (name: string): string => panel.webview.asWebviewUri(vscode.Uri.joinPath(media, name)).toString();
  panel.webview.html = oddsPage({
    language: vscode.env.language,
    source: panel.webview.cspSource,
    style: resource('oddsPanel.css'),
    script: resource('oddsPanel.js'),
    nonce: crypto.randomUUID(),
  });
  return panel;
}
