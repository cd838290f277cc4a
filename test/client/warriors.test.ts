import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { characteristics, entryOf, partyOf, rangeOf, typedNumber } from '../../client/game/warriors.ts';
import boxWarriors from '../../rules/box-warriors.json';

const { properties } = JSON.parse(readFileSync('package.json', 'utf8')).contributes.configuration.properties[
  'whq-rules.party'
].items;

const { barbarian, dwarf, elf, wizard } = boxWarriors;
const ofTheBox = { barbarian, dwarf, elf, wizard };

describe('the party', () => {
  it('comes back from the setting as it was saved, with numbers that only a package knows', () => {
    const setting = [{ name: 'Gurni', strength: 4, monstersLeft: 2 }, { name: 'Ilse' }];
    assert.deepEqual(partyOf(setting).map(entryOf), setting);
  });

  it('has no Warrior where the setting has none, and no number that is not whole', () => {
    for (const setting of [undefined, null, 'x', {}, [null, 5, 'x']]) assert.deepEqual(partyOf(setting), []);
    assert.deepEqual(partyOf([{ name: 5, strength: '4', toughness: 2.5, initiative: 3 }]), [
      { name: '?', numbers: { initiative: 3 } },
    ]);
  });

  it('has the characteristics and the ranges of the manifest', () => {
    assert.deepEqual(['name', ...characteristics].toSorted(), Object.keys(properties).toSorted());
    for (const characteristic of characteristics) {
      const { minimum, maximum } = properties[characteristic];
      assert.deepEqual(rangeOf(characteristic), { minimum, maximum });
    }
  });

  it('begins with Warriors that the manifest allows', () => {
    for (const numbers of Object.values(ofTheBox)) {
      for (const [name, value] of Object.entries(numbers)) {
        const characteristic = characteristics.find((known) => known === name);
        assert.ok(characteristic, name);
        assert.equal(typedNumber(String(value), characteristic), value);
      }
    }
  });

  it('begins with every number of a Warrior; without Luck and armour, which are numbers all the same', () => {
    for (const numbers of Object.values(ofTheBox)) {
      assert.deepEqual(Object.keys(numbers).toSorted(), characteristics.toSorted());
      assert.deepEqual([numbers.luck, numbers.armour], [0, 0]);
    }
    for (const part of ['luck', 'armour'] as const) assert.equal(typedNumber('0', part), 0);
  });

  it('takes numbers in their range, and nothing', () => {
    for (const [typed, expected] of [
      ['5', 5],
      [' 10 ', 10],
      ['', undefined],
      ['0', 'wrong'],
      ['11', 'wrong'],
      ['-1', 'wrong'],
      ['4.5', 'wrong'],
      ['1e1', 'wrong'],
      ['some', 'wrong'],
    ] as const)
      assert.equal(typedNumber(typed, 'strength'), expected, typed);
    assert.equal(typedNumber('0', 'wounds'), 0);
  });
});
