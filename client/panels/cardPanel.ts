import * as vscode from 'vscode';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { tableArgument } from '../server/commandArguments.ts';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { cardMain, type FromCardPage, type ToCardPage } from './cardPage.ts';
import { pageIn } from './page.ts';
import { printPage } from './printPage.ts';

type CardView = NonNullable<ServerRequests['whq/card']['result']>;

/** The place of the cursor in a document. */
type CardPlace = Extract<ServerRequests['whq/card']['params'], { readonly position: unknown }>;

/** The panel with a card; there is only one. */
interface CardPanel extends vscode.Disposable {
  /** Shows the card for the cursor of an editor beside it. Returns what is shown; undefined after a message if there is nothing to show. */
  show(editor: vscode.TextEditor): Promise<CardView | undefined>;
}

/** In milliseconds: while the cursor moves, the panel waits. */
const maximumQuiet = 150;

/** Makes the panel, which follows the cursor. Where there is no card, the last one stays. */
export function cardPanel(server: Server, extensionUri: vscode.Uri, storage: vscode.Uri): CardPanel {
  let shown: { readonly place: CardPlace; readonly view: CardView } | undefined;
  let asked: CardPlace | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Undefined without a card, and if there is a newer question. */
  const load = async (place: CardPlace): Promise<CardView | undefined> => {
    asked = place;
    const view = await server.ask('whq/card', place);
    if (asked !== place || !view) return undefined;
    shown = { place, view };
    return view;
  };
  const hear = async ({ kind }: FromCardPage): Promise<void> => {
    if (!shown) return;
    const { place: question, view } = shown;
    switch (kind) {
      case 'printA4':
      case 'printA6': {
        const paper = kind === 'printA4' ? 'a4' : 'a6';
        const page = await server.ask('whq/exportCard', { question, to: 'html', paper });
        if (page) await printPage(page.text, 'card.html', view.words[kind], storage);
        return;
      }
      case 'copyMarkdown':
      case 'copyCsv': {
        const to = kind === 'copyCsv' ? 'csv' : 'markdown';
        const copied = await server.ask('whq/exportCard', { question, to });
        if (copied) await vscode.env.clipboard.writeText(copied.text);
        return;
      }
    }
  };
  const page = pageIn<ToCardPage, FromCardPage>(extensionUri, {
    viewType: 'whq-rules.card',
    folder: 'card',
    main: cardMain,
    hear,
    restore: async (state) => {
      const kept = tableArgument(state);
      if (!kept) return;
      await vscode.workspace.openTextDocument(vscode.Uri.parse(kept.uri, true));
      await follow(kept);
    },
  });
  const follow = async (place: CardPlace): Promise<void> => {
    const view = await load(place);
    if (view) await page.update(titleOf(view), { kind: 'card', view }, place);
  };
  const selections = vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => {
    if (!page.isOpen()) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      follow(placeOf(textEditor)).catch(() => {
        // The server has ended. The card stays, and the status item shows what happened.
      });
    }, maximumQuiet);
  });
  return {
    show: async (editor) => {
      const place = placeOf(editor);
      const view = await load(place);
      if (view) await page.show(titleOf(view), { kind: 'card', view }, place);
      else if (asked === place) {
        const nothing = vscode.l10n.t('There is no rule, Monster, Event or table at the cursor.');
        void vscode.window.showInformationMessage(nothing);
      }
      return view;
    },
    dispose: () => {
      clearTimeout(timer);
      vscode.Disposable.from(selections, page).dispose();
    },
  };
}

function placeOf({ document, selection }: vscode.TextEditor): CardPlace {
  return { uri: document.uri.toString(), position: plainPosition(selection.active) };
}

function titleOf({ name }: CardView): string {
  return vscode.l10n.t('Card: {0}', name);
}
