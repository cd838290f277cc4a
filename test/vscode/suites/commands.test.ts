import * as vscode from 'vscode';
import { commands, type RollArgument } from '../../../server/lsp/protocol/commands.ts';
import { equal } from '../support/assert.ts';
import { describe, itInBoth } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { open } from '../support/workspace.ts';

function roll(argument: RollArgument): Thenable<string> {
  return vscode.commands.executeCommand(commands.roll, argument);
}

describe('commands', () => {
  itInBoth('restarts the server, which then knows the open files, and rolls', async () => {
    const { document } = await open('fixtures/broken.xml');
    const problems = (): number => vscode.languages.getDiagnostics(document.uri).length;
    await until('problems', () => problems() > 0 || undefined);
    await vscode.commands.executeCommand(commands.restartServer);
    await until('problems of the new server', () => problems() > 0 || undefined);
    // What the command line answers for the same seed.
    equal(await roll({ expression: '2D6+2', seed: 7 }), '2D6+2: 1 + 1 → 4');
  });
});
