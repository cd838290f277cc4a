import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { callIn, inFolder, run } from './commandLine.ts';

/** What a command answers a program: JSON, too long for a transcript or never the same. */
async function data(...words: readonly string[]) {
  return JSON.parse((await run({ arguments: [...words, '--format=json'] })).out);
}

describe('JSON of whq-rules odds', () => {
  it('has rows for one open name, and columns for the second', async () => {
    assert.deepEqual((await data('odds', '1D6 = n')).rows.slice(5, 7), [
      { value: 6, chance: { exact: '1/6', value: 1 / 6 } },
      { value: 7, chance: { exact: '0', value: 0 } },
    ]);
    const { open, rows } = await data('odds', '1D6 + n > attacks');
    assert.deepEqual(open, ['n', 'attacks']);
    assert.deepEqual([rows.length, rows[1].value, rows[1].columns.length], [10, 2, 10]);
    assert.deepEqual(rows[1].columns[5], { value: 6, chance: { exact: '1/3', value: 1 / 3 } });
  });

  it('is exact where there are many results, or no last one', async () => {
    const endless = await data('odds', 'repeat(1D6 until = 1)');
    assert.deepEqual([endless.min, endless.max, endless.mean], [1, null, { exact: '21', value: 21 }]);
    assert.equal(endless.sd, null);
    assert.ok(endless.beyond.value > 0 && endless.beyond.value < 1e-6);
    assert.equal((await data('odds', '100D6')).total, String(6n ** 100n));
  });
});

