import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { entryOf, partyOf } from '../../client/game/warriors.ts';
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

  it('begins with Warriors whose numbers the manifest allows, each of them', () => {
    for (const numbers of Object.values(ofTheBox)) {
      assert.deepEqual(['name', ...Object.keys(numbers)].toSorted(), Object.keys(properties).toSorted());
      for (const [name, value] of Object.entries(numbers)) {
        const { minimum, maximum } = properties[name];
        assert.ok(minimum <= value && value <= maximum, name);
      }
    }
  });
});
