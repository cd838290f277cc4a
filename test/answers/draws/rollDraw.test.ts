import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { rollDraw } from '../../../server/answers/draws/rollDraw.ts';
import { tableFacts } from '../../../server/answers/draws/tableFacts.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { readerIn } from '../../support/cursor.ts';

const xml = `<tables>
  <table name="Reef">
    <monster id="crab" number="2-6" level="2" /><monster id="crab" number="3" level="2" />
    <monster id="gull" number="1" level="1" />
    <group level="2"><monster id="eel" number="1" level="2" /><monster id="ray" number="S" level="2" /></group>
    <tableRef name="Cave" level="2" targetLevel="1" times="2" />
  </table>
  <table name="Cave"><monster id="crab" number="1" level="1" /></table>
  <table name="Mixed"><monster id="crab" number="1" /><event id="tide" /></table>
  <table name="Hoard" kind="treasure"><event id="rpb-treasure-dungeon-gold" /><event id="cup" /></table>
  <table name="Empty"><tableRef name="Empty" /></table>
</tables>`;

const workspace = new Workspace(packs);
workspace.putFile('file:///reef/tables/reef.xml', xml);

function table(name: string) {
  const [entity] = workspace.all.index.entities.ownWithId('table', name);
  const facts = entity && tableFacts(entity.document, entity.section);
  assert.ok(facts);
  return facts;
}

const reader = { ...readerIn('en'), preview: { levels: new Map([['dungeon-level', 2]]), party: [] } };
const rolls = 4000;

/** The shares of rolls that bring each id. */
function shares(name: string, of = reader): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < rolls; seed++) {
    const text = rollDraw(workspace.all, table(name), seed * 7919, of);
    const [id = ''] = text.match(/[a-z-]+$|\(.*$|nothing/) ?? [];
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return new Map([...counts].map(([id, count]) => [id, count / rolls]));
}

describe('a roll on a table of a package', () => {
  it('brings each thing as often as its chance says', () => {
    const found = shares('Reef');
    // Of the entries at level 2 two name a crab, one a group, and one another table.
    const expected = { crab: 0.5, ray: 0.25, '(2 ×)': 0.25 };
    assert.deepEqual([...found.keys()].sort(), Object.keys(expected).sort());
    // Four standard deviations of so many rolls.
    for (const [id, chance] of Object.entries(expected))
      assert.ok(Math.abs((found.get(id) ?? 0) - chance) < 0.032, `${id}: ${found.get(id)}, not ${chance}`);
  });

  it('chooses Events and gold as often as the apps do', () => {
    const everywhere = { ...reader, preview: { levels: new Map(), party: [] } };
    assert.ok(Math.abs((shares('Mixed', everywhere).get('tide') ?? 0) - 0.37) < 0.032);
    assert.ok(Math.abs((shares('Hoard').get('rpb-treasure-dungeon-gold') ?? 0) - 0.19) < 0.032);
  });

  it('says so if it brings nothing', () =>
    assert.equal(rollDraw(workspace.all, table('Empty'), 1, reader), 'Empty: nothing'));
});
