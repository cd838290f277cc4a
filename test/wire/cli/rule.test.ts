import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { type Call, check, run } from '../commandLine.ts';

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
      /^FEAR 6 +rules\.xml · my-fear\n\nMine too: 6\.\n\nOther rules of this name: Fear n \(rules\.xml, rpb-fear\)/,
    );
    const bundled = await run({ arguments: rule('fear 6') });
    assert.match(bundled.out, /^FEAR 6 +Roleplay Book · rpb-fear\n/);
    assert.match(bundled.out, /^ {2}afraid +5\/6 +2\/3 +1\/2 +1\/3 +1\/6 +0$/m);
    assert.match(bundled.out, /^The same in: Extended abilities \(ext-fear\)\.$/m);
    assert.doesNotMatch(bundled.out, /Other rules of this name/);
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
    const see = 'See whq-rules rule --help.\n';
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
        { status: 2, err: '.: no rules file was found in this folder.\n' },
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
