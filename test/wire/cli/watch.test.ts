import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { program, start } from '../commandLine.ts';

const rules = (id: string, text: string): string => `<rules><rule id="${id}" name="A">${text}</rule></rules>`;

describe('whq-rules check --watch', function () {
  this.timeout(60_000);

  it('checks again after each change of files, of new and deleted ones, and of whq.json', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whq-watch-'));
    const home = mkdtempSync(join(tmpdir(), 'whq-watch-home-'));
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    write('a.xml', rules('a', 'Roll 106.'));
    // A test that fails ends its program too.
    const env = { PATH: process.env.PATH, LANG: 'C', XDG_CACHE_HOME: home };
    const options = { cwd: folder, env, timeout: 55_000, killSignal: 'SIGKILL' as const };
    const { child } = start(process.execPath, [program, 'check', '--watch', '--summary'], options);
    let out = '';
    let errors = '';
    let look = (): void => {};
    child.stdout?.on('data', (text) => {
      out += text;
      look();
    });
    child.stderr?.on('data', (text) => {
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
      // What was found is kept for the next program; the report is not.
      const kept = readdirSync(join(home, 'whq-rules', 'checks')).map((name) => name.split('-')[0]);
      assert.deepEqual(kept, ['values']);
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
      for (const one of [folder, home]) rmSync(one, { recursive: true });
    }
  });
});
