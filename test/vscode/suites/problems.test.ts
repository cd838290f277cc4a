import * as vscode from 'vscode';
import { equal } from '../support/assert.ts';
import { describe, it, itInBoth } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { open, rangeOf } from '../support/workspace.ts';

/** Waits until the file has as many problems as expected, then compares where each is, its code and how grave it is. */
async function check(
  path: string,
  expected: readonly (readonly [words: string, code: string, line: number])[],
): Promise<void> {
  const { document } = await open(path);
  const problems = (): vscode.Diagnostic[] => vscode.languages.getDiagnostics(document.uri);
  await until('problems', () => problems().length === expected.length || undefined).catch(() => {
    // The comparison says more than that they are not as many.
  });
  const shown = problems()
    .toSorted((a, b) => a.range.start.compareTo(b.range.start))
    .map((problem) => [document.getText(problem.range), codeOf(problem), problem.range.start.line]);
  equal(
    shown,
    expected.map((entry) => [...entry]),
    path,
  );
}

function codeOf({ code }: vscode.Diagnostic): string {
  return typeof code === 'object' ? String(code.value) : String(code);
}

describe('problems', () => {
  itInBoth('each stands on its smallest span, and the rules around stay sound', () =>
    check('fixtures/broken.xml', [
      ['colour', 'unknown-attribute', 2],
      ['rule', 'unclosed-element', 3],
      ['rule', 'missing-id', 4],
    ]),
  );

  it('go and come with the text', async () => {
    const editor = await open('fixtures/lantern.xml');
    const { document } = editor;
    await editor.edit((edit) => edit.insert(rangeOf(document, 'name="MOTH"').start, 'wings="2" '));
    const problem = await until('the problem', () => vscode.languages.getDiagnostics(document.uri)[0]);
    equal(document.getText(problem.range), 'wings');
    equal(problem.source, 'whq-rules');
    await vscode.commands.executeCommand('undo');
    await until('its end', () => vscode.languages.getDiagnostics(document.uri).length === 0 || undefined);
  });

  it('can be turned off', async () => {
    const settings = vscode.workspace.getConfiguration('whq-rules');
    const { document } = await open('fixtures/broken.xml');
    const count = (): number => vscode.languages.getDiagnostics(document.uri).length;
    await until('problems', () => count() > 0 || undefined);
    await settings.update('problems.enabled', false, vscode.ConfigurationTarget.Workspace);
    await until('no problems', () => count() === 0 || undefined);
    await settings.update('problems.enabled', undefined, vscode.ConfigurationTarget.Workspace);
    await until('problems again', () => count() > 0 || undefined);
  });
});
