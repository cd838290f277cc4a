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
  <rule id="your-lamp" name="LANTERN n+"><?variant-of my-lamp: It never goes out. ?><p>It is lit.</p></rule>
</rules>`;
const monsters =
  '<monsters><monster id="m" name="M"><special><rule id="my-lamp" param="4+">Lamp 4+</rule></special></monster></monsters>';

function check(question: string, width: number, expected: string, reader = english): void {
  const workspace = new Workspace(packs);
  workspace.putFile('file:///package/rules.xml', rules);
  workspace.putFile('file:///package/monsters.xml', monsters);
  const found = lookUp(workspace, question);
  assert.equal(found.kind === 'found' && rulePlainText(workspace, found.rules[0], reader, width), expected);
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

  Battle-level  1: 3–13, 8
  Battle-level  2: 4–14, 9
  Battle-level  3: 5–15, 10
  Battle-level  4: 6–16, 11
  Battle-level  5: 7–17, 12
  Battle-level  6: 8–18, 13
  Battle-level  7: 9–19, 14
  Battle-level  8: 10–20, 15
  Battle-level  9: 11–21, 16
  Battle-level 10: 12–22, 17

  flicker: depends on Strength, Toughness

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
});
