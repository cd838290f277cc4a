import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { parseTemplate, titleCase } from '../../server/abilities/template.ts';

/** What a name is taken apart to: what the rule is called, and its slots as `kind:names`, with `?` where authors may leave one out. */
function check(name: string, baseName: string, ...slots: string[]): void {
  const template = parseTemplate(name);
  assert.equal(template.baseName, baseName);
  const written = template.slots.map(
    ({ kind, names, isOptional }) => `${kind}:${names.join(',')}${isOptional ? '?' : ''}`,
  );
  assert.deepEqual(written, slots, name);
}

function checkTitle(name: string, expected: string): void {
  assert.equal(titleCase(name), expected);
}

describe('parseTemplate', () => {
  it('tells words and slots apart', () => {
    check('FEAR n', 'FEAR', 'number:n');
    check('AMBUSH, MAGIC n+', 'AMBUSH, MAGIC', 'target:n');
    check('WEB (1Dn)', 'WEB', 'die:n');
    check('TREASURE HOARD +n', 'TREASURE HOARD', 'signed:n');
    check('PROTECTION RING (+n T)', 'PROTECTION RING', 'signed:n?');
    check('THROW item (STR n)', 'THROW', 'text:item', 'number:n?');
    check('DROP item m+ (STR n)', 'DROP', 'text:item', 'target:m', 'number:n?');
    check(
      'ARMED WITH [a-b] weapon1 OR [c-d] weapon2.',
      'ARMED WITH',
      'range:a,b',
      'text:weapon1',
      'range:c,d',
      'text:weapon2',
    );
    check('Type MAGIC n', 'MAGIC', 'text:Type', 'number:n');
    check('OBJETO MÁGICO', 'OBJETO MÁGICO');
    check('Fear n', 'Fear', 'number:n');
  });

  it('takes a multiplier of the name for a part of it', () => {
    check('2 x MAGIC ITEM', '2 x MAGIC ITEM');
    check('FEAR x', 'FEAR', 'number:x');
  });
});

describe('titleCase', () => {
  it('prints a name in capitals as it stands among other abilities', () => {
    checkTitle('FIGHT IN RANKS', 'Fight in Ranks');
    checkTitle("EXECUTIONER'S BLOW", "Executioner's Blow");
    checkTitle('Beastman', 'Beastman');
  });
});
