import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe } from 'mocha';
import { itLong } from '../../support/runs.ts';
import { program, start } from '../commandLine.ts';

describe('whq-rules check --fix', () => {
  itLong('leaves the old file or the new one if it is killed while it writes', async () => {
    const rules = (die: string): string =>
      `<rules>\n${Array.from({ length: 200 }, (_, index) => `  <rule id="r${index}" name="R">Roll ${die} for it.</rule>\n`).join('')}</rules>\n`;
    const [before, after] = [rules('106'), rules('1D6')];
    for (let turn = 0; turn < 3; turn++) {
      const folder = mkdtempSync(join(tmpdir(), 'whq-fix-'));
      const path = join(folder, 'a.xml');
      writeFileSync(path, before);
      const { child, ended } = start(process.execPath, [program, 'check', '--fix', '--summary'], { cwd: folder });
      // The new file lies beside the old one before it takes its name.
      const watcher = watch(folder, (_, name) => {
        if (name?.endsWith('.tmp')) child.kill('SIGKILL');
      });
      try {
        await ended;
        assert.ok(child.killed, 'nothing was written');
        assert.ok([before, after].includes(readFileSync(path, 'utf8')), 'neither the old file nor the new one');
      } finally {
        watcher.close();
        rmSync(folder, { recursive: true });
      }
    }
  });
});
