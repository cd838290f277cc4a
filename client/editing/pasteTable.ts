import * as vscode from 'vscode';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { label } from '../../server/text/label.ts';
import { plainRange } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';

type Pasted = ServerRequests['whq/pasteTable']['result'];

/** The kind of our edits: VS Code's setting `editor.pasteAs.preferences` can name it. */
const tableKind = (): vscode.DocumentDropOrPasteEditKind =>
  vscode.DocumentDropOrPasteEditKind.Empty.append('whqRules', 'table');

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
      // A pasted text alone does not start the server.
      if (token.isCancellationRequested || server.state.kind !== 'running') return undefined;
      const { choices } = await pastedAt(server, document, range, text);
      return choices.map(({ form, title, newText }) => {
        const inserted = withoutIndentation(newText, document, range.start);
        const edit = new vscode.DocumentPasteEdit(inserted, label(title), kind.append(form));
        edit.yieldTo = [vscode.DocumentDropOrPasteEditKind.Text];
        return edit;
      });
    },
  };
  return vscode.languages.registerDocumentPasteEditProvider(selector, provider, {
    providedPasteEditKinds: [tableKind()],
    pasteMimeTypes: [textType],
  });
}

/** The text without the white space before the place in each of its later lines: VS Code adds that to what a provider of pastes gives it. */
function withoutIndentation(text: string, document: vscode.TextDocument, { line, character }: vscode.Position): string {
  const before = document.lineAt(line).text.slice(0, character);
  const indentation = before.slice(0, before.length - before.trimStart().length);
  return text.replaceAll(`\n${indentation}`, '\n');
}

async function pastedAt(
  server: Server,
  document: vscode.TextDocument,
  range: vscode.Range,
  text: string,
): Promise<Pasted> {
  // A table has a score in each row.
  if (!/\d/.test(text) || !text.includes('\n')) return { choices: [] };
  return server.ask('whq/pasteTable', { uri: document.uri.toString(), range: plainRange(range), text });
}
