import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, it } from 'mocha';
import { StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node';
import manifest from '../../package.json';
import { runSession, sessionFile } from './session.ts';

/** A call of the built program in a folder of its own. */
interface Call {
  readonly arguments: readonly string[];
  readonly files?: Readonly<Record<string, string | Buffer>>;
  readonly input?: string | Buffer;
  readonly environment?: Readonly<Record<string, string>>;
}

interface Answer {
  readonly status: number | null;
  /** Timings are taken out. */
  readonly out: string;
  readonly err: string;
}

const program = resolve('dist/cli.js');
const bad = '<rules>\n  <rule id="a" name="A">\n    <p zap="1">Text</p>\n  </rule>\n</rules>\n';
const good = '<rules><rule id="b" name="B"><p>Text</p></rule></rules>';
const badReport = `a.xml:3:8  error  <p> has no attribute zap. It has none.   unknown-attribute
     3 │     <p zap="1">Text</p>
       │        ~~~
`;

async function check(call: Call, expected: Partial<Answer>): Promise<void> {
  const answer = await run(call);
  assert.deepEqual(answer, { status: 0, out: '', err: '', ...expected });
}

async function run({ arguments: parameters, files = {}, input, environment }: Call): Promise<Answer> {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'whq-cli-')));
  try {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const child = spawn(process.execPath, [program, ...parameters], {
      cwd: folder,
      env: { PATH: process.env.PATH, LANG: 'C', ...environment },
    });
    child.stdin.end(input ?? '');
    const [out, err, status] = await Promise.all([
      textOf(child.stdout),
      textOf(child.stderr),
      new Promise<number | null>((done) => child.on('close', done)),
    ]);
    return { status, out: out.replace(/\d+([.,])\d s$/m, '0$10 s'), err };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function textOf(stream: NodeJS.ReadableStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** What `check --format json` says of a seed or corpus file, by the environment variable that holds its folder. */
async function reportOn(variable: string, ...path: readonly string[]) {
  const folder = process.env[variable];
  if (folder === undefined) {
    console.log(`${variable} is not set: not tested`);
    return undefined;
  }
  const { out, status } = await run({ arguments: ['check', '--format', 'json', join(resolve(folder), ...path)] });
  return { ...JSON.parse(out), status };
}

describe('whq-rules check', () => {
  it('reports problems with their lines', () =>
    check(
      { arguments: ['check'], files: { 'a.xml': bad, 'sub/b.xml': good, 'c.xml': '<project/>', 'd.md': 'Read me' } },
      { status: 1, out: `${badReport}2 files · 1 error · 0 warnings · 0.0 s\n` },
    ));

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
          },
          undefined,
          2,
        )}\n`,
      },
    ));

  it('looks at a named file whatever it is called, and once', () =>
    check(
      { arguments: ['check', 'rules.txt', './rules.txt', '.'], files: { 'rules.txt': good, 'x.xml': good } },
      {
        out: `rules.txt:1:18  warning  The id "b" is also in x.xml. If both files are in one package the app keeps only one of the rules.   id-in-other-file
     1 │ <rules><rule id="b" name="B"><p>Text</p></rule></rules>
       │                  ~
x.xml:1:18  warning  The id "b" is also in rules.txt. If both files are in one package the app keeps only one of the rules.   id-in-other-file
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

  it('reads standard input under any name', () =>
    check(
      { arguments: ['check', '--stdin', '--stdin-filename', 'a.xml'], input: bad },
      { status: 1, out: `${badReport}1 file · 1 error · 0 warnings · 0.0 s\n` },
    ));

  it('passes over what is not ours, with a word if it was named', async () => {
    const files = { 'c.xml': '<project>\xe9</project>', 'notes.md': 'Break the door, and fear nothing.' };
    const out = '0 files · 0 errors · 0 warnings · 0.0 s\n';
    await check({ arguments: ['check'], files }, { out, err: 'No rules file was found.\n' });
    const said = 'passed over. It has none of the root elements that WHQ Rules knows, such as <rules>.\n';
    await check({ arguments: ['check', 'c.xml', 'notes.md'], files }, { out, err: `c.xml: ${said}notes.md: ${said}` });
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
      { arguments: ['check'], files },
      { out: `${report}2 files · 0 errors · 0 warnings · 1 hint · 0.0 s\n` },
    );
    await check(
      { arguments: ['check', 'adventure.md'], files },
      { out: `${report}1 file · 0 errors · 0 warnings · 1 hint · 0.0 s\n` },
    );
  });

  it('says what it cannot read, and reports the rest', () =>
    check(
      {
        arguments: ['check', 'gone.xml', '.'],
        files: {
          'a.xml': bad,
          'latin.xml': Buffer.from('<rules name="é"/>', 'latin1'),
          'utf16.xml': Buffer.from('\ufeff<rules/>', 'utf16le'),
          'foreign.xml': Buffer.from('<project name="é"/>', 'latin1'),
        },
      },
      {
        status: 2,
        out: `${badReport}1 file · 1 error · 0 warnings · 0.0 s\n`,
        err: `gone.xml: there is no such file or folder.
latin.xml: this file is not UTF-8, so its letters cannot be told. Save it as UTF-8.
utf16.xml: this file is not UTF-8, so its letters cannot be told. Save it as UTF-8.
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
        out: `a.xml:2:24  error  An invisible character (U+001B) that XML forbids stands here. Remove it.   illegal-character
     2 │   <rule id="a" name="天🐉␛[31m">␀</rule>
       │                          ~
a.xml:2:31  error  An invisible character (U+0000) that XML forbids stands here. Remove it.   illegal-character
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

describe('whq-rules odds', () => {
  const text = (line: string, out: string): Promise<void> => check({ arguments: ['odds', ...words(line)] }, { out });
  /** Like a shell, as far as needed: splits at blanks outside of double quotes. */
  const words = (line: string): readonly string[] =>
    Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '');
  const data = async (line: string) =>
    JSON.parse((await run({ arguments: ['odds', '--format=json', ...words(line)] })).out);

  it('says a chance', async () => {
    await Promise.all([
      text('"1D6 + battle-level > 6" --let battle-level=3', '1 in 2 (3/6, 50 %)\n'),
      text('"afraid: 1D6 + battle-level <= n" --let n=6 --let battle-level=1', 'afraid: 5 in 6 (5/6, 83 %)\n'),
      text('"1D6 >= n" --let n=A', 'always\n'),
      text('"5D6 >= 20"', '31 % (2373/7776)\n'),
      text('"10D6 > 59"', '1 in 60466176 (< 0.0001 %)\n'),
      text('"3D6" --at-least 12', '3 in 8 (81/216, 38 %)\n'),
      text('3D6 --at-most 6', '5 in 54 (20/216, 9.3 %)\n'),
      text('3D6 --at-least 6 --at-most 12', '25 in 36 (150/216, 69 %)\n'),
      text('3D6 --at-least 6 --at-most 5', 'never\n'),
      text('"repeat(1D6 until = 1)" --at-most 2', '1 in 6 (17 %)\n'),
      text('"1D6 >= 5" --lang es', '1 de cada 3 (2/6, 33 %)\n'),
    ]);
  });

  it('says how a roll falls', async () => {
    await Promise.all([
      text(
        '1D6+2',
        `1D6+2 → 3–8, mean 5.5, sd 1.71

3  17 %  ${'█'.repeat(24)}
4  17 %  ${'█'.repeat(24)}
5  17 %  ${'█'.repeat(24)}
6  17 %  ${'█'.repeat(24)}
7  17 %  ${'█'.repeat(24)}
8  17 %  ${'█'.repeat(24)}
`,
      ),
      text('-- "-1D1 + 6"', '-1D1 + 6 → 5\n'),
    ]);
  });

  it('has a row for each level where one name is open', async () => {
    await text(
      '"1D6 + battle-level > 6"',
      `Battle-level  1: 1 in 6 (1/6, 17 %)
Battle-level  2: 1 in 3 (2/6, 33 %)
Battle-level  3: 1 in 2 (3/6, 50 %)
Battle-level  4: 2 in 3 (4/6, 67 %)
Battle-level  5: 5 in 6 (5/6, 83 %)
Battle-level  6: always
Battle-level  7: always
Battle-level  8: always
Battle-level  9: always
Battle-level 10: always
`,
    );
    assert.deepEqual((await data('"1D6 = n"')).rows.slice(5, 7), [
      { value: 6, chance: { exact: '1/6', value: 1 / 6 } },
      { value: 7, chance: { exact: '0', value: 0 } },
    ]);
  });

  it('answers programs exactly', async () => {
    assert.deepEqual(await data('2D6+2'), {
      version: 1,
      expression: '2D6+2',
      variables: {},
      total: '36',
      outcomes: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((count, index) => ({ value: index + 4, count: String(count) })),
      min: 4,
      max: 14,
      mean: { exact: '9', value: 9 },
      sd: 2.415,
    });
    assert.deepEqual(await data('"1D6 >= n" --let n=5'), {
      version: 1,
      expression: '1D6 >= n',
      variables: { n: 5 },
      chance: { exact: '1/3', value: 1 / 3 },
    });
    assert.deepEqual(await data('nD6 --let N=3 --at-least 18'), {
      version: 1,
      expression: 'nD6',
      variables: { n: 3 },
      atLeast: 18,
      chance: { exact: '1/216', value: 1 / 216 },
    });
    assert.equal((await data('3D6 --at-most -2')).atMost, -2);
    const endless = await data('"repeat(1D6 until = 1)"');
    assert.deepEqual([endless.min, endless.max, endless.mean], [1, null, { exact: '21', value: 21 }]);
    assert.equal(endless.sd, null);
    assert.ok(endless.beyond.value > 0 && endless.beyond.value < 1e-6);
    assert.equal((await data('100D6')).total, String(6n ** 100n));
  });

  it('points at what it cannot read or answer', async () => {
    const missing = 'A number, dice such as 2D6, or a name such as battle-level is missing here.\n';
    const see = 'whq-rules odds --help says what there is.\n';
    const cases: readonly (readonly [line: string, err: string])[] = [
      ['2D6+', `${missing}  2D6+\n      ^\n`],
      ['""', `${missing}  \n  ^\n`],
      [
        '"roll = (1D6; roll >= )"',
        `A ")" is missing here.\n  roll = (1D6; roll >= )\n             ^\n${missing}  roll = (1D6; roll >= )\n                       ^\n`,
      ],
      ['1D1000000', 'too large to work out: sides of a die (at most 10000)\n  1D1000000\n  ^^^^^^^^^\n'],
      ['99999999999D6', 'too large to work out: dice in one roll (at most 1000)\n  99999999999D6\n  ^^^^^^^^^^^^^\n'],
      [
        '"repeat(1D6 until = 1)" --at-least 5000',
        `too large to work out: different results (at most 304)\n  repeat(1D6 until = 1)\n  ${'^'.repeat(21)}\n`,
      ],
      ['', `An expression is missing, such as "2D6+2".\n${see}`],
      ['2D6 + 2', `"+" is one word too many. Put quotes around what belongs together.\n${see}`],
      ['"1D6 >= n" --let n', `--let takes names with whole numbers, as in n=5,battle-level=3; "n" is none.\n${see}`],
      ['"1D6 >= n" --let m=5', `m is not in the expression. It has n.\n${see}`],
      ['"1D6 + a > b"', `Say what these are, or all but one: --let a=…,b=…\n${see}`],
      ['2D6 --at-least many', `--at-least takes a whole number, not "many".\n${see}`],
      [
        '"2D6 > 3" --at-least 2',
        `--at-least asks about a number, but the expression is a comparison, which has a chance already.\n${see}`,
      ],
      ['2D6 --at-most 1.5', `--at-most takes a whole number, not "1.5".\n${see}`],
    ];
    await Promise.all(cases.map(([line, err]) => check({ arguments: ['odds', ...words(line)] }, { status: 2, err })));
  });

  it('names the cap that brackets run into, however many there are', async () => {
    const answers = await Promise.all(
      [200, 10_000].map((depth) => run({ arguments: ['odds', `${'('.repeat(depth)}1D6${')'.repeat(depth)}`] })),
    );
    assert.deepEqual(
      answers.map(({ status, out, err }) => [status, out, err.split('\n')[0]]),
      [
        [2, '', 'Brackets and signs are nested more than 100 deep here.'],
        [2, '', 'This is too long to be an expression of dice: at most 10000 characters.'],
      ],
    );
  });
});

describe('whq-rules roll', () => {
  const roll = (...parameters: readonly string[]): readonly string[] => ['roll', ...parameters];

  it('rolls the same for the same seed', async () => {
    await Promise.all([
      check({ arguments: roll('2D6+2', '--seed', '7') }, { out: '2D6+2: 1 + 1 → 4\n' }),
      check({ arguments: roll('Wounds: 2D6+2', '--seed=1995') }, { out: 'Wounds: 2 + 4 → 8\n' }),
      check(
        { arguments: roll('1D6 + strength >= 7', '--let', 'strength=4', '--seed', '3') },
        { out: '1D6 + strength >= 7: 5 → yes\n' },
      ),
      check({ arguments: roll('1D6 >= 6', '--seed=-3', '--lang', 'es') }, { out: '1D6 >= 6: 4 → no\n' }),
      check({ arguments: roll('--seed', '1', '--', '-1D6 + 7') }, { out: '-1D6 + 7: 4 → 3\n' }),
    ]);
  });

  it('answers programs, with the seed to roll it again', async () => {
    const answer = async (...parameters: readonly string[]) =>
      JSON.parse((await run({ arguments: roll('--format=json', ...parameters) })).out);
    assert.deepEqual(await answer('(n)D6', '--let', 'n=2', '--seed', '7'), {
      version: 1,
      expression: '(n)D6',
      variables: { n: 2 },
      seed: 7,
      dice: [
        { sides: 6, face: 1 },
        { sides: 6, face: 1 },
      ],
      total: 2,
    });
    const first = await answer('20D100 > 900');
    assert.equal(typeof first.total, 'boolean');
    assert.deepEqual(await answer('20D100 > 900', '--seed', String(first.seed)), first);
    // Two seeds drawn at random are the same once in four thousand million times.
    assert.notEqual((await answer('1D6')).seed, first.seed);
  });

  it('says what it cannot roll', async () => {
    const see = 'whq-rules roll --help says what there is.\n';
    const cases: readonly (readonly [parameters: readonly string[], err: string])[] = [
      [[], `An expression is missing, such as "2D6+2".\n${see}`],
      [['1D6 + n + m', '--let', 'n=2'], `For a roll everything must be known: --let m=…\n${see}`],
      [['2D6', '--seed', 'lucky'], `--seed takes a whole number, not "lucky".\n${see}`],
      [['(2D6'], 'A ")" is missing here.\n  (2D6\n      ^\n'],
      [['1D1000000'], 'too large to work out: sides of a die (at most 10000)\n  1D1000000\n  ^^^^^^^^^\n'],
      [['1 + 99999D6'], 'too large to work out: dice in one roll (at most 10000)\n  1 + 99999D6\n      ^^^^^^^\n'],
    ];
    await Promise.all(cases.map(([parameters, err]) => check({ arguments: roll(...parameters) }, { status: 2, err })));
  });
});

describe('whq-rules rule', () => {
  const rule = (...parameters: readonly string[]): readonly string[] => ['rule', ...parameters];
  const lamp = `<rules>
  <rule id="my-lamp" name="LAMP n+">
    <?odds lit: 1D6 >= n ?>
    <p>On n+ it is lit.</p>
    <table><tr><td>1</td><td>Dark.</td></tr><tr><td>2-6</td><td>Light.</td></tr></table>
  </rule>
  <rule id="rpb-fear" name="FEAR n"><p>Mine: n.</p></rule>
  <rule id="my-fear" name="FEAR n"><p>Mine too: n.</p></rule>
</rules>`;
  const spanish =
    '<translations><entry key="rule.my-lamp.name">LÁMPARA n+</entry><entry key="rule.my-lamp.text">Con n+ está encendida.</entry></translations>';
  const files = { 'data/rules.xml': lamp, 'data/content-es.xml': spanish };
  const inPackage = (...parameters: readonly string[]): Call => ({
    arguments: rule('--package', 'data', ...parameters),
    files,
  });
  const lampText = `${'LAMP 5+'.padEnd(81)}rules.xml · my-lamp

On 5+ it is lit.

  1    Dark.
  2-6  Light.

  lit: 1 in 3 (2/6, 33 %)
`;

  it('shows a rule of a package with the value put in, however it is asked for', async () => {
    await Promise.all([
      check(inPackage('Lamp', '5+'), { out: lampText }),
      check(inPackage('lamp 5+'), { out: lampText }),
      check(inPackage('my-lamp', '5+'), { out: lampText }),
      check(inPackage('lámpara', '5+', '--lang', 'en'), { out: lampText }),
      check(inPackage('--', 'lamp 5+'), { out: lampText }),
    ]);
  });

  it('is in the language of the name, and all of it in that of --lang', async () => {
    const out = `${'LÁMPARA 5+ (LAMP 5+)'.padEnd(81)}rules.xml · my-lamp

Con 5+ está encendida.

  lit: 1 de cada 3 (2/6, 33 %)
`;
    await check(inPackage('lámpara 5+'), { out });
    await check(inPackage('lamp 5+', '--lang', 'es'), { out });
  });

  it('shows the rule that counts, and names the others of its name', async () => {
    const { out } = await run(inPackage('fear 6'));
    assert.match(
      out,
      /^FEAR 6 +rules\.xml · my-fear\n\nMine too: 6\.\n\nOthers of that name: Fear n \(rules\.xml, rpb-fear\)/,
    );
    const bundled = await run({ arguments: rule('fear 6') });
    assert.match(bundled.out, /^FEAR 6 +Roleplay Book · rpb-fear\n/);
    assert.match(bundled.out, /^ {2}afraid +5\/6 +2\/3 +1\/2 +1\/3 +1\/6 +0$/m);
    assert.match(bundled.out, /^The same in: Extended abilities \(ext-fear\)\.$/m);
    assert.doesNotMatch(bundled.out, /Others of that name/);
  });

  it('explains what stands in brackets too, within the width of the terminal', async () => {
    const { out, status } = await run({ arguments: rule('Breathe Fire 4 (Ambush A)') });
    assert.match(out, /^BREATHE FIRE 4 [\s\S]*^AMBUSH A [\s\S]*^ {2}sprung: always$/m);
    assert.deepEqual([status, out.split('\n').filter((line) => line.length > 100)], [0, []]);
  });

  it('answers in Markdown', () =>
    check(inPackage('lamp 5+', '--format', 'markdown'), {
      out: `**LAMP 5+** · rules.xml · \`my-lamp\`

On 5+ it is lit.

- **1** Dark.
- **2-6** Light.

lit: 1 in 3 (2/6, 33 %)
`,
    }));

  it('answers programs with all that is known', async () => {
    const data = async (call: Call) => JSON.parse((await run(call)).out);
    const answer = await data(inPackage('2 x lamp 5+', '--format=json'));
    assert.deepEqual(answer, {
      version: 1,
      question: '2 x lamp 5+',
      rules: [
        {
          id: 'my-lamp',
          name: 'LAMP 5+',
          originalName: 'LAMP 5+',
          template: 'LAMP n+',
          language: null,
          place: 'rules.xml',
          file: 'data/rules.xml',
          isBundled: false,
          multiplier: 2,
          values: { n: '5+' },
          usualValues: [],
          text: [
            { kind: 'paragraph', depth: 0, text: 'On 5+ it is lit.' },
            { kind: 'row', depth: 0, range: '1', text: 'Dark.' },
            { kind: 'row', depth: 0, range: '2-6', text: 'Light.' },
          ],
          odds: [{ label: 'lit', expression: '1D6 >= n', variables: { n: 5 }, chance: { exact: '1/3', value: 1 / 3 } }],
          alsoIn: [],
          uses: { monsters: 0, others: 0 },
        },
      ],
      namesakes: [],
    });
    const giant = await data({ arguments: rule('giant attacks', '--format=json') });
    const { odds, text, isBundled, file, alsoIn } = giant.rules[0];
    assert.deepEqual([isBundled, file, alsoIn], [true, null, []]);
    assert.equal(
      text.filter(({ kind, depth }: { kind: string; depth: number }) => kind === 'row' && depth === 1).length,
      6,
    );
    const squeeze = odds.find(({ label }: { label: string }) => label.startsWith('Squeeze'));
    assert.deepEqual([squeeze.total, squeeze.min, squeeze.max], [String(6 ** 7), 7, 42]);
    const item = await data({ arguments: rule('ext-magic-item', '--format=json') });
    assert.deepEqual(
      item.rules[0].alsoIn.map(({ relation, id }: { relation: string; id: string }) => [relation, id]),
      [['original', 'rpb-magic-item']],
    );
    assert.match(item.rules[0].alsoIn[0].difference, /^[A-Z].*\.$/);
  });

  it('says what it does not know, and suggests what is near', async () => {
    await check(
      { arguments: rule('feer', '6') },
      { status: 1, err: 'There is no rule "feer 6". Did you mean Fear n?\n' },
    );
    await check({ arguments: rule('zzzzzz') }, { status: 1, err: 'There is no rule "zzzzzz".\n' });
    await check(
      { arguments: rule('feer', '--format', 'json') },
      {
        status: 1,
        out: `${JSON.stringify({ version: 1, question: 'feer', rules: [], nearest: ['Fear n'] }, undefined, 2)}\n`,
      },
    );
  });

  it('refuses what it cannot read', async () => {
    const see = 'whq-rules rule --help says what there is.\n';
    const gone = 'gone: there is no such file or folder.\n';
    await Promise.all([
      check({ arguments: rule() }, { status: 2, err: `A name is missing, such as Fear 6.\n${see}` }),
      check({ arguments: rule(' ') }, { status: 2, err: `A name is missing, such as Fear 6.\n${see}` }),
      check({ arguments: rule('fear', '--package', 'gone') }, { status: 2, err: gone }),
      check(
        { arguments: rule('fear', '--format', 'xml') },
        { status: 2, err: `--format must be text, json or markdown, not "xml".\n${see}` },
      ),
      check(
        { arguments: rule('lamp', '--package', '.'), files: { 'a.css': '' } },
        { status: 2, err: 'No rules file was found.\n' },
      ),
    ]);
    const broken = await run({
      arguments: rule('lamp 5+', '--package', 'data'),
      files: { ...files, 'data/latin.xml': Buffer.from('<rules name="é"/>', 'latin1') },
    });
    assert.deepEqual([broken.status, broken.out], [2, lampText]);
    assert.match(broken.err, /^data\/latin\.xml: this file is not UTF-8/);
  });
});

describe('whq-rules lsp', () => {
  it('answers an editor, finds what check finds, and ends with its client', async () => {
    const server = spawn(process.execPath, [program, 'lsp', '--stdio'], { stdio: ['pipe', 'pipe', 'inherit'] });
    const ended = new Promise((done) => server.on('close', done));
    const { diagnostics } = await runSession(
      new StreamMessageReader(server.stdout),
      new StreamMessageWriter(server.stdin),
    );
    server.stdin.end();
    assert.equal(await ended, 0);
    const { out } = await run({ arguments: ['check', '--stdin', '--format', 'json'], input: sessionFile.text });
    const { problems } = JSON.parse(out);
    assert.deepEqual(
      problems.map(({ range, code, message }: (typeof diagnostics)[number]) => ({ range, code, message })),
      diagnostics.map(({ range, code, message }) => ({ range, code, message })),
    );
    assert.equal(problems.length, 2);
  });
});

describe('whq-rules', () => {
  const commands = [[], ['check'], ['odds'], ['roll'], ['rule'], ['lsp']];

  it('helps in both languages, and tells its version', async () => {
    const help = async (command: readonly string[]): Promise<void> => {
      const [english, spanish] = await Promise.all([
        run({ arguments: [...command, '--help'], environment: { LANG: 'en_GB.UTF-8' } }),
        run({ arguments: [...command, '-h'], environment: { LC_ALL: 'es_ES.UTF-8' } }),
      ]);
      assert.match(english.out, new RegExp(`^(whq-rules: .*\n\n)?Usage: whq-rules ${command[0] ?? 'COMMAND'}`));
      assert.match(spanish.out, new RegExp(`^(whq-rules: .*\n\n)?Uso: whq-rules ${command[0] ?? 'ORDEN'}`));
      for (const option of english.out.match(/--[a-z-]+/g) ?? []) assert.ok(spanish.out.includes(option), option);
      assert.deepEqual([english.status, english.err, spanish.status, spanish.err], [0, '', 0, '']);
      await check({ arguments: [...command, '--version'] }, { out: `${manifest.version}\n` });
    };
    await Promise.all(commands.map(help));
  });

  it('refuses wrong usage', async () => {
    const cases: readonly (readonly [line: string, err: string])[] = [
      ['chek .', 'There is no command "chek".\nwhq-rules --help says what there is.\n'],
      ['--formt', 'There is no option --formt here.\nwhq-rules --help says what there is.\n'],
      ['check --formt json', 'There is no option --formt here.\nwhq-rules check --help says what there is.\n'],
      [
        'check --format xml --lang es',
        '--format debe ser text o json, no «xml».\nwhq-rules check --help dice lo que hay.\n',
      ],
      [
        'check --stdin a.xml',
        'With --stdin nothing else is checked: leave the paths out.\nwhq-rules check --help says what there is.\n',
      ],
      [
        'check --stdin-filename a',
        '--stdin-filename goes together with --stdin.\nwhq-rules check --help says what there is.\n',
      ],
      ['lsp', 'The option --stdio is missing.\nwhq-rules lsp --help says what there is.\n'],
    ];
    await Promise.all(cases.map(([line, err]) => check({ arguments: line.split(' ') }, { status: 2, err })));
    const { status, out, err } = await run({ arguments: [] });
    assert.deepEqual([status, out], [2, '']);
    assert.match(err, /^whq-rules: .*\n\nUsage:/);
  });
});
