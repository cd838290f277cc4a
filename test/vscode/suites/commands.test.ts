import * as vscode from 'vscode';
import { commands, type RollArgument, type ShowOddsArgument } from '../../../server/lsp/protocol.ts';
import { equal, match } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, open } from '../support/workspace.ts';

/** Shows the odds and returns the document that appears beside. */
async function showOdds(argument: ShowOddsArgument): Promise<vscode.TextDocument> {
  await vscode.commands.executeCommand(commands.showOdds, argument);
  const editor = vscode.window.activeTextEditor;
  if (editor === undefined) throw new Error('no editor opened');
  return editor.document;
}

function roll(argument: RollArgument): Thenable<string> {
  return vscode.commands.executeCommand(commands.roll, argument);
}

describe('commands', () => {
  it('shows odds as a text beside the editor', async () => {
    await open('fixtures/lantern.xml');
    const document = await showOdds({ expression: '2D6+2' });
    match(document.getText(), /2D6\+2/);
    match(document.getText(), /\b14\b/);
    equal([document.uri.scheme, document.languageId, document.isDirty], ['whq-odds', 'whq-odds', false]);
    equal(vscode.window.activeTextEditor?.viewColumn, vscode.ViewColumn.Two);
    equal(vscode.languages.getDiagnostics(document.uri).length, 0);
    await closeAll();
  });

  it('shows odds for the values it is given', async () => {
    const document = await showOdds({ expression: '1D6 + battle-level > 6', variables: { 'battle-level': 3 } });
    match(document.getText(), /1 in 2|1\/2|50/);
    await closeAll();
  });

  it('says why there are no odds', async () => {
    const document = await showOdds({ expression: '2D' });
    equal(document.getText().trim().length > 0, true);
    await closeAll();
  });

  it('rolls, alike for one seed', async () => {
    const first = await roll({ expression: '3D6', seed: 7 });
    match(first, /3D6/);
    equal(await roll({ expression: '3D6', seed: 7 }), first);
    match(await roll({ expression: 'nD6', variables: { n: 4 }, seed: 7 }), /\d/);
  });

  it('restarts the server, which then knows the open files', async () => {
    const { document } = await open('fixtures/broken.xml');
    const problems = (): number => vscode.languages.getDiagnostics(document.uri).length;
    await until('problems', () => problems() > 0 || undefined);
    await vscode.commands.executeCommand(commands.restartServer);
    await until('problems of the new server', () => problems() > 0 || undefined);
    match(await roll({ expression: '1D6' }), /1D6/);
  });
});
