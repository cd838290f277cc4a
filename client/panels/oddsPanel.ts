import * as vscode from 'vscode';
import type { RollArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { rollOnce } from '../commands/roll.ts';
import { rollArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import { type FromOddsPage, oddsMain, type ToOddsPage } from './oddsPage.ts';
import { nextOddsQuestion, type OddsQuestion, rollsOf } from './oddsQuestion.ts';
import { pageIn } from './page.ts';

type OddsData = ServerRequests['whq/oddsData']['result'];

/** The panel with odds; there is only one. */
interface OddsPanel extends vscode.Disposable {
  /** Shows the odds beside the editor, which keeps the focus. Returns the odds; rejects if the server is not running. */
  show(question: RollArgument): Promise<OddsData>;
}

/** Makes the panel, which opens with the first question and is used again for later ones. */
export function oddsPanel(server: Server, log: vscode.OutputChannel, extensionUri: vscode.Uri): OddsPanel {
  let question: OddsQuestion | undefined;

  /** The odds, and a function that shows them unless there is a newer question: a slow answer must not replace the answer to a later question. */
  const shownFor = async (next: OddsQuestion): Promise<Answered> => {
    question = next;
    const { expression, variables } = next;
    const odds = await server.ask('whq/oddsData', { expression, ...(variables && { variables }) });
    if (question !== next) return { odds, shown: undefined };
    // What was typed may mean several rolls, such as those of an ability; the first of them is shown.
    const [first] = odds.rolls;
    const asked = first && !next.rolls ? { ...next, ...first, rolls: odds.rolls } : next;
    question = asked;
    return { odds, shown: { message: { kind: 'odds', odds, rolls: rollsOf(asked) }, state: asked } };
  };
  const page = pageIn<ToOddsPage, FromOddsPage>(extensionUri, {
    viewType: 'whq-rules.odds',
    folder: 'odds',
    main: oddsMain,
    hear: async (message) => {
      const next = question && nextOddsQuestion(question, message);
      if (next === undefined) return;
      if (message.kind === 'roll') {
        const { result } = await rollOnce(server, log, next);
        await page.tell({ kind: 'rolled', result });
        return;
      }
      await update(next);
    },
    restore: async (state) => {
      const kept = rollArgument(state);
      if (kept) await update(kept);
    },
  });
  const update = async (next: OddsQuestion): Promise<void> => {
    const { odds, shown } = await shownFor(next);
    if (shown) await page.update(titleOf(odds), shown.message, shown.state);
  };
  return {
    show: async (next) => {
      const { odds, shown } = await shownFor(next);
      if (shown) await page.show(titleOf(odds), shown.message, shown.state);
      return odds;
    },
    dispose: () => page.dispose(),
  };
}

interface Answered {
  readonly odds: OddsData;
  readonly shown: { readonly message: ToOddsPage; readonly state: OddsQuestion } | undefined;
}

function titleOf({ title }: OddsData): string {
  return vscode.l10n.t('Odds: {0}', title);
}
