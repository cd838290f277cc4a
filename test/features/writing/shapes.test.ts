import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { offeredAt } from '../../support/accepted.ts';

/** The labels, in the order in which an editor shows them. */
function check(marked: string, expected: readonly string[]): void {
  assert.deepEqual(offeredAt(marked).labels.slice(0, expected.length), expected);
}

describe('elements and attributes of every kind of file', () => {
  it('are offered where they may stand', () => {
    check('<monsters><monster id="a"><|</monster></monsters>', ['wounds', 'move']);
    check('<monsters><monster |></monster></monsters>', ['id', 'name', 'plural', 'factions']);
    check('<tables><table name="a"><|</table></tables>', ['monster', 'event', 'group', 'tableRef']);
    check('<tables><table kind="|"></table></tables>', ['dungeon', 'treasure', 'settlement', 'travel']);
    check('<events><event id="a" name="A"><|</event></events>', ['flavor', 'rules']);
    check('<warriors><warrior id="a"><|</warrior></warriors>', ['name', 'race', 'counter']);
    check('<dungeonCards><card type="|"/></dungeonCards>', ['DUNGEON_ROOM', 'CORRIDOR']);
    check('<locations><location id="a"><available><|', ['type']);
    check('<objectiveRoomAdventures><objectiveRoom name="A"><|', ['adventure']);
    check('<translations><entry |></entry></translations>', ['key']);
  });

  it('are not offered in text, nor in other XML', () => {
    assert.deepEqual(offeredAt('<warriors><warrior id="a"><name><|</name></warrior></warriors>').labels, []);
    assert.deepEqual(offeredAt('<project><|</project>').labels, []);
  });
});