describe('reports of whq-rules check for other programs', () => {
  it('have paths from the root of the repository for GitHub, and pages for code scanning', async () => {
    const files = { 'pack/a.xml': '<rules><rule id="a" name="A"><p zap="1">Text</p></rule></rules>' };
    await inFolder(files, async (root) => {
      const report = async (format: string, workspace = root): Promise<string> => {
        const environment = { GITHUB_WORKSPACE: workspace };
        return (await callIn(join(root, 'pack'), ['check', '--format', format], { environment })).out;
      };
      assert.match(await report('github'), /^::error file=pack\/a\.xml,line=1,endLine=1,col=33,/);
      // A run outside the repository.
      assert.match(await report('github', join(root, 'other')), /^::error file=a\.xml,/);
      const [{ tool, results }] = JSON.parse(await report('sarif')).runs;
      assert.equal(results[0].locations[0].physicalLocation.artifactLocation.uri, 'pack/a.xml');
      assert.match(tool.driver.rules[0].help.markdown, /^# unknown-attribute\n/);
      assert.match(await report('junit'), /<failure type="unknown-attribute" /);
    });
  });
});

describe('the help of whq-rules', () => {
  it('is in both languages, with the same options', async () => {
    for (const command of [
      [],
      ['check'],
      ['draws'],
      ['format'],
      ['odds'],
      ['pack'],
      ['roll'],
      ['rule'],
      ['translate'],
      ['lsp'],
    ]) {
      const english = await run({ arguments: [...command, '--help'], environment: { LANG: 'en_GB.UTF-8' } });
      const spanish = await run({ arguments: [...command, '-h'], environment: { LC_ALL: 'es_ES.UTF-8' } });
      assert.match(english.out, new RegExp(`^(whq-rules: .*\n\n)?Usage: whq-rules ${command[0] ?? 'COMMAND'}`));
      assert.match(spanish.out, new RegExp(`^(whq-rules: .*\n\n)?Uso: whq-rules ${command[0] ?? 'COMANDO'}`));
      for (const option of english.out.match(/--[a-z-]+/g) ?? []) assert.ok(spanish.out.includes(option), option);
      assert.deepEqual([english.status, english.err, spanish.status, spanish.err], [0, '', 0, '']);
    }
  });
});

describe('an unexpected error', () => {
  it('is told with its stack, and the command has failed', async () => {
    const { status, err } = await run({ arguments: ['lsp', '--stdio'] });
    assert.equal(status, 2);
    assert.match(err, /^Error: The server takes the streams of a process\.\n +at /);
  });
});

const duel = [
  'A: WS 4, S 4, T 3, W 10, A 1; close Axe x1; save 5',
  'B: WS 3, S 3, T 4, W 10, A 1; close Axe x1; save 6',
] as const;

describe('JSON of whq-rules fight', () => {
  it('has the fractions of the worked examples', async () => {
    for (const [first, wins] of [
      ['A', '5650176000/6321363049'],
      ['B', '5518003375/6321363049'],
    ] as const) {
      const { version, system, sides, rounds, caps, error } = await data('fight', ...duel, '--first', first);
      assert.deepEqual([version, system, caps, error], [2, 'gamebook', [], 0]);
      assert.equal(sides[0].wins.exact, wins);
      assert.equal(rounds.mean.value.toFixed(3), '10.241');
      const { weapon, hit, wound, save, damage, chance } = sides[0].attacks[0];
      const rolls = [hit, wound, save].map((roll) => `${roll.needed}: ${roll.chance}`);
      assert.deepEqual([weapon, rolls, damage, chance], ['Axe', ['3+: 2/3', '4+: 1/2', '6+: 1/6'], { 4: '1' }, '5/18']);
    }
  });

  it('has the party, and the error of a fight that was played', async () => {
    const goblins = '6 Goblins: WS 2, S 3, T 3, W 2, A 1, damage 1D6, armour 0';
    const { party, sides, caps, rulesUsed, notModelled, assumed } = await data('fight', goblins, 'party');
    assert.equal(party.woundsLost.exact, null);
    assert.equal(party.each.length, 4);
    const { value, error } = sides[1].wins;
    assert.ok(Math.abs(value - 0.9989) < error && error < 0.005, `${value} ± ${error}`);
    assert.deepEqual([caps, rulesUsed.length, notModelled.length, assumed.length], [[], 7, 6, 4]);
  });
});

describe('JSON of whq-rules balance', () => {
  it('has the blocks of its view', async () => {
    const rats = 'Rats (WS 2, S 3, T 3, W 2, A 1, damage 1D6, armour 0) wait here.';
    const ilse = { name: 'Ilse', weaponSkill: 4, strength: 4, toughness: 4, wounds: 12, initiative: 5 };
    const files = {
      'a.md': `# A\n## One\n2 ${rats}\n## Two\n1D3 ${rats}\n`,
      'party.json': JSON.stringify([ilse]),
    };
    const words = ['balance', 'a.md', '--party', 'party.json', '--format=json'];
    const { version, blocks } = JSON.parse((await run({ arguments: words, files })).out);
    const tables = blocks.flatMap(({ rows = [] }: { rows?: readonly (readonly string[])[] }) => rows);
    assert.equal(version, 2);
    assert.deepEqual(
      tables.map(([name]: readonly string[]) => name),
      ['Fight', 'One: 2 Rats', 'Two: 1D3 Rats · With the fewest Monsters', 'Two: 1D3 Rats · With the most Monsters'],
    );
    const notHealed = tables.map((row: readonly string[]) => row.at(-1));
    assert.equal(notHealed[1], '–');
    assert.match(notHealed[3], /^[\d.]+ %/);
  });
});

describe('the page of a scenario', () => {
  it('has a line for each fight, and all that is known of them with --details', async () => {
    const rats = 'Rats (WS 2, S 3, T 3, W 2, A 1, damage 1D6, armour 0) wait here.';
    const files = {
      'a.md': `# A\n## One\n2 ${rats}\n## Two\n1D3 ${rats}\n## Three\n2 Millers (Dodge 6+) guard the wheel.\n`,
    };
    const page = async (...more: readonly string[]): Promise<string> =>
      (await run({ arguments: ['export', 'a.md', '--to', 'html', '--scenario', ...more], files })).out;
    const short = await page();
    const rows = [...short.matchAll(/<tr><th scope="row">([^<]*)</g)].map(([, name]) => name);
    assert.deepEqual(rows, [
      'One: 2 Rats',
      'Two: 1D3 Rats · With the fewest Monsters',
      'Two: 1D3 Rats · With the most Monsters',
    ]);
    assert.match(short, /Three \(2 Millers\): No numbers: /);
    assert.doesNotMatch(short, /Assumed/);
    const long = await page('--details');
    assert.match(long, /<h3>Assumed<\/h3>/);
    assert.match(long, /<th scope="row"> *Barbarian<\/th>/);
  });
});
