import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { terminalOn } from '../../server/cli/call/terminalOn.ts';
import { escapeText } from '../../server/xml/references.ts';
import { callIn, run } from './commandLine.ts';

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

const bad = '<rules>\n  <rule id="a" name="A">\n    <p zap="1">Text</p>\n  </rule>\n</rules>\n';

describe('a terminal', () => {
  // A name cannot have a slash in it, and on Windows no control characters either.
  const impossible = process.platform === 'win32' ? /[\0-\u001f<>:"/\\|?*]/g : /\//g;
  const name = `${attack}\n\u0085.xml`.replace(impossible, '');
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
    const words = ['check', '--stdin', '--stdin-filename', odd];
    const { out } = await run({ arguments: words, input: bad });
    assert.match(out, /^dragón uno ␛\[31m\.xml:3:8 {2}error/);
    const json = await run({ arguments: [...words, '--format', 'json'], input: bad });
    assert.equal(JSON.parse(json.out).problems[0].file, odd);
    const { err } = await run({ arguments: ['check', `no ${odd}`] });
    assert.equal(err, 'no dragón uno ␛[31m.xml: there is no such file or folder.\n');
  });

  it('has colours where they are forced, unless they are not wanted', async () => {
    const hasColours = async (environment: Record<string, string>, ...more: readonly string[]): Promise<boolean> =>
      (await run({ arguments: ['check', ...more], files: { 'a.xml': bad }, environment })).out.includes('\u001b[');
    assert.deepEqual(
      [
        await hasColours({}),
        await hasColours({ FORCE_COLOR: '1' }),
        await hasColours({ FORCE_COLOR: '0' }),
        await hasColours({ FORCE_COLOR: '1', NO_COLOR: '1' }),
        await hasColours({ FORCE_COLOR: '1' }, '--format', 'json'),
      ],
      [false, true, false, false, false],
    );
  });

  it('has colours where somebody looks at a screen that can show them', () => {
    const check = (isTTY: boolean, environment: Record<string, string>, expected: boolean): void =>
      assert.equal(terminalOnScreen(isTTY, environment).isColoured, expected);
    check(true, {}, true);
    check(true, { NO_COLOR: '1' }, false);
    check(true, { TERM: 'dumb' }, false);
    check(false, {}, false);
  });
});

/** A terminal whose texts nobody reads. */
function terminalOnScreen(isTTY: boolean, environment: Record<string, string>) {
  const stream = { isTTY, write: () => {} };
  const readInput = async (): Promise<Uint8Array> => new Uint8Array();
  const place = { version: '', environment, workingFolder: undefined, pages: '', readInput };
  return terminalOn({ ...place, output: stream, errors: stream });
}

describe('a command in a folder that is gone', () => {
  it('says so if it needs the folder', async () => {
    for (const words of [['check'], ['check', '--stdin'], ['rule', 'Fear', '--package', '.'], ['pack', '.']]) {
      const { status, out, err } = await callIn(undefined, words);
      assert.deepEqual([status, out, err], [2, '', 'The current folder no longer exists. Change to another one.\n']);
    }
  });

  it('answers if it needs no folder', async () => {
    for (const words of [
      ['odds', '2D6'],
      ['roll', '2D6'],
      ['rule', 'Fear 6'],
      ['rule', 'Fear', '--format', 'json'],
      ['--help'],
    ]) {
      const { status, err } = await callIn(undefined, words);
      assert.deepEqual([status, err], [0, ''], words.join(' '));
    }
  });
});
