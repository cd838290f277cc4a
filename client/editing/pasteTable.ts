import * as vscode from 'vscode';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import type { Server } from '../server/server.ts';

type PasteChoice = ServerRequests['whq/pasteTable']['result'][number];

/** The kind of our edits: VS Code's setting `editor.pasteAs.preferences` can name it. */
const tableKind = (): vscode.DocumentDropOrPasteEditKind =>
  vscode.DocumentDropOrPasteEditKind.Empty.append('whqRules', 'table');

const htmlType = 'text/html';
const textType = 'text/plain';

/**
 * Offers the rows of a copied roll table in the form of the file, behind what VS Code pastes by itself: an ordinary paste changes nothing
 * that was copied, and its button has the other forms.
 */
export function pasteTableChoices(server: Server, selector: vscode.DocumentSelector): vscode.Disposable {
  const provider: vscode.DocumentPasteEditProvider = {
    provideDocumentPasteEdits: async (document, ranges, copied, { only }, token) => {
      const [range] = ranges;
      const kind = tableKind();
      if (!range || ranges.length > 1 || (only && !only.contains(kind) && !kind.contains(only))) return undefined;
      const text = (await copied.get(textType)?.asString()) ?? '';
      const html = (await copied.get(htmlType)?.asString()) ?? '';
      if (token.isCancellationRequested) return undefined;
      const choices = await choicesFor(server, document, range, text, html).catch(() => []);
      return choices.map(({ form, title, newText }) => {
        const edit = new vscode.DocumentPasteEdit(newText, label(title), kind.append(form));
        edit.yieldTo = [vscode.DocumentDropOrPasteEditKind.Text];
        return edit;
      });
    },
  };
  return vscode.languages.registerDocumentPasteEditProvider(selector, provider, {
    providedPasteEditKinds: [tableKind()],
    pasteMimeTypes: [textType, htmlType],
  });
}

/** Pastes the clipboard as a roll table, in a form that the user chooses, after VS Code's preview of the change. */
export async function pasteTable(server: Server): Promise<void> {
  const editor = vscode.window.activeTextEditor;
  if (!editor) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Open the text into which you want to paste first.'));
    return;
  }
  const { document, selection } = editor;
  const choices = await choicesFor(server, document, selection, await vscode.env.clipboard.readText(), '');
  if (choices.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('The clipboard has no roll table that could stand here.'));
    return;
  }
  const items = choices.map((choice) => ({ label: label(choice.title), choice }));
  const chosen =
    items.length === 1
      ? items[0]
      : await vscode.window.showQuickPick(items, { title: vscode.l10n.t('Paste the roll table in which form?') });
  if (!chosen) return;
  const edit = new vscode.WorkspaceEdit();
  const metadata = { needsConfirmation: true, label: chosen.label };
  edit.replace(document.uri, selection, chosen.choice.newText, metadata);
  await vscode.workspace.applyEdit(edit);
}

async function choicesFor(
  server: Server,
  document: vscode.TextDocument,
  { start, end }: vscode.Range,
  text: string,
  html: string,
): Promise<readonly PasteChoice[]> {
  // A table has a score in each row.
  if (!/\d/.test(text || html) || !(text || html).includes('\n')) return [];
  const range = {
    start: { line: start.line, character: start.character },
    end: { line: end.line, character: end.character },
  };
  return server.ask('whq/pasteTable', { uri: document.uri.toString(), range, text, html });
}
