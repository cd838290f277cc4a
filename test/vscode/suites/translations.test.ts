import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import { sourceScheme } from '../../../server/lsp/protocol/settings.ts';
import { equal } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, open } from '../support/workspace.ts';

describe('the commands for translators', () => {
  it('go to the next text that needs work, put a missing one in, and show the sources beside', async () => {
    const { document } = await open('data/i18n/content-es.xml');
    const isMarked = (): boolean => document.getText().includes('<!-- whq-translate -->');
    try {
      // The files with the sources may not have been read yet.
      await until('a text that needs work', async () => {
        await vscode.commands.executeCommand(commands.nextTranslation);
        const editor = vscode.window.activeTextEditor;
        const isThere = editor?.document.uri.toString() === document.uri.toString();
        return (isThere && editor.selection.start.line > 2) || undefined;
      });
      equal(isMarked(), false);
      await vscode.commands.executeCommand(commands.insertMissingKey);
      await until('the missing text', () => isMarked() || undefined);
      await vscode.commands.executeCommand(commands.showTranslationSource);
      const sources = await until('the sources', () =>
        vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs).find(({ label }) => label.startsWith('Source of')),
      );
      await until('the source of the entry', () => {
        const isSource = ({ uri, languageId }: vscode.TextDocument): boolean =>
          uri.scheme === sourceScheme && languageId === 'whq-rules-source';
        return /\S/.test(vscode.workspace.textDocuments.find(isSource)?.getText() ?? '') || undefined;
      });
      await vscode.window.tabGroups.close(sources);
    } finally {
      await closeAll();
    }
  });
});
