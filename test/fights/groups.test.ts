import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { toNumber } from '../../server/dice/evaluation/fraction.ts';
import { mulberry32 } from '../../server/dice/random.ts';
import type { Fight } from '../../server/fights/fight.ts';
import { playFight } from '../../server/fights/played/playFight.ts';
import { bundledCharts, combatant, fought, quest, side } from '../support/fights.ts';
import { isLong, itProperty, runs } from '../support/runs.ts';
import { questToHit } from './reference.ts';

interface Someone {
  readonly skill: number;
  readonly strength: number;
  readonly toughness: number;
  readonly wounds: number;
  readonly attacks: number;
}

interface Brawl {
  readonly warriors: readonly (Someone & { readonly initiative: number })[];
  readonly monsters: readonly { readonly kind: Someone; readonly count: number }[];
}

/** A brawl with dice, by the rules as they are said beside the numbers. */
function brawl({ warriors, monsters }: Brawl, random: () => number) {
  const die = (): number => 1 + Math.floor(random() * 6);
  const blow = (by: Someone, on: Someone): number =>
    die() >= questToHit(by.skill, on.skill) ? Math.max(0, die() + by.strength - on.toughness) : 0;
  const left = warriors.map(({ wounds }) => wounds);
  const kinds = monsters.map(({ kind, count }) => ({ kind, wounds: new Array<number>(count).fill(kind.wounds) }));
  const order = [...warriors.keys()].toSorted(
    (one, other) => (warriors[other]?.initiative ?? 0) - (warriors[one]?.initiative ?? 0),
  );
  let turns = 0;
  const stands = (wounds: number): boolean => wounds > 0;
  while (left.some(stands) && kinds.some(({ wounds }) => wounds.some(stands))) {
    turns++;
    for (const place of order) {
      const warrior = warriors[place];
      for (let attack = 0; warrior && (left[place] ?? 0) > 0 && attack < warrior.attacks; attack++) {
        const target = kinds.find(({ wounds }) => wounds.some(stands));
        if (!target) break;
        const standing = [...target.wounds.keys()].filter((one) => stands(target.wounds[one] ?? 0));
        const most = standing.reduce((one, other) =>
          (target.wounds[other] ?? 0) < (target.wounds[one] ?? 0) ? other : one,
        );
        target.wounds[most] = (target.wounds[most] ?? 0) - blow(warrior, target.kind);
      }
    }
    const standing = [...left.keys()].filter((place) => stands(left[place] ?? 0));
    let next = 0;
    for (const { kind, wounds } of kinds) {
      for (const one of wounds) {
        if (one <= 0) continue;
        const place = standing[next++ % standing.length] ?? 0;
        const warrior = warriors[place];
        for (let attack = 0; warrior && attack < kind.attacks; attack++) {
          if ((left[place] ?? 0) > 0) left[place] = (left[place] ?? 0) - blow(kind, warrior);
        }
      }
    }
  }
  const lost = warriors.map(({ wounds }, place) => wounds - Math.max(0, left[place] ?? 0));
  return { wins: left.some(stands), falls: !left.every(stands), turns, lost: lost.reduce((sum, one) => sum + one, 0) };
}

function brawlsOf(count: number, seed: number): readonly { readonly plain: Brawl; readonly fight: Fight }[] {
  const random = mulberry32(seed);
  const pick = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const someone = (wounds: number): Someone => ({
    skill: pick(2, 5),
    strength: pick(3, 4),
    toughness: pick(2, 4),
    wounds,
    attacks: pick(1, 2),
  });
  return Array.from({ length: count }, () => {
    const warriors = Array.from({ length: pick(1, 3) }, () => ({ ...someone(pick(3, 9)), initiative: pick(1, 6) }));
    const monsters = Array.from({ length: pick(1, 2) }, () => ({ kind: someone(pick(1, 3)), count: pick(1, 3) }));
    const block = ({ skill, strength, toughness, wounds, attacks }: Someone, initiative = 1) =>
      quest('', [skill, strength, toughness, wounds], { attacks, initiative });
    const party = side(
      warriors.map((one) => combatant(block(one, one.initiative))),
      true,
    );
    const others = side(monsters.map(({ kind, count: some }) => combatant(block(kind), some)));
    return { plain: { warriors, monsters }, fight: { system: 'warhammer-quest', sides: [others, party] } };
  });
}

function assertNear(actual: number, expected: number, deviation: number, count: number, what: string): void {
  const far = (4 * deviation) / Math.sqrt(count) + 1e-3;
  assert.ok(Math.abs(actual - expected) <= far, `${what}: ${expected}, dice ${actual}`);
}

describe('groups against a party', () => {
  itProperty('end as with dice', () => {
    const random = mulberry32(21);
    for (const [index, { plain, fight }] of brawlsOf(runs(100), 22).entries()) {
      const answer = fought(fight);
      const count = 2000;
      const dice = Array.from({ length: count }, () => brawl(plain, random));
      const wins = answer.sides[1].wins.value;
      const falls = answer.sides[1].falls.value;
      const share = (is: (one: (typeof dice)[number]) => boolean): number => dice.filter(is).length / count;
      assertNear(
        share((one) => one.wins),
        wins,
        Math.sqrt(wins * (1 - wins)),
        count,
        `wins of ${index}`,
      );
      assertNear(
        share((one) => one.falls),
        falls,
        Math.sqrt(falls * (1 - falls)),
        count,
        `falls of ${index}`,
      );
      for (const [what, of, mean] of [
        ['turns', (one: (typeof dice)[number]) => one.turns, answer.rounds.mean.value],
        ['Wounds', (one: (typeof dice)[number]) => one.lost, answer.sides[1].woundsLost.value],
      ] as const) {
        const average = dice.reduce((sum, one) => sum + of(one), 0) / count;
        const squares = dice.reduce((sum, one) => sum + (of(one) - average) ** 2, 0) / count;
        assertNear(average, mean, Math.sqrt(squares), count, `${what} of ${index}`);
      }
    }
  });

  itProperty('of one against one have the same numbers as fractions and in rounds', () => {
    let exact = 0;
    for (const { fight } of brawlsOf(runs(100), 23)) {
      const answer = fought(fight);
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

  itProperty('are played by the same rules', () => {
    const random = mulberry32(24);
    for (const { fight } of brawlsOf(isLong ? 3 : 1, 25)) {
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
