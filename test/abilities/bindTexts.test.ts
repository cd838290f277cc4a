import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { bindName } from '../../server/abilities/bindName.ts';
import { bindTexts } from '../../server/abilities/bindTexts.ts';
import { parseTemplate } from '../../server/abilities/template.ts';

type Values = Readonly<Record<string, string>>;

/** The paragraphs of a rule, one on each line, with the values of a mention in them. */
function check(name: string, text: string, values: Values, expected: string): void {
  const bound = bindTexts(text.split('\n'), parseTemplate(name).slots, new Map(Object.entries(values)));
  assert.equal(bound.join('\n'), expected);
}

function checkName(name: string, values: Values, expected: string): void {
  assert.equal(bindName(parseTemplate(name), new Map(Object.entries(values))), expected);
}

describe('bindTexts', () => {
  it('puts values in where the text has the placeholders', () => {
    check('BREATHE FIRE n', 'takes nD6 Wounds', { n: '4' }, 'takes 4D6 Wounds');
    check('WEB (1Dn)', 'takes 1Dn, on', { n: '3' }, 'takes 1D3, on');
    check('DAEMONIC n', 'lose n from', { n: '-2' }, 'lose 2 from');
    check('MIEDO n', 'Con más de n, no', { n: '6' }, 'Con más de 6, no');
    check(
      'ODIO raza',
      'Odia a raza y a los que van con ella.',
      { raza: 'Elfos' },
      'Odia a Elfos y a los que van con ella.',
    );
    check('HOARD +n', 'Roll 1D6+n.', { n: '+2' }, 'Roll 1D6+2.');
    check('HOARD +n', 'Roll 1D6+n on it.', { n: '+0' }, 'Roll 1D6 on it.');
    check('FEAR n', 'n or less', {}, 'n or less');
  });

  it('leaves words of the sentence that look like placeholders', () => {
    const name = 'CARRIES [a-b] thing1 OR [c-d] thing2';
    const values = { a: '1', b: '3', c: '4', d: '6', thing1: 'Oars', thing2: 'Hooks' };
    check(
      name,
      'On a roll of a-b it has thing1, on c-d thing2.',
      values,
      'On a roll of 1-3 it has Oars, on 4-6 Hooks.',
    );
    check(name, 'Tira a la vez: con a–b, thing1.', values, 'Tira a la vez: con 1-3, Oars.');
    check(
      'SALT a',
      'It takes a Wound, or (a) of them, or aD6.',
      { a: '4' },
      'It takes a Wound, or (4) of them, or 4D6.',
    );
    check('TIRES race', 'A race it tires: race.', { race: 'Elves' }, 'A race it tires: Elves.');
    check('CANSA a raza', 'Si la raza es raza.', { raza: 'Elfos' }, 'Si la raza es Elfos.');
  });

  it('takes the brackets from words and dice', () => {
    check('STING (damage)', 'It causes (damage) Wounds.', { damage: '2D6' }, 'It causes 2D6 Wounds.');
    check('WARDS (thing)', 'It wards its (thing) well.', { thing: 'Oar (Str 3)' }, 'It wards its Oar (Str 3) well.');
    check('AGUIJÓN (daño)', 'Causa (daño) Heridas.', { daño: '3D6' }, 'Causa 3D6 Heridas.');
  });

  it('gives a target its plus, but not before words that say the same', () => {
    check('DODGE n+', 'It needs n to dodge.', { n: '5+' }, 'It needs 5+ to dodge.');
    check('DODGE n+', 'It dodges on n or more.', { n: '5+' }, 'It dodges on 5 or more.');
    check(
      'DODGE n+',
      'If the score is equal to or over n, it dodges.',
      { n: '5' },
      'If the score is equal to or over 5, it dodges.',
    );
    check('LURK n', 'It has a Rating (n): n or more.', { n: '5+' }, 'It has a Rating (5+): 5 or more.');
    check('ESQUIVAR n+', 'Si es n o más, o al menos n.', { n: '5+' }, 'Si es 5 o más, o al menos 5.');
  });

  it('takes words for the value where no letter stands for it', () => {
    const text = 'Roll 1D6. If the score is equal to or higher than the value shown, it fades.';
    check('FADE n', text, { n: '4+' }, 'Roll 1D6. If the score is equal to or higher than 4, it fades.');
    check('FADE n', 'Con el valor indicado entre paréntesis se va.', { n: '4+' }, 'Con 4 se va.');
    check(
      'FADE n',
      'On n or more it fades; the value shown is its rating.',
      { n: '4+' },
      'On 4 or more it fades; the value shown is its rating.',
    );
  });

  it('has a number in Spanish with its own article', () => {
    check('TERROR n', 'Lo indica la n tras la entrada.', { n: '11' }, 'Lo indica el 11 tras la entrada.');
  });

  it('puts the noun behind a 1 in the singular', () => {
    check(
      'SPITS n',
      'It spits n extra times and causes n Wounds.',
      { n: '1' },
      'It spits 1 extra time and causes 1 Wound.',
    );
    check('SPITS n', 'It spits n extra times.', { n: '2' }, 'It spits 2 extra times.');
    check('ESCUPE n', 'Lanza n hechizos adicionales y n Heridas.', { n: '1' }, 'Lanza 1 hechizo adicional y 1 Herida.');
    check('SPITS n', 'n bass, n glass.', { n: '1' }, '1 bass, 1 glass.');
  });

  it('leaves out what is about another value', () => {
    const lurk = 'Roll 1D6: on n+ it lurks. With a rating of A it always lurks. It bites.';
    check('LURK n+', lurk, { n: 'A' }, 'With a rating of A it always lurks. It bites.');
    check('LURK n+', lurk, { n: '4+' }, 'Roll 1D6: on 4+ it lurks. With a rating of A it always lurks. It bites.');
    check('LURK n+', "On n+ it lurks.\nIts rating may be 'A'.", { n: 'A' }, "\nIts rating may be 'A'.");
    check('ACECHA n+', 'Con n+ acecha; con un valor de A, siempre.', { n: 'A' }, 'Con un valor de A, siempre.');
    check('LURK n+', 'On n+ it lurks for nD6 turns.', { n: 'A' }, 'On A it lurks for nD6 turns.');
    // `A` begins a sentence here, so it is an article.
    check('LURK n+', 'On n+ it lurks. A Warrior runs.', { n: 'A' }, 'On A it lurks. A Warrior runs.');
    check(
      'BEARS oar (STR n)',
      'It bears oar; it strikes with Strength n. It rows.',
      { oar: 'Oar' },
      'It bears Oar. It rows.',
    );
    check('BEARS oar (STR n)', 'With Strength n it bears oar; it rows.', { oar: 'Oar' }, 'It rows.');
  });

  it('leaves out explanations of the placeholder', () => {
    check('TRICK n', 'It loses n, where n is the number after its name.', { n: '2' }, 'It loses 2.');
    check(
      'TRICK n',
      'It loses n (where n is the number in brackets after its name) at once.',
      { n: '2' },
      'It loses 2 at once.',
    );
    check(
      'TRICK +n',
      'Roll 1D6+n, where n is the value shown, on this table.',
      { n: '+1' },
      'Roll 1D6+1 on this table.',
    );
    check(
      'TRICK n',
      'If it is n or more, where n is the Trick Value, it runs.',
      { n: '2' },
      'If it is 2 or more, it runs.',
    );
    check('TRICK n', 'It loses n. where n is the number after its name. It runs.', { n: '2' }, 'It loses 2. It runs.');
    check('TRUCO n', 'Pierde n (donde n es el número tras la entrada).', { n: '2' }, 'Pierde 2.');
    // This says something of the game.
    check(
      'TRICK n',
      'It loses n, where n is the number of Warriors.',
      { n: '2' },
      'It loses 2, where 2 is the number of Warriors.',
    );
  });

  it('puts in values that have placeholders in them as they are', () => {
    check('SWAP one FOR other', 'one for other', { one: 'the other', other: 'one' }, 'the other for one');
    const slots = [...'abcdefghijklmnopqrst'].map((letter) => letter.repeat(2));
    const values = slots.map((slot, index) => [slot, `${slots[index + 1] ?? 'zz'} `.repeat(20)] as const);
    const [text] = bindTexts(['aa '], parseTemplate(`CURSE ${slots.join(' ')}`).slots, new Map(values));
    assert.equal(text, 'bb '.repeat(20).trimEnd());
  });
});

