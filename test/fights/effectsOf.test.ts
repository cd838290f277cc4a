import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatExpression } from '../../server/dice/language/format.ts';
import type { Effect } from '../../server/fights/effect.ts';
import { effectsOf } from '../../server/fights/effects/effectsOf.ts';
import { readEffect } from '../../server/fights/effects/readEffect.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

const bundled = new Workspace(packs);

/** `to-hit-against add -1 once-each 1D6 + battle-level <= n, n = 6`: an effect with the values of its use that it needs. */
function told({ hook, change, value, test, moment, naturalFrom, against, bindings }: Effect): string {
  const parts = [
    hook,
    ...(value ? [change, formatExpression(value)] : []),
    ...(moment ? [moment] : []),
    ...(test ? [formatExpression(test)] : []),
    ...(naturalFrom ? [formatExpression(naturalFrom)] : []),
    ...(against === undefined ? [] : ['against', against]),
  ];
  const bound = bindings.get('n');
  const n = typeof bound === 'object' ? formatExpression(bound) : bound;
  const needsN = /(?<![\p{L}-])n(?:D\d|(?![\p{L}-]))/u.test(parts.slice(1).join(' '));
  return `${parts.join(' ')}${needsN ? `, n = ${n}` : ''}`;
}

function check(abilities: string | readonly string[], effects: readonly string[], notModelled: readonly string[] = []) {
  const found = effectsOf(bundled.all, [abilities].flat());
  assert.deepEqual(
    { effects: found.effects.map(told), notModelled: found.notModelled },
    { effects, notModelled },
    String(abilities),
  );
}

