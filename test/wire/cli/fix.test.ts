import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { describeLong } from '../../support/runs.ts';
import { check, program } from '../commandLine.ts';

const slips = (text: string): string => `<rules>\n  <rule id="a" name="A">${text}</rule>\n</rules>\n`;

/** Runs the program in a folder, again and again. */
function inFolder(files: Readonly<Record<string, string | Buffer>>): {
  readonly folder: string;
  readonly call: (...parameters: readonly string[]) => Promise<{ status: number | null; out: string; err: string }>;
} {
  const folder = mkdtempSync(join(tmpdir(), 'whq-fix-'));
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const call = async (...parameters: readonly string[]) => {
    const child = spawn(process.execPath, [program, ...parameters], { cwd: folder, env: { LANG: 'C' } });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      err += text;
    });
    const status = await new Promise<number | null>((done) => child.on('close', done));
    return { status, out: out.replace(/\d+\.\d s$/m, '0.0 s'), err };
  };
  return { folder, call };
}

describe('whq-rules check --fix', () => {
  it('repairs files, and reports what is left', async () => {
    const { folder, call } = inFolder({
      'a.xml': slips('Roll 106.'),
      'b.xml': slips('Salt & 1D6.').replace('"a"', '"b"'),
    });
    try {
      const { status, out, err } = await call('check', '--fix');
      assert.deepEqual(
        [status, out, err],
        [0, '2 files · 0 errors · 0 warnings · 0.0 s\n', 'Fixed 2 problems in 2 files.\n'],
      );
      assert.equal(readFileSync(join(folder, 'a.xml'), 'utf8'), slips('Roll 1D6.'));
      assert.deepEqual(readdirSync(folder).sort(), ['a.xml', 'b.xml']);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('keeps the bytes of Windows for quotation marks and dashes', async () => {
    const bytes = (text: string): Buffer => {
      const xml = `<?xml version="1.0" encoding="windows-1252"?>\n${slips(text)}`;
      return Buffer.from(xml.replace('“', '\u0093').replace('–', '\u0096'), 'latin1');
    };
    const { folder, call } = inFolder({ 'a.xml': bytes('He says “salt & brine on 1–2.') });
    try {
      const { out } = await call('check', '--fix');
      assert.equal(out, '1 file · 0 errors · 0 warnings · 0.0 s\n');
      assert.deepEqual(readFileSync(join(folder, 'a.xml')), bytes('He says “salt &amp; brine on 1–2.'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('shows with --dry-run what it would change, and changes nothing', async () => {
    const { folder, call } = inFolder({ 'a.xml': slips('Roll 106.\tx') });
    try {
      const { status, out, err } = await call('check', '--fix', '--dry-run');
      assert.equal(
        out,
        `--- a/a.xml
+++ b/a.xml
@@ -1,3 +1,3 @@
 <rules>
-  <rule id="a" name="A">Roll 106.\tx</rule>
+  <rule id="a" name="A">Roll 1D6.\tx</rule>
 </rules>
`,
      );
      assert.deepEqual([status, err], [1, '--fix would fix 1 problem in 1 file.\n']);
      assert.equal(readFileSync(join(folder, 'a.xml'), 'utf8'), slips('Roll 106.\tx'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('says which files stay as they are', () =>
    check(
      { arguments: ['check', '--fix', '--summary'], files: { 'a.xml': slips('Roll 106.</b>') } },
      {
        status: 1,
        out: '     1 × error    stray-end-tag\n     1 × warning  misread-die\n1 file · 1 error · 1 warning · 0.0 s\n',
        err: 'a.xml: not changed. Some mistakes of the XML have no certain fix, so the file could still not be read: correct them first.\nNo problem could be fixed automatically.\n',
      },
    ));

  it('refuses options that mean nothing together', async () => {
    const refused = (parameters: readonly string[], sentence: string): Promise<void> =>
      check({ arguments: ['check', ...parameters] }, { status: 2, err: `${sentence}\nSee whq-rules check --help.\n` });
    await refused(['--stdin', '--fix'], '--stdin and --fix cannot be used together.');
    await refused(['--dry-run'], '--dry-run can only be used with --fix.');
    await refused(['--fix', '--write-baseline', 'x'], '--fix and --write-baseline cannot be used together.');
  });
});

describeLong('whq-rules check --fix, killed at any moment', function () {
  this.timeout(300_000);

  it('leaves the old file or the new one', async () => {
    const many = (die: string): string =>
      `<rules>\n${Array.from({ length: 200 }, (_, index) => `  <rule id="r${index}" name="R">Roll ${die} for it.</rule>\n`).join('')}</rules>\n`;
    const [old, mended] = [many('106'), many('1D6')];
    const { folder, call } = inFolder({ 'a.xml': old });
    const path = join(folder, 'a.xml');
    try {
      const start = performance.now();
      await call('check', '--fix', '--summary');
      const whole = performance.now() - start;
      assert.equal(readFileSync(path, 'utf8'), mended);
      const seen = { old: 0, new: 0 };
      // Later after an old file and sooner after a new one: near the moment at which the file is written.
      let delay = whole * 0.8;
      for (let turn = 0; turn < 50; turn++) {
        writeFileSync(path, old);
        const child = spawn(process.execPath, [program, 'check', '--fix', '--summary'], {
          cwd: folder,
          stdio: 'ignore',
        });
        const ended = new Promise((done) => child.on('close', done));
        await new Promise((resolve) => setTimeout(resolve, delay));
        child.kill('SIGKILL');
        await ended;
        const text = readFileSync(path, 'utf8');
        assert.ok(text === old || text === mended, `turn ${turn}: neither the old file nor the new one`);
        seen[text === old ? 'old' : 'new']++;
        delay += (text === old ? whole : -whole) / 25;
        rmSync(folder, { recursive: true });
        mkdirSync(folder);
      }
      console.log(`      killed 50 times: ${seen.old} old files, ${seen.new} new files`);
      assert.ok(seen.old > 0 && seen.new > 0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe('whq-rules check --baseline', () => {
  it('hides known problems, shows new ones, and says which are gone', async () => {
    const { folder, call } = inFolder({ 'a.xml': slips('Roll 106.') });
    try {
      const written = await call('check', '--write-baseline', 'known.json');
      assert.deepEqual([written.status, written.err], [0, 'known.json: 1 known problem written.\n']);
      const hidden = await call('check', '--baseline', 'known.json', '--fail-on', 'warning');
      assert.deepEqual(
        [hidden.status, hidden.out, hidden.err],
        [0, '1 file · 0 errors · 0 warnings · 0.0 s\n', '1 known problem hidden by the baseline.\n'],
      );
      writeFileSync(join(folder, 'a.xml'), slips('Roll 1D6 & x.'));
      const changed = await call('check', '--baseline', 'known.json', '--summary');
      assert.equal(changed.status, 1);
      assert.equal(
        changed.err,
        '1 known problem of the baseline was not found any more. Write the baseline again with --write-baseline.\n',
      );
      const missing = await call('check', '--baseline', 'x.json', '--summary');
      assert.deepEqual(
        [missing.status, missing.err],
        [2, 'x.json: there is no such baseline. Write it with --write-baseline.\n'],
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('follows whq.json in the folder or above it', async () => {
    const files = {
      'whq.json': '{"severities":{"misread-die":"error","curly-quotes":"off","x":"off"}}',
      'sub/a.xml': slips('Roll 106 “x”.'),
    };
    await check(
      { arguments: ['check', 'sub', '--summary'], files },
      {
        status: 2,
        out: '     1 × error  misread-die\n1 file · 1 error · 0 warnings · 0.0 s\n',
        err: 'whq.json: there is no problem with the code "x".\n',
      },
    );
    // Where the file is checked itself, its mistakes are problems.
    await check(
      { arguments: ['check', '.', '--summary'], files },
      {
        status: 1,
        out: '     1 × error    misread-die\n     1 × warning  unknown-setting\n2 files · 1 error · 1 warning · 0.0 s\n',
        err: '',
      },
    );
  });
});
