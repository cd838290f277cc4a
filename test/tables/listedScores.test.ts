import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as problemsOf } from '../../server/checks/check.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';

/** The problems of a rule with a table. */
function check(text: string, expected: readonly string[]): void {
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///a/rules.xml', `<rules><rule id="a" name="A">${text}</rule></rules>`);
  assert.ok(document);
  const codes = problemsOf(workspace, document).map(({ code }) => code);
  assert.deepEqual(
    codes.filter((code) => code.startsWith('table-')),
    expected,
    text,
  );
}

describe('scores that are listed one by one', () => {
  it('are a row', () => {
    check('Roll 1D6:\n1. A rat.\n2, 3. A bat.\n4, 5. A cat.\n6. A purse.\n', []);
    check('Roll 1D6:\n1, 2, 3: A rat.\n4, 5 or 6: A cat.\n', []);
    check('Tira 1D6:\n1, 2 o 3 - Una rata.\n4, 5 o 6 - Un gato.\n', []);
    check('Roll 1D6:\n1, 2 and 3  A rat.\n4, 5  A cat.\n6  A purse.\n', []);
  });

  it('may lack a score, or have one of another row', () => {
    check('Roll 1D6:\n1. A rat.\n2, 3. A bat.\n5. A cat.\n6. A purse.\n', ['table-gap']);
    check('Roll 1D6:\n1, 2. A rat.\n2, 3. A bat.\n4, 5. A cat.\n6. A purse.\n', ['table-overlap']);
  });
});

describe('what is added to the roll of a table', () => {
  const rows = '2-5: Nothing.\n6-12: A rope.\n13: A lamp.\n';
  it('may depend on a place, a time or a thing', () => {
    for (const words of ['+1 in a City', '+1 with a lantern', '+1 during winter', '−1 at night, +1 by day'])
      check(`Roll 2D6 for what is left, ${words}:\n\n${rows}`, []);
    check(`Tira 2D6, +1 en una ciudad:\n\n${rows}`, []);
  });

  it('is nothing where the sentence adds to something else', () => {
    check(`The lamp gives +1 in a City. Roll 2D6:\n\n${rows}`, ['table-impossible-row']);
  });
});

describe('the dice of a table', () => {
  const rows = '* 2: A rat.\n* 3-7: Nothing.\n* 8-12: A purse.\n';
  it('may be counted in words beside the roll', () => {
    check(`Each Warrior asks once (roll on the table, two dice):\n\n${rows}`, []);
    check(`Each Warrior asks once (roll on the table, three dice):\n\n${rows}`, ['table-without-die']);
  });
});
