import * as vscode from 'vscode';
import { sourceScheme } from '../../server/lsp/protocol/settings.ts';
import type { Server } from '../server/server.ts';
import { shownEditor } from './goToTranslation.ts';
import type { Translations } from './translations.ts';

/** Shows the sources of a translations file in an editor beside it, which follows the cursor and the scrolling of the translation. */
interface SourceBeside extends vscode.Disposable {
  show(): Promise<void>;
}

/** The document of the sources has the address of the translation as its query. */
export function sourceBeside(server: Server, translations: Translations): SourceBeside {
  const texts = new Map<string, string>();
  const changed = new vscode.EventEmitter<vscode.Uri>();
  const read = async (uri: vscode.Uri): Promise<string> => {
    const { text } = await server.ask('whq/translationSource', { uri: translationOf(uri).toString() });
    texts.set(uri.toString(), text);
    return text;
  };
  const provider = vscode.workspace.registerTextDocumentContentProvider(sourceScheme, {
    onDidChange: changed.event,
    provideTextDocumentContent: (uri) => texts.get(uri.toString()) ?? read(uri),
  });
  const renew = async (): Promise<void> => {
    for (const { uri } of vscode.workspace.textDocuments.filter(({ uri: { scheme } }) => scheme === sourceScheme)) {
      const before = texts.get(uri.toString());
      if ((await read(uri).catch(() => before)) !== before) changed.fire(uri);
    }
  };
  const follow = (editor: vscode.TextEditor): void => {
    const beside = besideOf(editor.document.uri);
    if (beside) void scroll(server, editor, beside).catch(() => undefined);
  };
  const events = vscode.Disposable.from(
    provider,
    changed,
    translations.onDidChange(() => void renew()),
    vscode.workspace.onDidCloseTextDocument(({ uri }) => texts.delete(uri.toString())),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => follow(textEditor)),
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => follow(textEditor)),
  );
  return {
    show: async () => {
      const document = await translations.documentForCommand();
      if (!document) return;
      const editor = await shownEditor(document);
      const source = await vscode.workspace.openTextDocument(sourceOf(document.uri));
      const viewColumn = besideOf(document.uri)?.viewColumn ?? vscode.ViewColumn.Beside;
      await vscode.window.showTextDocument(source, { viewColumn, preserveFocus: true });
      follow(editor);
    },
    dispose: () => events.dispose(),
  };
}

/** The entry of the cursor, or the first visible one if the cursor is out of sight, comes to the same height in both editors. */
async function scroll(server: Server, editor: vscode.TextEditor, beside: vscode.TextEditor): Promise<void> {
  const [visible] = editor.visibleRanges;
  const cursor = editor.selection.active.line;
  const top = visible?.start.line ?? cursor;
  const line = visible && (cursor < top || cursor > visible.end.line) ? top : cursor;
  const asked = { uri: editor.document.uri.toString(), line };
  const { line: there } = await server.ask('whq/translationSourceLine', asked);
  if (there === null || there >= beside.document.lineCount) return;
  const position = new vscode.Position(there, 0);
  beside.selection = new vscode.Selection(position, position);
  // Above the translation are breadcrumbs, as high as a line; documents of extensions have none.
  const breadcrumbs = vscode.workspace.getConfiguration('breadcrumbs').get('enabled', true) ? 1 : 0;
  const first = Math.max(0, there - (line - top) - breadcrumbs);
  const revealed = new vscode.Position(first === 0 ? 0 : first + linesAboveRevealed(beside), 0);
  beside.revealRange(new vscode.Range(revealed, revealed), vscode.TextEditorRevealType.AtTop);
  // Where lines are wrapped, nobody knows their height here, but the entry is in sight.
  beside.revealRange(beside.selection);
}

/**
 * So many lines VS Code leaves above a line that it reveals at the top, for its sticky lines, at most half of what is visible. None of a text
 * with wrapped lines, whose lines may be much higher than those that VS Code leaves.
 */
function linesAboveRevealed({ document, visibleRanges: [visible] }: vscode.TextEditor): number {
  const settings = vscode.workspace.getConfiguration('editor', document);
  if (settings.get('wordWrap', 'off') !== 'off') return 0;
  const sticky = settings.get('stickyScroll.enabled', true) ? settings.get('stickyScroll.maxLineCount', 5) : 0;
  const wanted = Math.max(sticky, settings.get('cursorSurroundingLines', 0));
  return visible ? Math.min(wanted, Math.floor((visible.end.line - visible.start.line) / 2)) : wanted;
}

function besideOf(translation: vscode.Uri): vscode.TextEditor | undefined {
  const uri = sourceOf(translation).toString();
  return vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
}

function sourceOf(translation: vscode.Uri): vscode.Uri {
  const name = translation.path.slice(translation.path.lastIndexOf('/') + 1);
  const path = `/${vscode.l10n.t('Source of {0}', name)}`;
  return vscode.Uri.from({ scheme: sourceScheme, path, query: translation.toString() });
}

function translationOf(source: vscode.Uri): vscode.Uri {
  return vscode.Uri.parse(source.query);
}
