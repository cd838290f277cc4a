import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { diceIn, sidesIn } from '../../../server/workspace/documents/textReading.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

const sorted = (sides: ReadonlySet<string>): readonly string[] => [...sides].sort();

describe('the sides of the dice of a text', () => {
  it('are those of all its dice and chances', () => {
    const workspace = new Workspace(packs);
    workspace.index.load();
    let count = 0;
    for (const document of workspace.index.documents()) {
      for (const section of document.sections) {
        const sides = sorted(sidesIn(section));
        const { dice, chances } = diceIn(section);
        const rolls = [...dice.map(({ expression }) => expression), ...chances.map(({ roll }) => roll)];
        const all = new Set(rolls.flatMap((roll) => formatExpression(roll).match(/(?<=D)\d+/gi) ?? []));
        assert.deepEqual(sides, sorted(all), section.text);
        count += sides.length;
      }
    }
    assert.ok(count > 100, `${count} sides`);
  });
});
