import * as vscode from 'vscode';
import type { Server } from '../server/server.ts';
import { tagsAreClosedElsewhere } from './otherExtensions.ts';

/**
 * Puts the end tag in when the `>` of a start tag is typed, with the cursor between the two, and completes the one that is begun with `</`. Only
 * for one cursor, in XML documents of ours, and while no other extension does the same. Undoing takes the end tag away first.
 */
export function closingTags(server: Server): vscode.Disposable {
  return vscode.workspace.onDidChangeTextDocument(async ({ document, contentChanges, reason }) => {
    const [change, ...others] = contentChanges;
    if (!change || others.length > 0 || reason !== undefined || change.rangeLength > 0) return;
    if (!isTyped(change.text) || document.languageId !== 'xml' || server.state.kind !== 'running') return;
    const editor = vscode.window.activeTextEditor;
    if (editor?.document !== document || editor.selections.length > 1) return;
    if (tagsAreClosedElsewhere() || !isWanted(document)) return;
    const position = change.range.start.translate(0, 1);
    const { version } = document;
    // This may hear of the change before the language client, which tells the server in the same turn.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    if (document.version !== version) return;
    // Plain data: to a worker a position of the editor would go with its private fields.
    const { line, character } = position;
    const question = { uri: document.uri.toString(), position: { line, character } };
    const text = await server.ask('whq/closingTag', question).then(
      (answer) => answer.text,
      () => null,
    );
    // Where the cursor is by now the editor may tell later than the server answers.
    const isCurrent = document.version === version && editor === vscode.window.activeTextEditor;
    if (text === null || !isCurrent) return;
    const snippet = new vscode.SnippetString();
    if (change.text === '>') snippet.appendTabstop(0);
    await editor.insertSnippet(snippet.appendText(text), position);
    // At the end of a document the editor goes behind what it has put in.
    const isUntouched = document.version === version + 1 && editor.selections.length === 1;
    if (change.text === '>' && isUntouched) editor.selection = new vscode.Selection(position, position);
  });
}

/** What the author has typed that may want an end tag. */
function isTyped(text: string): boolean {
  return text === '>' || text === '/';
}

function isWanted(document: vscode.TextDocument): boolean {
  return vscode.workspace.getConfiguration('whq-rules', document).get('autoClosingTags', true);
}
