import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import { hoverOn } from '../support/ask.ts';
import { equal, match } from '../support/assert.ts';
import { type BrittleServer, withBrittleServer } from '../support/brittleServer.ts';
import { describe, it, itInBoth, itLongInNode } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, lensesAbove, open } from '../support/workspace.ts';

/** Does this to the server while a document that has not been saved is open, and looks whether all of that goes on afterwards. */
async function check(harm: (brittle: BrittleServer) => Promise<void>): Promise<void> {
  const { document } = await open('fixtures/broken.xml');
  const edit = new vscode.WorkspaceEdit();
  edit.replace(
    document.uri,
    document.lineAt(1).range,
    '  <rule id="test-first" name="FIRST"><p>It has Ambush 3+, and 2D6+4 friends.</p></rule>',
  );
  await vscode.workspace.applyEdit(edit);
  try {
    await withBrittleServer(async (brittle) => {
      await worksIn(document);
      await harm(brittle);
      await worksIn(document);
      equal(document.isDirty, true, 'not saved by anybody');
    });
  } finally {
    await closeAll();
  }
}

/** Everything that the server gives the editor is there, for the text that has not been saved. */
async function worksIn(document: vscode.TextDocument): Promise<void> {
  match(await hoverOn(document, 'Ambush 3+'), /AMBUSH[\s\S]*2\/3|AMBUSH[\s\S]*2 in 3/i);
  await until('problems', () => vscode.languages.getDiagnostics(document.uri).length > 0 || undefined);
  equal((await lensesAbove(document, '2D6+4')).length > 0, true, 'lenses');
  match(await roll(), /^2D6\+2: /);
}

function roll(): Thenable<string> {
  return vscode.commands.executeCommand(commands.roll, { expression: '2D6+2', seed: 7 });
}

/** What the user is told by a command that fails. */
async function refusal(command: PromiseLike<unknown>): Promise<string> {
  try {
    await command;
    return 'not refused';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a server that stands still', () => {
  itLongInNode('is replaced by itself', () =>
    check(async ({ freeze, reaches, states }) => {
      freeze();
      await reaches('notAnswering');
      const state = await reaches('running');
      equal(states, ['notAnswering', 'restarting', 'running']);
      equal(state.kind === 'running' && state.lastFailure?.failure, 'silent');
    }),
  );

  itLongInNode('fails the command that waits for it in plain words, and answers the next one', () =>
    check(async ({ freeze }) => {
      freeze();
      match(await refusal(roll()), /had to be restarted. Please try again/);
      match(await roll(), /^2D6\+2: /);
    }),
  );

  itLongInNode('stays off after three times in a row, with the reason, until the command', () =>
    check(async ({ server, freeze, crash, reaches }) => {
      for (const next of ['running', 'running', 'off'] as const) {
        freeze();
        await reaches(next);
      }
      equal(server.state, { kind: 'off', failure: 'silent', times: 3 });
      match(await refusal(roll()), /off after 3 failures: it did not answer. “Restart the server”/);
      await vscode.commands.executeCommand(commands.restartServer);
      // The three are forgotten.
      equal(server.state.kind === 'running' && server.state.lastFailure, undefined);
      await crash();
      await reaches('running');
    }),
  );
});

describe('a server that ends unexpectedly', () => {
  itInBoth('is replaced', () =>
    check(async ({ crash, reaches, states }) => {
      await crash();
      await reaches('running');
      equal(states, ['restarting', 'running']);
    }),
  );
});

describe('a server that stays off', () => {
  it('is told by one notification, whose buttons open the log and start it again', () =>
    withBrittleServer(async ({ server, states }) => {
      const { showErrorMessage } = vscode.window;
      const { startProgram } = server.setup;
      const told: (readonly unknown[])[] = [];
      let choose = (_: string): void => {};
      const answer = (...said: readonly unknown[]): Promise<string> => {
        told.push(said);
        return new Promise((resolve) => {
          choose = resolve;
        });
      };
      Object.assign(vscode.window, { showErrorMessage: answer });
      try {
        for (const [index, button] of ['Log', 'Restart'].entries()) {
          server.setup.startProgram = () => Promise.reject(new Error('It is not there.'));
          match(await refusal(server.restart()), /3 failures: it did not start/);
          equal(told.length, index + 1);
          equal(told.at(-1), ['WHQ Rules is off.', 'Restart', 'Log']);
          server.setup.startProgram = startProgram;
          const before = states.length;
          choose(button);
          if (button === 'Restart')
            await until('a new start', () => states.slice(before).includes('starting') || undefined);
        }
      } finally {
        Object.assign(vscode.window, { showErrorMessage });
      }
    }));
});

describe('a server that does not start', () => {
  itLongInNode('is replaced where it stands still from the beginning', () =>
    check(async ({ server, freeze, states, reaches }) => {
      const { startProgram, limits } = server.setup;
      const { interval, checksUntilReport } = limits.starting;
      server.setup.limits = { ...limits, starting: { interval, checksUntilReport, checksUntilLoss: 5 } };
      server.setup.startProgram = async (log) => {
        const program = await startProgram(log);
        freeze();
        server.setup.startProgram = startProgram;
        server.setup.limits = limits;
        return program;
      };
      await vscode.commands.executeCommand(commands.restartServer);
      await reaches('running');
      equal(states, ['restarting', 'running']);
    }),
  );
});
