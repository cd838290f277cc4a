import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { toNumber } from '../../server/dice/evaluation/fraction.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import { playFight } from '../../server/fights/played/playFight.ts';
import { bundledCharts, fought } from '../support/fights.ts';
import { itProperty, runs } from '../support/runs.ts';
import { assertAsPlayed, fightOf } from './asPlayed.ts';
import type { Plain, Someone } from './playedOut.ts';

/** Parties and Monsters by chance, without abilities. */
function brawlsOf(count: number, seed: number): readonly Plain[] {
  const random = mulberry32(seed);
  const pick = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const someone = (name: string, wounds: number): Someone => ({
    name,
    weaponSkill: pick(2, 5),
    strength: pick(3, 4),
    toughness: pick(2, 4),
    wounds,
    attacks: pick(1, 2),
    armour: 0,
    initiative: pick(1, 6),
  });
  return Array.from({ length: count }, () => ({
    party: Array.from({ length: pick(1, 3) }, (_, place) => someone(`Warrior ${place}`, pick(3, 9))),
    monsters: Array.from({ length: pick(1, 2) }, (_, place) => {
      return { one: someone(`Monster ${place}`, pick(1, 3)), count: pick(1, 3), does: {} };
    }),
  }));
}

function assertNear(actual: number, expected: number, deviation: number, count: number, what: string): void {
  const far = (4 * deviation) / Math.sqrt(count) + 1e-3;
  assert.ok(Math.abs(actual - expected) <= far, `${what}: ${expected}, dice ${actual}`);
}

describe('groups against a party', () => {
  itProperty('end as with dice', () => {
    for (const [index, plain] of brawlsOf(runs(100), 22).entries())
      assertAsPlayed(plain, fightOf(plain), 2000, `brawl ${index}`);
  });

  itProperty('of one against one have the same numbers as fractions and in rounds', () => {
    let exact = 0;
    for (const plain of brawlsOf(runs(100), 23)) {
      const answer = fought(fightOf(plain));
      const { ends, mean } = answer.rounds;
      const sum = (of: (end: (typeof ends)[number], index: number) => number): number =>
        ends.reduce((all, end, index) => all + of(end, index), 0);
      const pairs = [
        [mean, sum(({ chance }, index) => chance * (index + 1))] as const,
        ...answer.sides.map(({ wins }, index) => [wins, sum((end) => end.wins[index] ?? 0)] as const),
        ...answer.sides.flatMap(({ combatants }) =>
          combatants.map(({ woundsLost, wounds, left }) => {
            const lost = left.reduce((all, chance, rest) => all + chance * (wounds - rest), 0);
            return [woundsLost, lost] as const;
          }),
        ),
      ];
      for (const [share, inRounds] of pairs) {
        if (!share.exact) continue;
        exact++;
        assert.ok(Math.abs(toNumber(share.exact) - inRounds) < 1e-5, `${toNumber(share.exact)} and ${inRounds}`);
      }
    }
    assert.ok(exact > 10);
  });

  it('are played by the same rules', () => {
    const random = mulberry32(24);
    for (const plain of brawlsOf(3, 25)) {
      const fight = fightOf(plain);
      const count = 2000;
      const played = Array.from({ length: count }, () => playFight(fight, bundledCharts, random));
      const ends = played.map((events) => events.at(-1));
      const won = ends.filter((end) => end?.kind === 'end' && end.winner === 1).length / count;
      const turns =
        played.reduce((sum, events) => sum + events.filter(({ kind }) => kind === 'round').length, 0) / count;
      const { sides, rounds } = fought(fight);
      const wins = sides[1].wins.value;
      assertNear(won, wins, Math.sqrt(wins * (1 - wins)), count, 'wins');
      assertNear(turns, rounds.mean.value, rounds.mean.value, count, 'turns');
    }
  });
});
