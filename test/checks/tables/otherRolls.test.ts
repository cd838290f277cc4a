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
  it('has any scores where something is added to a roll before it', () => {
    for (const other of [
      'Each Warrior rolls 1D6 and adds his Strength. On 7+ the door opens.',
      'Roll 2D6, adding 1 for each torch: 9 or more and the fire spreads.\n\nThere is a barrel.',
      'Cada Guerrero tira 1D6 y suma su Fuerza; con un 7 o más abre la puerta.',
    ]) {
      check(other, '5', []);
      check(other, '5-6', []);
    }
  });

  it('may still have scores that only a changed roll shows', () => {
    check('Roll 1D6, adding 1 for each torch; on 7+ see the last row.', '5-7', []);
    check('Roll 1D6, adding 1 for each torch.', '5', []);
    check('Each Dwarf adds 1 to the roll.', '5', []);
  });
});

/** The problems of tables in a text, without `table-`. */
function problemsIn(text: string): readonly string[] {
  const workspace = new Workspace([]);
  const document = workspace.putFile('file:///mill.md', `# The Mill\n\nRoll 1D6 for each Warrior.\n\n${text}`);
  assert.ok(document);
  return problemsOf(workspace, document).flatMap(({ code }) =>
    code.startsWith('table-') ? [code.slice('table-'.length)] : [],
  );
}

describe('a table of another system', () => {
  it('has the scores of two dice in its first two columns', () => {
    const rows = ['1-2', '3-4', '5-6'].flatMap((score) =>
      [1, 2, 3].map((other) => ` ${score}    ${other}     ${other} eels`),
    );
    assert.deepEqual(problemsIn(` 1d6   1d3   Catch\n----- ----- -------\n${rows.join('\n')}\n`), []);
  });

  it('has a second half beside the first', () => {
    const rows = [11, 12, 13, 14, 15, 16].map((score) => ` ${score}   Eel ${score}    ${score + 30}   Cod`);
    assert.deepEqual(problemsIn(` d66  Catch     d66  Catch\n---- -------   ---- -----\n${rows.join('\n')}\n`), []);
  });

  it('goes on behind the break of a page, below a table for dice that have as many scores as its first part', () => {
    const rows = (from: number, to: number): string =>
      Array.from({ length: to - from + 1 }, (_, index) => `|${from + index}|Eel ${index}|`).join('\n');
    const before = '|1D12|Catch|\n|---|---|\n|1-6|A cod of D6|\n|7-12|An eel of D10|\n\nRoll a D20 on this table.';
    const head = '|D20|Catch|\n|---|---|\n';
    const parts = (last: number): string => `${before}\n\n${head}${rows(1, 5)}\n\n\\page\n\n${head}${rows(6, last)}\n`;
    assert.deepEqual(problemsIn(parts(20)), []);
    assert.deepEqual(problemsIn(parts(19)), ['gap']);
  });

  it('has 0 for the last score of dice with ten sides', () => {
    const scores = [
      ['d100', '1-50', '51-99', '0'],
      ['d10', '1-5', '6-9', '0'],
    ];
    for (const [die, ...rows] of scores)
      assert.deepEqual(
        problemsIn(`| ${die} | Catch |\n| --- | --- |\n${rows.map((row) => `| ${row} | Eel |\n`).join('')}`),
        [],
      );
    assert.deepEqual(
      problemsIn('| d6 | Catch |\n| --- | --- |\n| 1-3 | Eel |\n| 4-5 | Cod |\n| 0 | Hen |\n').length,
      1,
    );
  });

  it('has the sign between its cells in a line without scores of the roll', () => {
    const found = problemsIn('2d6  | Room\n-----|------\n1-10 | Empty\n11-  | Rats\n14-1 | Gold\n17   | Trap\n');
    assert.deepEqual(found, ['impossible-row', 'gap']);
  });

  it('names its roll in the second line of its head, or is for any roll', () => {
    const rows = ['1-2', '3-4', '5-6'].map((score) => `| ${score} | Eel |\n`).join('');
    assert.deepEqual(
      problemsIn(`The table is this:\n\n| Level | of the |\n| --- | --- |\n| <br />B: d6 | catch |\n${rows}`),
      [],
    );
    const open = ['1-2', '3-4', '5+'].map((score) => `| ${score} | Eel |\n`).join('');
    assert.deepEqual(problemsIn(`Roll the die of the skill.\n\n| Check | Result |\n| --- | --- |\n${open}`), []);
  });
});
