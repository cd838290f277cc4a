import * as vscode from 'vscode';
import { sourceScheme } from '../../server/lsp/protocol/settings.ts';
import type { Server } from '../server/server.ts';
import { besideText } from './besideText.ts';
import { shownEditor } from './goToTranslation.ts';
import type { Translations } from './translations.ts';

/** Shows the source of the entry at the cursor in an editor beside the translation, as high up as the entry. */
interface SourceBeside extends vscode.Disposable {
  show(): Promise<void>;
}

/** The manifest has its settings: long lines are wrapped. */
const sourceLanguage = 'whq-rules-source';

/** The document of the source has the address of the translation as its query. */
export function sourceBeside(server: Server, translations: Translations): SourceBeside {
  const texts = new Map<string, BesideSource>();
  const changed = new vscode.EventEmitter<vscode.Uri>();
  const lenses = new LensLines();
  const follow = async (editor: vscode.TextEditor): Promise<void> => {
    const beside = besideOf(editor.document.uri);
    if (!beside) return;
    const uri = beside.document.uri.toString();
    const source = await sourceAt(server, editor, lenses);
    if (!source || source.text === texts.get(uri)?.text) return;
    texts.set(uri, source);
    changed.fire(beside.document.uri);
  };
  const followIfThere = (editor: vscode.TextEditor): void => void follow(editor).catch(() => undefined);
  const followAll = (): void => {
    for (const editor of vscode.window.visibleTextEditors)
      if (translations.has(editor.document.uri)) followIfThere(editor);
  };
  const events = vscode.Disposable.from(
    vscode.workspace.registerTextDocumentContentProvider(sourceScheme, {
      onDidChange: changed.event,
      provideTextDocumentContent: (uri) => texts.get(uri.toString())?.text ?? '',
    }),
    changed,
    translations.onDidChange(followAll),
    vscode.workspace.onDidChangeTextDocument(({ document: { uri } }) => {
      const source = uri.scheme === sourceScheme ? texts.get(uri.toString()) : undefined;
      if (source) reveal(uri, source);
    }),
    vscode.window.onDidChangeTextEditorSelection(({ textEditor }) => followIfThere(textEditor)),
    vscode.window.onDidChangeTextEditorVisibleRanges(({ textEditor }) => followIfThere(textEditor)),
  );
  return {
    show: async () => {
      const document = await translations.documentForCommand();
      if (!document) return;
      const editor = await shownEditor(document);
      const source = await vscode.workspace.openTextDocument(sourceOf(document.uri));
      const viewColumn = besideOf(document.uri)?.viewColumn ?? vscode.ViewColumn.Beside;
      await vscode.languages.setTextDocumentLanguage(source, sourceLanguage);
      await vscode.window.showTextDocument(source, { viewColumn, preserveFocus: true });
      texts.delete(source.uri.toString());
      await follow(editor);
    },
    dispose: () => events.dispose(),
  };
}

/** The text beside a translation, and the line in it at which the source begins. */
interface BesideSource {
  readonly text: string;
  readonly first: number;
}

/**
 * The source of the entry at the cursor, or of the first visible one if the cursor is out of sight, beside its translation; without text
 * outside entries, and undefined if the editor shows nothing.
 */
async function sourceAt(
  server: Server,
  editor: vscode.TextEditor,
  lenses: LensLines,
): Promise<BesideSource | undefined> {
  const { document, selection } = editor;
  const [visible] = editor.visibleRanges;
  if (!visible) return undefined;
  const top = visible.start.line;
  const cursor = selection.active.line;
  const asked = cursor < top || cursor > visible.end.line ? top : cursor;
  const { text, line } = await server.ask('whq/translationSource', { uri: document.uri.toString(), line: asked });
  if (line === null || line >= document.lineCount) return { text: '', first: 0 };
  const first = Math.max(top, line);
  const above = Array.from({ length: first - top }, (_, index) =>
    index > 0 ? document.lineAt(top + index).text : visiblePart(document.lineAt(top), visible.start.character),
  );
  const settings = vscode.workspace.getConfiguration('editor', document);
  const isWrapped = settings.get('wordWrap', 'off') !== 'off';
  // Above the translation are breadcrumbs, as high as a line; documents of extensions have none.
  const breadcrumbs = vscode.workspace.getConfiguration('breadcrumbs').get('enabled', true) ? 1 : 0;
  const ofLenses = settings.get('codeLens', true) ? await lenses.between(document, top, first) : 0;
  const further = breadcrumbs + ofLenses;
  return { text: besideText(text, { above, isWrapped, further }), first: further + above.length };
}

/** A wrapped line without the rows that are scrolled away. The others have its indentation. */
function visiblePart({ text, firstNonWhitespaceCharacterIndex: indent }: vscode.TextLine, from: number): string {
  return from <= indent ? text : text.slice(0, indent) + text.slice(from);
}

/** The lines of a document with lenses above them, as they were last asked for. */
class LensLines {
  #of:
    | { readonly document: vscode.TextDocument; readonly version: number; readonly lines: readonly number[] }
    | undefined;

  /** How many lines have lenses, from one line to another. */
  async between(document: vscode.TextDocument, from: number, to: number): Promise<number> {
    const { version } = document;
    if (this.#of?.document !== document || this.#of.version !== version) {
      const found = await vscode.commands.executeCommand<readonly vscode.CodeLens[] | undefined>(
        'vscode.executeCodeLensProvider',
        document.uri,
      );
      const lines = [...new Set(found?.map(({ range }) => range.start.line))];
      this.#of = { document, version, lines };
    }
    return this.#of.lines.filter((line) => line >= from && line <= to).length;
  }
}

/** Shows the text from its top on, and all of the source if there is room for it. */
function reveal(uri: vscode.Uri, { first }: BesideSource): void {
  const editor = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri.toString());
  if (!editor) return;
  const end = editor.document.lineCount - 1;
  // The number of the cursor's line is shown.
  editor.selection = new vscode.Selection(0, 0, 0, 0);
  editor.revealRange(new vscode.Range(0, 0, 0, 0), vscode.TextEditorRevealType.AtTop);
  editor.revealRange(new vscode.Range(Math.min(first, end), 0, end, 0));
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
