import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { packs } from '../../../server/hosts/packs.ts';
import type { Section } from '../../../server/workspace/documents/section.ts';
import { diceIn, speaksOfDice } from '../../../server/workspace/documents/textReading.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

/** `6` of `2D6`, for all dice and chances of a text. */
function sidesOf(section: Section): ReadonlySet<string> {
  const { dice, chances } = diceIn(section);
  const rolls = [...dice.map(({ expression }) => expression), ...chances.map(({ roll }) => roll)];
  return new Set(rolls.flatMap((roll) => formatExpression(roll).match(/(?<=D)\d+/gi) ?? []));
}

describe('the sides of the dice of a text', () => {
  it('are those of all its dice and chances', () => {
    const workspace = new Workspace(packs);
    workspace.all.index.load();
    const sections = workspace.all.index.documents().flatMap((document) => document.sections);
    const all = sections.map(sidesOf);
    const known = [...new Set(all.flatMap((sides) => [...sides])), '7'];
    let count = 0;
    for (const [index, section] of sections.entries()) {
      for (const side of known) {
        const isThere = all[index]?.has(side) ?? false;
        assert.equal(speaksOfDice(section, [`1D${side}`]), isThere, `${side}: ${section.text}`);
        if (isThere) count++;
      }
      assert.ok(
        speaksOfDice(
          section,
          [...(all[index] ?? [])].map((side) => `2D${side}`),
        ),
      );
    }
    assert.ok(count > 100, `${count} sides`);
  });
});
