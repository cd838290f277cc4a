import * as vscode from 'vscode';
import { equal } from '../support/assert.ts';
import { describe, it, itLong } from '../support/mocha.ts';
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

  itLong('grows a selection from the word to the rule', async () => {
    const { document } = await open('fixtures/lantern.xml');
    const position = document.positionAt(document.getText().indexOf('oil burns'));
    const [innermost] = await ask<vscode.SelectionRange>('vscode.executeSelectionRangeProvider', document.uri, [
      position,
    ]);
    const texts: string[] = [];
    for (let range = innermost; range !== undefined; range = range.parent) texts.push(document.getText(range.range));
    equal(texts.includes('<p>Its oil burns for 2D6+2 turns.</p>'), true, 'the paragraph');
    equal(texts.at(-1)?.includes('test-moth'), true, 'the whole file');
  });
});
