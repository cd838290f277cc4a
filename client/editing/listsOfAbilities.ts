import * as vscode from 'vscode';
import { type CompletionList, type CompletionParams, CompletionTriggerKind } from 'vscode-languageclient';
import { plainPosition } from '../server/plainPlaces.ts';
import type { Server } from '../server/server.ts';
import type { CompletionCauses } from './completionCauses.ts';
import { hasQuickSuggestions } from './quickSuggestions.ts';
import { typedText } from './typedText.ts';

/** A word of at least two letters before the cursor. */
const word = /\p{L}[\p{L}\p{M}'’-]*\p{L}$/u;

/** No name of an ability has a longer word; the pattern is tried at each letter of so many before the cursor. */
const longestWord = 100;

/**
 * Opens the suggestions at the second letter of a word in a list of abilities, in documents for which the editor suggests nothing by
 * itself, such as Markdown. There VS Code ignores letters as trigger characters, although the server announces them. In sentences the
 * server offers nothing, and no list opens.
 */
export function listsOfAbilities(server: Server, causes: CompletionCauses): vscode.Disposable {
  return vscode.workspace.onDidChangeTextDocument(async (event) => {
    const { document } = event;
    const typing = typedText(event);
    if (!typing || !/^\p{L}$/u.test(typing.text)) return;
    if (document.languageId !== 'markdown' && document.languageId !== 'plaintext') return;
    if (hasQuickSuggestions(document) || server.state.kind !== 'running') return;
    const { editor, position } = typing;
    const first = Math.max(0, position.character - longestWord);
    const typed = word.exec(document.lineAt(position).text.slice(first, position.character));
    if (!typed || causes.hasOffered(document, position.with({ character: first + typed.index }))) return;
    const { version } = document;
    // This listener may run before the language client tells the server of the change, so it waits for one turn.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    const textDocument = { uri: document.uri.toString() };
    const context = { triggerKind: CompletionTriggerKind.TriggerCharacter };
    const question: CompletionParams = { textDocument, position: plainPosition(position), context };
    const answer = await server
      .use((client) => client.sendRequest<CompletionList>('textDocument/completion', question))
      .catch(() => undefined);
    if (!answer?.items.length || document.version !== version || editor !== vscode.window.activeTextEditor) return;
    causes.askByOurselves(document, position);
    await vscode.commands.executeCommand('editor.action.triggerSuggest', { auto: true });
  });
}
