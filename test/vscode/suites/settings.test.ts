import * as vscode from 'vscode';
import { commands } from '../../../server/lsp/protocol/commands.ts';
import { describe, it } from '../support/mocha.ts';
import { until } from '../support/until.ts';
import { lensesOf, open } from '../support/workspace.ts';

type Count = (document: vscode.TextDocument) => PromiseLike<number> | number;

const lensesWith =
  (wanted?: string): Count =>
  async (document) =>
    (await lensesOf(document)).filter(({ command }) => wanted === undefined || command?.command === wanted).length;

const hints: Count = async ({ uri, lineCount }) => {
  const whole = new vscode.Range(0, 0, lineCount, 0);
  return (await vscode.commands.executeCommand<readonly unknown[]>('vscode.executeInlayHintProvider', uri, whole))
    .length;
};

/** Settings with a file, and what there is of it with and without them. */
const cases: readonly (readonly [setting: string, value: unknown, path: string, what: string, count: Count])[] = [
  ['codeLens.enabled', true, 'fixtures/lantern.xml', 'lenses', lensesWith()],
  ['inlayHints.enabled', true, 'fixtures/lantern.xml', 'hints', hints],
  ['party', [{ name: 'Elf' }], 'data/xml/monsters/salt-works.xml', 'fights', lensesWith(commands.showFight)],
  [
    'problems.enabled',
    true,
    'fixtures/broken.xml',
    'problems',
    ({ uri }) => vscode.languages.getDiagnostics(uri).length,
  ],
];

describe('settings', () => {
  for (const [name, value, path, what, count] of cases)
    it(`take effect at once: ${name}`, async () => {
      const { document } = await open(path);
      const set = (next: unknown): PromiseLike<void> =>
        vscode.workspace.getConfiguration('whq-rules').update(name, next, vscode.ConfigurationTarget.Workspace);
      const isThere = (expected: boolean): Promise<true> =>
        until(`${expected ? '' : 'no '}${what}`, async () => (await count(document)) > 0 === expected || undefined);
      try {
        await set(value);
        await isThere(true);
        await set(value === true ? false : undefined);
        await isThere(false);
      } finally {
        await set(undefined);
      }
    });
});
