import * as vscode from 'vscode';
import { equal } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { open } from '../support/workspace.ts';

/** Waits for an answer that is not empty. */
async function ask<Item>(command: string, uri: vscode.Uri, ...rest: unknown[]): Promise<readonly Item[]> {
  return until(command, async () => {
    const items = await vscode.commands.executeCommand<Item[] | undefined>(command, uri, ...rest);
    return items === undefined || items.length === 0 ? undefined : items;
  });
}

/** Names of the rules in the outline, however deep the server nests them under the root. */
function rulesOf(symbols: readonly vscode.DocumentSymbol[]): readonly string[] {
  return symbols.flatMap(({ name, children }) => (name === 'rules' ? rulesOf(children) : [name]));
}

describe('outline', () => {
  it('has the rules by their names, also of a broken file', async () => {
    const { document } = await open('fixtures/broken.xml');
    const symbols = await ask<vscode.DocumentSymbol>('vscode.executeDocumentSymbolProvider', document.uri);
    equal(rulesOf(symbols), ['FIRST', 'COLOUR', 'OPEN', 'NAMELESS', 'LAST']);
  });

  it('folds rules and tables', async () => {
    const { document } = await open('fixtures/lantern.xml');
    const ranges = await ask<vscode.FoldingRange>('vscode.executeFoldingRangeProvider', document.uri);
    const starts = ranges.map(({ start }) => document.lineAt(start).text.trim().split(/[ >]/)[0]);
    equal(
      ['<rules', '<rule', '<table'].filter((start) => !starts.includes(start)),
      [],
      'not foldable',
    );
  });
});
