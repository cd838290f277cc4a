import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import { equal } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { lensesAbove, open } from '../support/workspace.ts';

const settings = (): vscode.WorkspaceConfiguration => vscode.workspace.getConfiguration('whq-rules');

/** Waits until the first lens with odds above the line of `words` says so. Before it there may be one that rolls. */
async function check(document: vscode.TextDocument, words: string, title: string): Promise<void> {
  await until(`the lens ${title}`, async () => {
    const lens = (await lensesAbove(document, words)).find(({ command }) => command === commands.showOdds);
    return lens?.title === title || undefined;
  });
}

describe('levels for odds', () => {
  it('change the lenses', async () => {
    const { document } = await open('fixtures/levels.xml');
    await check(document, 'Battle-level', 'shaken → level 1: 83 %, 3: 50 %, 6+: 0 %');
    await settings().update('levels.battleLevel', 3, vscode.ConfigurationTarget.Workspace);
    try {
      await check(document, 'Battle-level', 'shaken → 1 in 2 at Battle-level 3');
    } finally {
      await settings().update('levels.battleLevel', undefined, vscode.ConfigurationTarget.Workspace);
    }
    await check(document, 'Battle-level', 'shaken → level 1: 83 %, 3: 50 %, 6+: 0 %');
  });
});

describe('inlay hints', () => {
  it('stand behind dice once they are turned on', async () => {
    const { document } = await open('fixtures/lantern.xml');
    const whole = new vscode.Range(0, 0, document.lineCount, 0);
    const labels = async (): Promise<readonly unknown[]> => {
      const hints = await vscode.commands.executeCommand<vscode.InlayHint[]>(
        'vscode.executeInlayHintProvider',
        document.uri,
        whole,
      );
      return hints.map(({ label }) => (typeof label === 'string' ? label : label.map(({ value }) => value).join('')));
    };
    equal(await labels(), []);
    await settings().update('inlayHints.enabled', true, vscode.ConfigurationTarget.Workspace);
    try {
      await until('the hint', async () => (await labels()).includes('4–14, average 9') || undefined);
    } finally {
      await settings().update('inlayHints.enabled', undefined, vscode.ConfigurationTarget.Workspace);
    }
    await until('no hint', async () => (await labels()).length === 0 || undefined);
  });
});