describe('bindName', () => {
  it('has the values as they are written, and no placeholder beside them', () => {
    checkName('BREATHE FIRE n', { n: '4' }, 'BREATHE FIRE 4');
    checkName('AMBUSH n+', { n: 'A' }, 'AMBUSH A');
    checkName('DODGE n+', { n: '4' }, 'DODGE 4+');
    checkName('PARRY n', { n: '5+' }, 'PARRY 5+');
    checkName('DAEMONIC n', { n: '-1' }, 'DAEMONIC -1');
    checkName('WEB (1Dn)', { n: '3' }, 'WEB (1D3)');
    checkName('PROTECTION RING (+n T)', { n: '+1' }, 'PROTECTION RING (+1 T)');
    checkName('ARMED WITH weapon (STR n)', { weapon: 'Bow' }, 'ARMED WITH Bow');
    checkName('ARMED WITH weapon (STR n)', { weapon: 'Bow', n: '4' }, 'ARMED WITH Bow (STR 4)');
    checkName('Type MAGIC n', { n: '3' }, 'MAGIC 3');
    const choice = 'ARMED WITH [a-b] weapon1 OR [c-d] weapon2.';
    checkName(
      choice,
      { a: '1', b: '3', weapon1: 'Bows', c: '4', d: '6', weapon2: 'Oars' },
      'ARMED WITH [1-3] Bows OR [4-6] Oars',
    );
    checkName('FEAR n', {}, 'FEAR n');
    checkName('DIE -> BLUE HORRORS', {}, 'DIE -> BLUE HORRORS');
  });
});
