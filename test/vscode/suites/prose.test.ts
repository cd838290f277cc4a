import * as vscode from 'vscode';
import { ask, askOnce, hoverOn, middleOf } from '../support/ask.ts';
import { equal, match } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { closeAll, lensesAbove, open, openUntitled } from '../support/workspace.ts';

/** Hovers over `words` in a file and looks for every one of `expected` in what is shown. */
async function checkHover(path: string, words: string, expected: readonly RegExp[]): Promise<void> {
  const text = await hoverOn((await open(path)).document, words);
  for (const pattern of expected) match(text, pattern, words);
}

describe('hover in prose', () => {
  it('puts the number into the text, and says the chance on every Battle-level', () =>
    checkHover('scenario.md', 'Fear 4', [
      /FEAR 4/,
      /total above 4 /,
      /\|[\s\u2060]+Battle-level \|[\s\u2060]+1 \|[\s\u2060]+2 \|[\s\u2060]+3 \|[\s\u2060]+4\+ \|/,
      /\|[\s\u2060]+afraid \|[\s\u2060]+1\/2 \|[\s\u2060]+1\/3 \|[\s\u2060]+1\/6 \|[\s\u2060]+0 \|/,
    ]));

  it('answers a Spanish name in Spanish', () =>
    checkHover('escenario.md', 'Miedo 4', [/MIEDO 4/, /miedo/, /nivel de batalla/i]));

  it("knows the package's own names in Spanish", () =>
    checkHover('escenario.md', 'Costra de Sal 5+', [/COSTRA DE SAL 5\+/, /con 5\+/]));

  it('explains the ability in brackets too', () =>
    checkHover('scenario.md', 'Breathe Fire 4 (Ambush A)', [
      /BREATHE FIRE 4/,
      /4D6/,
      /AMBUSH A/,
      /automatic|no roll|without a roll/i,
    ]));
});

describe('completion in prose', () => {
  it('offers the values that published monsters have', async () => {
    const { document } = await openUntitled('markdown', '6 Goblins (fea');
    const command = 'vscode.executeCompletionItemProvider';
    const at = document.positionAt(document.getText().length);
    const item = await until('Fear n', async () => {
      const { items } = await vscode.commands.executeCommand<vscode.CompletionList>(command, document.uri, at);
      return items.find(({ label }) => (typeof label === 'string' ? label : label.label) === 'Fear n');
    });
    equal(item.insertText instanceof vscode.SnippetString, true, 'a snippet');
    match((item.insertText as vscode.SnippetString).value, /^Fear \$\{1\|3,4,5,6,.*\|\}$/);
  });
});

describe('dice in prose', () => {
  it('have their odds above the line', async () => {
    const { document } = await open('scenario.md');
    const titles = async (words: string): Promise<string> =>
      (await lensesAbove(document, words)).map(({ title }) => title).join(' | ');
    match(await titles('1D6 x 50'), /1D6 x 50 → 50–300, average 175/);
    match(await titles('Ambush 5+'), /^Roll \| Ambush 5\+: 1 in 3 \| Fear 4 → level 1: 50 %/);
  });
});

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

  it('lead into the bundled packs', () =>
    check('scenario.md', 'Breathe Fire 4', '/roleplay-book.xml', /<rule id="rpb-breathe-fire"/));
});

describe('a slip in a list of abilities', () => {
  it('is a hint with the ability that was meant, and nothing louder', async () => {
    const { document } = await open('fixtures/unknown.md');
    const problem = await until('the hint', () => vscode.languages.getDiagnostics(document.uri)[0]);
    equal(
      vscode.languages.getDiagnostics(document.uri).map(({ range, severity }) => [document.getText(range), severity]),
      [['Feer 4', vscode.DiagnosticSeverity.Hint]],
    );
    match(problem.message, /Fear/);
    const command = 'vscode.executeCodeActionProvider';
    const actions = await ask<vscode.CodeAction>(command, document.uri, [problem.range, 'quickfix']);
    const fix = actions.find(({ edit }) => edit !== undefined && edit.size > 0);
    match(fix?.title ?? '', /Fear/);
    if (fix?.edit) equal(await vscode.workspace.applyEdit(fix.edit), true, 'applied');
    match(document.getText(), /\(Ambush 5\+, Fear 4, a rusty sword\)/);
    await until('its end', () => vscode.languages.getDiagnostics(document.uri).length === 0 || undefined);
    await closeAll();
  });
});

describe('prose that is not about the game', () => {
  it('is left alone', async () => {
    // When the other file has its hint, this one would have had its own.
    const ours = await open('fixtures/unknown.md');
    await until('the hint', () => vscode.languages.getDiagnostics(ours.document.uri)[0]);
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
