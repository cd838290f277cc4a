import * as vscode from 'vscode';
import { printable } from '../../server/text/printable.ts';
import { pageHtml } from './pageHtml.ts';

/** What makes the page of a panel. */
interface PagePlan<FromPage> {
  /** What VS Code knows panels of this kind by. */
  readonly viewType: string;
  /** The folder in `media` with its `page.css` and `page.js`. */
  readonly folder: string;
  /** The elements that the script fills: our own markup. */
  readonly main: string;
  /** Answers what the page says. Where that fails, what is shown stays. */
  readonly hear: (message: FromPage) => Promise<void>;
}

/** A panel with a page of ours. */
interface Page<ToPage> extends vscode.Disposable {
  /** Shows something in the panel, under that title; beside the editor, which keeps the focus, where it is not open yet. */
  show(title: string, message: ToPage): Promise<void>;
  /** The same if the panel is open. */
  update(title: string, message: ToPage): Promise<void>;
  /** Sends something that is gone when the page is loaded again. */
  tell(message: ToPage): Promise<void>;
}

/**
 * A panel that appears when there is first something to show, and is used again. Its page has no network, no files but those in `media`, and
 * keeps nothing: what it shows comes in messages, the last one again whenever it says that it is there (`media/shared/host.js`).
 */
export function pageIn<ToPage, FromPage extends { readonly kind: string }>(
  extensionUri: vscode.Uri,
  plan: PagePlan<FromPage>,
): Page<ToPage> {
  let panel: vscode.WebviewPanel | undefined;
  let shown: ToPage | undefined;

  const tell = async (message: ToPage): Promise<void> => {
    await panel?.webview.postMessage(message);
  };
  const update = async (title: string, message: ToPage): Promise<void> => {
    if (panel === undefined) return;
    shown = message;
    panel.title = printable(title);
    await tell(message);
  };
  const answer = async (message: FromPage | { readonly kind: 'ready' }): Promise<void> => {
    if (!isReady(message)) await plan.hear(message);
    // The page has just been loaded, for the first time or because its tab was hidden.
    else if (shown !== undefined) await tell(shown);
  };
  const open = (): vscode.WebviewPanel => {
    const opened = createPanel(extensionUri, plan);
    opened.webview.onDidReceiveMessage((message: FromPage | { readonly kind: 'ready' }) => {
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
    show: async (title, message) => {
      if (panel === undefined) panel = open();
      else panel.reveal(undefined, true);
      await update(title, message);
    },
    update,
    tell,
    dispose: () => panel?.dispose(),
  };
}

function isReady(message: { readonly kind: string }): message is { readonly kind: 'ready' } {
  return message.kind === 'ready';
}

function createPanel(
  extensionUri: vscode.Uri,
  { viewType, folder, main }: Pick<PagePlan<never>, 'viewType' | 'folder' | 'main'>,
): vscode.WebviewPanel {
  const media = vscode.Uri.joinPath(extensionUri, 'media');
  const panel = vscode.window.createWebviewPanel(
    viewType,
    'WHQ Rules',
    { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true },
    { enableScripts: true, localResourceRoots: [media] },
  );
  const resource = (name: string): string =>
    panel.webview.asWebviewUri(vscode.Uri.joinPath(media, folder, name)).toString();
  panel.webview.html = pageHtml({
    language: vscode.env.language,
    source: panel.webview.cspSource,
    style: resource('page.css'),
    script: resource('page.js'),
    nonce: crypto.randomUUID(),
    main,
  });
  return panel;
}
