import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, it } from 'mocha';
// The runner has no entry for programs; these are what its command `vscode-tmgrammar-snap` is made of.
import { createRegistryFromGrammars, loadConfiguration } from 'vscode-tmgrammar-test/dist/common/index.js';
import { getVSCodeTokens, renderSnap } from 'vscode-tmgrammar-test/dist/snapshot/index.js';
import { assertLinearSteps } from '../support/growth.ts';
import { itLong } from '../support/runs.ts';

const samplesFolder = 'test/syntaxes/samples';
const baseFolder = 'test/syntaxes/base';
const scopes: Readonly<Record<string, string>> = {
  '.xml': 'text.xml',
  '.md': 'text.html.markdown',
  '.txt': 'text.plain',
};

/** Our grammars as the manifest contributes them, in those that they are injected into. */
const registry = makeRegistry();

function makeRegistry(): ReturnType<typeof createRegistryFromGrammars> {
  const basePaths = readdirSync(baseFolder).filter((file) => file.endsWith('.json'));
  const { grammars } = loadConfiguration(
    'package.json',
    undefined,
    basePaths.map((file) => join(baseFolder, file)),
  );
  const contents = grammars.map((grammar) => ({ grammar, content: readFileSync(grammar.path, 'utf8') }));
  return createRegistryFromGrammars([...emptyGrammarsFor(contents.map(({ content }) => content)), ...contents]);
}

/** Markdown embeds some sixty languages; without a grammar for each the runner fills the screen with warnings. */
function emptyGrammarsFor(contents: readonly string[]): Parameters<typeof createRegistryFromGrammars>[0] {
  const included = contents.flatMap((content) =>
    [...content.matchAll(/"include": "((?:source|text)\.[^"#]+)/g)].map(([, scopeName = '']) => scopeName),
  );
  return [...new Set(included)].map((scopeName) => ({
    grammar: { path: 'empty.json', scopeName },
    content: JSON.stringify({ scopeName, patterns: [] }),
  }));
}

async function snapshotOf(text: string, scope: string): Promise<string> {
  return `${renderSnap(await getVSCodeTokens(registry, scope, text))}\n`;
}

/** Compares with the snapshot beside the sample, which UPDATE_GOLDEN=1 writes instead. */
async function check(sample: string): Promise<void> {
  const path = join(samplesFolder, sample);
  const produced = await snapshotOf(readFileSync(path, 'utf8'), scopes[extname(sample)] ?? '');
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(`${path}.snap`, produced);
  assert.ok(existsSync(`${path}.snap`), 'no snapshot yet: look at what is coloured, after UPDATE_GOLDEN=1');
  assert.equal(produced, readFileSync(`${path}.snap`, 'utf8').replaceAll('\r\n', '\n'));
}

describe('the grammars', () => {
  const files = readdirSync(samplesFolder);
  const samples = files.filter((file) => !file.endsWith('.snap'));

  for (const sample of samples) it(`colour ${sample} as its snapshot says`, () => check(sample));

  it('have a sample for each snapshot, and samples for all that they are injected into', () => {
    for (const file of files) assert.ok(samples.includes(file.replace(/\.snap$/, '')), file);
    for (const extension of Object.keys(scopes)) assert.ok(samples.some((sample) => extname(sample) === extension));
  });

  for (const sample of ['foreign.xml', 'lookalikes.md']) {
    it(`leave ${sample} alone`, async () => {
      const text = readFileSync(join(samplesFolder, sample), 'utf8');
      const lines = (await snapshotOf(text, scopes[extname(sample)] ?? '')).split('\n');
      // Only our scope for a value as a whole may be there: no theme gives it a colour.
      assert.deepEqual(
        lines.filter((line) => /^#.* (?!meta\.)\S+\.whq\b/.test(line)),
        [],
      );
    });
  }

  it('have the names of the bundled abilities, in both languages', () => {
    const { status, stderr } = spawnSync(process.execPath, ['syntaxes/names.mjs', '--check'], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  });

  itLong('take time in proportion over any line', async () => {
    const pieces = ['1D6+', '(', 'Fear ', 'Magic  ', '5+', '2 x ', '<?odds ', '<a name="b"/>', 'n', 'A', '-', '  '];
    for (const scope of Object.values(scopes)) {
      const grammar = await registry.loadGrammar(scope);
      assert.ok(grammar, scope);
      // VS Code colours no longer lines than the longest of these.
      for (const piece of pieces) {
        const lineOf = (size: number): string => piece.repeat(size / piece.length);
        assertLinearSteps({ [piece]: lineOf }, (line) => grammar.tokenizeLine(line, null), 5000);
      }
    }
  });
});
