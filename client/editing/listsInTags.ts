import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import type { CompletionCauses } from './completionCauses.ts';
import { isInTag } from './inTag.ts';

/** What may call for an attribute, its value, or the name of an end tag; VS Code writes a quotation mark with its pair. */
const opening = /^(?:[ /]|""?)$/;

/** A tag that is longer is rare; behind so many lines without one the text is taken for no tag. */
const linesOfTag = 20;

/**
 * Opens the suggestions behind a blank, a slash and a quotation mark in a tag of XML. As trigger characters they would have VS Code ask in
 * running text too, where the empty answer closes the list of the word behind them if it comes after the letters of that word.
 */
export function listsInTags(server: Server, causes: CompletionCauses): vscode.Disposable {
  return vscode.workspace.onDidChangeTextDocument(async ({ document, contentChanges, reason }) => {
    const [change, ...others] = contentChanges;
    if (!change || others.length > 0 || reason !== undefined || !opening.test(change.text)) return;
    if (document.languageId !== 'xml' || server.state.kind !== 'running') return;
    const editor = vscode.window.activeTextEditor;
    if (editor?.document !== document || editor.selections.length > 1) return;
    const position = change.range.start.translate(0, 1);
    const start = new vscode.Position(Math.max(0, position.line - linesOfTag), 0);
    if (!isInTag(document.getText(new vscode.Range(start, position)))) return;
    causes.askByOurselves();
    await vscode.commands.executeCommand('editor.action.triggerSuggest', { auto: true });
  });
}
