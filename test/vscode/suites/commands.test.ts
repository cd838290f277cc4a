import * as vscode from 'vscode';
import { commands, type RollArgument } from '../../../server/lsp/protocol/commands.ts';
import { equal, match } from '../support/assert.ts';
import { describe, itInBoth } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { open } from '../support/workspace.ts';

function roll(argument: RollArgument): Thenable<string> {
  return vscode.commands.executeCommand(commands.roll, argument);
}

describe('commands', () => {
  itInBoth('rolls, alike for one seed', async () => {
    // What the command line answers for the same seed.
    equal(await roll({ expression: '2D6+2', seed: 7 }), '2D6+2: 1 + 1 → 4');
    const first = await roll({ expression: '3D6', seed: 7 });
    match(first, /3D6/);
    equal(await roll({ expression: '3D6', seed: 7 }), first);
    match(await roll({ expression: 'nD6', variables: { n: 4 }, seed: 7 }), /\d/);
  });

  itInBoth('restarts the server, which then knows the open files', async () => {
    const { document } = await open('fixtures/broken.xml');
    const problems = (): number => vscode.languages.getDiagnostics(document.uri).length;
    await until('problems', () => problems() > 0 || undefined);
    await vscode.commands.executeCommand(commands.restartServer);
    await until('problems of the new server', () => problems() > 0 || undefined);
    match(await roll({ expression: '1D6' }), /1D6/);
  });
});
