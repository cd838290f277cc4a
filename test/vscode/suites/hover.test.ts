import * as vscode from 'vscode';
import { match } from '../support/assert.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { open, rangeOf } from '../support/workspace.ts';

/** Hovers over the middle of `words` and looks for every one of `expected` in what is shown. */
async function check(path: string, words: string, expected: readonly RegExp[]): Promise<void> {
  const { document } = await open(path);
  const { start } = rangeOf(document, words);
  const at = start.translate(0, Math.floor(words.length / 2));
  const text = await until(`a hover on ${words}`, async () => {
    const hovers = await vscode.commands.executeCommand<vscode.Hover[]>(
      'vscode.executeHoverProvider',
      document.uri,
      at,
    );
    return hovers.length === 0 ? undefined : hovers.flatMap(({ contents }) => contents.map(textOf)).join('\n');
  });
  for (const pattern of expected) match(text, pattern, words);
}

function textOf(content: vscode.MarkdownString | vscode.MarkedString): string {
  return typeof content === 'string' ? content : content.value;
}

describe('hover', () => {
  it('gives the odds of an ability in rule text', () =>
    check('fixtures/lantern.xml', 'Ambush 5+', [/AMBUSH/i, /1\/3|1 in 3/]));
  it('puts the parameter into the odds', () => check('fixtures/lantern.xml', 'Breathe Fire 4', [/4D6/, /4–24/, /14/]));
  it('gives the odds of dice', () => check('fixtures/lantern.xml', '2D6+2', [/4–14/, /\b9\b/]));
  it('explains an element', () => check('fixtures/lantern.xml', 'table', [/table/i]));
  it('explains an attribute', () => check('fixtures/lantern.xml', 'name="LANTERN', [/name/i]));
  it('knows abilities in Markdown', () => check('scenario.md', 'Ambush 5+', [/AMBUSH/i, /1\/3|1 in 3/]));
  it("knows the workspace's own rules in Markdown", () => check('scenario.md', 'Smuggled Cargo', [/SMUGGLED CARGO/i]));
});
