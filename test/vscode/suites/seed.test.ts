import * as vscode from 'vscode';
import { equal, match } from '../support/assert.ts';
import { describeLong, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, copy, exists, open, rangeOf, remove } from '../support/workspace.ts';

/** The runner puts it there when WHQ_SEEDS names the folder of the source documents. */
const source = 'seed.source';

const path = 'seed.xml';

/** Waits for an answer with at least one item, or as many as said. */
function ask<Item>(command: string, uri: vscode.Uri, least = 1): Promise<readonly Item[]> {
  return until(command, async () => {
    const items = await vscode.commands.executeCommand<readonly Item[]>(command, uri);
    return items.length < least ? undefined : items;
  });
}

async function check(): Promise<void> {
  const { document } = await open(path);
  const errors = await until('errors', () => {
    const found = vscode.languages.getDiagnostics(document.uri).filter(({ severity }) => severity === 0);
    return found.length === 0 ? undefined : found;
  });
  equal(
    errors.map(({ range }) => [document.getText(range), range.start.line + 1]),
    [
      ['tr', 176],
      ['tr', 178],
    ],
  );
  await ask('vscode.executeCodeLensProvider', document.uri, 50);
  const symbols = await ask<vscode.DocumentSymbol>('vscode.executeDocumentSymbolProvider', document.uri);
  equal((symbols.length === 1 ? symbols[0]?.children : symbols)?.length, 78, 'rules in the outline');

  const position = rangeOf(document, 'Breathe Fire 4').start.translate(0, 3);
  const hover = 'vscode.executeHoverProvider';
  const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(hover, document.uri, position);
  const texts = hovers.flatMap(({ contents }) =>
    contents.map((text) => (typeof text === 'string' ? text : text.value)),
  );
  match(texts.join('\n'), /4D6/);
}

describeLong('a real rules file', () => {
  it('has its two misnested rows, hovers, lenses and an outline', async () => {
    if (!(await exists(source))) {
      console.log('    WHQ_SEEDS is unset: nothing was looked at');
      return;
    }
    await copy(source, path);
    try {
      await check();
    } finally {
      await closeAll();
      await remove(path);
    }
  });
});
