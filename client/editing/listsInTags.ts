import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import type { CompletionCauses } from './completionCauses.ts';
import { isInTag } from './inTag.ts';
import { typedText } from './typedText.ts';

/** What may call for an attribute, its value, or the name of an end tag; VS Code writes a quotation mark with its pair. */
const opening = /^(?:[ /]|""?)$/;

/** A tag that is longer is rare; behind so many lines without one the text is taken for no tag. */
const linesOfTag = 20;

/**
 * Opens the suggestions behind a blank, a slash and a quotation mark in a tag of XML. As trigger characters they would have VS Code ask in
 * running text too, where the empty answer closes the list of the word behind them if it comes after the letters of that word.
 */
export function listsInTags(server: Server, causes: CompletionCauses): vscode.Disposable {
  return vscode.workspace.onDidChangeTextDocument(async (event) => {
    const { document } = event;
    const typed = typedText(event);
    if (!typed || !opening.test(typed.text) || document.languageId !== 'xml' || server.state.kind !== 'running') return;
    const { position } = typed;
    const start = new vscode.Position(Math.max(0, position.line - linesOfTag), 0);
    if (!isInTag(document.getText(new vscode.Range(start, position)))) return;
    causes.askByOurselves(document, position);
    await vscode.commands.executeCommand('editor.action.triggerSuggest', { auto: true });
  });
}
