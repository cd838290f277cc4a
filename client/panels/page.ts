import * as vscode from 'vscode';
import { printable } from '../../server/text/printable.ts';
import { besideText } from './besideText.ts';
import { pageHtml } from './pageHtml.ts';

/** The parts of a panel with a page. */
interface PagePlan<FromPage> {
  /** The name of this kind of panel in VS Code. */
  readonly viewType: string;
  /** Answers a message of the page. If this rejects, the page stays as it is. */
  readonly hear: (message: FromPage) => Promise<void>;
  /**
   * Shows, with `update`, what was shown with that state when the window was closed: any value, because the window keeps it. The panel
   * closes if this shows nothing or rejects.
   */
  readonly restore: (state: unknown) => Promise<void>;
}

/** A panel with one of our pages. */
interface Page<ToPage> extends vscode.Disposable {
  /**
   * Shows content in the panel, under the given title. If the panel is closed, opens it beside the text, whose editor keeps the focus.
   *
   * @param state is plain data, with which `restore` shows the same content when the window is opened again.
   */
  show(title: string, message: ToPage, state: object): Promise<void>;
  /** Shows content only if the panel is open. */
  update(title: string, message: ToPage, state: object): Promise<void>;
  isOpen(): boolean;
  /** Sends content that is lost when the page is loaded again. */
  tell(message: ToPage): Promise<void>;
}

/**
 * A panel that opens with its first content and is used again for later content. Its page has no network access and no files except those in
 * `media`. All its content comes in messages, the last one again whenever the page is ready (`media/shared/host.js`); for a window that is
 * opened again, it keeps only the state of that content.
 */
export function pageIn<ToPage, FromPage extends { readonly kind: string }>(
  extensionUri: vscode.Uri,
  plan: PagePlan<FromPage>,
): Page<ToPage> {
  let panel: vscode.WebviewPanel | undefined;
  let shown: { readonly message: ToPage; readonly state: object } | undefined;

  const tell = async (message: ToPage): Promise<void> => {
    await panel?.webview.postMessage(message);
  };
  const update = async (title: string, message: ToPage, state: object): Promise<void> => {
    if (panel === undefined) return;
    shown = { message, state };
    panel.title = printable(title);
    await send(shown);
  };
  const send = async ({ message, state }: { readonly message: ToPage; readonly state: object }): Promise<void> => {
    await tell(message);
    await panel?.webview.postMessage({ kind: 'state', state });
  };
  const answer = async (message: FromPage | { readonly kind: 'ready' }): Promise<void> => {
    if (!isReady(message)) await plan.hear(message);
    // The page was loaded just now, for the first time or because its tab was hidden.
    else if (shown !== undefined) await send(shown);
  };
  const use = (opened: vscode.WebviewPanel): void => {
    panel = opened;
    fill(opened.webview, extensionUri);
    opened.webview.onDidReceiveMessage((message: FromPage | { readonly kind: 'ready' }) => {
      answer(message).catch(() => {
        // The server has ended. The page stays correct, and the status item shows what happened.
      });
    });
    opened.onDidDispose(() => {
      panel = undefined;
      shown = undefined;
    });
  };
  const serializer = vscode.window.registerWebviewPanelSerializer(plan.viewType, {
    deserializeWebviewPanel: async (opened, state) => {
      // There is only one: in the meantime the author may have opened it anew.
      if (panel !== undefined) return opened.dispose();
      use(opened);
      // Not awaited: the page gets messages only after this function has ended.
      void plan
        .restore(state)
        .catch(() => undefined)
        .then(() => {
          if (panel === opened && shown === undefined) opened.dispose();
        });
    },
  });
  return {
    show: async (title, message, state) => {
      if (panel === undefined) use(createPanel(printable(title), plan));
      else panel.reveal(undefined, true);
      await update(title, message, state);
    },
    update,
    tell,
    isOpen: () => panel !== undefined,
    dispose: () => {
      serializer.dispose();
      panel?.dispose();
    },
  };
}

function isReady(message: { readonly kind: string }): message is { readonly kind: 'ready' } {
  return message.kind === 'ready';
}

function createPanel(title: string, { viewType }: Pick<PagePlan<never>, 'viewType'>): vscode.WebviewPanel {
  const place = { viewColumn: besideText(), preserveFocus: true };
  return vscode.window.createWebviewPanel(viewType, title, place);
}

/** Gives a new panel, or one of a window that is opened again, its empty page. */
function fill(webview: vscode.Webview, extensionUri: vscode.Uri): void {
  const media = vscode.Uri.joinPath(extensionUri, 'media', 'view');
  const resource = (name: string): string => webview.asWebviewUri(vscode.Uri.joinPath(media, name)).toString();
  webview.options = { enableScripts: true, localResourceRoots: [media] };
  webview.html = pageHtml({
    language: vscode.env.language,
    source: webview.cspSource,
    style: resource('page.css'),
    script: resource('page.js'),
    nonce: crypto.randomUUID(),
  });
}
