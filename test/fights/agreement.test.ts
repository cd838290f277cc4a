import assert from 'node:assert/strict';
import { describe } from 'mocha';
import { mulberry32 } from '../../server/dice/random.ts';
import { courseOf } from '../../server/fights/course/courseOf.ts';
import { exactNumbers, type FightNumbers } from '../../server/fights/exact/exactNumbers.ts';
import type { Fight, Share } from '../../server/fights/fight.ts';
import { playedNumbers } from '../../server/fights/played/playedNumbers.ts';
import { rulesFor } from '../../server/fights/rules/rulesFor.ts';
import { unitsOf } from '../../server/fights/rules/unit.ts';
import { blade, bundledCharts, duel, exactly, fought, gamebook, gun, profile, quest } from '../support/fights.ts';
import { itProperty, runs } from '../support/runs.ts';
import {
  attackWays,
  attackWeights,
  enumerated,
  fantasyToHit,
  fantasyToWound,
  type Plain,
  questToHit,
  sixths,
} from './reference.ts';

type Pick = (least: number, most: number) => number;

/** A fight, and the same without the program; from `settled` on all of its rounds are alike. */
interface Pair {
  readonly fight: Fight;
  readonly first: Plain;
  readonly second: Plain;
  readonly settled: number;
}

const plain = (wounds: number, attacks: Plain['attacks'], weights: Plain['weights']): Plain => ({
  wounds,
  attacks,
  weights,
  total: attackWays,
});

function questPair(pick: Pick, wounds: Pick): Pair {
  const values = [0, 1].map(() => ({
    skill: pick(1, 10),
    strength: pick(3, 6),
    toughness: pick(2, 5),
    wounds: wounds(1, 12),
    attacks: pick(1, 3),
    dice: pick(1, 2),
    armour: pick(0, 2),
  }));
  const [one, other] = values;
  assert.ok(one && other);
  const block = (value: typeof one) =>
    quest('', [value.skill, value.strength, value.toughness, value.wounds], {
      attacks: value.attacks,
      damage: `${value.dice}D6`,
      armour: value.armour,
    });
  const side = (own: typeof one, against: typeof one): Plain => {
    const less = against.toughness + against.armour;
    const weights = attackWeights(sixths(questToHit(own.skill, against.skill)), 6, 6, (face, second) =>
      Math.max(0, face + (own.dice === 2 ? second : 0) + own.strength - less),
    );
    return plain(
      own.wounds,
      () => own.attacks,
      () => weights,
    );
  };
  return {
    fight: duel(block(one), block(other), { first: 0 }),
    first: side(one, other),
    second: side(other, one),
    settled: 1,
  };
}

function gamebookPair(pick: Pick, wounds: Pick): Pair {
  const closeFrom = pick(1, 4);
  const values = [0, 1].map(() => ({
    skill: pick(2, 6),
    strength: pick(3, 6),
    toughness: pick(1, 3),
    wounds: wounds(1, 10),
    ranged: pick(1, 2),
    close: pick(1, 3),
    gunStrength: pick(3, 6),
    gunDamage: pick(1, 3),
    tenths: pick(1, 4) * 5,
    armour: pick(3, 7),
    cover: pick(3, 7),
  }));
  const [one, other] = values;
  assert.ok(one && other);
  const block = (value: typeof one) =>
    gamebook([value.skill, value.strength, value.toughness, value.wounds], {
      attacks: { ranged: value.ranged, close: value.close },
      ranged: gun(value.gunStrength, value.gunDamage),
      close: blade(value.tenths),
      ...(value.armour < 7 && { armourSave: value.armour }),
      ...(value.cover < 7 && { coverSave: value.cover }),
    });
  const side = (own: typeof one, against: typeof one): Plain => {
    const hits = sixths(7 - own.skill);
    const wounding = (strength: number): number => {
      const score = 4 + against.toughness - strength;
      return score > 6 ? 0 : sixths(score);
    };
    const shot = attackWeights(
      hits,
      wounding(own.gunStrength),
      6 - sixths(Math.min(against.armour, against.cover)),
      () => own.gunDamage,
    );
    const blow = attackWeights(hits, wounding(own.strength), 6 - sixths(against.armour), () =>
      Math.ceil((own.tenths * own.strength) / 10),
    );
    return plain(
      own.wounds,
      (round) => (round >= closeFrom ? own.close : own.ranged),
      (round) => (round >= closeFrom ? blow : shot),
    );
  };
  return {
    fight: duel(block(one), block(other), { first: 0, closeFrom }),
    first: side(one, other),
    second: side(other, one),
    settled: closeFrom,
  };
}

