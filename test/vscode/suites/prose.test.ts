import * as vscode from 'vscode';
import { ask, askOnce, middleOf } from '../support/ask.ts';
import { equal, match } from '../support/assert.ts';
import { describe, describeLong, it, itLong } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, open } from '../support/workspace.ts';

describe('document links in prose', () => {
  /** Opens the link that is on `words`; the cursor is then at the rule. */
  const check = async (path: string, words: string, file: string, rule: RegExp): Promise<void> => {
    const { document } = await open(path);
    const links = await ask<vscode.DocumentLink>('vscode.executeLinkProvider', document.uri, [100]);
    const link = links.find(({ range }) => document.getText(range) === words);
    await vscode.commands.executeCommand('vscode.open', link?.target);
    const line = await until('the rule', () => {
      const editor = vscode.window.activeTextEditor;
      return editor?.document.uri.path.endsWith(file)
        ? editor.document.lineAt(editor.selection.active.line).text
        : undefined;
    });
    match(line, rule);
  };

  it("lead to the package's own rules", () =>
    check('escenario.md', 'Costra de Sal 5+', '/markup-rules.xml', /<rule id="brine-salt-crust"/));

  itLong('lead into the bundled packs', () =>
    check('scenario.md', 'Breathe Fire 1', '/roleplay-book.xml', /<rule id="rpb-breathe-fire"/),
  );
});

describe('a slip in a list of abilities', () => {
  it('is in the list of problems with the ability that was meant', async () => {
    const { document } = await open('fixtures/unknown.md');
    const problem = await until('the problem', () => vscode.languages.getDiagnostics(document.uri)[0]);
    equal(
      vscode.languages.getDiagnostics(document.uri).map(({ range, severity }) => [document.getText(range), severity]),
      [['Feer 4', vscode.DiagnosticSeverity.Information]],
    );
    match(problem.message, /Fear/);
    const command = 'vscode.executeCodeActionProvider';
    const actions = await ask<vscode.CodeAction>(command, document.uri, [problem.range, 'quickfix', 10]);
    const fix = actions.find(({ edit }) => edit !== undefined && edit.size > 0);
    match(fix?.title ?? '', /Fear/);
    if (fix?.edit) equal(await vscode.workspace.applyEdit(fix.edit), true, 'applied');
    match(document.getText(), /\(Ambush 5\+, Fear 4, a rusty sword\)/);
    await until('its end', () => vscode.languages.getDiagnostics(document.uri).length === 0 || undefined);
    await closeAll();
  });
});

describeLong('prose that is not about the game', () => {
  it('is left alone', async () => {
    // When the other file has its hint, this one would have had its own.
    const ours = await open('fixtures/unknown.md');
    await until('the problem', () => vscode.languages.getDiagnostics(ours.document.uri)[0]);
    const { document } = await open('fixtures/plain.md');
    const { uri } = document;
    const hovers = await Promise.all(
      ['Fear', 'fly', 'hate', 'net', 'guards', 'poison', 'break', 'magic'].map((word) =>
        askOnce('vscode.executeHoverProvider', uri, middleOf(document, word)),
      ),
    );
    const tokens = await vscode.commands.executeCommand<vscode.SemanticTokens | undefined>(
      'vscode.provideDocumentSemanticTokens',
      uri,
    );
    equal(
      {
        problems: vscode.languages.getDiagnostics(uri).length,
        hovers: hovers.flat().length,
        lenses: (await askOnce('vscode.executeCodeLensProvider', uri)).length,
        links: (await askOnce('vscode.executeLinkProvider', uri)).length,
        definitions: (await askOnce('vscode.executeDefinitionProvider', uri, middleOf(document, 'Fear'))).length,
        tokens: tokens?.data.length ?? 0,
      },
      { problems: 0, hovers: 0, lenses: 0, links: 0, definitions: 0, tokens: 0 },
    );
  });
});
