import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as problemsOf } from '../../../server/checks/check.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

/** The problems of a table with these last scores, below a paragraph. */
function check(paragraph: string, lastScores: string, expected: readonly string[], head = 'D6'): void {
  const table = `| ${head} | In the barrel |\n| --- | --- |\n| 1-2 | Rats |\n| 3-4 | Nothing |\n| ${lastScores} | Gold |\n`;
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///mill.md', `# The Mill\n\n${paragraph}\n\n${table}`);
  assert.ok(document);
  const codes = problemsOf(workspace, document).map(({ code }) => code);
  assert.deepEqual(
    codes.filter((code) => code.startsWith('table-')),
    expected,
    `${paragraph} ${head} ${lastScores}`,
  );
}

describe('a table below another roll', () => {
  it('is for its own dice where the other roll is changed and decided in its paragraph', () => {
    for (const other of [
      'Each Warrior rolls 1D6 and adds his Strength. On 7+ the door opens.',
      'Roll 2D6, adding 1 for each torch: 9 or more and the fire spreads.\n\nThere is a barrel.',
      'Cada Guerrero tira 1D6 y suma su Fuerza; con un 7 o más abre la puerta.',
    ]) {
      check(other, '5', ['table-gap']);
      check(other, '5-6', []);
    }
  });

  it('is for the dice of its head where the paragraph only changes others', () => {
    for (const other of ['Roll 2D6 and add 1 for each torch.', 'Tira 3D6 y suma tu Fuerza para abrir.'])
      for (const head of ['1D6', 'Barrel (D6)', 'Tonel – 1D6']) {
        check(other, '5', ['table-gap'], head);
        check(other, '5-6', [], head);
      }
    check('Roll 1d6, adding 1 for each torch.', '5', [], 'Barrel (D6)');
  });

  it('may still have scores that only a changed roll shows', () => {
    check('Roll 1D6, adding 1 for each torch; on 7+ see the last row.', '5-7', []);
    check('Roll 1D6, adding 1 for each torch.', '5', []);
    check('Each Dwarf adds 1 to the roll.', '5', []);
  });
});
