import * as vscode from 'vscode';
import { equal } from '../support/assert.ts';
import { describeLong, it } from '../support/mocha.ts';
import { pause, until } from '../support/until.ts';
import { open, rangeOf } from '../support/workspace.ts';

/** Longer than a server that has already answered for another file takes. */
const patience = 500;

describeLong('XML that is not ours', () => {
  it('is left alone', async () => {
    const ours = await open('fixtures/broken.xml');
    await until('problems in ours', () => vscode.languages.getDiagnostics(ours.document.uri)[0]);
    const { document } = await open('fixtures/foreign.xml');
    await pause(patience);
    const { uri } = document;
    const at = rangeOf(document, 'Fear 6').start.translate(0, 2);
    const ask = <Answer>(command: string, ...rest: unknown[]): Thenable<Answer> =>
      vscode.commands.executeCommand(command, uri, ...rest);
    const { items } = await ask<vscode.CompletionList>('vscode.executeCompletionItemProvider', at);
    equal(
      {
        problems: vscode.languages.getDiagnostics(uri).length,
        hovers: (await ask<unknown[]>('vscode.executeHoverProvider', at)).length,
        lenses: (await ask<unknown[]>('vscode.executeCodeLensProvider')).length,
        // The editor itself may offer the words of the file.
        items: items.filter(({ kind }) => kind !== vscode.CompletionItemKind.Text).length,
      },
      { problems: 0, hovers: 0, lenses: 0, items: 0 },
    );
  });
});
