import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Hover, WorkspaceEdit } from 'vscode-languageserver-types';
import { folder, openSession } from './openSession.ts';

const uri = `${folder}/monsters.xml`;
const monsters =
  '<monsters>\n<monster id="m" name="M"><special><rule id="rpb-fear">Fear 6</rule></special></monster>\n</monsters>';
const ownRule = '<rules><rule id="rpb-fear" name="FEAR n">Words of the author.</rule></rules>';

/** A session whose files can be read once `read` has been called. */
async function begin(opened: Readonly<Record<string, string>>, disk: Readonly<Record<string, string>>) {
  let read = (): void => {};
  const gate = new Promise<void>((resolve) => {
    read = resolve;
  });
  const session = await openSession({}, opened, {
    disk,
    host: (host) => ({ ...host, read: (place, largest) => gate.then(() => host.read(place, largest)) }),
  });
  return { session, read };
}

describe('while the files are still being read', () => {
  it('a hover waits for the rule that an id or a name stands for, and for nothing else', async () => {
    const other = `${folder}/other.xml`;
    const opened = { [uri]: monsters, [other]: '<rules><rule id="x" name="X">x</rule></rules>' };
    const { session, read } = await begin(opened, { 'rules.xml': ownRule });
    const answered: string[] = [];
    const waiting = ['rpb-fear', 'Fear 6'].map(async (words) => {
      const text = JSON.stringify(await session.ask<Hover | null>('hover', session.at(uri, words)));
      answered.push(words);
      return text;
    });
    assert.ok(await session.ask('hover', session.at(other, 'rule id')), 'the help on an element needs no rules');
    assert.deepEqual(answered, []);
    read();
    for (const text of await Promise.all(waiting)) assert.match(text, /Words of the author/);
    await session.end();
  });

  it('a rename waits for all of them, so that none keeps the old name', async () => {
    const table = '<tables><table name="T" kind="dungeon"><monster id="m" number="1"/></table></tables>';
    const { session, read } = await begin({ [uri]: monsters }, { 'tables.xml': table });
    let isAnswered = false;
    const renamed = session.ask<WorkspaceEdit>('rename', session.at(uri, '"m"', 2), { newName: 'eel' }).finally(() => {
      isAnswered = true;
    });
    await session.ask('foldingRange', uri);
    assert.equal(isAnswered, false);
    read();
    assert.deepEqual(Object.keys((await renamed).changes ?? {}).toSorted(), [uri, `${folder}/tables.xml`]);
    await session.end();
  });
});

describe('a hover behind a change of files', () => {
  for (const operation of ['workspace/didCreateFiles', 'workspace/didChangeWatchedFiles'])
    it(`waits until they have been read, told of by ${operation}`, async () => {
      const session = await openSession({}, { [uri]: monsters }, { disk: {} });
      const ask = async () => JSON.stringify(await session.ask('hover', session.at(uri, 'Fear 6')));
      assert.doesNotMatch(await ask(), /Words of the author/);
      const made = `${folder}/rules.xml`;
      session.files.set(made, ownRule);
      await session.notify(operation, { files: [{ uri: made }], changes: [{ uri: made, type: 1 }] });
      assert.match(await ask(), /Words of the author/);
      await session.end();
    });
});
