import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildOptions } from 'esbuild';

const {
  buildWithSharedModules,
}: { buildWithSharedModules: (browser: BuildOptions, node: BuildOptions) => Promise<void> } = await import(
  pathToFileURL(resolve('server/build/sharedModules.mjs')).href
);

const files = {
  'state.js': 'let number = 0; export function next() { number += 1; return number; } export const text = "only once";',
  'old.cjs': 'exports.Kind = class Kind {};',
  'common.js':
    'import { next } from "./state.js"; import { Kind } from "./old.cjs"; export const first = next(); export const one = new Kind();',
  'browser.js': 'import { first } from "./common.js"; if (typeof self !== "undefined") self.result = first;',
  'node.js': `
    import { basename } from 'node:path';
    import { Kind } from './old.cjs';
    import { first, one } from './common.js';
    import { next, text } from './state.js';
    console.log(JSON.stringify([first, next(), one instanceof Kind, text, basename('a/b')]));`,
};

describe('the bundles for a browser and for Node', () => {
  let folder = '';
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'whq-shared-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    await build();
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  async function build(): Promise<void> {
    const options = { bundle: true, absWorkingDir: folder, plugins: [] };
    await buildWithSharedModules(
      {
        ...options,
        format: 'iife',
        globalName: 'program',
        footer: { js: "if (typeof module === 'object') module.exports = program;" },
        entryPoints: ['browser.js'],
        outfile: join(folder, 'out.browser.js'),
      },
      {
        ...options,
        format: 'cjs',
        platform: 'node',
        entryPoints: ['node.js'],
        outfile: join(folder, 'out.node.js'),
      },
    );
  }

  it('share the state and the classes of their common modules', () => {
    const printed = execFileSync(process.execPath, [join(folder, 'out.node.js')], { encoding: 'utf8' });
    assert.deepEqual(JSON.parse(printed), [1, 2, true, 'only once', 'b']);
  });

  it('have the code of a common module once', () => {
    assert.match(readFileSync(join(folder, 'out.browser.js'), 'utf8'), /only once/);
    assert.doesNotMatch(readFileSync(join(folder, 'out.node.js'), 'utf8'), /only once/);
  });

  it('are both other ones when a common module is', async () => {
    const before = readFileSync(join(folder, 'out.node.js'), 'utf8');
    await build();
    assert.equal(readFileSync(join(folder, 'out.node.js'), 'utf8'), before);
    writeFileSync(join(folder, 'state.js'), files['state.js'].replace('only once', 'other words'));
    await build();
    assert.notEqual(readFileSync(join(folder, 'out.node.js'), 'utf8'), before);
  });

  it('start themselves in a worker, which has no modules', () => {
    const scope: { result?: number } = {};
    new Function('self', 'module', readFileSync(join(folder, 'out.browser.js'), 'utf8'))(scope, undefined);
    assert.equal(scope.result, 1);
  });
});
