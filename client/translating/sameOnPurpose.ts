import * as vscode from 'vscode';
import { label } from '../../server/text/label.ts';
import { couldNotCreate } from '../commands/couldNotCreate.ts';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { openedIfThere } from './addLanguage.ts';
import { showInStatusBar } from './goToTranslation.ts';
import { nodeOf } from './insertMissing.ts';
import type { Translations } from './translations.ts';
import type { TranslationNode } from './translationsView.ts';

/**
 * Writes into the record beside the translations file that texts are the same as their source on purpose: the one at the cursor, or those
 * of the item of the view that was clicked.
 */
export async function markSameOnPurpose(server: Server, translations: Translations, clicked: unknown): Promise<void> {
  const node = nodeOf(translations, clicked);
  const asked = node ? await askedByNode(server, node) : askedByCursor(translations);
  if (!asked) return;
  let answer = await server.ask('whq/sameOnPurpose', asked);
  const file = answer.record ? vscode.Uri.parse(answer.record.uri, true) : undefined;
  const before = file ? (await openedIfThere(file))?.getText() : undefined;
  // The server learns of a changed file a little later than the editor.
  if (before !== undefined && before !== answer.record?.before)
    answer = await server.ask('whq/sameOnPurpose', { ...asked, before });
  const { record, strangeLine, keys } = answer;
  if (strangeLine !== null) {
    void vscode.window.showErrorMessage(
      vscode.l10n.t(
        'Line {0} of the record of sources beside this file is none of a record, perhaps a mark of a merge. Correct it first; nothing was changed.',
        strangeLine,
      ),
    );
    return;
  }
  if (!record || !file) {
    void vscode.window.showInformationMessage(vscode.l10n.t('No text here is the same as its source.'));
    return;
  }
  if (!(await isSaved(file, record.after))) return couldNotCreate(server, file, 'nothing');
  const [first = ''] = keys;
  showInStatusBar(
    keys.length > 1
      ? vscode.l10n.t('The same on purpose: {0}, and {1} more', label(first), keys.length - 1)
      : vscode.l10n.t('The same on purpose: {0}', label(first)),
  );
  translations.refresh();
}

interface Asked {
  readonly uri: string;
  readonly keys: readonly string[];
  readonly position?: { readonly line: number; readonly character: number };
}

async function askedByNode(server: Server, node: TranslationNode): Promise<Asked | undefined> {
  const { uri } = node.language;
  if (node.node === 'key') return { uri, keys: [node.key] };
  if (node.node !== 'need' || node.need !== 'same') return undefined;
  const { keys } = await server.ask('whq/translationKeys', { uri, kind: node.kind.kind, need: 'same' });
  return { uri, keys: keys.map(({ key }) => key) };
}

function askedByCursor(translations: Translations): Asked | undefined {
  const editor = vscode.window.activeTextEditor;
  if (!editor || !translations.has(editor.document.uri)) {
    void vscode.window.showInformationMessage(vscode.l10n.t('Open a translations file first.'));
    return undefined;
  }
  return { uri: editor.document.uri.toString(), keys: [], position: plainPosition(editor.selection.active) };
}

/** Puts the text into the file, which is made if there is none, and saves it. */
async function isSaved(file: vscode.Uri, text: string): Promise<boolean> {
  const edit = new vscode.WorkspaceEdit();
  const opened = await openedIfThere(file);
  if (opened) edit.replace(file, new vscode.Range(0, 0, opened.lineCount, 0), text);
  else edit.createFile(file, { contents: new TextEncoder().encode(text) });
  if (!(await vscode.workspace.applyEdit(edit))) return false;
  return opened ? opened.save() : true;
}
