import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol.ts';
import { equal, match } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { lensesAbove, open, rangeOf } from '../support/workspace.ts';

const pack = 'whq-rules:/roleplay-book.xml';

/** What a command of the editor answers for the middle of `words` in a file, once that is something. */
async function ask<Answer>(command: string, path: string, words: string): Promise<readonly Answer[]> {
  const { document } = await open(path);
  const { start } = rangeOf(document, words);
  const at = start.translate(0, Math.floor(words.length / 2));
  return until(`${command} at ${words}`, async () => {
    const answers = await vscode.commands.executeCommand<Answer[] | undefined>(command, document.uri, at);
    return answers === undefined || answers.length === 0 ? undefined : answers;
  });
}

async function textAt({ uri, range }: vscode.Location): Promise<string> {
  return (await vscode.workspace.openTextDocument(uri)).getText(range);
}

function fileOf({ path }: vscode.Uri): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

describe('navigation', () => {
  it('leads to a bundled rule, in a document that is read only, without problems and with hovers', async () => {
    const [link] = await ask<vscode.LocationLink>('vscode.executeDefinitionProvider', 'scenario.md', 'Fear 4');
    equal(link?.targetUri.toString(), pack);
    const document = await vscode.workspace.openTextDocument(vscode.Uri.parse(pack));
    match(document.getText(link?.targetRange), /^<rule id="rpb-fear"[\s\S]*<\/rule>$/);
    const selection = link?.targetSelectionRange ?? new vscode.Range(0, 0, 0, 0);
    await vscode.window.showTextDocument(document, { selection });
    equal(document.getText(selection), 'rpb-fear');
    equal(vscode.workspace.fs.isWritableFileSystem(document.uri.scheme) ?? false, false);
    await until('a hover', async () => {
      const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        document.uri,
        selection.start,
      );
      return hovers.length > 0 || undefined;
    });
    equal(vscode.languages.getDiagnostics(document.uri).length, 0);
  });

  it('opens the link of a mention at its rule', async () => {
    const { document } = await open('scenario.md');
    const mention = rangeOf(document, 'Breathe Fire 4');
    const link = await until('a link', async () => {
      const links = await vscode.commands.executeCommand<vscode.DocumentLink[]>(
        'vscode.executeLinkProvider',
        document.uri,
        100,
      );
      return links.find(({ range }) => range.contains(mention));
    });
    await vscode.commands.executeCommand('vscode.open', link.target);
    const line = await until('the rule', () => {
      const editor = vscode.window.activeTextEditor;
      return editor?.document.uri.scheme === 'whq-rules'
        ? editor.document.lineAt(editor.selection.active.line).text
        : undefined;
    });
    match(line, /<rule id="rpb-breathe-fire"/);
  });

  it('finds references in other files, by id and by name', async () => {
    const found = await ask<vscode.Location>('vscode.executeReferenceProvider', 'scenario.md', 'Salt Crust 5+');
    const places = await Promise.all(
      found.map(async (location) => `${fileOf(location.uri)} ${await textAt(location)}`),
    );
    equal(places.includes('scenario.md Salt Crust 5+'), true, 'the mention');
    equal(
      places.some((place) => /\.xml [a-z-]+$/.test(place)),
      true,
      'the definition',
    );
  });

  it('finds rules of the workspace and of the packs by name', async () => {
    for (const [query, container] of [
      ['salt crust', /\.xml$/],
      ['ambush', /Roleplay Book/],
    ] as const) {
      await until(query, async () => {
        const command = 'vscode.executeWorkspaceSymbolProvider';
        const answers = await vscode.commands.executeCommand<vscode.SymbolInformation[]>(command, query);
        return answers.find(
          ({ name, containerName }) => name.toLowerCase().startsWith(query) && container.test(containerName),
        );
      });
    }
  });

  it('tells who uses a rule', async () => {
    const [item] = await ask<vscode.CallHierarchyItem>('vscode.prepareCallHierarchy', 'scenario.md', 'Regenerate 2');
    match(item?.name ?? '', /REGENERATE/);
    const calls = await vscode.commands.executeCommand<vscode.CallHierarchyIncomingCall[]>(
      'vscode.provideIncomingCalls',
      item,
    );
    equal(
      calls.some(({ from }) => from.name === 'scenario.md'),
      true,
    );
  });

  it('has colours for what a text is about', async () => {
    const { document } = await open('scenario.md');
    const legend = await vscode.commands.executeCommand<vscode.SemanticTokensLegend>(
      'vscode.provideDocumentSemanticTokensLegend',
      document.uri,
    );
    equal([...legend.tokenTypes], ['ability', 'rating', 'dice', 'target']);
    const { data } = await vscode.commands.executeCommand<vscode.SemanticTokens>(
      'vscode.provideDocumentSemanticTokens',
      document.uri,
    );
    equal(data.length > 50, true, `${data.length / 5} tokens`);
  });

  it('counts how often a rule is used, and shows where', async () => {
    const settings = vscode.workspace.getConfiguration('whq-rules');
    const { document } = await open('data/xml/rules/markup-rules.xml');
    await settings.update('codeLens.references', true, vscode.ConfigurationTarget.Workspace);
    const lens = await until('the number of uses', async () => {
      const lenses = await lensesAbove(document, 'id="brine-salt-crust"');
      return lenses.find(({ command }) => command === commands.showReferences);
    });
    await settings.update('codeLens.references', undefined, vscode.ConfigurationTarget.Workspace);
    const count = await vscode.commands.executeCommand<number>(lens.command, ...(lens.arguments ?? []));
    equal(lens.title, count === 1 ? '1 use' : `${count} uses`);
    await vscode.commands.executeCommand('closeReferenceSearch');
  });
});
