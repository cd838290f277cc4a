import * as vscode from 'vscode';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { placeArgument } from '../server/commandArguments.ts';
import type { Server } from '../server/server.ts';
import { pageIn } from './page.ts';
import { printPage } from './printPage.ts';
import { type FromScenarioPage, scenarioMain, type ToScenarioPage } from './scenarioPage.ts';

type BalanceView = NonNullable<ServerRequests['whq/scenarioFights']['result']>;

/** The panel with the fights of a scenario; there is only one. */
interface ScenarioPanel extends vscode.Disposable {
  /** Shows the fights of an open document beside it. Returns the page; undefined after a message if there are none to show. */
  show(uri: string): Promise<BalanceView | undefined>;
}

/** Makes the panel, which opens with the first scenario and is used again for others. */
export function scenarioPanel(server: Server, extensionUri: vscode.Uri, storage: vscode.Uri): ScenarioPanel {
  let shown: BalanceView | undefined;
  const page = pageIn<ToScenarioPage, FromScenarioPage>(extensionUri, {
    viewType: 'whq-rules.scenario',
    folder: 'balance',
    main: scenarioMain,
    hear: async () => {
      if (shown) await printPage(shown.page, 'fights.html', shown.print, storage);
    },
    restore: async (state) => {
      const kept = placeArgument({ ...Object(state), line: 0, character: 0 });
      const found = kept && (await loaded(server, kept.uri));
      if (!found) return;
      shown = found;
      await page.update(titleOf(found), { kind: 'fights', view: found }, { uri: kept.uri });
    },
  });
  return {
    show: async (uri) => {
      const found = await loaded(server, uri);
      if (!found) {
        void vscode.window.showInformationMessage(
          vscode.l10n.t('There is no fight in this text: write the Monsters under a heading, as in 6 Goblins.'),
        );
        return undefined;
      }
      shown = found;
      await page.show(titleOf(found), { kind: 'fights', view: found }, { uri });
      return found;
    },
    dispose: () => page.dispose(),
  };
}

async function loaded(server: Server, uri: string): Promise<BalanceView | undefined> {
  await vscode.workspace.openTextDocument(vscode.Uri.parse(uri, true));
  const progress = { location: vscode.ProgressLocation.Window, title: vscode.l10n.t('Working out the fights …') };
  const found = await vscode.window.withProgress(progress, () => server.ask('whq/scenarioFights', { uri }));
  return found ?? undefined;
}

function titleOf({ name }: BalanceView): string {
  return vscode.l10n.t('Fights: {0}', name);
}
