import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { drawOf, type TableDraws, tableDraws } from '../../../server/answers/draws/tableDraws.ts';
import { formatFraction } from '../../../server/dice/evaluation/fraction.ts';
import { emptyWorkspace } from '../../support/cursor.ts';

function drawsIn(xml: string, name: string): TableDraws {
  const workspace = emptyWorkspace();
  workspace.putFile('file:///reef/tables/reef.xml', xml);
  const [entity] = workspace.all.index.entities.ownWithId('table', name);
  const draws = entity && tableDraws(entity);
  assert.ok(draws);
  return draws;
}

/** @param key such as `monster crab`. */
function chanceIn(draws: TableDraws, level: number | undefined, key: string): string {
  const [kind = '', id = ''] = key.split(' ');
  const found = drawOf(draws.at(level), { kind: kind as 'monster', id });
  return found ? formatFraction(found.chance) : 'never';
}

describe('a draw from a table', () => {
  const reef = `<tables><table name="Reef">
    <monster id="crab" number="1" level="1" />
    <monster id="crab" number="2" level="1" ambiences="chaos" />
    <monster id="gull" number="2" level="2" />
    <monster id="eel" number="2" />
    <group level="1"><monster id="ray" number="1" /><monster id="crab" number="1" ambiences="undead" /></group>
    <event id="tide" /><event id="storm" />
  </table></tables>`;
  const cases = [
    ['counts a Monster as often as it stands there', 'monster crab', 1, '3/4'],
    ['has only the Monsters of the level', 'monster gull', 2, '1'],
    ['reads a Monster without a level as one of level 1', 'monster eel', 1, '1/4'],
    ['has no Monster of another level', 'monster eel', 2, 'never'],
    ['has all levels outside of a dungeon', 'monster gull', undefined, '1/5'],
    ['has an Event at all levels', 'event tide', 3, '1/2'],
  ] as const;
  for (const [what, key, at, chance] of cases)
    it(what, () => assert.equal(chanceIn(drawsIn(reef, 'Reef'), at, key), chance));

  it('of Treasures keeps gold and those of objective rooms apart', () => {
    const xml = `<tables><table name="Reef" kind="treasure"><event id="rpb-treasure-dungeon-gold" /><event id="a" /><event id="b" />
      <event id="reef-objective-c" /><monster id="crab" number="1" /></table></tables>`;
    const found = ['event rpb-treasure-dungeon-gold', 'event a', 'event reef-objective-c', 'monster crab'].map((key) =>
      chanceIn(drawsIn(xml, 'Reef'), undefined, key),
    );
    assert.deepEqual(found, ['1', '1/2', '1', 'never']);
  });
});
