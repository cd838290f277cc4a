import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readSlotValue, valuesFor } from '../../server/abilities/binding.ts';
import { parseTemplate } from '../../server/abilities/template.ts';

type Values = Readonly<Record<string, string>>;

function checkValue(text: string, expected: ReturnType<typeof readSlotValue>): void {
  assert.deepEqual(readSlotValue(text), expected, text);
}

/** What the values of a mention by one name are by another name of the same rule. */
function checkCarried(from: string, to: string, values: Values, expected: Values): void {
  const carried = valuesFor(parseTemplate(from), parseTemplate(to), new Map(Object.entries(values)));
  assert.deepEqual(Object.fromEntries(carried), expected, `${from} → ${to}`);
}

describe('readValue', () => {
  it('tells numbers, A, dice and words apart', () => {
    checkValue('5+', { kind: 'number', value: 5 });
    checkValue('−2', { kind: 'number', value: -2 });
    checkValue('A', { kind: 'automatic' });
    checkValue('3D6', { kind: 'dice', text: '3D6' });
    checkValue('Dungeon Level +3', { kind: 'words', text: 'Dungeon Level +3' });
  });
});

describe('valuesFor', () => {
  it('carries values over to the name in another language by the place of their slots', () => {
    checkCarried('FEAR n', 'MIEDO n', { n: '6' }, { n: '6' });
    checkCarried('PARRY n', 'PARAR m+', { n: '5+' }, { m: '5+' });
    checkCarried('Type MAGIC n', 'MAGIA n tipo', { Type: 'Chaos', n: '3' }, { tipo: 'Chaos', n: '3' });
    checkCarried(
      'THROW item (STR n)',
      'LANZAR objeto (FUERZA n)',
      { item: 'Spear', n: '9' },
      { objeto: 'Spear', n: '9' },
    );
    checkCarried(
      'ARMED WITH [a-b] weapon1 OR [c-d] weapon2',
      'ARMADO CON [w-x] arma1 O [y-z] arma2',
      { a: '1', b: '3', weapon1: 'Bows', c: '4', d: '6', weapon2: 'Swords' },
      { w: '1', x: '3', arma1: 'Bows', y: '4', z: '6', arma2: 'Swords' },
    );
  });

  it('drops what the other name has no place for, and adds nothing', () => {
    checkCarried('THROW item (STR n)', 'LANZAR objeto', { item: 'Spear', n: '9' }, { objeto: 'Spear' });
    checkCarried('BREATHE FIRE n', 'RESPIRA FUEGO', { n: '4' }, {});
    checkCarried('HATE race', 'ODIO n', { race: 'Elves' }, {});
    checkCarried('FEAR n', 'MIEDO n', {}, {});
  });
});
