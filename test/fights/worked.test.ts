import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Share } from '../../server/fights/fight.ts';
import { blade, combatant, duel, exactly, fought, gamebook, gun, quest, side } from '../support/fights.ts';

const you = gamebook([3, 3, 3, 7], {
  name: 'you',
  ranged: gun(3, 2),
  close: blade(15),
  armourSave: 5,
  coverSave: 5,
});
const fireWarrior = gamebook([3, 3, 3, 10], {
  name: 'Fire Warrior',
  ranged: gun(5, 2),
  close: blade(5),
  armourSave: 5,
});

function near(actual: number, expected: number, digits: number): void {
  assert.equal(actual.toFixed(digits), expected.toFixed(digits));
}

/** Of a fight that was played: the truth is within its error, or a little outside in 1 of 100. */
function within({ value, error = 0 }: Share, expected: number): void {
  assert.ok(Math.abs(value - expected) <= 1.2 * error, `${value} ± ${error} and ${expected}`);
}

describe('worked examples of fights', () => {
  it('shoots, and then fights hand to hand', () => {
    const fromTwo = fought(duel(you, fireWarrior, { closeFrom: 2 }));
    assert.equal(exactly(fromTwo.sides[0].wins), '391903/483153');
    near(fromTwo.rounds.mean.value, 11.525, 3);
    const fromThree = fought(duel(you, fireWarrior, { closeFrom: 3 }));
    assert.equal(exactly(fromThree.sides[0].wins), '1117459/1449459');
    near(fromThree.rounds.mean.value, 12.17, 3);
    const never = fought(duel(you, fireWarrior, { closeFrom: 'never' }));
    near(never.sides[0].wins.value, 0.11667, 5);
    near(never.rounds.mean.value, 13.816, 3);
  });

  it('burns', () => {
    const burning = { ...you, ranged: gun(3, 2, { isFire: true }) };
    const { sides, rounds } = fought(duel(burning, fireWarrior, { closeFrom: 'never' }));
    near(sides[0].wins.value, 0.64624, 5);
    near(rounds.mean.value, 9.615, 3);
  });

  it('lists what the text of a stat block says beside its values', () => {
    const noted = { ...fireWarrior, notes: 'He shoots twice in the first Combat Round.' };
    const { notModelled } = fought(duel(you, noted));
    assert.deepEqual(
      notModelled.filter(({ kind }) => kind === 'notes'),
      [{ kind: 'notes', name: 'Fire Warrior', text: noted.notes }],
    );
  });

  it('begins with either side', () => {
    const one = gamebook([4, 4, 3, 10], { close: blade(10), armourSave: 5 });
    const other = gamebook([3, 3, 4, 10], { close: blade(10), armourSave: 6 });
    const first = fought(duel(one, other, { first: 0, closeFrom: 1 }));
    assert.equal(exactly(first.sides[0].wins), '5650176000/6321363049');
    near(first.rounds.mean.value, 10.241, 3);
    const second = fought(duel(one, other, { first: 1, closeFrom: 1 }));
    assert.equal(exactly(second.sides[0].wins), '5518003375/6321363049');
    near(second.rounds.mean.value, 10.241, 3);
  });

  it('takes damage dice and Strength, less Toughness', () => {
    const barbarian = quest('Barbarian', [3, 4, 3, 12]);
    const orc = quest('Orc', [3, 3, 4, 3]);
    const { sides, rounds } = fought(duel(barbarian, orc, { first: 0 }));
    near(sides[0].wins.value, 0.94355, 5);
    near(rounds.mean.value, 2.589, 3);
  });

  it('sets six Goblins on four Warriors', () => {
    const warriors = [
      quest('Barbarian', [3, 4, 3, 12], { initiative: 3 }),
      quest('Dwarf', [4, 3, 4, 11], { initiative: 2 }),
      quest('Elf', [4, 3, 3, 10], { initiative: 6 }),
      quest('Wizard', [2, 3, 3, 12], { initiative: 3 }),
    ];
    const goblins = side([combatant(quest('Goblin', [2, 3, 3, 2]), 6)]);
    const party = side(
      warriors.map((warrior) => combatant(warrior)),
      true,
    );
    const fight = { system: 'warhammer-quest', sides: [goblins, party] } as const;
    const { sides, open, error } = fought(fight);
    assert.ok(open === 0 && error <= 0.005);
    within(sides[1].wins, 0.9988);
    within(sides[1].falls, 0.056);
    const safe = side(
      warriors.map((warrior) => combatant({ ...warrior, wounds: 99 })),
      true,
    );
    const { sides: all, rounds } = fought({ ...fight, sides: [goblins, safe] });
    within(rounds.mean, 3.0663);
    within(all[1].woundsLost, 9.4128);
    for (const [index, lost] of [4.047, 2.073, 2.081, 1.212].entries()) {
      within(all[1].combatants[index]?.woundsLost ?? { value: Number.NaN }, lost);
    }
    const by = (round: number): number => rounds.ends.slice(0, round).reduce((sum, { chance }) => sum + chance, 0);
    for (const [round, chance] of [0.2181, 0.7577, 0.9621].entries()) {
      assert.ok(Math.abs(by(round + 2) - chance) < 0.015, `${by(round + 2)} and ${chance}`);
    }
  });

  it('never ends where nobody can be hurt, however many there are', () => {
    const stones = (toughness: number, count: number) => side([combatant(quest('Stone', [2, 1, toughness, 5]), count)]);
    const { never, open, sides } = fought({ system: 'warhammer-quest', sides: [stones(9, 12), stones(10, 15)] });
    assert.deepEqual([never.value, open, sides[0].wins.value], [1, 0, 0]);
    const hurt = fought({ system: 'warhammer-quest', sides: [stones(5, 4), stones(10, 5)] });
    assert.equal(hurt.never.value, 0);
  });
});
