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
  <table name="Cave"><monster id="crab" number="1" level="1" /><monster id="bat" number="1" level="1" /><tableRef name="Cave" level="1" /></table>
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
    for (const id of new Set(text.match(/[a-z-]+(?=,|$)/g))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return new Map([...counts].map(([id, count]) => [id, count / rolls]));
}

describe('a roll on a table of a package', () => {
  it('brings each thing as often as its chance says, two draws from another table included', () => {
    const found = shares('Reef');
    // Of the entries at level 2 two name a crab, and one draws twice from a cave with crabs and bats.
    const expected = { crab: 0.5 + 0.25 * 0.75, bat: 0.25 * 0.75, eel: 0.25, ray: 0.25 };
    assert.deepEqual([...found.keys()].sort(), Object.keys(expected).sort());
    // Four standard deviations of so many rolls.
    for (const [id, chance] of Object.entries(expected))
      assert.ok(Math.abs((found.get(id) ?? 0) - chance) < 0.032, `${id}: ${found.get(id)}, not ${chance}`);
  });

  it('chooses Events and gold as often as the apps do', () => {
    assert.ok(
      Math.abs((shares('Mixed', { ...reader, preview: { levels: new Map(), party: [] } }).get('tide') ?? 0) - 0.37) <
        0.032,
    );
    assert.ok(Math.abs((shares('Hoard').get('rpb-treasure-dungeon-gold') ?? 0) - 0.19) < 0.032);
  });

  it('is the same for the same seed, with numbers for the party', () => {
    const cases = [
      [4, /^Reef: [2-6] × crab$/],
      [2, /^Reef: [1-3] × crab$/],
    ] as const;
    for (const [warriors, expected] of cases) {
      const party = Array.from({ length: warriors }, () => ({ name: 'A', characteristics: new Map() }));
      const of = { ...reader, preview: { ...reader.preview, party } };
      const texts = Array.from({ length: 200 }, (_, seed) => rollDraw(workspace.all, table('Reef'), seed, of));
      assert.deepEqual(
        texts,
        texts.map((_, seed) => rollDraw(workspace.all, table('Reef'), seed, of)),
      );
      const crabs = texts.filter((text) => /^Reef: \d+ × crab$/.test(text));
      assert.ok(crabs.length > 50);
      for (const text of crabs) assert.match(text, expected);
    }
  });

  it('says so if it brings nothing', () =>
    assert.equal(rollDraw(workspace.all, table('Empty'), 1, readerIn('en')), 'Empty: nothing'));
});
