import * as vscode from 'vscode';
import { equal, match } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, open, rangeOf, remove, write } from '../support/workspace.ts';

const path = 'choices/data/xml/rules/choices.xml';
const text = `<rules>
  <rule id="choices-otter" name="OTTER">Roll 106 and te\u200bxt.</rule>
    <rule id="choices-seal" name="SEAL">Roll 1D6.</rule>
</rules>
`;

/** Waits until the document has these problems, as `severity code`. */
function problems(document: vscode.TextDocument, ...expected: readonly string[]): Promise<true> {
  return until(`the problems ${expected.join(', ')}`, () => {
    const found = vscode.languages.getDiagnostics(document.uri).map(({ severity, code }) => {
      const name = typeof code === 'object' ? code.value : code;
      return `${vscode.DiagnosticSeverity[severity]} ${name}`;
    });
    return JSON.stringify(found) === JSON.stringify(expected) || undefined;
  });
}

/** How many actions of a list have their edits, as if each was chosen. */
const resolvedActions = 10;

function actions(document: vscode.TextDocument, kind: string): Thenable<readonly vscode.CodeAction[]> {
  const range = rangeOf(document, '106');
  return vscode.commands.executeCommand('vscode.executeCodeActionProvider', document.uri, range, kind, resolvedActions);
}

describe('what an author chooses', () => {
  it('severities and known problems follow whq.json and the settings', async () => {
    await write(path, text);
    const { document } = await open(path);
    await problems(document, 'Warning misread-die', 'Hint invisible-character');
    await write('choices/whq.json', '{"severities":{"misread-die":"error"},"baseline":"known.json"}');
    await problems(document, 'Error misread-die', 'Hint invisible-character');
    const known = { file: 'data/xml/rules/choices.xml', code: 'invisible-character', entry: 'choices-otter', text: '' };
    const rows = ['', '\u200b'].map((marked) => ({ ...known, text: marked.trim() }));
    await write('choices/known.json', JSON.stringify({ version: 1, problems: rows }));
    await problems(document, 'Error misread-die');
    const settings = vscode.workspace.getConfiguration('whq-rules');
    await settings.update('problems.severities', { 'misread-die': 'off' }, vscode.ConfigurationTarget.Workspace);
    await problems(document);
    await settings.update('problems.severities', undefined, vscode.ConfigurationTarget.Workspace);
    await remove('choices/whq.json');
    await problems(document, 'Warning misread-die', 'Hint invisible-character');
  });

  it('all certain fixes are one action, and the page of a problem another', async () => {
    const { document } = await open(path);
    const [fixAll] = await until('the action', async () => {
      const found = await actions(document, 'source.fixAll');
      return found.length > 0 ? found : undefined;
    });
    equal(fixAll?.title, 'Fix all 2 problems with a certain fix');
    await vscode.workspace.applyEdit(fixAll?.edit ?? new vscode.WorkspaceEdit());
    match(document.getText(), /Roll 1D6 and text\./);
    await vscode.commands.executeCommand('undo');
    const page = await until('the page', async () =>
      (await actions(document, 'quickfix')).find(({ title }) => title === 'Open the page of misread-die'),
    );
    await vscode.commands.executeCommand(page.command?.command ?? '', ...(page.command?.arguments ?? []));
    await until('its tab', () => {
      const input = vscode.window.tabGroups.activeTabGroup.activeTab?.input;
      return input instanceof vscode.TabInputCustom && input.uri.path === '/problems/misread-die.md'
        ? input
        : undefined;
    });
    await closeAll();
  });

  it('formatting indents tags, and can be turned off', async () => {
    const { document } = await open(path);
    const edits = (): Thenable<readonly vscode.TextEdit[] | undefined> =>
      vscode.commands.executeCommand('vscode.executeFormatDocumentProvider', document.uri, {
        tabSize: 4,
        insertSpaces: true,
      });
    const [edit, ...others] = await until('edits', async () => {
      const found = await edits();
      return found && found.length > 0 ? found : undefined;
    });
    equal(others, []);
    equal(edit?.range.start.line, 2);
    const settings = vscode.workspace.getConfiguration('whq-rules');
    await settings.update('formatting.enabled', false, vscode.ConfigurationTarget.Workspace);
    await until('no edits', async () => ((await edits()) ?? []).length === 0 || undefined);
    await settings.update('formatting.enabled', undefined, vscode.ConfigurationTarget.Workspace);
    await until('edits again', async () => ((await edits()) ?? []).length > 0 || undefined);
    await closeAll();
    await remove('choices');
  });
});
