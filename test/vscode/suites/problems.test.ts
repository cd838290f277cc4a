import * as vscode from 'vscode';
import { equal } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { open, rangeOf } from '../support/workspace.ts';

describe('problems', () => {
  it('go and come with the text', async () => {
    const editor = await open('fixtures/lantern.xml');
    const { document } = editor;
    await editor.edit((edit) => edit.insert(rangeOf(document, 'name="MOTH"').start, 'wings="2" '));
    const problem = await until('the problem', () => vscode.languages.getDiagnostics(document.uri)[0]);
    equal(document.getText(problem.range), 'wings');
    equal(problem.source, 'whq-rules');
    await vscode.commands.executeCommand('undo');
    await until('its end', () => vscode.languages.getDiagnostics(document.uri).length === 0 || undefined);
  });
});
