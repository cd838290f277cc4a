import * as vscode from 'vscode';
import type { Server } from '../../../client/server/server.ts';
import { commands, type LookUpAction } from '../../../server/lsp/protocol/commands.ts';
import { equal, match } from '../support/assert.ts';
import { describe, it, itLong } from '../support/mocha.ts';
import { ourExtension } from '../support/ourExtension.ts';
import { until } from '../support/until.ts';
import { open, openUntitled } from '../support/workspace.ts';

interface Case {
  readonly language: string;
  /** `^` is the cursor. */
  readonly before: string;
  /** What is typed; what stands at the cursor where undefined. */
  readonly question?: string;
  readonly after: string;
}

/** Looks the rule up, takes the line that is lit with the Enter key, and compares the document. */
async function check({ language, before, question, after }: Case): Promise<void> {
  const { document } = await editorAt(language, before);
  const done = vscode.commands.executeCommand(commands.lookUpRule, question);
  await until(`the text ${after}`, async () => {
    await vscode.commands.executeCommand('workbench.action.acceptSelectedQuickOpenItem');
    return document.getText() === after || undefined;
  });
  await done;
}

async function editorAt(language: string, marked: string): Promise<vscode.TextEditor> {
  const editor = await openUntitled(language, marked.replace('^', ''));
  const position = editor.document.positionAt(marked.indexOf('^'));
  editor.selection = new vscode.Selection(position, position);
  return editor;
}

/** Looks the rule up and does that with it, as its key would. Resolves when the list is closed. */
async function act(question: string | undefined, action: LookUpAction): Promise<void> {
  let isDone = false;
  const done = Promise.resolve(vscode.commands.executeCommand(commands.lookUpRule, question)).then(() => {
    isDone = true;
  });
  await until(`${action} to close the list`, async () => {
    await vscode.commands.executeCommand(commands.lookUpAction, action);
    return isDone || undefined;
  });
  await done;
}

describe('looking up a rule', () => {
  it('puts the mention in, with the value that was typed', () =>
    check({ language: 'markdown', before: '6 Goblins (^)', question: 'fear 6', after: '6 Goblins (Fear 6)' }));

  itLong('begins with the mention under the cursor, and another takes its place', async () => {
    await check({
      language: 'markdown',
      before: '6 Goblins (Fe^ar 4)',
      question: 'Hate Elves',
      after: '6 Goblins (Hate Elves)',
    });
    await editorAt('markdown', '6 Goblins (Fe^ar 4)');
    await act(undefined, 'open');
    checkOpen(/"rpb-fear"/);
  });

  it('opens the rule, in a pack or in a file', async () => {
    // The server may still be reading the files of the workspace; an open one it knows.
    await open('data/xml/rules/plain-rules.xml');
    await editorAt('markdown', '^');
    await act('ambush A', 'open');
    equal(vscode.window.activeTextEditor?.document.uri.toString(), 'whq-rules:/roleplay-book.xml');
    checkOpen(/"rpb-ambush"/);
    await act('smuggled cargo', 'open');
    match(vscode.window.activeTextEditor?.document.uri.path ?? '', /plain-rules/);
    checkOpen(/SMUGGLED CARGO/);
  });

  itLong('does what a key says with the answer to what was typed, however late that comes', async () => {
    const server = ourExtension()?.exports as Server;
    const { ask } = server;
    server.ask = async (method, params, token) => {
      if (method === 'whq/rules') await new Promise((resolve) => setTimeout(resolve, 1_000));
      return ask.call(server, method, params, token) as ReturnType<Server['ask']>;
    };
    await leadsToOdds().finally(() => {
      server.ask = ask;
    });
  });
});

async function leadsToOdds(): Promise<void> {
  await editorAt('markdown', '^');
  await act('ambush 5+', 'showOdds');
  const panels = (): readonly vscode.Tab[] =>
    vscode.window.tabGroups.all.flatMap(({ tabs }) => tabs.filter(({ label }) => label === 'Odds: Ambush 5+, sprung'));
  await until('the panel', () => panels().length > 0 || undefined);
  await vscode.window.tabGroups.close(panels());
  await until('no panel', () => panels().length === 0 || undefined);
}

/** That the cursor stands in a line like that. */
function checkOpen(line: RegExp): void {
  const editor = vscode.window.activeTextEditor;
  match(editor?.document.lineAt(editor.selection.active.line).text ?? '', line);
}

describe('a hover on a mention', () => {
  it('has links that run the odds and the opening, and no other command', async () => {
    const { document } = await openUntitled('markdown', '6 Goblins (Fear 4)');
    const [hover] = await until('the hover', async () => {
      const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
        'vscode.executeHoverProvider',
        document.uri,
        new vscode.Position(0, 13),
      );
      return hovers.length > 0 ? hovers : undefined;
    });
    const [content] = hover?.contents ?? [];
    const text = typeof content === 'object' ? content.value : '';
    equal(content instanceof vscode.MarkdownString && content.isTrusted, {
      enabledCommands: [commands.showOdds, commands.roll, commands.openRule],
    });
    const links = new Map(
      [...text.matchAll(/\[([^\]]*)\]\(command:([\w.-]+)\?([^)\s]*)\)/g)].map(([, label = '', command, query = '']) => [
        label,
        { command, argument: JSON.parse(decodeURIComponent(query))[0] },
      ]),
    );
    equal([...links.keys()], ['Show odds', 'Open rule']);
    const odds = links.get('Show odds');
    equal(odds?.command, commands.showOdds);
    equal(odds?.argument.variables.n, 4);
    const open = links.get('Open rule');
    await vscode.commands.executeCommand(open?.command ?? '', open?.argument);
    equal(vscode.window.activeTextEditor?.document.uri.toString(), 'whq-rules:/roleplay-book.xml');
    checkOpen(/"rpb-fear"/);
  });
});
