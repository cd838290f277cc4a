import * as vscode from 'vscode';
import { ask } from '../support/ask.ts';
import { equal } from '../support/assert.ts';
import { describe, it, itLong } from '../support/mocha.ts';
import { pause, until } from '../support/until.ts';
import { openUntitled } from '../support/workspace.ts';

/** Long enough for an answer of the server to be put in, where none may come. */
const quiet = 600;

/**
 * Opens the text with the cursor at `|`, types, and waits until the document is as expected. Then types one more letter, which shows the
 * cursor: the editor reports one that a snippet has put in its place late, or not at all. The letter is taken back.
 */
async function check(before: string, typed: string, after: string): Promise<vscode.TextEditor> {
  await serverIsReady();
  const editor = await openAt(before);
  const isSilent = after === before.replace('|', `${typed}|`);
  const textOf = (): string => editor.document.getText().replaceAll('\r\n', '\n');
  await typeInto(typed);
  if (isSilent) await pause(quiet);
  else
    await until(
      `${typed} to have its end tag in ${before}`,
      () => textOf() === after.replace('|', '') || undefined,
    ).catch(() => {});
  await typeInto('k');
  equal(textOf(), after.replace('|', 'k'), `${typed} in ${before}`);
  await vscode.commands.executeCommand('undo');
  return editor;
}

async function openAt(before: string): Promise<vscode.TextEditor> {
  const offset = before.indexOf('|');
  const editor = await openUntitled('xml', before.replace('|', ''));
  const position = editor.document.positionAt(offset);
  editor.selection = new vscode.Selection(position, position);
  return editor;
}

/** Waits until the server answers for documents that are open. */
async function serverIsReady(): Promise<void> {
  const { document } = await openUntitled('xml', rule('text'));
  await ask('vscode.executeDocumentSymbolProvider', document.uri);
}

async function typeInto(text: string): Promise<void> {
  for (const character of text) await vscode.commands.executeCommand('type', { text: character });
}

function marked({ document, selection }: vscode.TextEditor): string {
  const offset = document.offsetAt(selection.active);
  const text = document.getText().replaceAll('\r\n', '\n');
  return `${text.slice(0, offset)}|${text.slice(offset)}`;
}

const rule = (body: string): string => `<rules>\n<rule id="test-a" name="A">${body}</rule>\n</rules>`;

describe('writing tags', () => {
  it('puts the end tag in behind a start tag, and one step back takes it away', async () => {
    const editor = await check(rule('<p|'), '>', rule('<p>|</p>'));
    await vscode.commands.executeCommand('undo');
    equal(editor.document.getText(), rule('<p>'));
  });

  itLong('leaves the cursor to whoever types on as soon as an end tag is there', async () => {
    for (const [before, typed, after] of [
      ['<rules|', '>', '<rules>one|</rules>'],
      [rule('<p|'), '>', rule('<p>one|</p>')],
    ] as const) {
      await serverIsReady();
      const editor = await openAt(before);
      const typing = vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (document !== editor.document || !contentChanges.some(({ text }) => text.startsWith('</'))) return;
        typing.dispose();
        void typeInto('one');
      });
      await typeInto(typed);
      await until('what was typed', () => editor.document.getText().includes('one') || undefined);
      await pause(quiet);
      typing.dispose();
      equal(marked(editor), after, before);
    }
  });

  itLong('puts in nothing with several cursors', async () => {
    const editor = await openAt(rule('<p|\n<p'));
    const [first, second] = [editor.selection.active, editor.selection.active.translate(1).with({ character: 2 })];
    editor.selections = [new vscode.Selection(first, first), new vscode.Selection(second, second)];
    await typeInto('>');
    await pause(quiet);
    equal(editor.document.getText(), rule('<p>\n<p>'));
  });

  itLong('puts in nothing where it is turned off', async () => {
    const settings = vscode.workspace.getConfiguration('whq-rules');
    await settings.update('autoClosingTags', false, vscode.ConfigurationTarget.Global);
    try {
      await check(rule('<p|'), '>', rule('<p>|'));
    } finally {
      await settings.update('autoClosingTags', undefined, vscode.ConfigurationTarget.Global);
    }
  });

  itLong('indents between a start tag and its end tag, and not in other XML', async () => {
    const editor = await openAt('<rules>|</rules>');
    const isIndented = await until('Enter to indent', async () => {
      await vscode.commands.executeCommand('type', { text: '\n' });
      if (marked(editor) === '<rules>\n    |\n</rules>') return true;
      await vscode.commands.executeCommand('undo');
      await pause(100);
      return undefined;
    });
    equal(isIndented, true);
    const other = await openAt('<project>|</project>');
    await pause(quiet);
    await vscode.commands.executeCommand('type', { text: '\n' });
    equal(marked(other), '<project>\n|</project>');
  });
});
