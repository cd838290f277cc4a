import * as vscode from 'vscode';
import { printable } from '../../server/text/printable.ts';
import { pageHtml } from './pageHtml.ts';

/** The parts of a panel with a page. */
interface PagePlan<FromPage> {
  /** The name of this kind of panel in VS Code. */
  readonly viewType: string;
  /** The folder in `media` with its `page.css` and `page.js`. */
  readonly folder: string;
  /** The elements that the script fills: our own markup. */
  readonly main: string;
  /** Answers a message of the page. If this rejects, the page stays as it is. */
  readonly hear: (message: FromPage) => Promise<void>;
}

/** A panel with one of our pages. */
interface Page<ToPage> extends vscode.Disposable {
  /** Shows content in the panel, under the given title. If the panel is closed, opens it beside the editor, which keeps the focus. */
  show(title: string, message: ToPage): Promise<void>;
  /** Shows content only if the panel is open. */
  update(title: string, message: ToPage): Promise<void>;
  /** Sends content that is lost when the page is loaded again. */
  tell(message: ToPage): Promise<void>;
}

/**
 * A panel that opens with its first content and is used again for later content. Its page has no network access, no files except those in
 * `media`, and no state: all its content comes in messages, the last one again whenever the page is ready (`media/shared/host.js`).
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
    // The page was loaded just now, for the first time or because its tab was hidden.
    else if (shown !== undefined) await tell(shown);
  };
  const open = (title: string): vscode.WebviewPanel => {
    const opened = createPanel(extensionUri, title, plan);
    opened.webview.onDidReceiveMessage((message: FromPage | { readonly kind: 'ready' }) => {
      answer(message).catch(() => {
        // The server has ended. The page stays correct, and the status item shows what happened.
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
      if (panel === undefined) panel = open(printable(title));
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
  title: string,
  { viewType, folder, main }: Pick<PagePlan<never>, 'viewType' | 'folder' | 'main'>,
): vscode.WebviewPanel {
  const media = vscode.Uri.joinPath(extensionUri, 'media');
  const panel = vscode.window.createWebviewPanel(
    viewType,
    title,
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
