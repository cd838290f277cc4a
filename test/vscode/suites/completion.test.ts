import * as vscode from 'vscode';
import { equal } from '../support/assert.ts';
import { describe, itInBoth, itLong } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { openUntitled } from '../support/workspace.ts';

interface Case {
  readonly language: string;
  /** `|` is the cursor. */
  readonly before: string;
  /** The item to take, by its label. */
  readonly label: string;
  /** The document after the item was taken. `|` is the cursor; text between two of them is selected, to be typed over. */
  readonly after: string;
}

/** Asks for completions at `|`, looks for the item, takes it as the editor does, and compares the document. */
async function check({ language, before, label, after }: Case): Promise<void> {
  const offset = before.indexOf('|');
  const editor = await openUntitled(language, before.replace('|', ''));
  const { document } = editor;
  const position = document.positionAt(offset);
  editor.selection = new vscode.Selection(position, position);
  const item = await until(`the item ${label}`, async () => {
    const { items } = await completions(document.uri, position);
    return items.find((candidate) => labelOf(candidate) === label);
  });
  const range = item.range instanceof vscode.Range ? item.range : item.range?.replacing;
  const text = item.insertText ?? labelOf(item);
  const snippet = typeof text === 'string' ? new vscode.SnippetString().appendText(text) : text;
  await editor.insertSnippet(snippet, range ?? document.getWordRangeAtPosition(position) ?? position);
  equal(marked(editor), after);
}

/** The document with `|` at the cursor, or at both ends of the selection. */
function marked({ document, selection }: vscode.TextEditor): string {
  const text = document.getText();
  const [start, end] = [document.offsetAt(selection.start), document.offsetAt(selection.end)];
  const selected = selection.isEmpty ? '' : `${text.slice(start, end)}|`;
  return `${text.slice(0, start)}|${selected}${text.slice(end)}`;
}

function completions(uri: vscode.Uri, position: vscode.Position): Thenable<vscode.CompletionList> {
  return vscode.commands.executeCommand('vscode.executeCompletionItemProvider', uri, position);
}

function labelOf({ label }: vscode.CompletionItem): string {
  return typeof label === 'string' ? label : label.label;
}

const rule = (text: string): string => `<rules>\n  <rule id="test-a" name="A"><p>${text}</p></rule>\n</rules>`;

describe('completion', () => {
  itLong('offers abilities in rule text, with their values', () =>
    check({ language: 'xml', before: rule('It has fea|'), label: 'Fear n', after: rule('It has Fear |3|') }),
  );

  itLong('offers elements with their required attributes', () =>
    check({
      language: 'xml',
      before: '<rules>\n  <r|\n</rules>',
      label: 'rule',
      after: '<rules>\n  <rule id="|ability|" name="ability">What it does.</rule>\n</rules>',
    }),
  );
});

describe('completion by keyboard', () => {
  itInBoth('types fea and takes the first suggestion', async () => {
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