describe('effectsOf', () => {
  it('reads the abilities of both packs, by their names in any language and number, and by their ids', () => {
    const fear = 'to-hit-against add -1 once-each 1D6 + battle-level <= n, n = 6';
    for (const text of ['Fear 6', 'FEAR 6', 'Miedo 6', 'Causes Fear 6', 'Fear 6.', 'rpb-fear 6', 'ext-fear 6']) {
      check(text, [fear]);
    }
    check('Ambush A', ['strikes-first 1D6 >= n, n = automatic']);
    check('Ambush, Magic 5+', ['strikes-first 1D6 >= n, n = 5']);
    check('Daemonic -1', ['to-hit-against add -max(n, -n), n = -1']);
    check('Ethereal 2', ['to-hit-against add -max(n, -n), n = 2']);
    check('Ignore Pain 3D6', ['ignores-wounds add n, n = 3D6']);
    check('Furia asesina 4+', ['attacks multiply 2 each-turn 1D6 >= n, n = 4']);
    check('Armed with Hellblade', ['extra-wounds add 1D3']);
    check('Axe of Khorne', ['damage add 2', 'damage multiply 2 natural 6']);
    check('Protection Ring (+1 T)', ['toughness add n, n = 1']);
    check('Claw 5+', ['no-armour natural n, n = 5']);
    check('Weeping Blades', ['nothing']);
    check('Hate Elves', ['attacks add 1 against Elves', 'to-hit add -1 against Elves']);
    check('Odio Elfos', ['attacks add 1 against Elfos', 'to-hit add -1 against Elfos']);
  });

  it('leaves out what is not known as a whole', () => {
    for (const text of [
      'Breathe Fire 4 (Ambush A)',
      '2 x Magic Items',
      'Chaos Magic 4',
      'Armed with Bows (Str 3)',
      'Fear',
      'Fear 6 against Elves',
      'Dodge 5+ (first attack only)',
      'Ignore Pain 5+',
      'Ambush 2D6',
      '2 x Protection Ring (+1 T)',
      'Sings',
      'rpb-fear',
    ]) {
      check(text, [], [text]);
    }
  });

  it('takes an ambush with an ability for one with the attacks, if the ability is about these', () => {
    check('Chill 2 (Ambush A)', ['unreduced-damage add nD6, n = 2', 'strikes-first 1D6 >= n, n = automatic']);
    check('Fear 6 (Ambush A)', [], ['Fear 6 (Ambush A)']);
    check('Poison (Ambush A)', [], ['Poison (Ambush A)']);
  });

  it('reads an ability that may lack its value', () => {
    check('Assassinate 5+', ['no-armour', 'no-toughness natural n, n = 5']);
    check('Assassinate', ['no-armour']);
  });

  it('reads several abilities in one text, and each of them once', () => {
    check('Dodge 4+; Break', ['avoids 1D6 >= n, n = 4', 'flees 1D6 >= monsters-left']);
    check('Dodge 4+, Net', ['avoids 1D6 >= n, n = 4'], ['Net']);
    check(['Dodge 4+', ' Dodge  4+'], ['avoids 1D6 >= n, n = 4']);
    check(['Fear 5', 'Fear 6'], [], ['Fear 5', 'Fear 6']);
    check(['Hate Elves', 'Hate Dwarfs'].slice(0, 1), ['attacks add 1 against Elves', 'to-hit add -1 against Elves']);
    assert.equal(effectsOf(bundled.all, ['Hate Elves', 'Hate Dwarfs']).effects.length, 4);
  });

  it('says in words what it leaves out of an ability, in the language of the reader', () => {
    check('Petrify', ['to-hit-against add -2'], ['Petrify: 3D6 Wounds for a Warrior who rolls a natural 1 to hit it']);
    assert.deepEqual(effectsOf(bundled.all, ['Petrify', 'Gran Demonio 13'], 'es').notModelled, [
      'Petrify: 3D6 Heridas a un Guerrero que saca un 1 natural al atacarlo',
      'Gran Demonio 13: un Guerrero que saca un 1 natural ante su Terror queda indefenso durante 1 turno',
    ]);
  });

  it('takes the effects of an author’s rule, and for one without them those of the bundled rule that says the same', () => {
    const withRule = (rule: string, ability: string): readonly string[] => {
      const workspace = new Workspace(packs);
      workspace.putFile('file:///a/rules.xml', `<rules>${rule}</rules>`);
      const { effects, notModelled } = effectsOf(workspace.all, [ability]);
      return [...effects.map(told), ...notModelled.map((name) => `not ${name}`)];
    };
    const scales = (instructions: string): string =>
      `<rule id="my-scales" name="SALT SCALES n+">${instructions}Roll 1D6: on n+ it glances off.</rule>`;
    assert.deepEqual(withRule(scales('<?fight avoids: 1D6 >= n ?>'), 'Salt Scales 4+'), ['avoids 1D6 >= n, n = 4']);
    assert.deepEqual(withRule(scales(''), 'Salt Scales 4+'), ['not Salt Scales 4+']);
    assert.deepEqual(withRule(scales('<?fight avoids: 1D6 >= n ?><?fight shines ?>'), 'Salt Scales 4+'), [
      'not Salt Scales 4+',
    ]);
    const fear = (text: string): string => `<rule id="rpb-fear" name="FEAR n">${text}</rule>`;
    const same = ['to-hit-against add -1 once-each 1D6 + battle-level <= n, n = 6'];
    assert.deepEqual(withRule(fear('Roll 1D6 + Battle-level: n or less means -1 to hit.'), 'Fear 6'), same);
    assert.deepEqual(withRule(fear('Roll 1D6 + Battle-level: n or less means -3 to hit.'), 'Fear 6'), ['not Fear 6']);
    assert.deepEqual(withRule(fear('Roll 2D8 + Battle-level: n or less means -1 to hit.'), 'Fear 6'), ['not Fear 6']);
    const poison = (text: string): string => `<rule id="rpb-poison" name="POISON">${text}</rule>`;
    assert.deepEqual(withRule(poison('At 0 Wounds he loses 1 Strength for good.'), 'Poison'), ['nothing']);
    assert.deepEqual(withRule(poison('He takes 1 Wound each turn.'), 'Poison'), ['not Poison']);
    assert.deepEqual(withRule(poison('He takes 1D6 Wounds each turn.'), 'Poison'), ['not Poison']);
  });

  it('reads every instruction of the packs', () => {
    let count = 0;
    for (const { rule } of bundled.all.index.definitions()) {
      for (const source of rule.fights) {
        count++;
        assert.deepEqual(readEffect(source, undefined).faults, [], `${rule.id}: ${source}`);
      }
    }
    assert.ok(count > 70, String(count));
  });
});