function profilePair(pick: Pick, wounds: Pick): Pair {
  const values = [0, 1].map((index) => ({
    skill: pick(1, 10),
    strength: pick(3, 8),
    toughness: pick(1, 5),
    wounds: wounds(1, 5),
    attacks: pick(1, 4),
    initiative: index === 0 ? 6 : pick(1, 5),
    save: pick(2, 7),
    bonus: pick(0, 2),
  }));
  const [one, other] = values;
  assert.ok(one && other);
  const block = (value: typeof one) =>
    profile({
      weaponSkill: value.skill,
      strength: value.strength,
      toughness: value.toughness,
      wounds: value.wounds,
      attacks: value.attacks,
      initiative: value.initiative,
      weaponBonus: value.bonus,
      ...(value.save < 7 && { save: value.save }),
    });
  const side = (own: typeof one, against: typeof one): Plain => {
    const strength = own.strength + own.bonus;
    const save = against.save + Math.max(0, strength - 3);
    const weights = attackWeights(
      sixths(fantasyToHit(own.skill, against.skill)),
      sixths(fantasyToWound(strength, against.toughness)),
      6 - (against.save < 7 ? sixths(save) : 0),
      () => 1,
    );
    return plain(
      own.wounds,
      () => own.attacks,
      () => weights,
    );
  };
  return {
    fight: duel(block(one), block(other)),
    first: side(one, other),
    second: side(other, one),
    settled: 1,
  };
}

/** Whether somebody can be hurt, from the beginning or when the rounds are alike. */
function ends({ first, second, settled }: Pair): boolean {
  return [first, second].some(
    (one) =>
      one.attacks(settled) > 0 && [...one.weights(settled)].some(([wounds, weight]) => wounds > 0 && weight > 0n),
  );
}

const systems = { 'Warhammer Quest': questPair, gamebook: gamebookPair, profiles: profilePair };

function pairsOf(make: (typeof systems)['gamebook'], count: number, seed: number, isSmall: boolean): readonly Pair[] {
  const random = mulberry32(seed);
  const pick: Pick = (least, most) => least + Math.floor(random() * (most - least + 1));
  const wounds: Pick = isSmall ? (least, most) => pick(least, Math.min(4, most)) : pick;
  const pairs: Pair[] = [];
  while (pairs.length < count) {
    const pair = make(pick, wounds);
    if (ends(pair)) pairs.push(pair);
  }
  return pairs;
}

/** Numbers that both ways to know must agree on. */
const asked: Readonly<Record<string, (numbers: FightNumbers) => Share>> = {
  wins: ({ ends }) => ends.wins[0],
  'the Wounds lost by the other': ({ ends }) => ends.lost[1],
  rounds: ({ rounds }) => rounds,
};

function ended<Result>(parts: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = parts.next();
    if (done) return value;
  }
}

describe('fights and the printed rules', () => {
  for (const [system, make] of Object.entries(systems)) {
    itProperty(`${system}: as all that may happen says, exactly`, () => {
      for (const [index, { fight, first, second, settled }] of pairsOf(make, runs(100), 11, true).entries()) {
        const { sides, rounds } = fought(fight);
        const all = enumerated(first, second, settled);
        const written = ({ above, below }: typeof all.wins): string =>
          below === 1n ? `${above}` : `${above}/${below}`;
        assert.equal(exactly(sides[0].wins), written(all.wins), `wins of ${index}`);
        assert.equal(exactly(rounds.mean), written(all.rounds), `rounds of ${index}`);
      }
    });

    itProperty(`${system}: the same as fractions and as dice fall`, () => {
      for (const [index, { fight }] of pairsOf(make, Math.ceil(runs(100) / 3), 13, false).entries()) {
        const units = unitsOf(fight);
        assert.ok(units);
        const course = courseOf(fight, units, rulesFor(fight, bundledCharts));
        const exact = ended(exactNumbers(course));
        const dice = ended(playedNumbers(course));
        assert.ok(exact?.ends.wins[0].exact, `fractions of ${index}`);
        for (const [what, of] of Object.entries(asked)) {
          const { value, error = 0 } = of(dice);
          const expected = of(exact).value;
          // Of a hundred numbers one is outside of its error.
          assert.ok(
            Math.abs(value - expected) <= 1.5 * error,
            `${what} of ${index}: ${expected}, dice ${value} ± ${error}`,
          );
        }
      }
    });
  }
});
