import { describe, it } from 'mocha';
import { checkMarkedFor } from '../../support/checkMarked.ts';

const check = checkMarkedFor('stat-block-cells', 'stat-block-value', 'stat-block-twice');

const head = '| | M | WS | BS | S | T | W | I | A | Ld |\n|-|-|-|-|-|-|-|-|-|-|\n';

/** Pages with the problems marked in them. */
const pages: Readonly<Record<string, string>> = {
  'too few values': `
${head}| Mule | 6 | - | - | 3 | 3 | 1 | 2 | - |
^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning stat-block-cells: This row has 8 values, but 9 names`,
  'too many values': `
Profile M WS BS S T W I A Ld
Mule 6 - - 3 3 1 2 - 5 5
^^^^^^^^^^^^^^^^^^^^^^^^ warning stat-block-cells: has 10 values, but 9 names`,
  'un valor que sobra': `
Perfil\tM\tHA\tHP\tF\tR\tH\tI\tA\tL
Mula\t6\t-\t-\t3\t3\t1\t2\t-\t5\t5
^^^^^^^^^^^^^^^^^^^^^^^^ warning stat-block-cells: has 10 values`,
  'a value that no game has': `
Profile M WS BS S T W I A Ld
Mule 6 - - 33 3 1 2 - 5
           ^^ warning stat-block-value: Strength goes from 0 to 10, so 33`,
  'a save, a gun and a blade': `
Ork
WS S T W A
4 3 4 10 1

Weapons:
Slugga - 2
       ^ warning stat-block-value: "Slugga" shoots, but it has no Strength
Choppa 3 x1
       ^ warning stat-block-value: "Choppa" is a close combat weapon

Saves: Ork Armour (7)
                   ^ warning stat-block-value: Save goes from 2 to 6, so 7`,
  'in a line': `
Mill Rat: WS 22, S 2, T 2, W 2, A 1, Damage 1D6
             ^^ warning stat-block-value: Weapon Skill goes from 0 to 10`,
  'one name for two': `
Profile M WS BS S T W I A Ld
Mule 8 - - 3 3 1 3 - -
Mule 6 - - 3 3 1 2 - -
^^^^ info stat-block-twice: another stat block of "Mule" on line 2, with Movement 8 in place of 6`,
  nothing: `
Profile M WS BS S T W I A Ld
Spawn 2D6 3 0 4 4 2 3 2D6 10
Mule 6 - - 3 3 140 2 - -

Mule: M 6, WS -, S 3, T 3, W 140, Ld -

You
WS S T W A
3 3 3 7 1

You
WS S T W A
3 3 3 5 1

A clerk of another game: WS 31, S 30, T 35, W 8.`,
  'an ignored one': `
<!-- whq-ignore stat-block-value: a giant -->

Giant: WS 2, S 12, T 6, W 90, A 1, Damage 5D6`,
};

describe('statBlocks', () => {
  for (const [name, page] of Object.entries(pages)) it(`finds ${name}`, () => check(page, {}, 'file:///a/page.md'));

  it('finds them in the tables of a rules file', () => {
    const cells = (...texts: readonly string[]) => texts.map((text) => `<td>${text}</td>`).join('');
    check(`
<rules>
  <rule id="mules" name="MULES"><table>
    <tr>${cells('Profile', 'M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld')}</tr>
    <tr>${cells('Mule', '6', '-', '-', '33', '3', '1', '2', '-', '5')}</tr>
    ${' '.repeat(51)}^^ warning stat-block-value: Strength goes from 0 to 10
  </table></rule>
</rules>`);
  });
});
