import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check, run } from '../commandLine.ts';

describe('whq-rules roll', () => {
  const roll = (...parameters: readonly string[]): readonly string[] => ['roll', ...parameters];

  it('rolls the same for the same seed', async () => {
    await Promise.all([
      check({ arguments: roll('2D6+2', '--seed', '7') }, { out: '2D6+2: 1 + 1 → 4\n' }),
      check({ arguments: roll('Wounds: 2D6+2', '--seed=1995') }, { out: 'Wounds: 2 + 4 → 8\n' }),
      check(
        { arguments: roll('1D6 + strength >= 7', '--let', 'strength=4', '--seed', '3') },
        { out: '1D6 + Strength ≥ 7: 5 → yes\n' },
      ),
      check({ arguments: roll('1D6 >= 6', '--seed=-3', '--lang', 'es') }, { out: '6+ con 1D6: 4 → no\n' }),
      check({ arguments: roll('--seed', '1', '--', '-1D6 + 7') }, { out: '-1D6+7: 4 → 3\n' }),
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

  it('says how it reads what is not in the language of odds', async () => {
    const rolled = async (...parameters: readonly string[]) =>
      (await run({ arguments: ['roll', ...parameters, '--seed', '7'] })).out;
    const plain = await rolled('1D6 x 50');
    assert.equal(await rolled('1D6 x 50 gold'), `read as 1D6 x 50\n${plain}`);
    assert.match(await rolled('Fear 6', '--let', 'BL=3'), /^read as afraid: .*, n = 6\nafraid: \d/);
    assert.match(await rolled('Breathe Fire 2', '--let', 'warriors=4'), /^read as .*\n.*\nread as .*\n.*\n$/);
    const data = JSON.parse(await rolled('Breathe Fire 2', '--let', 'warriors=4', '--format=json'));
    assert.deepEqual([data.expression, data.rolls.length, data.rolls[1].seed], ['Breathe Fire 2', 2, 7]);
  });

  it('rolls on a table of a package, or of an Event', async () => {
    const table = 'Roll 1D6:\n1-3 A rope.\n4-6 Roll again on this table.';
    const files = {
      'mine/data/xml/rules/r.xml': `<rules><rule id="m-well" name="WELL">${table}</rule></rules>`,
      'mine/data/xml/events/e.xml': `<events><event id="m-cave" name="Cave"><flavor>Dark.</flavor><rules>${table}</rules></event></events>`,
    };
    const rolled = (...parameters: readonly string[]) =>
      run({ arguments: roll('--table', ...parameters, '--seed', '2'), files });
    const { out } = await rolled('m-well', '--package', 'mine');
    assert.match(out, /^1D6: \d\n(?:1-3|4-6): /);
    assert.equal((await rolled('m-cave', '--package=mine')).out, out);
    assert.match((await rolled('m-well')).err, /^There is no rule "m-well"/);
    assert.equal((await rolled('m-well', '--package', 'nowhere')).status, 2);
  });

  it('says what it cannot roll', async () => {
    const see = 'See whq-rules roll --help.\n';
    const cases: readonly (readonly [parameters: readonly string[], err: string])[] = [
      [[], `An expression is missing, such as "2D6+2".\n${see}`],
      [['1D6 + n + m', '--let', 'n=2'], `A roll needs a value for each name: --let m=…\n${see}`],
      [['2D6', '--seed', 'lucky'], `--seed takes a whole number, not "lucky".\n${see}`],
      [['(2D6'], 'A ")" is missing here.\n  (2D6\n      ^\n'],
      [['1D1000000'], 'too large to calculate: sides of a die (at most 10000)\n  1D1000000\n  ^^^^^^^^^\n'],
      [['1 + 99999D6'], 'too large to calculate: dice in one roll (at most 10000)\n  1 + 99999D6\n      ^^^^^^^\n'],
    ];
    await Promise.all(cases.map(([parameters, err]) => check({ arguments: roll(...parameters) }, { status: 2, err })));
  });
});
