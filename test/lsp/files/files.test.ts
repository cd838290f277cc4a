import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { FileChangeType } from 'vscode-languageserver';
import { Document } from '../../../server/workspace/documents/document.ts';
import { costOf } from '../../../server/workspace/documents/memoryCost.ts';
import { itProperty, runs } from '../../support/runs.ts';
import { pause, WatchedDisk } from './watchedDisk.ts';

const folders = ['file:///a', 'file:///b'];

async function started(
  files: Readonly<Record<string, string>>,
  together?: number,
  longLength?: number,
): Promise<WatchedDisk> {
  const session = new WatchedDisk(together, longLength);
  for (const [uri, text] of Object.entries(files)) session.disk.set(uri, text);
  session.files.setFolders(folders);
  await session.files.settled();
  return session;
}

const rules = (id: string, name: string): string =>
  `<rules><rule id="${id}" name="${name} n"><p>It bites. Eel 3.</p></rule></rules>`;

/** A file that is read in several steps. */
const several = (...ids: readonly string[]): string =>
  `<rules>\n${ids.map((id) => `<rule id="${id}" name="${id.toUpperCase()} n"><p>Like Eel 3.</p></rule>`).join('\n')}\n</rules>`;

const uri = fc.constantFrom('file:///a/m.xml', 'file:///a/x/n.xml', 'file:///a/x/y/eel%20one.xml', 'file:///b/hall.md');
const place = fc.oneof(uri, fc.constantFrom('file:///a/x', 'file:///a/x/y', 'file:///a/z', 'file:///c/x'));
const text = fc.oneof(
  fc.tuple(fc.constantFrom('eel', 'rat'), fc.constantFrom('EEL', 'RAT')).map(([id, name]) => rules(id, name)),
  fc.constantFrom(
    'Whoever meets Eel 3.',
    '<project/>',
    several('eel', 'rat', 'cod', 'ray'),
    several('rat', 'cod', 'eel'),
  ),
);
/** What happens in a session, as data that a failed test can show. */
type Step =
  | { readonly does: 'write' | 'open' | 'edit'; readonly uri: string; readonly text: string }
  | { readonly does: 'close' | 'delete'; readonly uri: string }
  | { readonly does: 'move'; readonly from: string; readonly to: string }
  | { readonly does: 'setFolders'; readonly folders: readonly string[] }
  | { readonly does: 'pause'; readonly turns: number }
  | { readonly does: 'settle' };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constantFrom('write' as const, 'open' as const, 'edit' as const), uri, text }),
  fc.record({ does: fc.constant('close' as const), uri }),
  fc.record({ does: fc.constant('delete' as const), uri: place }),
  fc.record({ does: fc.constant('move' as const), from: place, to: place }),
  fc.record({ does: fc.constant('setFolders' as const), folders: fc.subarray(folders) }),
  fc.record({ does: fc.constant('pause' as const), turns: fc.nat(3) }),
  fc.constant({ does: 'settle' as const }),
);

async function make(session: WatchedDisk, step: Step): Promise<void> {
  switch (step.does) {
    case 'write':
      return session.write(step.uri, step.text);
    case 'open':
      return session.openFile(step.uri, step.text);
    case 'edit':
      return session.edit(step.uri, step.text);
    case 'close':
      return session.closeFile(step.uri);
    case 'delete':
      return session.delete(step.uri);
    case 'move': {
      const { from, to } = step;
      if (!`${to}/`.startsWith(`${from}/`) && !from.endsWith('.xml') && !to.endsWith('.xml')) session.move(from, to);
      return;
    }
    case 'setFolders':
      return session.files.setFolders(step.folders);
    case 'pause':
      for (let turn = 0; turn < step.turns; turn++) await pause();
      return;
    case 'settle':
      return await session.files.settled();
  }
}

async function check(steps: readonly Step[], together: number, longLength: number): Promise<void> {
  const files = { 'file:///a/m.xml': rules('eel', 'EEL'), 'file:///a/x/n.xml': rules('eel', 'RAT') };
  const session = await started(files, together, longLength);
  for (const one of steps) await make(session, one);
  await session.assertTrue();
}

