import * as vscode from 'vscode';
import { equal, match } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { exists, open, rangeOf } from '../support/workspace.ts';

/** The runner puts it there when WHQ_SEEDS names the folder of the source documents. */
const path = 'seed.xml';

describe('a real rules file', () => {
  it('has its two misnested rows, hovers, lenses and an outline', async () => {
    if (!(await exists(path))) {
      console.log('    WHQ_SEEDS is unset: nothing was looked at');
      return;
    }
    const { document } = await open(path);
    const problems = await until('problems', () => {
      const found = vscode.languages.getDiagnostics(document.uri).filter(({ severity }) => severity === 0);
      return found.length === 0 ? undefined : found;
    });
    equal(
      problems.map(({ range }) => [document.getText(range), range.start.line + 1]),
      [
        ['tr', 176],
        ['tr', 178],
      ],
    );
    const at = rangeOf(document, 'Breathe Fire 4').start.translate(0, 3);
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      at,
    );
    match(JSON.stringify(hovers), /4D6/);
    const lenses = await vscode.commands.executeCommand<unknown[]>('vscode.executeCodeLensProvider', document.uri);
    equal(lenses.length > 50, true, `${lenses.length} lenses`);
    const symbols = await vscode.commands.executeCommand<vscode.DocumentSymbol[]>(
      'vscode.executeDocumentSymbolProvider',
      document.uri,
    );
    const rules = symbols.length === 1 ? symbols[0]?.children : symbols;
    equal(rules?.length, 78);
  });
});
