import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { rulePlainText } from '../../../server/answers/cards/rulePlainText.ts';
import { lookUp } from '../../../server/answers/rules/lookUp.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english, readerIn } from '../../support/cursor.ts';

/** Every kind of thing that a rule may have. */
const rules = `<rules>
  <rule id="my-lamp" name="LAMP n+">
    <?odds lit: 1D6 >= n ?>
    <?odds glow: 2D6 + battle-level ?>
    <?odds flicker: 1D6 + strength > toughness ?>
    <p>On n+ it is lit, and whoever stands beside it sees a little better than he did before.</p>
    <table>
      <tr><td>1</td><td>Dark.</td></tr>
      <tr><td>2-6</td><td>Light. Roll again:<table><tr><td>1-3</td><td>Red, which is a colour that nobody in the room likes.</td></tr><tr><td>4-6</td><td>Blue.</td></tr></table></td></tr>
    </table>
    <p>The end.</p>
  </rule>
  <rule id="my-shell" name="SHELL n"><?odds less: n ?><p>Take n off.</p></rule>
  <rule id="my-tide" name="TIDE"><?odds the tide carries the whole party off: 1D6 <= luck + attacks + 1 ?><p>Roll 1D6.</p><table>
    <tr><td>1-2</td><td>Ebb.</td></tr><tr><td>3-6</td><td>Flood.</td></tr></table></rule>
  <rule id="your-lamp" name="LANTERN n+"><?variant-of my-lamp: It never goes out. ?><p>It is lit.</p></rule>
</rules>`;
const monsters =
  '<monsters><monster id="m" name="M"><special><rule id="my-lamp" param="4+">Lamp 4+</rule></special></monster></monsters>';

function check(question: string, width: number, expected: string, reader = english): void {
  const workspace = new Workspace(packs);
  workspace.putFile('file:///package/rules.xml', rules);
  workspace.putFile('file:///package/monsters.xml', monsters);
  const found = lookUp(workspace.all, question);
  assert.equal(found.kind === 'found' && rulePlainText(workspace.all, found.rules[0], reader, width), expected);
}

describe('a rule as plain text', () => {
  it('has its text wrapped, its tables set in and its odds under each other', () =>
    check(
      'lamp 5+',
      60,
      `LAMP 5+                                  rules.xml · my-lamp

On 5+ it is lit, and whoever stands beside it sees a little
better than he did before.

  1    Dark.
  2-6  Light. Roll again:
      1-3  Red, which is a colour that nobody in the room
           likes.
      4-6  Blue.

The end.

  lit: 1 in 3 (2/6, 33 %)

  glow:
    Battle-level  1: 3–13, Average 8
    Battle-level  2: 4–14, Average 9
    Battle-level  3: 5–15, Average 10
    Battle-level  4: 6–16, Average 11
    Battle-level  5: 7–17, Average 12
    Battle-level  6: 8–18, Average 13
    Battle-level  7: 9–19, Average 14
    Battle-level  8: 10–20, Average 15
    Battle-level  9: 11–21, Average 16
    Battle-level 10: 12–22, Average 17

  flicker:
    Strength ↓ Toughness →      3      4      5      6
    3                       100 %   83 %   67 %   50 %
    4                       100 %  100 %   83 %   67 %
    5                       100 %  100 %  100 %   83 %
    6                       100 %  100 %  100 %  100 %

Different in rules.xml (your-lamp): It never goes out.
Used by 1 Monster.
`,
    ));

  it('is in the language of its reader', () =>
    check(
      'lantern 3+',
      44,
      `LANTERN 3+             rules.xml · your-lamp

It is lit.

A diferencia de rules.xml (my-lamp): It
never goes out.
`,
      readerIn('es'),
    ));

  it('shows what is no roll only where the value is dice', () => {
    check('shell 6', 44, 'SHELL 6                 rules.xml · my-shell\n\nTake 6 off.\n');
    check(
      'shell 2D6',
      44,
      `SHELL 2D6               rules.xml · my-shell

Take 2D6 off.

  less: 2–12, average 7, standard deviation
  2.42
`,
    );
  });

  it('has the label of the roll above a table that is too wide with it', () => {
    const label = 'the tide carries the whole party off';
    check(
      'tide',
      56,
      `TIDE                                 rules.xml · my-tide

Roll 1D6.

  1-2 (33 %)  Ebb.
  3-6 (67 %)  Flood.

  ${label}:
    Luck ↓ Attacks →      1      2      3      4
    1                  50 %   67 %   83 %  100 %
    2                  67 %   83 %  100 %  100 %
    3                  83 %  100 %  100 %  100 %
    4                 100 %  100 %  100 %  100 %
`,
    );
  });
});
