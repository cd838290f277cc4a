import assert from 'node:assert/strict';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'mocha';
import { type Message, StreamMessageWriter } from 'vscode-jsonrpc/node';
import manifest from '../../../package.json';
import { program, start } from '../commandLine.ts';
import { runSessionWith, sessionFile } from '../session.ts';

/** The built program with these words. */
function whqRules(words: readonly string[], options: Parameters<typeof start>[2] = {}): ReturnType<typeof start> {
  return start(process.execPath, [program, ...words], options);
}

describe('the process of whq-rules', () => {
  let folder = '';
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'whq-cli-'));
    writeFileSync(
      join(folder, 'bad.xml'),
      `<rules><rule id="a" name="A">${'<p zap="1">x</p>\n'.repeat(900)}</rule></rules>`,
    );
    writeFileSync(join(folder, 'good.xml'), '<rules><rule id="b" name="B"><p>Text</p></rule></rules>');
  });
  after(() => rmSync(folder, { recursive: true }));

  it('starts, prints and ends', async () => {
    assert.deepEqual(await whqRules(['--version']).ended, { status: 0, out: `${manifest.version}\n`, err: '' });
    const { status, out, err } = await whqRules(['check', 'bad.xml', 'gone.xml'], { cwd: folder }).ended;
    assert.deepEqual([status, err], [2, 'gone.xml: there is no such file or folder.\n']);
    assert.match(out, /^bad\.xml:1:33 {2}error [\s\S]*\n1 file · 900 errors · 0 warnings · 0\.0 s\n$/);
  });

  it('ends quietly, with its status, when its reader goes', async () => {
    const seen = whqRules(['check', 'bad.xml'], { cwd: folder });
    seen.child.stdout?.once('data', () => seen.child.stdout?.destroy());
    const unseen = whqRules(['check', 'bad.xml'], { cwd: folder });
    unseen.child.stdout?.destroy();
    const clean = whqRules(['check', 'good.xml'], { cwd: folder });
    clean.child.stdout?.destroy();
    const all = await Promise.all([seen.ended, unseen.ended, clean.ended]);
    assert.deepEqual(
      all.map(({ status, err }) => [status, err]),
      [
        [1, ''],
        [1, ''],
        [0, ''],
      ],
    );
  });

  it('says that standard input is a folder, empty or closed', async () => {
    const said = (sentence: string) => ({
      status: 2,
      out: '0 files · 0 errors · 0 warnings · 0.0 s\n',
      err: `<stdin>: standard input is ${sentence}\n`,
    });
    const words = ['check', '--stdin'];
    const opened = openSync(folder, 'r');
    const ended = whqRules(words, { stdio: [opened, 'pipe', 'pipe'] }).ended;
    assert.deepEqual(await ended, said('a folder. Give its path in place of --stdin.'));
    closeSync(opened);
    assert.deepEqual(await whqRules(words, { stdio: ['ignore', 'pipe', 'pipe'] }).ended, said('empty.'));
    const closed = start('sh', ['-c', 'exec "$0" "$@" <&-', process.execPath, program, ...words]);
    assert.deepEqual(await closed.ended, said('empty.'));
  });

  it('starts in a folder that is gone', async () => {
    // The shell enters the folder, takes it away, and only then starts the program.
    const inGoneFolder = (...words: readonly string[]) => {
      const gone = join(folder, 'gone');
      mkdirSync(gone);
      const command = ['-c', 'rmdir "$PWD" && exec "$0" "$@"', process.execPath, program, ...words];
      return start('sh', command, { cwd: gone }).ended;
    };
    const refused = 'The current folder no longer exists. Change to another one.\n';
    assert.deepEqual(await inGoneFolder('check'), { status: 2, out: '', err: refused });
    const { status, out, err } = await inGoneFolder('odds', '1D6 = 1');
    assert.deepEqual([status, out, err], [0, '1 in 6 (1/6, 17 %)\n', '']);
  });
});

describe('whq-rules lsp', () => {
  it('answers an editor, finds what check finds on standard input, and ends with its client', async () => {
    const { diagnostics } = await runSessionWith(program, 'lsp', '--stdio');
    const { child, ended } = whqRules(['check', '--stdin', '--format', 'json']);
    child.stdin?.end(sessionFile.text);
    const { problems } = JSON.parse((await ended).out);
    assert.deepEqual(
      problems.map(({ range, code, message }: (typeof diagnostics)[number]) => ({ range, code, message })),
      diagnostics.map(({ range, code, message }) => ({ range, code, message })),
    );
    assert.equal(problems.length, 2);
  });

  it('answers with the options in another order, too', async () => {
    await runSessionWith(program, '--lang', 'es', 'lsp', '--stdio');
  });

  it('ends without an error when nobody reads its answers', async () => {
    for (const line of ['lsp --stdio', '--lang en lsp --stdio']) {
      const { child, ended } = whqRules(line.split(' '));
      child.stdout?.destroy();
      assert.ok(child.stdin);
      const writer = new StreamMessageWriter(child.stdin);
      await writer.write({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { capabilities: {} } } as Message);
      const { status, err } = await ended;
      assert.deepEqual([status, err], [0, ''], line);
    }
  });
});
