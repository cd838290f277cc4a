import assert from 'node:assert/strict';
import { check } from '../../../server/checks/check.ts';
import { emptyWorkspace } from '../../support/cursor.ts';

/** The codes of the problems with tables in a page with such a last row. */
function codesFor(row: string): readonly string[] {
  const page = `Roll 1D6:\n\n1-2 Nothing.\n3-4 A rat.\n5-6 ${row}\n  - 1-3 A bat.\n  - 4-6 A cat.\n`;
  const workspace = emptyWorkspace();
  const document = workspace.putFile('file:///page.md', page);
  assert.ok(document);
  return check(workspace, document).flatMap(({ code }) => (code.startsWith('table-') ? [code] : []));
}

describe('a table inside a row', () => {
  for (const row of [
    'A trap. If the die showed 1 or 2, roll 1D6:',
    'A trap. If the Warrior rolled less than 3, he rolls 1D6 again:',
    'A trap. Those who scored one or two roll 1D6:',
    'A trap. On a 4, roll 1D6:',
    'A trap. On a result of 3 or less roll 1D6:',
    'A trap. If it came up a 1, it is a big one. Roll 1D6:',
    'Una trampa. Si salió un 1 o un 2, tira 1D6:',
    'Una trampa. Tira 1D6 si antes sacaste menos de 3:',
    'Una trampa. Con un 4, tira 1D6:',
  ])
    it(`is dead: ${row}`, () => assert.deepEqual(codesFor(row), ['table-dead-sub-table']));

  for (const row of [
    'A trap. If the die showed 5 or 6, roll 1D6:',
    'A trap. Those who rolled 5+ roll 1D6:',
    'A trap. If there are 2 or more Warriors, roll 1D6:',
    'A trap with Strength 4. Roll 1D6:',
    'A trap. After 3 turns roll 1D6:',
    'A trap. For each 10 gold roll 1D6:',
    'A trap. From now on he is hit on a 2+. Roll 1D6:',
    'A trap. Whenever he rolls a 1 to hit, he falls. Roll 1D6 for the trap:',
    'A trap. Roll 1D6; on a score of 1-3 roll 1D6 again:',
    'Una trampa. Si hay 2 o más Guerreros, tira 1D6:',
    'Una trampa con Fuerza 4. Tira 1D6:',
    'Una trampa de 3 casillas: tira 1D6:',
  ])
    it(`is for a score of its row, or for another roll: ${row}`, () => assert.deepEqual(codesFor(row), []));
});
