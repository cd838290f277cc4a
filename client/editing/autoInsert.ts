import * as vscode from 'vscode';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { tagsAreClosedElsewhere } from './otherExtensions.ts';
import { typedText } from './typedText.ts';

/**
 * Adds the end tag when the `>` of a start tag is typed, with the cursor between the two, and completes an end tag after `</`. An added end tag
 * goes when its author writes the same one out before it. Works with one cursor, in Warhammer Quest XML, and only if no other extension does the
 * same. The first undo removes what was added.
 */
export function autoInsert(server: Server): vscode.Disposable {
  return vscode.workspace.onDidChangeTextDocument(async (event) => {
    const { document, contentChanges } = event;
    const typed = typedText(event);
    if (!typed || contentChanges[0]?.rangeLength !== 0 || !needsMore(typed.text)) return;
    if (document.languageId !== 'xml' || server.state.kind !== 'running') return;
    if (tagsAreClosedElsewhere() || !isWanted(document)) return;
    const { editor, position } = typed;
    const { version } = document;
    // This listener may run before the language client tells the server of the change, so it waits for one turn.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    if (document.version !== version) return;
    const question = { uri: document.uri.toString(), position: plainPosition(position) };
    const answer = await server.ask('whq/autoInsert', question).catch(() => undefined);
    // The version shows changes reliably; the editor may report a moved cursor only after the server has answered.
    const isCurrent = document.version === version && editor === vscode.window.activeTextEditor;
    if (!answer || !isCurrent) return;
    const { text, surplus } = answer;
    const range = new vscode.Range(position, position.translate(0, surplus));
    // Each is one edit, which VS Code refuses if a key has come meanwhile: of two, the second would be made in another text.
    if (text === null) {
      await editor.edit((edit) => edit.delete(range), quietly);
      return;
    }
    const snippet = new vscode.SnippetString();
    if (typed.text === '>') snippet.appendTabstop(0);
    // The snippet alone puts the cursor in its place: a selection that is set behind it would come late, and displace what is typed meanwhile.
    await editor.insertSnippet(snippet.appendText(text), range);
  });
}

/** As a part of what the author types, so that no step back stops there. */
const quietly = { undoStopBefore: false, undoStopAfter: false };

/** Whether an end tag may be needed behind that character. */
function needsMore(text: string): boolean {
  return text === '>' || text === '/';
}

function isWanted(document: vscode.TextDocument): boolean {
  return vscode.workspace.getConfiguration('whq-rules', document).get('autoClosingTags', true);
}