describe('the files of a workspace', () => {
  itProperty('are after any events as if they had just been read', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 16 }),
        fc.constantFrom(Infinity, 20_000),
        fc.constantFrom(Infinity, 0),
        check,
      ),
      {
        numRuns: runs(250),
        seed: 8,
      },
    );
  });

  it('are left alone when one that is open is saved, and read when it is closed', async () => {
    const session = await started({ 'file:///a/m.xml': rules('eel', 'EEL') });
    session.openFile('file:///a/m.xml', rules('eel', 'RAT'));
    await session.files.settled();
    const { changes, reads } = session;
    session.write('file:///a/m.xml', rules('eel', 'PIKE'));
    await session.files.settled();
    assert.deepEqual([session.changes, session.reads], [changes, reads]);
    session.closeFile('file:///a/m.xml');
    await session.files.settled();
    assert.equal(session.workspace.all.ruleWithId('eel')?.rule.name, 'PIKE n');
    await session.assertTrue();
  });

  it('are read again when they change while they are read, and not put over what is opened meanwhile', async () => {
    const session = await started({ 'file:///a/m.xml': rules('eel', 'EEL') });
    session.whileReading = () => session.write('file:///a/m.xml', rules('eel', 'THIRD'));
    session.write('file:///a/m.xml', rules('eel', 'SECOND'));
    await session.files.settled();
    assert.equal(session.workspace.all.ruleWithId('eel')?.rule.name, 'THIRD n');
    session.whileReading = () => session.openFile('file:///a/m.xml', rules('eel', 'TYPED'));
    session.write('file:///a/m.xml', rules('eel', 'FOURTH'));
    await session.assertTrue();
    assert.equal(session.workspace.all.ruleWithId('eel')?.rule.name, 'TYPED n');
    session.closeFile('file:///a/m.xml');
    await session.assertTrue();
    assert.equal(session.workspace.all.ruleWithId('eel')?.rule.name, 'FOURTH n');
  });

  it('bring one refresh and one reading each, however many events there are', async () => {
    const session = await started({});
    const { changes } = session;
    for (let turn = 0; turn < 3; turn++) {
      for (let file = 0; file < 100; file++)
        session.write(`file:///a/x/${file}.xml`, rules(`r${file}`, `RULE ${turn}`));
    }
    await session.assertTrue();
    assert.equal(session.changes, changes + 1);
    assert.equal(session.reads, 100);
    assert.equal(session.workspace.all.ruleWithId('r99')?.rule.name, 'RULE 2 n');
  });

  it('that do not fit are left out, the last first, and come back when there is room', async () => {
    const large = rules('rat', 'RAT').replace('It bites.', 'It bites. '.repeat(1000));
    const session = await started({}, 4.5 * costOf(new Document('file:///a.xml', 'xml', 0, large)));
    for (const name of ['1', '2', '3', '4', '5', '6']) session.write(`file:///a/${name}.xml`, large);
    session.write('file:///a/7.xml', large + large + large);
    session.write('file:///a/8.xml', rules('eel', 'EEL'));
    await session.assertTrue();
    const unread = (): readonly string[] => session.files.unread().map(({ uri, reason }) => `${uri} ${reason}`);
    assert.deepEqual(unread(), ['file:///a/5.xml noRoom', 'file:///a/6.xml noRoom', 'file:///a/7.xml tooLarge']);
    assert.ok(session.workspace.all.ruleWithId('eel'), 'a small file has room behind large ones');
    session.delete('file:///a/1.xml');
    await session.assertTrue();
    assert.deepEqual(unread(), ['file:///a/6.xml noRoom', 'file:///a/7.xml tooLarge']);
  });

  it('keeps records of sources as they are on the disk', async () => {
    const [translations, record] = ['file:///a/content-es.xml', 'file:///a/content-es.sources.tsv'];
    const session = await started({
      [translations]: '<translations><entry key="rule.eel.name">ANGUILA</entry></translations>',
      [record]: 'one',
    });
    const recorded = (): string | undefined => {
      const document = session.workspace.get(translations);
      return document && session.workspace.textsBeside.recordOf(document)?.text;
    };
    assert.equal(recorded(), 'one');
    assert.equal(session.workspace.documents().length, 1);
    session.write(record, 'two');
    await session.files.settled();
    assert.equal(recorded(), 'two');
    session.delete(record);
    await session.files.settled();
    assert.equal(recorded(), undefined);
  });

  describe('of which the client does not report all', () => {
    it('has the files that are written into a new folder later', async () => {
      const session = await started({ 'file:///a/m.xml': rules('eel', 'EEL') });
      session.files.changed([{ uri: 'file:///a/new', type: FileChangeType.Created }]);
      await session.files.settled();
      session.disk.set('file:///a/new/deep/n.xml', rules('rat', 'RAT'));
      await pause();
      await session.assertTrue();
      assert.ok(session.workspace.get('file:///a/new/deep/n.xml'));
    });

    it('waits for no file that is created, and once for a folder', async () => {
      const session = await started({});
      session.write('file:///a/m.xml', rules('eel', 'EEL'));
      await session.files.settled();
      assert.equal(session.fillings, 0);
      session.files.changed([{ uri: 'file:///a/new', type: FileChangeType.Created }]);
      await session.files.settled();
      for (let turn = 0; turn < 5; turn++) await pause();
      await session.files.settled();
      assert.equal(session.fillings, 1);
    });

    it('has the files beside one that is opened', async () => {
      const session = await started({ 'file:///a/m.xml': rules('eel', 'EEL') });
      session.disk.set('file:///a/new/deep/n.xml', rules('rat', 'RAT'));
      session.disk.set('file:///a/new/o.xml', rules('newt', 'NEWT'));
      session.openFile('file:///a/new/deep/n.xml', rules('rat', 'RAT'));
      await session.assertTrue();
      assert.ok(session.workspace.get('file:///a/new/o.xml'));
    });
  });
});
