import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { fightFields, withChanges } from '../../server/fights/fields/fightFields.ts';
import type { Fight } from '../../server/fights/fight.ts';
import { blade, combatant, duel, gamebook, gun, profile, quest, side } from '../support/fights.ts';

const goblins = combatant(quest('Goblin', [2, 3, 3, 2]), 6);
const elf = combatant(quest('Elf', [4, 3, 3, 10]));
const battle: Fight = { system: 'warhammer-quest', sides: [side([goblins]), side([elf], true)] };
const shooters = duel(
  gamebook([3, 3, 3, 7], { name: 'You', ranged: gun(3, 2), close: blade(15), armourSave: 5 }),
  gamebook([4, 3, 4, 10], { name: 'Ork', close: blade(10) }),
);
const soldiers = duel(
  profile({ weaponSkill: 3, strength: 3, toughness: 3, wounds: 1, attacks: 1 }),
  profile({ weaponSkill: 4, strength: 4, toughness: 4, wounds: 2, attacks: 2, save: 5 }),
);

/** `0.0 count 6`: side, combatant, name and value. */
function fieldsOf(fight: Fight): readonly string[] {
  return fightFields(fight).map(({ side, combatant, name, value }) => `${side}.${combatant} ${name} ${value}`.trim());
}

const quests = ['weaponSkill', 'strength', 'toughness', 'wounds', 'attacks', 'damage', 'armour'];

describe('the fields of a fight', () => {
  it('are those of its game; Warriors of a party have no number, and a gun or a blade only who has one', () => {
    assert.deepEqual(
      fieldsOf(battle).map((field) => field.split(' ')[1]),
      ['count', ...quests, ...quests],
    );
    assert.deepEqual(fieldsOf(shooters), [
      '0.0 count 1',
      '0.0 weaponSkill 3',
      '0.0 strength 3',
      '0.0 toughness 3',
      '0.0 wounds 7',
      '0.0 rangedAttacks 1',
      '0.0 rangedStrength 3',
      '0.0 rangedDamage 2',
      '0.0 ammunition',
      '0.0 closeAttacks 1',
      '0.0 multiplier 1.5',
      '0.0 armourSave 5',
      '0.0 coverSave',
      '1.0 count 1',
      '1.0 weaponSkill 4',
      '1.0 strength 3',
      '1.0 toughness 4',
      '1.0 wounds 10',
      '1.0 closeAttacks 1',
      '1.0 multiplier 1',
      '1.0 armourSave',
      '1.0 coverSave',
    ]);
    assert.deepEqual(
      fieldsOf(soldiers).filter((field) => /save|Bonus/.test(field)),
      ['0.0 save', '0.0 weaponBonus 0', '1.0 save 5', '1.0 weaponBonus 0'],
    );
  });

  it('take every value of their range, and nothing else', () => {
    for (const [fight, name, typed, expected] of [
      [battle, 'count', '12', '12'],
      [battle, 'count', '0', 'refused'],
      [battle, 'wounds', ' 30 ', '30'],
      [battle, 'wounds', '', 'refused'],
      [battle, 'wounds', '-1', 'refused'],
      [battle, 'wounds', '2.5', 'refused'],
      [battle, 'wounds', '1e1', 'refused'],
      [battle, 'armour', '0', '0'],
      [battle, 'damage', '2D6+1', '2D6+1'],
      [battle, 'damage', '4', '4'],
      [battle, 'damage', 'special', 'refused'],
      [battle, 'damage', '1D6 >= 4', 'refused'],
      [battle, 'damage', '', 'refused'],
      [battle, 'multiplier', '2', 'refused'],
      [battle, 'hasOwnProperty', '2', 'refused'],
      [shooters, 'multiplier', '0,5', '0.5'],
      [shooters, 'multiplier', 'x2', 'refused'],
      [shooters, 'ammunition', '6', '6'],
      [shooters, 'ammunition', '', ''],
      [shooters, 'armourSave', '', ''],
      [shooters, 'armourSave', '7', 'refused'],
      [soldiers, 'save', '4', '4'],
      [soldiers, 'toughness', '', 'refused'],
    ] as const) {
      const change = { side: 0, combatant: 0, name, value: typed } as const;
      const { fight: changed, refused } = withChanges(fight, [change]);
      const found = fightFields(changed).find((field) => field.side === 0 && field.name === name);
      assert.equal(refused.length > 0 ? 'refused' : found?.value, expected, `${name} ${typed}`);
      if (refused.length > 0) assert.equal(changed, fight);
    }
  });

  it('change the one that they are of, one after the other', () => {
    const changes = [
      { side: 1, combatant: 0, name: 'wounds', value: '5' },
      { side: 1, combatant: 0, name: 'wounds', value: '4' },
      { side: 1, combatant: 1, name: 'wounds', value: '4' },
    ] as const;
    const { fight, refused } = withChanges(battle, changes);
    assert.equal(fight.sides[1].combatants[0]?.block.wounds, 4);
    assert.equal(fight.sides[0], battle.sides[0]);
    assert.deepEqual(refused, changes.slice(2));
  });
});
