import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'mocha';
import { callIn, inFolder } from './commandLine.ts';

const files = {
  'whq.json': '{}',
  'data/xml/rules/r.xml':
    '<rules><rule id="rpb-fear" name="FEAR n"><p>Mine: n.</p></rule><rule id="m-lamp" name="LAMP n+"><?odds lit: 1D6 >= n ?><p>On n+ it is lit.</p></rule></rules>',
  'data/xml/monsters/m.xml':
    '<monsters><monster id="m-crab" name="Crab" plural="Crabs"><wounds>2</wounds><weaponskill>2</weaponskill><strength>3</strength><toughness>3</toughness><initiative>2</initiative><attacks>1</attacks><armor>-</armor><damage>1D6</damage><special/></monster></monsters>',
  'notes/a.txt': 'Nothing.',
};

/** What the commands say in a folder of that package. */
async function check(place: string, calls: readonly (readonly [words: readonly string[], said: RegExp])[]) {
  await inFolder(files, async (folder) => {
    for (const [words, said] of calls) {
      const { status, out, err } = await callIn(join(folder, place), words);
      assert.deepEqual([status, err], [0, ''], words.join(' '));
      assert.match(out, said);
    }
  });
}

const rat = 'Rat: WS 2, S 3, T 3, W 2, A 1, damage 1D6';

describe('the package that a command runs in', () => {
  const known = [
    [['rule', 'Fear', '6'], /^FEAR 6 .*r\.xml[\s\S]*Mine: 6\./],
    [['odds', 'Lamp', '5+'], /^read as lit: 1D6 >= n, n = 5\nlit: 1 in 3/],
    [['roll', 'Lamp', '5+', '--seed', '7'], /^read as lit/],
    [['export', 'm-crab', '--to', 'markdown'], /^# Crab\n/],
    [['export', '--kind', 'rule', '--to', 'markdown'], /^# FEAR n\n[\s\S]*# LAMP n\+\n/],
    [['fight', '2 Crabs', 'party'], /^2 × Crab against The party\n/],
    [['fight', rat, 'm-crab'], /^Rat against Crab\n/],
  ] as const;

  it('is known to all commands', () => check('.', known));
  it('is known in its folders', () => check('data/xml/rules', known));

  it('need not be one for what needs no names, or those of the packs', async () => {
    await inFolder({ 'a.txt': 'Nothing.', 'b.xml': '<project/>' }, async (folder) => {
      mkdirSync(join(folder, 'deep'));
      for (const words of [
        ['rule', 'Fear', '6'],
        ['odds', 'Fear', '6', '--let', 'BL=3'],
        ['odds', '2D6'],
        ['export', 'rpb-fear', '--to', 'markdown'],
        ['roll', '--table', 'rpb-giant-attacks', '--seed', '1'],
        ['fight', rat, 'party'],
      ])
        for (const place of ['.', 'deep']) {
          const { status, err } = await callIn(join(folder, place), words);
          assert.deepEqual([status, err], [0, ''], words.join(' '));
        }
      const { status, err } = await callIn(folder, ['rule', 'Feer']);
      assert.deepEqual([status, err], [1, 'There is no rule "Feer". Did you mean Fear n?\n']);
    });
  });
});
