import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import { ask, described, hoverOn, middleOf } from '../support/ask.ts';
import { equal, match } from '../support/assert.ts';
import { describe, describeLong, it, itInBoth, itLong } from '../support/mocha.ts';
import { pause, until } from '../support/until.ts';
import { lensesOf, open, openUntitled, rangeOf } from '../support/workspace.ts';

const roleplayBook = vscode.Uri.parse('whq-rules:/roleplay-book.xml');

/** Follows the first definition of `words`: `file: id`. */
async function definitionOf(path: string, words: string): Promise<string> {
  const { document } = await open(path);
  const at = middleOf(document, words);
  const [link] = await ask<vscode.Location | vscode.LocationLink>('vscode.executeDefinitionProvider', document.uri, [
    at,
  ]);
  if (link === undefined) return 'nowhere';
  return 'targetUri' in link
    ? described(link.targetUri, link.targetSelectionRange ?? link.targetRange)
    : described(link.uri, link.range);
}

describe('definition', () => {
  itInBoth('is found from Markdown', async () =>
    equal(await definitionOf('scenario.md', 'Salt Crust 5+'), 'markup-rules.xml: brine-salt-crust'),
  );
  it('is in a bundled pack where the workspace has none', async () =>
    equal(await definitionOf('scenario.md', 'Fear 4'), 'whq-rules:/roleplay-book.xml: rpb-fear'));
});

describe('a bundled pack', () => {
  itLong('opens as a document that nobody can change, with hovers and without problems', async () => {
    const document = await vscode.workspace.openTextDocument(roleplayBook);
    await vscode.window.showTextDocument(document, { preview: false });
    equal(document.languageId, 'xml');
    const text = document.getText();
    match(text, /<rule id="rpb-fear" name="FEAR n"/);
    await vscode.commands.executeCommand('type', { text: 'x' });
    equal([document.getText() === text, document.isDirty], [true, false], 'unchanged');
    match(await hoverOn(document, 'name="FEAR n"'), /name/i);
    const symbols = await ask<vscode.DocumentSymbol>('vscode.executeDocumentSymbolProvider', roleplayBook);
    equal((symbols.length === 1 ? symbols[0]?.children : symbols)?.length, 78, 'rules in the outline');
    equal(vscode.languages.getDiagnostics(roleplayBook).length, 0, 'problems');
  });
});

describe('references', () => {
  itInBoth('are in XML, in translations and in prose of both languages', async () => {
    const { document } = await open('data/xml/rules/markup-rules.xml');
    const at = middleOf(document, 'brine-salt-crust');
    const found = await ask<vscode.Location>('vscode.executeReferenceProvider', document.uri, [at], 6);
    const places = await Promise.all(found.map(({ uri, range }) => described(uri, range)));
    equal(places.toSorted(), [
      'content-es.xml: brine-salt-crust',
      'content-es.xml: brine-salt-crust',
      'escenario.md: Costra de Sal 5+',
      'markup-rules.xml: brine-salt-crust',
      'salt-works.xml: brine-salt-crust',
      'scenario.md: Salt Crust 5+',
    ]);
  });

  itLong('are counted above rules once that is turned on, and shown with a click', async () => {
    const settings = vscode.workspace.getConfiguration('whq-rules');
    const { document } = await open('data/xml/rules/markup-rules.xml');
    const counts = async (): Promise<readonly vscode.Command[]> =>
      (await lensesOf(document)).flatMap(({ command }) =>
        command?.command === commands.showReferences ? command : [],
      );
    await until('lenses', async () => (await lensesOf(document)).length > 0 || undefined);
    equal((await counts()).length, 0, 'before');
    await settings.update('codeLens.references', true, vscode.ConfigurationTarget.Workspace);
    try {
      const crust = await until('the count', async () => (await counts())[0]);
      equal(crust.title, '5 uses');
      equal(await vscode.commands.executeCommand(crust.command, ...(crust.arguments ?? [])), 5);
      await vscode.commands.executeCommand('closeReferenceSearch');
    } finally {
      await settings.update('codeLens.references', undefined, vscode.ConfigurationTarget.Workspace);
    }
    await until('no count', async () => (await counts()).length === 0 || undefined);
  });
});

describe('symbols of the workspace', () => {
  it('are found by their names', async () => {
    const [symbol] = await until('the symbol', async () => {
      const found = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(
        'vscode.executeWorkspaceSymbolProvider',
        'salt crust',
      );
      return found.length === 0 ? undefined : found;
    });
    equal(`${symbol?.name} · ${symbol?.containerName}`, 'SALT CRUST n+ · markup-rules.xml');
  });
});

describeLong('linked editing', () => {
  it('types the two names of a tag as one', async () => {
    const settings = vscode.workspace.getConfiguration('editor');
    await settings.update('linkedEditing', true, vscode.ConfigurationTarget.Workspace);
    try {
      const editor = await openUntitled('xml', '<rules>\n  <rule id="test-a" name="A"><b>x</b></rule>\n</rules>');
      const { document } = editor;
      const inside = rangeOf(document, '<b>').start.translate(0, 2);
      // The editor does not tell when it has asked for the names around the cursor, so that one can only try.
      await until('both names', async () => {
        editor.selection = new vscode.Selection(inside, inside);
        await pause(500);
        await vscode.commands.executeCommand('type', { text: 'r' });
        await pause(200);
        if (document.getText().includes('<br>x</br>')) return true;
        await vscode.commands.executeCommand('undo');
        return undefined;
      });
    } finally {
      await settings.update('linkedEditing', undefined, vscode.ConfigurationTarget.Workspace);
    }
  });
});

describe('semantic tokens', () => {
  it('tell abilities, their values, dice and targets', async () => {
    const { document } = await open('scenario.md');
    const { uri } = document;
    const legend = await until('the legend', () =>
      vscode.commands.executeCommand<vscode.SemanticTokensLegend | undefined>(
        'vscode.provideDocumentSemanticTokensLegend',
        uri,
      ),
    );
    equal(legend.tokenTypes, ['ability', 'rating', 'dice', 'target']);
    const tokens = await until('tokens', async () => {
      const found = await vscode.commands.executeCommand<vscode.SemanticTokens | undefined>(
        'vscode.provideDocumentSemanticTokens',
        uri,
      );
      return found && found.data.length > 0 ? decoded(document, legend, found) : undefined;
    });
    const expected = [
      'ability Fear',
      'rating 4',
      'dice 2D6+2',
      'ability Breathe Fire',
      'ability Ambush',
      'rating A',
      'ability Smuggled Cargo',
    ];
    equal(
      expected.filter((token) => !tokens.includes(token)),
      [],
      `not among ${tokens.join(', ')}`,
    );
  });
});

function decoded(
  document: vscode.TextDocument,
  { tokenTypes }: vscode.SemanticTokensLegend,
  { data }: vscode.SemanticTokens,
): readonly string[] {
  const tokens: string[] = [];
  let [line, character] = [0, 0];
  for (let index = 0; index < data.length; index += 5) {
    const [lines = 0, characters = 0, length = 0, type = 0] = data.slice(index, index + 5);
    line += lines;
    character = lines === 0 ? character + characters : characters;
    tokens.push(`${tokenTypes[type]} ${document.getText(new vscode.Range(line, character, line, character + length))}`);
  }
  return tokens;
}
