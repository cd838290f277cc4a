import * as vscode from 'vscode';
import { match } from '../support/assert.ts';
import { describe, itInBoth, itLong } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { lensesAbove, lensesOf, open } from '../support/workspace.ts';

/** Waits for the lenses of the file and returns those above the line of `words`. */
async function lenses(path: string, words: string): Promise<readonly vscode.Command[]> {
  return lensesAbove((await open(path)).document, words);
}

describe('code lenses', () => {
  itInBoth('say the odds of the dice on a line', async () => {
    const titles = (await lenses('fixtures/lantern.xml', '2D6+2')).map(({ title }) => title);
    match(titles.join(' | '), /2D6\+2 → 4–14, average 9/);
  });

  itLong('stand in prose too', async () => {
    const titles = (await lenses('scenario.md', '3D6 x 10')).map(({ title }) => title);
    match(titles.join(' | '), /3D6 x 10 → 30–180, average 105/);
  });

  itLong('can be turned off', async () => {
    const settings = vscode.workspace.getConfiguration('whq-rules');
    const { document } = await open('fixtures/lantern.xml');
    const count = async (): Promise<number> => (await lensesOf(document)).length;
    await settings.update('codeLens.enabled', false, vscode.ConfigurationTarget.Workspace);
    await until('no lens', async () => (await count()) === 0 || undefined);
    await settings.update('codeLens.enabled', undefined, vscode.ConfigurationTarget.Workspace);
    await until('lenses again', async () => (await count()) > 0 || undefined);
  });
});
