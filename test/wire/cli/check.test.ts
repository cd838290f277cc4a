import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { bad, badReport, check, good, program, reportOn, run, textOf } from '../commandLine.ts';

describe('whq-rules check', () => {
  it('reports problems with their lines', () =>
    check(
      { arguments: ['check'], files: { 'a.xml': bad, 'sub/b.xml': good, 'c.xml': '<project/>', 'd.md': 'Read me' } },
      { status: 1, out: `${badReport}2 files · 1 error · 0 warnings · 0.0 s\n` },
    ));

  it('has colours in a file where they are forced, unless they are not wanted', async () => {
    const hasColours = async (environment: Record<string, string>, ...more: readonly string[]): Promise<boolean> =>
      (await run({ arguments: ['check', ...more], files: { 'a.xml': bad }, environment })).out.includes('\u001b[');
    assert.deepEqual(
      await Promise.all([
        hasColours({}),
        hasColours({ FORCE_COLOR: '1' }),
        hasColours({ FORCE_COLOR: '0' }),
        hasColours({ FORCE_COLOR: '1', NO_COLOR: '1' }),
        hasColours({ FORCE_COLOR: '1' }, '--format', 'json'),
      ]),
      [false, true, false, false, false],
    );
  });

  it('reports as JSON what LSP would say', () =>
    check(
      { arguments: ['check', 'sub', '--format=json'], files: { 'sub/a.xml': `\ufeff${bad}` } },
      {
        status: 1,
        out: `${JSON.stringify(
          {
            version: 1,
            files: 1,
            problems: [
              {
                file: 'sub/a.xml',
                range: { start: { line: 2, character: 7 }, end: { line: 2, character: 10 } },
                code: 'unknown-attribute',
                severity: 'error',
                message: '<p> has no attribute zap. It has none.',
                fixable: false,
              },
            ],
            counts: { error: 1, warning: 0, info: 0, hint: 0 },
            hidden: { byBaseline: { error: 0, warning: 0, info: 0, hint: 0 }, bySeverity: 0 },
          },
          undefined,
          2,
        )}\n`,
      },
    ));

  it('writes paths from the root of the repository for GitHub, and pages for code scanning', async () => {
    const root = realpathSync(mkdtempSync(join(tmpdir(), 'whq-repository-')));
    mkdirSync(join(root, 'pack'));
    writeFileSync(join(root, 'pack/a.xml'), bad);
    const answer = (format: string): string =>
      spawnSync(process.execPath, [program, 'check', '--format', format], {
        cwd: join(root, 'pack'),
        env: { GITHUB_WORKSPACE: root, LANG: 'C' },
        encoding: 'utf8',
      }).stdout;
    try {
      assert.match(answer('github'), /^::error file=pack\/a\.xml,line=3,endLine=3,col=8,/);
      const [{ tool, results }] = JSON.parse(answer('sarif')).runs;
      assert.equal(results[0].locations[0].physicalLocation.artifactLocation.uri, 'pack/a.xml');
      assert.match(tool.driver.rules[0].help.markdown, /^# unknown-attribute\n/);
      assert.match(answer('junit'), /<failure type="unknown-attribute" /);
    } finally {
      rmSync(root, { recursive: true });
    }
  });

  it('looks at a named file whatever it is called, and once', () =>
    check(
      { arguments: ['check', 'rules.txt', './rules.txt', '.'], files: { 'rules.txt': good, 'x.xml': good } },
      {
        out: `rules.txt:1:18  warning  The id "b" is also in x.xml. If both files are in one package the apps keep only one of the entries: the desktop app that of x.xml, the browser app that of the file it loads last.   id-in-other-file
     1 │ <rules><rule id="b" name="B"><p>Text</p></rule></rules>
       │                  ~
x.xml:1:18  warning  The id "b" is also in rules.txt. If both files are in one package the apps keep only one of the entries: the desktop app that of x.xml, the browser app that of the file it loads last.   id-in-other-file
     1 │ <rules><rule id="b" name="B"><p>Text</p></rule></rules>
       │                  ~
2 files · 0 errors · 2 warnings · 0.0 s
`,
      },
    ));

  it('fails on what it is told to fail on', async () => {
    const files = { 'a.xml': good, 'b.xml': good };
    const status = async (severity: string): Promise<number | null> =>
      (await run({ arguments: ['check', '--fail-on', severity], files })).status;
    assert.deepEqual([await status('error'), await status('warning'), await status('info')], [0, 1, 1]);
  });

  it('counts hints by kind unless they are asked for, and fails on them if it is told to', async () => {
    const files = { 'a.xml': '<rules><rule id="a" name="A">Te\u200bxt</rule></rules>' };
    const [counted, shown, summary] = await Promise.all([
      run({ arguments: ['check'], files }),
      run({ arguments: ['--lang', 'es', 'check', '--show', 'hint'], files }),
      run({ arguments: ['check', '--summary', '--fail-on', 'hint'], files }),
    ]);
    assert.equal(
      counted.out,
      `     1 × hint  invisible-character
--show hint shows the hints with their places.
1 file · 0 errors · 0 warnings · 1 hint · 0.0 s
`,
    );
    assert.match(shown.out, /^a\.xml:1:32 {2}sugerencia {2}/);
    assert.equal(summary.out, counted.out.replace(/^--show.*\n/m, ''));
    assert.deepEqual([counted.status, shown.status, summary.status], [0, 0, 1]);
  });

  it('says of text that cannot be read that its letters cannot be told', async () => {
    const files = {
      'torre.md': Buffer.from('Miedo 6 en la cámara', 'latin1'),
      'tower.md': Buffer.from('Fear 6', 'utf16le'),
    };
    const said = (name: string): string =>
      `${name}: this file is not UTF-8, so its letters cannot be read. Save it as UTF-8.\n`;
    const { err, status } = await run({ arguments: ['check', 'torre.md', 'tower.md'], files });
    assert.deepEqual([err, status], [said('torre.md') + said('tower.md'), 2]);
    const marked = await run({
      arguments: ['check', 'a.md'],
      files: { 'a.md': Buffer.from('\ufeffFear 6', 'utf16le') },
    });
    assert.deepEqual([marked.err, marked.status], ['', 0]);
  });

  it('reads standard input under any name', () =>
    check(
      { arguments: ['check', '--stdin', '--stdin-filename', 'a.xml'], input: bad },
      { status: 1, out: `${badReport}1 file · 1 error · 0 warnings · 0.0 s\n` },
    ));

  it('passes over what is not ours, and says so if it was named', async () => {
    const files = { 'c.xml': '<project>\xe9</project>', 'notes.md': 'Break the door, and fear nothing.' };
    const out = '0 files · 0 errors · 0 warnings · 0.0 s\n';
    await check(
      { arguments: ['check'], files },
      { status: 2, out, err: '.: no rules file was found in this folder.\n' },
    );
    const foreign =
      'c.xml: skipped. This is not Warhammer Quest content: WHQ Rules does not know its root element or its first entry.\n';
    const prose = 'notes.md: skipped. This text mentions no ability, no dice and no Warriors.\n';
    await check({ arguments: ['check', 'c.xml', 'notes.md'], files }, { status: 2, out, err: foreign + prose });
    const ours = { ...files, 'a.xml': good };
    await check(
      { arguments: ['check', 'a.xml', 'c.xml'], files: ours },
      { status: 2, out: '1 file · 0 errors · 0 warnings · 0.0 s\n', err: foreign },
    );
    await check({ arguments: ['check'], files: ours }, { out: '1 file · 0 errors · 0 warnings · 0.0 s\n' });
  });

  it('looks at scenarios, in folders and by name, and at no other text', async () => {
    const files = {
      'adventure.md': '6 Goblins (Ambush 5+, Feer 4)\n',
      'note.txt': 'Fear 5.',
      'README.md': 'Never pinned down, (feer, net, poison).',
      'draft.txt': bad,
    };
    const report = `adventure.md:1:23  hint  There is no ability "Feer 4". Did you mean Fear n?   unknown-ability
     1 │ 6 Goblins (Ambush 5+, Feer 4)
       │                       ~~~~~~
`;
    await check(
      { arguments: ['check', '--show', 'hint'], files },
      { out: `${report}2 files · 0 errors · 0 warnings · 1 hint · 0.0 s\n` },
    );
    await check(
      { arguments: ['check', '--show', 'hint', 'adventure.md'], files },
      { out: `${report}1 file · 0 errors · 0 warnings · 1 hint · 0.0 s\n` },
    );
  });

  it('looks at texts with dice or Warriors, as an editor does', async () => {
    const files = { 'table.md': 'Roll 1D6:\n\n1-2 A trap.\n4-6 Nothing.\n', 'tale.txt': 'The Warriors rest.\n' };
    const report = `table.md:4:1  warning  No row of this table has 3, which 1D6 shows in 1 of 6 rolls. Add the row, or correct the scores beside it.   table-gap
     4 │ 4-6 Nothing.
       │ ~~~
`;
    const out = `${report}2 files · 0 errors · 1 warning · 0.0 s\n`;
    await check({ arguments: ['check'], files }, { out });
    await check({ arguments: ['check', 'table.md', 'tale.txt'], files }, { out });
  });

  it('says what it cannot read, and reports the rest', () =>
    check(
      {
        arguments: ['check', 'gone.xml', '.'],
        files: {
          'a.xml': bad,
          'latin.xml': Buffer.from('<rules name="é"/>', 'latin1'),
          'utf16.xml': Buffer.from('\ufeff<rules><rule id="b" name="B"><p>Text</p></rule></rules>', 'utf16le'),
          'foreign.xml': Buffer.from('<project name="é"/>', 'latin1'),
        },
      },
      {
        status: 2,
        out: `${badReport}2 files · 1 error · 0 warnings · 0.0 s\n`,
        err: `gone.xml: there is no such file or folder.
latin.xml: this file is not UTF-8, so its letters cannot be read. Save it as UTF-8.
`,
      },
    ));

  it('shows what a file hides, and counts as an editor does', () =>
    check(
      {
        arguments: ['check'],
        files: { 'a.xml': '\ufeff<rules>\r\n\t<rule id="a" name="天🐉\u001b[31m">\0</rule>\r\n</rules>\r\n' },
      },
      {
        status: 1,
        out: `a.xml:2:24  error  There is an invisible character here (U+001B) that XML does not allow. Remove it.   illegal-character
     2 │   <rule id="a" name="天🐉␛[31m">␀</rule>
       │                          ~
a.xml:2:31  error  There is an invisible character here (U+0000) that XML does not allow. Remove it.   illegal-character
     2 │   <rule id="a" name="天🐉␛[31m">␀</rule>
       │                                 ~
1 file · 2 errors · 0 warnings · 0.0 s
`,
      },
    ));

  it('ends quietly when its reader has seen enough', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whq-cli-'));
    writeFileSync(join(folder, 'a.xml'), `<rules><rule id="a" name="A">${'&'.repeat(2000)}</rule></rules>`);
    const child = spawn(process.execPath, [program, 'check'], { cwd: folder });
    child.stdout.once('data', () => child.stdout.destroy());
    const [err] = await Promise.all([textOf(child.stderr), new Promise((done) => child.on('close', done))]);
    rmSync(folder, { recursive: true });
    assert.equal(err, '');
  });

  it('finds the two rows that stand in the wrong place in the seed, and nothing else in its structure', async () => {
    const name = process.env.WHQ_SEEDS && readdirSync(process.env.WHQ_SEEDS).find((file) => file.startsWith('000_'));
    const report = await reportOn('WHQ_SEEDS', name ?? '');
    if (!report) return;
    const structure = report.problems.filter(({ severity }: { severity: string }) => severity === 'error');
    const source = readFileSync(join(process.env.WHQ_SEEDS ?? '', name ?? ''), 'utf8').split(/\r?\n/);
    for (const { range } of structure) {
      assert.equal(source[range.start.line]?.slice(range.start.character, range.end.character), 'tr');
    }
    assert.deepEqual(
      structure.map(({ range, code }: { range: { start: { line: number } }; code: string }) => [
        range.start.line + 1,
        code,
      ]),
      [
        [176, 'misplaced-element'],
        [178, 'misplaced-element'],
      ],
    );
    assert.equal(report.status, 1);
  });

  it('has nothing against the corpus', async () => {
    const report = await reportOn('WHQ_CORPUS', 'data', 'xml', 'rules');
    if (!report) return;
    assert.deepEqual([report.files, report.counts.error, report.status], [5, 0, 0]);
  });
});
