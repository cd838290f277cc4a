import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'mocha';
import { program } from '../commandLine.ts';
import { runSessionWith } from '../session.ts';

/** A program that starts sooner than ours. */
const smallProgram = "'use strict'; console.log(['average', 7, ...process.argv.slice(2)].join(' '));";

describe('the compiled code of a program', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'whq-compiled-'));
    copy('cli.js');
    writeFileSync(join(folder, 'cli.program.js'), smallProgram);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const copy = (...names: readonly string[]): void => {
    for (const name of names) cpSync(join(dirname(program), name), join(folder, name));
  };
  const run = (...words: readonly string[]): string =>
    execFileSync(process.execPath, [join(folder, 'cli.js'), ...words, '--lang', 'en'], { encoding: 'utf8' });
  const kept = (): readonly string[] => readdirSync(join(folder, 'compiled')).toSorted();
  const keptFile = (): string => join(folder, 'compiled', kept()[0] ?? '');

  it('is kept, and used by the next run', () => {
    copy('cli.program.js');
    const answer = run('odds', '2D6');
    assert.match(answer, /average 7/);
    const { mtimeMs, size } = statSync(keptFile());
    assert.ok(size > 100_000, `${size} bytes`);
    assert.equal(run('odds', '2D6'), answer);
    assert.equal(statSync(keptFile()).mtimeMs, mtimeMs, 'it is not written again');
  });

  it('is written again if it is damaged, or cut off', () => {
    const answer = run('odds', '2D6');
    for (const damage of [damaged, (code: Buffer) => code.subarray(0, 100), () => Buffer.alloc(0)]) {
      const code = damage(readFileSync(keptFile()));
      writeFileSync(keptFile(), code);
      assert.equal(run('odds', '2D6'), answer);
      assert.notDeepEqual(readFileSync(keptFile()), code);
      assert.equal(kept().length, 1);
    }
  });

  it('is not that of another program of the same length', () => {
    run('odds', '2D6');
    writeFileSync(join(folder, 'cli.program.js'), smallProgram.replace('average', 'AVERAGE'));
    assert.match(run('odds', '2D6'), /AVERAGE 7/);
  });

  it('is that of the server alone for an editor', async () => {
    copy('server.program.js', 'server.browser.js');
    rmSync(join(folder, 'cli.program.js'));
    const session = () => runSessionWith(join(folder, 'cli.js'), 'lsp', '--stdio');
    const { diagnostics } = await session();
    assert.deepEqual(
      kept().map((name) => name.split('.').slice(0, 3).join('.')),
      ['server.browser.server', 'server.program.server'],
    );
    assert.deepEqual((await session()).diagnostics, diagnostics);
  });

  it('is kept for two versions of Node, and what was left by others goes', () => {
    run('odds', '2D6');
    const [own = ''] = kept();
    const start = own.slice(0, own.length - process.versions.v8.length);
    const old = [`${start}10.2.154.26-node.28`, `${start}11.3.244.8-node.10`, `${start}12.4.254.20.4711`];
    for (const [index, name] of old.entries()) {
      writeFileSync(join(folder, 'compiled', name), 'old');
      utimesSync(join(folder, 'compiled', name), 1000 + index, 1000 + index);
    }
    writeFileSync(join(folder, 'compiled', own), 'damaged');
    run('odds', '2D6');
    assert.deepEqual(kept(), [own, old[2]].toSorted());
  });
});

/** Another byte in the middle. */
function damaged(code: Buffer): Buffer {
  const middle = code.length >> 1;
  code.writeUInt8(code.readUInt8(middle) ^ 1, middle);
  return code;
}
