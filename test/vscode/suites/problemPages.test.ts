import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import { equal, match } from '../support/assert.ts';
import { describe, it, itLong } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, open } from '../support/workspace.ts';

describe('the page of a code', () => {
  it('is what the code of a problem leads to', async () => {
    const { document } = await open('fixtures/broken.xml');
    const problem = await until('a problem', () => vscode.languages.getDiagnostics(document.uri)[0]);
    const target = typeof problem.code === 'object' ? problem.code.target : undefined;
    equal(String(target), 'whq-rules-page:/problems/unknown-attribute.md');
    await vscode.commands.executeCommand(commands.openPage, 'unknown-attribute');
    const input = await until('the page', () => {
      const shown = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
      return shown instanceof vscode.TabInputCustom ? shown : undefined;
    });
    equal(String(input.uri), String(target));
    equal(input.viewType, 'vscode.markdown.preview.editor');
    const page = await vscode.workspace.openTextDocument(input.uri);
    match(page.getText(), /^# unknown-attribute\n/);
    equal(vscode.languages.getDiagnostics(page.uri), []);
    await closeAll();
  });

  itLong('is the only thing that its scheme shows', async () => {
    for (const other of ['/../package.json', '/problems/../../package.json', '/README.md', '/problems/none.md']) {
      const text = await vscode.workspace
        .openTextDocument(vscode.Uri.from({ scheme: 'whq-rules-page', path: other }))
        .then(
          (document) => document.getText(),
          () => '',
        );
      equal(text, '', other);
    }
  });
});
