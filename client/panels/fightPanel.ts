import * as vscode from 'vscode';
import type { FightArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { randomSeed } from '../commands/noteRoll.ts';
import { fightArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import { type FromFightPage, fightMain, type ToFightPage } from './fightPage.ts';
import { nextFightQuestion } from './fightQuestion.ts';
import { pageIn } from './page.ts';

type FightView = ServerRequests['whq/fight']['result'];

/** The panel with a fight; there is only one. */
interface FightPanel extends vscode.Disposable {
  /** Shows the fight beside the editor, which keeps the focus. Returns its view; rejects if the server is not running. */
  show(question: FightArgument): Promise<FightView>;
}

/** In milliseconds: an answer that comes later is announced. */
const longestSilence = 300;

/** Makes the panel, which opens with the first fight and is used again for later ones. */
export function fightPanel(server: Server, extensionUri: vscode.Uri): FightPanel {
  let question: FightArgument | undefined;
  let view: FightView | undefined;
  let cancellation: vscode.CancellationTokenSource | undefined;

  /** The view, and a function that shows it unless there is a newer question. A question that nobody waits for any more is cancelled. */
  const viewOf = async (next: FightArgument): Promise<{ readonly view: FightView; readonly isLast: boolean }> => {
    question = next;
    cancellation?.cancel();
    const own = new vscode.CancellationTokenSource();
    cancellation = own;
    const announce = setTimeout(() => void page.tell({ kind: 'working' }), longestSilence);
    try {
      await openPlaces(next);
      const answered = await server.ask('whq/fight', next, own.token);
      const isLast = question === next;
      if (isLast) view = answered;
      return { view: answered, isLast };
    } finally {
      clearTimeout(announce);
    }
  };
  const update = async (next: FightArgument): Promise<void> => {
    const { view: shown, isLast } = await viewOf(next);
    if (isLast) await page.update(titleOf(shown), { kind: 'fight', view: shown }, next);
  };
  const page = pageIn<ToFightPage, FromFightPage>(extensionUri, {
    viewType: 'whq-rules.fight',
    folder: 'fight',
    main: fightMain,
    hear: async (message) => {
      if (!question) return;
      if (message.kind === 'play') {
        const seed = message.seed ?? randomSeed();
        const played = await server.ask('whq/playFight', { ...question, seed });
        await page.tell({ kind: 'played', played, seed });
        return;
      }
      const next = fightArgument(nextFightQuestion(question, message, view?.asked));
      if (next) await update(next);
    },
    restore: async (state) => {
      const kept = fightArgument(state);
      if (kept) await update(kept);
    },
  });
  return {
    show: async (next) => {
      const { view: shown, isLast } = await viewOf(next);
      if (isLast) await page.show(titleOf(shown), { kind: 'fight', view: shown }, next);
      return shown;
    },
    dispose: () => {
      cancellation?.cancel();
      page.dispose();
    },
  };
}

/** Opens the document with the places of a question: in a window that was opened again it is not open yet. */
async function openPlaces({ uri, sides }: FightArgument): Promise<void> {
  if (uri === undefined || sides.every((side) => typeof side === 'string')) return;
  try {
    await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
  } catch {
    // It is gone: the server says that there is nothing.
  }
}

function titleOf({ title }: FightView): string {
  return vscode.l10n.t('Fight: {0}', title);
}
