import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { it } from 'mocha';
import { describeLong } from '../../support/runs.ts';
import type { Half } from '../chances/halves.ts';

/** What holds today: the least share of the chances that is shown and right, in percent, the most that are wrong, and the most in the traps. */
const floors: Readonly<Record<Half, readonly [recall: number, wrong: number, inTraps: number]>> = {
  develop: [93, 1, 0],
  'held-out': [83, 1, 4],
  'second-author': [95, 0, 0],
  fresh: [84, 0, 0],
  'authors-open': [89, 0, 0],
  'five-authors': [80, 0, 0],
  'authors-later': [85, 0, 1],
  'sixth-author': [70, 0, 1],
  'seventh-open': [70, 0, 0],
  'seventh-later': [55, 0, 1],
  'eighth-open': [62, 0, 0],
  'eighth-later': [50, 0, 0],
  'ninth-open': [68, 0, 0],
  'ninth-later': [56, 0, 0],
  'tenth-open': [78, 0, 0],
  'tenth-later': [64, 0, 1],
  'eleventh-open': [65, 0, 0],
  'eleventh-later': [63, 2, 6],
  sentences: [77, 12, 86],
  'twelfth-author': [59, 2, 4],
};

/** One line of the figures of all sets: `develop: 247 of 265 chances shown (93.2 %), 1 wrong, …; traps: 92 right, 0 wrong, …`. */
const line =
  /^(?<set>[\w-]+): \d+ of \d+ chances shown \((?<recall>[\d.]+) %\), (?<wrong>\d+) wrong, .*; traps: \d+ right, (?<traps>\d+) wrong/;

describeLong('the reader that is made of a grammar', () => {
  for (const group of ['open', 'closed']) {
    it(`shows no fewer chances, and no more that are wrong, in the ${group} sets`, () => {
      const program = ['test/prose/chances/measure.mjs', '--half', group, '--reader', 'new'];
      const told = execFileSync(process.execPath, program, { encoding: 'utf8' });
      const found = told.split('\n').flatMap((each) => {
        const { groups } = line.exec(each) ?? {};
        return groups ? [groups] : [];
      });
      assert.ok(found.length > 5, told);
      for (const { set = '', recall, wrong, traps } of found) {
        if (set === 'all') continue;
        const floor = new Map<string, readonly number[]>(Object.entries(floors)).get(set);
        assert.ok(floor, set);
        const [leastRecall = 0, mostWrong = 0, mostInTraps = 0] = floor;
        const message = `${set}: ${recall} %, ${wrong} wrong, ${traps} in traps`;
        assert.ok(Number(recall) >= leastRecall, message);
        assert.ok(Number(wrong) <= mostWrong && Number(traps) <= mostInTraps, message);
      }
    });
  }
});
