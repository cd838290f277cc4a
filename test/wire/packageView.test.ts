import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { EntryShown, PackageShown } from '../../server/lsp/protocol/packageRequests.ts';
import { folder, openSession, type Session } from './openSession.ts';

const rules = 'data/xml/rules/reef.xml';
const monsters = 'data/xml/monsters/reef.xml';
const tables = 'data/xml/tables/reef.xml';
const spanish = 'data/i18n/content-es.xml';
const disk = {
  [rules]: `<rules>
  <rule id="reef-pinch" name="PINCH">It pinches.</rule>
  <rule id="reef-mist" name="MIST" zap="1">A Monster with Pinch hides in te\u200bxt.</rule>
  <magic id="reef-tide" name="TIDE">Water.</magic>
</rules>
`,
  [monsters]: `<monsters>
  <monster id="reef-crab" name="Crab" plural="Crabs">
    <special><rule id="reef-pinch">Pinch</rule></special>
  </monster>
  <monster id="reef-eel" name="Electric Eel" plural="Eels" />
</monsters>
`,
  [tables]: `<tables>
  <table name="Reef">
    <monster id="reef-crab" number="1D6" />
    <monster id="reef-crab" number="2D6" />
  </table>
</tables>
`,
  [spanish]: `<translations>
  <entry key="monster.reef-crab.name">Cangrejo</entry>
</translations>
`,
};

/** The packages when all of their files have been looked at. */
async function packagesIn(session: Session): Promise<readonly PackageShown[]> {
  for (;;) {
    const { packages, isWhole } = await session.own('whq/packages', {});
    if (isWhole) return packages;
  }
}

/** The entries of a kind. */
async function entriesOf(session: Session, kind: string): Promise<readonly EntryShown[]> {
  const { packages } = await session.own('whq/packages', { open: { folder, kind } });
  return packages[0]?.kinds.find((one) => one.kind === kind)?.entries ?? [];
}

/** Its id, and its problems without hints. */
function inShort({ id, problems }: EntryShown): string {
  const count = problems ? problems.error + problems.warning + problems.info : '?';
  return `${id} ${count}`;
}

describe('the view of a package', () => {
  it('has kinds with their entries, whose problems are counted in files that are not open', async () => {
    const session = await openSession({}, {}, { disk });
    const [one, ...others] = await packagesIn(session);
    assert.ok(one);
    assert.deepEqual(others, []);
    assert.deepEqual(
      one.kinds.map(({ label, count }) => `${label} ${count}`),
      ['Rules 2', 'Schools of magic 1', 'Monsters 2', 'Tables 1'],
    );
    assert.deepEqual([one.entries, one.checked, one.files], [6, 4, 4]);
    assert.ok(one.fixable > 0 && one.problems.error > 0, JSON.stringify(one));
    const [counted] = one.untranslated;
    assert.match(counted?.language ?? '', /^Spanish/);
    // By name, not by id.
    assert.deepEqual((await entriesOf(session, 'monster')).map(inShort), ['reef-crab 1', 'reef-eel 1']);
    assert.deepEqual((await entriesOf(session, 'rule')).map(inShort), ['reef-mist 1', 'reef-pinch 0']);
    assert.deepEqual((await entriesOf(session, 'table')).map(inShort), ['Reef 2']);
    const [mist] = await entriesOf(session, 'rule');
    assert.deepEqual([mist?.uri, mist?.position], [`${folder}/${rules}`, { line: 2, character: 12 }]);
    await session.end();
  });

  it('follows edits', async () => {
    const session = await openSession({}, {}, { disk });
    const before = await packagesIn(session);
    const uri = `${folder}/${rules}`;
    await session.open(uri, disk[rules]);
    await session.replace(uri, ' zap="1"', '');
    const after = await packagesIn(session);
    assert.equal((after[0]?.problems.error ?? 0) + 1, before[0]?.problems.error);
    assert.deepEqual((await entriesOf(session, 'rule')).map(inShort), ['reef-mist 0', 'reef-pinch 0']);
    await session.end();
  });

  it('has the edits that repair what can be repaired without asking', async () => {
    const session = await openSession({}, {}, { disk });
    const { files, repaired } = await session.own('whq/packageFixes', { folder });
    assert.ok(repaired > 0);
    assert.ok(files.some(({ uri, edits }) => uri === `${folder}/${rules}` && edits.length > 0));
    assert.deepEqual(await session.own('whq/packageFixes', { folder: 'file:///other' }), { files: [], repaired: 0 });
    const [one] = await packagesIn(session);
    assert.equal(one?.fixable, repaired);
    await session.end();
  });
});
