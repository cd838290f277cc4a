import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { escapeText } from '../../../server/xml/references.ts';
import { bad, check, good, program, run } from '../commandLine.ts';

/** Signs that a terminal obeys: a colour, a link, the title of the window, a line above, the bell, a line that runs backwards, C1. */
const attack =
  '\u001b[31mred\u001b]8;;https://evil.example\u0007x\u001b]0;title\u001b\\\u001b[1A\r\u009b2J\u202eback\u2028';

/** What no output may have besides its line breaks. */
const obeyed = /[^\P{Cc}\n]|[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

/** XML in which that text stands wherever a text can; forbidden signs too, which the checks then speak of. */
function hostileRules(text: string): string {
  const value = escapeText(text);
  return `<rules>
<rule id="lamp" name="LAMP ${value} n" parameterName="${value}"><?odds ${text}: 2D6 + n ?><?values ${text} ?><?also-named LANTERN ${text} ?><?variant-of rpb-fear: ${text} ?>
<p zap="${value}">${value} n</p><p ${text}>x</p>
<table><tr><td>${value}</td><td>${value}</td></tr></table></rule>
<rule id="lamp${value}" name="FEAR n"><?odds ${text}: 1D6 >= n ?><p>${value}</p></rule>
</rules>`;
}

async function prints(call: Parameters<typeof run>[0]): Promise<string> {
  const { out, err } = await run(call);
  assert.doesNotMatch(out, obeyed, JSON.stringify(call.arguments));
  assert.doesNotMatch(err, obeyed, JSON.stringify(call.arguments));
  return out + err;
}

describe('a terminal', () => {
  // A name cannot have a slash in it.
  const name = `${attack.replaceAll('/', '')}\n\u0085.xml`;
  const files = { [`sub/${name}`]: hostileRules(attack), 'plain.xml': hostileRules('Lamp\u202eoil') };

  it('obeys nothing in files and their names', async () => {
    const calls = [
      ['check'],
      ['check', '--lang', 'es'],
      ['check', '--format', 'json'],
      ['check', '--format', 'sarif'],
      ['check', '--format', 'github'],
      ['check', '--format', 'junit'],
      ['check', `sub/${name}`, `gone${name}`, '--fail-on', 'info'],
      ['check', '--format', attack],
      [`check${attack}`],
      ['rule', '--package', '.', 'Lamp'],
      ['rule', '--package', '.', 'Fear 5'],
      ['rule', '--package', '.', 'lamp', '--format', 'json'],
      ['rule', '--package', '.', 'lamp', '--format', 'markdown'],
      ['rule', '--package', `sub/${name}`, `Lam${attack}`],
      ['rule', attack],
      ['odds', attack],
      ['odds', `${attack}: 2D6`],
      ['odds', `${attack}: 2D6`, '--format', 'json'],
      ['odds', '2D6', '--let', `n${attack}=5`],
      ['roll', `${attack}: 2D6`, '--seed', '1'],
      ['roll', `${attack}: 2D6`, '--format', 'json'],
      ['roll', '2D6', '--seed', attack],
    ];
    for (const parameters of calls) assert.notEqual(await prints({ arguments: parameters, files }), '');
    await prints({ arguments: ['check', '--stdin', '--stdin-filename', name], input: hostileRules(attack) });
  });

  it('shows each name of a file on one line, and JSON has it exactly', async () => {
    const odd = 'dragón uno\n\u001b[31m.xml';
    const { out } = await run({ arguments: ['check'], files: { [odd]: bad } });
    assert.match(out, /^dragón uno ␛\[31m\.xml:3:8 {2}error/);
    const json = await run({ arguments: ['check', '--format', 'json'], files: { [odd]: bad } });
    assert.equal(JSON.parse(json.out).problems[0].file, odd);
    const { err } = await run({ arguments: ['check', `no ${odd}`] });
    assert.equal(err, 'no dragón uno ␛[31m.xml: there is no such file or folder.\n');
  });
});

/** Calls the program with those streams in a folder that may be gone by then. */
function call(parameters: readonly string[], stdin: number | 'pipe' | 'ignore', isFolderGone = false) {
  const folder = mkdtempSync(join(tmpdir(), 'whq-cli-'));
  try {
    mkdirSync(join(folder, 'here'));
    writeFileSync(join(folder, 'a.xml'), good);
    // The shell enters the folder, takes it away, and only then starts the program.
    const remove = isFolderGone ? 'rmdir "$PWD" && ' : '';
    const cwd = join(folder, 'here');
    const command = ['-c', `${remove}exec "$0" "$@"`, process.execPath, program, ...parameters];
    const { status, stdout, stderr } = spawnSync('sh', command, {
      cwd,
      encoding: 'utf8',
      stdio: [stdin, 'pipe', 'pipe'],
      timeout: 20_000,
    });
    return { status, out: stdout.replace(/\d+([.,])\d s$/m, '0$10 s'), err: stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const nothingChecked = '0 files · 0 errors · 0 warnings · 0.0 s\n';

describe('what the program cannot read', () => {
  it('is a folder that is gone', () => {
    const gone = { status: 2, out: '', err: 'The current folder no longer exists. Change to another one.\n' };
    assert.deepEqual(call(['check'], 'ignore', true), gone);
    assert.deepEqual(call(['check', '--stdin'], 'ignore', true), gone);
    assert.deepEqual(call(['rule', 'Fear', '--package', '.'], 'ignore', true), gone);
    for (const parameters of [
      ['odds', '2D6'],
      ['roll', '2D6'],
      ['rule', 'Fear 6'],
      ['rule', 'Fear', '--format', 'json'],
      ['--help'],
    ]) {
      const { status, err } = call(parameters, 'ignore', true);
      assert.deepEqual([status, err], [0, ''], parameters.join(' '));
    }
  });

  it('is a folder as standard input, or an empty one', () => {
    const folder = openSync(tmpdir(), 'r');
    const said = (sentence: string) => ({ status: 2, out: nothingChecked, err: `<stdin>: ${sentence}\n` });
    assert.deepEqual(
      call(['check', '--stdin'], folder),
      said('standard input is a folder. Give its path in place of --stdin.'),
    );
    assert.deepEqual(call(['check', '--stdin'], 'ignore'), said('standard input is empty.'));
    assert.deepEqual(call(['check', '--stdin', '--stdin-filename', 'a.md'], 'pipe').status, 2);
  });

  it('is a closed standard input', () => {
    const { status, stderr } = spawnSync(
      'sh',
      ['-c', 'exec "$0" "$@" <&-', process.execPath, program, 'check', '--stdin'],
      {
        encoding: 'utf8',
        timeout: 20_000,
      },
    );
    assert.deepEqual([status, stderr], [2, '<stdin>: standard input is empty.\n']);
  });

  it('is a folder without rules, which is said of each', () =>
    check(
      {
        arguments: ['check', 'none', 'some', 'notes'],
        files: { 'none/a.xml': '<project/>', 'some/b.xml': good, 'notes/README.md': 'Read me.' },
      },
      {
        status: 2,
        out: '1 file · 0 errors · 0 warnings · 0.0 s\n',
        err: 'none: no rules file was found in this folder.\nnotes: no rules file was found in this folder.\n',
      },
    ));

  it('ends nothing when its reader goes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'whq-cli-'));
    try {
      writeFileSync(
        join(folder, 'bad.xml'),
        `<rules><rule id="a" name="A">${'<p zap="1">x</p>\n'.repeat(900)}</rule></rules>`,
      );
      writeFileSync(join(folder, 'good.xml'), good);
      for (const [file, status] of [
        ['bad.xml', 1],
        ['good.xml', 0],
      ] as const) {
        const child = spawn(process.execPath, [program, 'check', file], {
          cwd: folder,
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        let err = '';
        child.stderr.on('data', (chunk) => (err += chunk));
        child.stdout.destroy();
        const ended = await new Promise((done) => child.on('close', done));
        assert.deepEqual([ended, err], [status, '']);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
