import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { bindName, bindText, readSlotValue, valuesFor } from '../../server/abilities/binding.ts';
import { parseTemplate } from '../../server/abilities/template.ts';

type Values = Readonly<Record<string, string>>;

/** What a text of a rule becomes with the values of a mention put in. */
function check(name: string, text: string, values: Values, expected: string): void {
  assert.equal(bindText(text, parseTemplate(name), new Map(Object.entries(values))), expected);
}

function checkName(name: string, values: Values, expected: string): void {
  assert.equal(bindName(parseTemplate(name), new Map(Object.entries(values))), expected);
}

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

describe('bindText', () => {
  it('puts values in where the text has the placeholders', () => {
    check('BREATHE FIRE n', 'takes nD6 Wounds', { n: '4' }, 'takes 4D6 Wounds');
    check('WEB (1Dn)', 'takes 1Dn, on', { n: '3' }, 'takes 1D3, on');
    check('DAEMONIC n', 'lose n from', { n: '-2' }, 'lose 2 from');
    check('AMBUSH n+', 'on n+; n', { n: 'A' }, 'on n+; n');
    check('MIEDO n', 'Con más de n, no', { n: '6' }, 'Con más de 6, no');
    check('ODIO raza', 'Odia a raza.', { raza: 'Elfos' }, 'Odia a Elfos.');
    checkName('BREATHE FIRE n', { n: '4' }, 'BREATHE FIRE 4');
    checkName('AMBUSH n+', { n: 'A' }, 'AMBUSH A');
  });
});

describe('bindText with values that have placeholders in them', () => {
  it('leaves those as they are', () => {
    check('SWAP one FOR other', 'one for other', { one: 'the other', other: 'one' }, 'the other for one');
    const slots = [...'abcdefghijklmnopqrst'].map((letter) => letter.repeat(2));
    const values = slots.map((slot, index) => [slot, `${slots[index + 1] ?? 'zz'} `.repeat(20)] as const);
    const text = bindText('aa', parseTemplate(`CURSE ${slots.join(' ')}`), new Map(values));
    assert.equal(text, 'bb '.repeat(20));
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
