import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import { equal } from '../support/assert.ts';
import { describe, it, itLong } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, remove, write } from '../support/workspace.ts';

const path = 'fixtures/closed.xml';
const bad = '<rules><rule id="closed" name="CLOSED" colour="red">Text</rule></rules>';

function problemsOf(name: string): readonly vscode.Diagnostic[] {
  return vscode.languages.getDiagnostics().flatMap(([uri, found]) => (uri.path.endsWith(name) ? found : []));
}

function untilProblems(what: string, count: number): Promise<true> {
  return until(what, () => problemsOf('closed.xml').length === count || undefined);
}

/** Opens a file that has problems as a person does. What an extension opens stays open for minutes after its editor is closed. */
function openFromList(name: string): Promise<vscode.TextDocument> {
  return until('the editor', async () => {
    const [uri] = vscode.languages.getDiagnostics().find(([file]) => file.path.endsWith(name)) ?? [];
    await vscode.commands.executeCommand('vscode.open', uri);
    const document = vscode.window.activeTextEditor?.document;
    return document?.uri.path.endsWith(name) ? document : undefined;
  });
}

describe('Check the Whole Package', () => {
  it('shows the problems of files that are not open, once, and takes them away again', async () => {
    await closeAll();
    await write(path, bad);
    equal(problemsOf('closed.xml').length, 0);
    await vscode.commands.executeCommand(commands.checkPackage);
    await untilProblems('the problem of a file that is not open', 1);
    equal(problemsOf('closed.xml')[0]?.range.start.character, bad.indexOf('colour'));
    equal(
      // A pack that was open before has an empty list.
      vscode.languages.getDiagnostics().some(([uri, found]) => uri.scheme === 'whq-rules' && found.length > 0),
      false,
    );
    const document = await openFromList('closed.xml');
    const edit = new vscode.WorkspaceEdit();
    edit.insert(document.uri, document.positionAt(bad.indexOf('</rules>')), '<rule name="OPEN">Text</rule>');
    await vscode.workspace.applyEdit(edit);
    await untilProblems('the problems of the open file alone', 2);
    await closeAll();
    await untilProblems('the problem of the closed file', 1);
    await vscode.commands.executeCommand(commands.clearPackage);
    await untilProblems('no problem of a closed file', 0);
    await remove(path);
  });

  itLong('lets the problems go with the server', async () => {
    await write(path, bad);
    await vscode.commands.executeCommand(commands.checkPackage);
    await untilProblems('the problem', 1);
    await vscode.commands.executeCommand(commands.restartServer);
    await untilProblems('no problem', 0);
    await remove(path);
  });
});
