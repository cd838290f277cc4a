import * as vscode from 'vscode';
import { equal } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { openUntitled } from '../support/workspace.ts';

/** The document with `|` at the cursor, or at both ends of the selection. */
function marked({ document, selection }: vscode.TextEditor): string {
  const text = document.getText();
  const [start, end] = [document.offsetAt(selection.start), document.offsetAt(selection.end)];
  const selected = selection.isEmpty ? '' : `${text.slice(start, end)}|`;
  return `${text.slice(0, start)}|${selected}${text.slice(end)}`;
}

describe('completion by keyboard', () => {
  it('types fea and takes the first suggestion', async () => {
    const editor = await openUntitled('markdown', '');
    await vscode.commands.executeCommand('type', { text: 'fea' });
    await vscode.commands.executeCommand('editor.action.triggerSuggest');
    await until('the suggestion to be taken', async () => {
      await vscode.commands.executeCommand('acceptSelectedSuggestion');
      return editor.document.getText() === 'fea' ? undefined : true;
    });
    equal(marked(editor), 'Fear |3|');
  });
});
