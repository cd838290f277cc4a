import * as vscode from 'vscode';
import type { RollArgument, ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { printable } from '../../server/text/printable.ts';
import { rollOnce } from '../commands/roll.ts';
import { rollArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import { oddsPage } from './oddsPage.ts';

type OddsData = ServerRequests['whq/oddsData']['result'];

/** What the page is sent: odds, with the rolls of the line to switch between; or the result of a roll. */
export type ToPage =
  | {
      readonly kind: 'odds';
      readonly odds: OddsData;
      readonly rolls: readonly { readonly label: string; readonly isShown: boolean }[];
    }
  | { readonly kind: 'rolled'; readonly result: string };

/** What the page says: that it can take odds, that the reader has given numbers or chosen another roll, or wants to roll. */
type PageMessage =
  | { readonly kind: 'ready' | 'roll' }
  | { readonly kind: 'variables'; readonly variables: Readonly<Record<string, number>> }
  | { readonly kind: 'choose'; readonly index: number }
  | { readonly kind: 'expression'; readonly expression: string };

/** The one panel with odds. */
interface OddsPanel extends vscode.Disposable {
  /** Shows the odds beside the editor, which keeps the focus. Returns what is shown; rejects where the server is not running. */
  show(question: RollArgument): Promise<OddsData>;
}

/**
 * Makes the panel, which appears with the first question and is used again for the next. Its page has no network, no
 * files but its own script and style, and keeps nothing: what it shows comes in messages.
 */
export function oddsPanel(server: Server, log: vscode.OutputChannel, extensionUri: vscode.Uri): OddsPanel {
  let panel: vscode.WebviewPanel | undefined;
  let question: RollArgument | undefined;
  let shown: ToPage | undefined;

  const update = async (next: RollArgument): Promise<OddsData> => {
    question = next;
    const { expression, variables } = next;
    const odds = await server.ask('whq/oddsData', { expression, ...(variables && { variables }) });
    // A slow answer must not replace the one to a later question.
    if (question === next) {
      shown = { kind: 'odds', odds, rolls: rollsOf(next) };
      if (panel !== undefined) panel.title = titleOf(odds);
      await panel?.webview.postMessage(shown);
    }
    return odds;
  };
  const answer = async (message: PageMessage): Promise<void> => {
    if (message.kind === 'ready') {
      // The page has just been loaded, for the first time or because its tab was hidden.
      if (shown !== undefined) await panel?.webview.postMessage(shown);
      return;
    }
    const next = question && nextQuestion(question, message);
    if (next === undefined) return;
    if (message.kind !== 'roll') {
      await update(next);
      return;
    }
    const { result } = await rollOnce(server, log, next);
    await panel?.webview.postMessage({ kind: 'rolled', result } satisfies ToPage);
  };
  const open = (): vscode.WebviewPanel => {
    const opened = createPanel(extensionUri);
    opened.webview.onDidReceiveMessage((message: PageMessage) => {
      answer(message).catch(() => {
        // The server has gone. What is shown stays right, and the status item says what has happened.
      });
    });
    opened.onDidDispose(() => {
      panel = undefined;
      shown = undefined;
    });
    return opened;
  };
  return {
    show: async (next) => {
      const odds = await update(next);
      if (panel === undefined) {
        panel = open();
        panel.title = titleOf(odds);
      } else {
        panel.reveal(undefined, true);
      }
      return odds;
    },
    dispose: () => panel?.dispose(),
  };
}

/** The question after what the reader has done on the page; undefined where somebody else has made it up. */
function nextQuestion(
  question: RollArgument,
  message: Exclude<PageMessage, { kind: 'ready' }>,
): RollArgument | undefined {
  const { expression, rolls } = question;
  switch (message.kind) {
    case 'roll':
      return question;
    case 'variables':
      return rollArgument({ ...question, variables: message.variables });
    case 'choose': {
      const chosen = rolls?.[message.index];
      return chosen && rollArgument({ expression: chosen.expression, rolls });
    }
    case 'expression':
      return message.expression === expression ? question : rollArgument({ expression: message.expression });
  }
}

function rollsOf({ expression, rolls = [] }: RollArgument): Extract<ToPage, { kind: 'odds' }>['rolls'] {
  return rolls.map((roll) => ({ label: roll.label, isShown: roll.expression === expression }));
}

function titleOf({ title }: OddsData): string {
  return printable(vscode.l10n.t('Odds: {0}', title));
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
