import * as vscode from 'vscode';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import { tagsAreClosedElsewhere } from './otherExtensions.ts';
import { typedText } from './typedText.ts';
import { WrittenAgain } from './writtenAgain.ts';
import { enterQuotes, WrittenQuotes } from './writtenQuotes.ts';

/**
 * Adds the end tag when the `>` of a start tag is typed, with the cursor between the two, completes an end tag after `</`, and adds quotation
 * marks behind the `=` of an attribute, with the cursor between them. An added end tag goes when its author writes the same one out before it,
 * and so does the rest of an end tag that is written out behind it; a mark that is typed once more stays one. Works with one cursor, in
 * Warhammer Quest XML, and only if no other extension does the same. The first undo removes what was added.
 */
export function autoInsert(server: Server): vscode.Disposable {
  const written = new WrittenAgain();
  const quotes = new WrittenQuotes();
  return vscode.workspace.onDidChangeTextDocument(async (event) => {
    const { document, contentChanges } = event;
    // A change without changes only tells that the document has been edited or saved.
    const repeated = contentChanges.length > 0 ? written.completedBy(event) : undefined;
    const between = contentChanges.length > 0 ? quotes.typedAgainBy(event) : undefined;
    const typed = typedText(event);
    if (typed && between) {
      await enterQuotes(typed.editor, between);
      return;
    }
    if (!typed || contentChanges[0]?.rangeLength !== 0 || !needsMore(typed.text)) return;
    if (document.languageId !== 'xml' || server.state.kind !== 'running') return;
    if (tagsAreClosedElsewhere() || !isWanted(document)) return;
    const { editor, position } = typed;
    if (repeated) {
      await editor.edit((edit) => edit.delete(repeated), quietly);
      return;
    }
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
    if (typed.text === '=') {
      quotes.expect(document, position);
      // Tab leads behind the value.
      snippet.appendText(text.slice(0, 1)).appendTabstop(1).appendText(text.slice(1));
      await editor.insertSnippet(snippet, position);
      return;
    }
    if (typed.text === '>') snippet.appendTabstop(0);
    else written.expect(document, position, text);
    // The snippet alone puts the cursor in its place: a selection that is set behind it would come late, and displace what is typed meanwhile.
    await editor.insertSnippet(snippet.appendText(text), range);
  });
}

/** As a part of what the author types, so that no step back stops there. */
const quietly = { undoStopBefore: false, undoStopAfter: false };

/** Whether an end tag or quotation marks may be needed behind that character. */
function needsMore(text: string): boolean {
  return text === '>' || text === '/' || text === '=';
}

function isWanted(document: vscode.TextDocument): boolean {
  return vscode.workspace.getConfiguration('whq-rules', document).get('autoClosingTags', true);
}
