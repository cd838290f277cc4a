import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { progressOn } from '../../../server/cli/check/progress.ts';
import { program } from '../commandLine.ts';

const rules = (id: string, text: string): string => `<rules><rule id="${id}" name="A">${text}</rule></rules>`;

describe('whq-rules check --watch', function () {
  this.timeout(60_000);

  it('checks again after each change of files, of new and deleted ones, and of whq.json', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whq-watch-'));
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    write('a.xml', rules('a', 'Roll 106.'));
    const child = spawn(process.execPath, [program, 'check', '--watch', '--summary'], {
      cwd: folder,
      env: { LANG: 'C' },
      // A test that fails ends its program too.
      timeout: 55_000,
      killSignal: 'SIGKILL',
    });
    let out = '';
    let errors = '';
    let look = (): void => {};
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      look();
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
      look();
    });
    /** The last lines of the next reports, until that one, once the program waits again. */
    const until = (summary: string): Promise<void> =>
      new Promise((resolve) => {
        look = () => {
          if (!out.includes(summary) || !errors.endsWith('Waiting for changes. Ctrl+C ends.\n')) return;
          out = '';
          errors = '';
          resolve();
        };
        look();
      });
    try {
      await until('1 file · 0 errors · 1 warning');
      write('a.xml', rules('a', 'Roll 1D6 & x.'));
      await until('1 file · 1 error · 0 warnings');
      write('b.xml', rules('b', 'Roll 106.'));
      await until('2 files · 1 error · 1 warning');
      write('whq.json', '{"severities":{"misread-die":"error"}}');
      await until('3 files · 2 errors · 0 warnings');
      rmSync(join(folder, 'a.xml'));
      await until('2 files · 1 error · 0 warnings');
      write('b.xml', rules('b', 'Roll 1D6.'));
      await until('2 files · 0 errors · 0 warnings');
    } finally {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    }
  });
});

describe('progress', () => {
  it('is shown only if a command takes long, and not too often', () => {
    let time = 0;
    const shown: string[] = [];
    const show = progressOn({ showProgress: (line) => shown.push(line) }, () => time);
    for (; time < 1000; time += 10) show(() => String(time));
    assert.deepEqual(shown, ['400', '500', '600', '700', '800', '900']);
    progressOn({ showProgress: undefined })(() => assert.fail('nobody looks'));
  });
});
