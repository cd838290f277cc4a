import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check, run } from '../commandLine.ts';

describe('whq-rules odds', () => {
  const text = (line: string, out: string, err = ''): Promise<void> =>
    check({ arguments: ['odds', ...words(line)] }, { out, err });
  /** Like a shell, as far as needed: splits at blanks outside of double quotes. */
  const words = (line: string): readonly string[] =>
    Array.from(line.matchAll(/"([^"]*)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain ?? '');
  const histogramOf = async (expression: string): Promise<string> =>
    (await run({ arguments: ['odds', expression] })).out.split('\n').slice(2).join('\n');
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

  it('says the chance of each outcome that has a name', async () => {
    const contest = 'a = 1D6; b = 1D6; outcomes(win: a > b, again: a = b, lose badly)';
    await text(`"${contest}"`, '       win: 1 in 2 (15/30, 50 %)\nlose badly: 1 in 2 (15/30, 50 %)\n');
    const half = { exact: '1/2', value: 0.5 };
    assert.deepEqual((await data(`"${contest}"`)).named, [
      { name: 'win', chance: half },
      { name: 'lose badly', chance: half },
    ]);
    const { err, status } = await run({ arguments: ['odds', contest, '--at-least', '2'] });
    assert.match(err, /--at-least/);
    assert.equal(status, 2);
  });

  it('has rows and columns where two names are open', async () => {
    await text(
      '"hurt: min(2, attacks) + min(2, n) + 1D2 = 4"',
      'hurt:\nn →            1    2+\nAttacks 1   50 %  50 %\nAttacks 2+  50 %   0 %\n',
      'For one value of each name: --let attacks=…,n=…\n',
    );
    const { open, rows } = await data('"1D6 + n > attacks"');
    assert.deepEqual(open, ['n', 'attacks']);
    assert.deepEqual([rows.length, rows[1].value, rows[1].columns.length], [10, 2, 10]);
    assert.deepEqual(rows[1].columns[5], { value: 6, chance: { exact: '1/3', value: 1 / 3 } });
  });

  it('names the option for a value that stands in the text', async () => {
    const refused = (line: string, err: string): Promise<void> =>
      check({ arguments: ['odds', ...words(line)] }, { err: `${err}\n`, status: 2 });
    const option = 'The value of a name is an option: whq-rules odds';
    await Promise.all([
      refused('"2D6 + toughness >= 9 toughness=4"', `${option} "2D6 + toughness >= 9" --let toughness=4`),
      refused('"1D6 + n <= 6, n: 2"', `${option} "1D6 + n <= 6" --let n=2`),
      refused('"1D6 >= attacks=3"', `${option} "1D6 >= attacks" --let attacks=3`),
      refused('"Fear n=5"', `${option} "Fear" --let n=5`),
      refused(
        '"2D6+T+WS >= 12 (T=4) WS=A" --let n=1',
        `${option} "2D6+T+WS >= 12" --let n=1,toughness=4,weapon-skill=A`,
      ),
      refused(
        '"1D6 + fuerza >= 7 con fuerza 3" --lang es',
        'El valor de un nombre va en una opción: whq-rules odds "1D6 + fuerza >= 7" --let strength=3',
      ),
      text('"n = 4; 1D6 + n >= 7"', '2 in 3 (4/6, 67 %)\n'),
    ]);
    const { err } = await run({ arguments: ['odds', 'luck=4'] });
    assert.match(err, /no dice/);
  });

  it('says by which turn something happens', async () => {
    await text(
      '"healed: turns(1D2 until total >= 3)"',
      `healed: by turn 2: 75 % · on average in turn 2.25\n\nby turn 2   75 %  ${'━'.repeat(18)}\nby turn 3  100 %  ${'━'.repeat(24)}\n`,
    );
  });

  it('takes the words that a shell leaves as one expression', async () => {
    await text('1D6 >= 5 --lang es', '1 de cada 3 (2/6, 33 %)\n');
    await text('3D6 - 3 --at-least 9', '3 in 8 (81/216, 38 %)\n');
    await text('3D6 -3 --at-least 9', '3 in 8 (81/216, 38 %)\n');
    await text('-D6 +7 >= 5', '1 in 3 (2/6, 33 %)\n');
    await text('--let n=1 -- 2D6 -n >= 11', '1 in 36 (1/36, 2.8 %)\n');
    const { err, status } = await run({ arguments: ['odds', '1D6', '4'] });
    assert.match(err, /1D6 4\n {6}\^\nPut quotes around the expression/);
    assert.equal(status, 2);
  });

  it('says how it reads what is not in the language of odds', async () => {
    await Promise.all([
      text('5+ on 1D6', 'read as 1D6 >= 5\n1 in 3 (2/6, 33 %)\n'),
      text('tira 1D6, con 4+ --lang es', 'leído como 1D6 >= 4\n1 de cada 2 (3/6, 50 %)\n'),
      text('"1D6+S>6" --let S=4', 'read as 1D6 + strength > 6\n2 in 3 (4/6, 67 %)\n'),
      text('"1D6+WS>6" --let weapon-skill=4', 'read as 1D6 + weapon-skill > 6\n2 in 3 (4/6, 67 %)\n'),
      text('1d6 Wounds', 'read as 1D6\n1D6 → 1–6, average 3.5, standard deviation 1.71\n'),
      text(
        'Fear 6 --let battle-level=3',
        'read as afraid: 1D6 + battle-level <= n, n = 6\nafraid: 1 in 2 (3/6, 50 %)\n',
      ),
      text('Ambush A', 'read as sprung: 1D6 >= n, n = A\nsprung: always\n'),
      text('Ambush A --let n=6', 'read as sprung: 1D6 >= n, n = A\nsprung: 1 in 6 (1/6, 17 %)\n'),
    ]);
  });

  it('has an answer for each roll of an ability', async () => {
    await text(
      'Breathe Fire 2 --let warriors=1',
      `read as Warriors engulfed: min(1D6, warriors)
Warriors engulfed: 1

read as Wounds each: nD6, n = 2
Wounds each: 2–12, average 7, standard deviation 2.42

${await histogramOf('2D6')}`,
    );
    const { expression, rolls } = await data('Breathe Fire 2 --let warriors=1');
    assert.equal(expression, 'Breathe Fire 2');
    assert.deepEqual(
      rolls.map(({ readAs, variables }: { readAs: string; variables: object }) => [readAs, variables]),
      [
        ['Warriors engulfed: min(1D6, warriors)', { warriors: 1 }],
        ['Wounds each: nD6', { n: 2, warriors: 1 }],
      ],
    );
  });

  it('has the reading in JSON', async () => {
    const { expression, readAs, chance } = await data('5+ on 1D6');
    assert.deepEqual([expression, readAs, chance.exact], ['5+ on 1D6', '1D6 >= 5', '1/3']);
    assert.equal((await data('1D6')).readAs, undefined);
  });

  it('guesses nothing', async () => {
    const refused = (line: string, err: string) => check({ arguments: ['odds', ...words(line)] }, { err, status: 2 });
    await Promise.all([
      refused(
        'strength',
        'There are no dice in this. Write a roll such as 2D6+2, a chance such as 1D6 >= 5, or an ability with its value, such as Fear 6.\n',
      ),
      refused('1d6!', 'Dice that are rolled again on a high score and added up are written here: explode(1D6)\n'),
      refused('half of 2D6', 'Say how the result is rounded: round-down(2D6 / 2) or round-up(2D6 / 2)\n'),
      refused(
        'square of 2D6',
        'Only 2D6 can be read in this, and the rest may change it. If it does not, ask for 2D6\n',
      ),
      refused('Fly', 'This ability is known, but it has no roll whose odds could be shown.\n'),
    ]);
    const { out, err } = await run({ arguments: ['odds', '10d6>=5'] });
    assert.deepEqual(
      [out, err],
      ['always\n', 'This adds the dice up. To count the dice that show it: count(10D6 >= 5)\n'],
    );
  });

  it('puts the ends of a long tail together', async () => {
    const { out } = await run({ arguments: ['odds', '100D6'] });
    const lines = out.trimEnd().split('\n').slice(2);
    assert.ok(lines.length <= 24, out);
    assert.match(lines[0] ?? '', /^100–\d+ +0\.0\d+ %/);
    assert.match(lines.at(-1) ?? '', /^\d+–600 +0\.0\d+ %/);
    assert.ok(lines.filter((line) => /━{6}/.test(line)).length >= 10, out);
  });

  it('says how a roll falls', async () => {
    await Promise.all([
      text(
        '2D3+2',
        `2D3+2 → 4–8, average 6, standard deviation 1.15

4  11 %  ${'━'.repeat(8)}
5  22 %  ${'━'.repeat(16)}
6  33 %  ${'━'.repeat(24)}
7  22 %  ${'━'.repeat(16)}
8  11 %  ${'━'.repeat(8)}
`,
      ),
      text('1D6', '1D6 → 1–6, average 3.5, standard deviation 1.71\n'),
      text('-- "-1D1 + 6"', '-1D1+6 → 5\n'),
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
      'For one value: --let battle-level=…\n',
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
    const see = 'See whq-rules odds --help.\n';
    const cases: readonly (readonly [line: string, err: string])[] = [
      ['2D6+', `${missing}  2D6+\n      ^\n`],
      ['""', `${missing}  \n  ^\n`],
      [
        '"roll = (1D6; roll >= )"',
        `A ")" is missing here.\n  roll = (1D6; roll >= )\n             ^\n${missing}  roll = (1D6; roll >= )\n                       ^\n`,
      ],
      ['1D1000000', 'too large to calculate: sides of a die (at most 10000)\n  1D1000000\n  ^^^^^^^^^\n'],
      ['99999999999D6', 'too large to calculate: dice in one roll (at most 1000)\n  99999999999D6\n  ^^^^^^^^^^^^^\n'],
      [
        '"repeat(1D6 until = 1)" --at-least 5000',
        `too large to calculate: different results (at most 304)\n  repeat(1D6 until = 1)\n  ${'^'.repeat(21)}\n`,
      ],
      ['', `An expression is missing, such as "2D6+2".\n${see}`],
      ['"1D6 >= n" --let n', `--let takes names with whole numbers, as in n=5,battle-level=3, not "n".\n${see}`],
      ['"1D6 >= n" --let m=5', `m is not in the expression. It has n.\n${see}`],
      ['"1D6 + a > b + c"', `Give values for these names, or for all but two: --let a=…,b=…,c=…\n${see}`],
      ['2D6 --at-least many', `--at-least takes a whole number, not "many".\n${see}`],
      [
        '"2D6 > 3" --at-least 2',
        `--at-least needs an expression with a number as its result; a comparison already gives a chance.\n${see}`,
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
        [2, '', 'Brackets and signs are nested more than 100 levels deep here.'],
        [2, '', 'This is too long to be an expression of dice: at most 10000 characters.'],
      ],
    );
  });
});
