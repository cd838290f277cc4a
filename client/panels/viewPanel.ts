import * as vscode from 'vscode';
import type { SubjectName, View } from '../../server/lsp/protocol/viewRequests.ts';
import { randomSeed } from '../commands/noteRoll.ts';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { type EffectPlaces, perform } from './effects.ts';
import { movedPosition } from './movedPosition.ts';
import { pageIn } from './page.ts';
import { type FromViewPage, type ToViewPage, viewTalk } from './viewTalk.ts';

/** The panel of a subject; there is only one. */
interface ViewPanel extends vscode.Disposable {
  /** Shows a view beside the editor, which keeps the focus. Returns it; undefined if there is nothing to show. Rejects if the server is not running. */
  show(question: unknown): Promise<View | undefined>;
}

/** In milliseconds: while somebody types or moves the cursor, the panel waits. */
const maximumQuiet = 150;

/** In milliseconds: an answer that comes later is announced. */
const longestSilence = 300;

/**
 * Makes the panel of a subject, which opens with the first view and is used again for later ones.
 *
 * @param follows what the view goes with: the edits of its document, or the cursor of the active editor.
 */
export function viewPanel(
  server: Server,
  extensionUri: vscode.Uri,
  places: EffectPlaces,
  subject: SubjectName,
  follows?: 'edits' | 'cursor',
): ViewPanel {
  let reveals = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const talk = viewTalk(subject, {
    ask: async (params, signal) => {
      const token = new vscode.CancellationTokenSource();
      signal.addEventListener('abort', () => token.cancel());
      const text = vscode.l10n.t('Working it out …');
      const announce = setTimeout(() => void page.tell({ kind: 'working', text }), longestSilence);
      try {
        await openDocument(params.question);
        return await server.ask('whq/view', params, token.token);
      } finally {
        clearTimeout(announce);
      }
    },
    show: (view, question) => page[reveals ? 'show' : 'update'](view.tab, { kind: 'view', view }, question),
    gone: async () => {
      if (follows === 'edits' && !reveals) await page.tell({ kind: 'gone' });
    },
    perform: (effect) => perform(effect, places),
    newSeed: randomSeed,
  });
  const page = pageIn<ToViewPage, FromViewPage>(extensionUri, {
    viewType: `whq-rules.${subject}`,
    hear: ({ kind: _, ...event }) => talk.hear(event),
    restore: async (state) => void (await talk.ask(state)),
  });
  /** Asks again soon. */
  const follow = (question: unknown): void => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      try {
        await talk.ask(question);
      } catch {
        // The server has ended. The view stays, and the status item shows what happened.
      }
    }, maximumQuiet);
  };
  const events =
    follows === 'edits'
      ? vscode.workspace.onDidChangeTextDocument((event) => {
          const moved = page.isOpen() && movedPosition(talk.question(), event);
          if (moved) follow(moved);
        })
      : follows === 'cursor'
        ? vscode.window.onDidChangeTextEditorSelection(({ textEditor: { document, selection } }) => {
            const { active } = selection;
            if (page.isOpen()) follow({ uri: document.uri.toString(), position: plainPosition(active) });
          })
        : undefined;
  return {
    show: async (question) => {
      reveals = true;
      try {
        return await talk.ask(question);
      } finally {
        reveals = false;
      }
    },
    dispose: () => {
      clearTimeout(timer);
      events?.dispose();
      page.dispose();
    },
  };
}

/** Opens the document of a question: in a window that was opened again it is not open yet. */
async function openDocument(question: unknown): Promise<void> {
  const { uri } = Object(question);
  if (typeof uri !== 'string') return;
  try {
    await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
  } catch {
    // It is gone: the server says that there is nothing.
  }
}
