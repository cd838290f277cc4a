import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { Hover, WorkspaceEdit } from 'vscode-languageserver-types';
import { memoryHost } from '../support/memoryHost.ts';
import { openSession } from './openSession.ts';

const folder = 'file:///game';
const uri = `${folder}/monsters.xml`;
const other = `${folder}/other.xml`;
const monsters =
  '<monsters>\n<monster id="m" name="M"><special><rule id="rpb-fear">Fear 6</rule></special></monster>\n</monsters>';
const ownRule = '<rules><rule id="rpb-fear" name="FEAR n">Words of the author.</rule></rules>';

/** A host with one file, which can be read once `read` has been called. */
function slowHost(path: string, content: string) {
  const files = memoryHost(new Map([[path, content]]));
  let read = (): void => {};
  const gate = new Promise<void>((resolve) => {
    read = resolve;
  });
  const host = {
    ...files,
    read: async (file: string, largest: number) => {
      await gate;
      return files.read(file, largest);
    },
  };
  return { host, read: () => read() };
}

describe('a hover while the files are still being read', () => {
  it('waits for the rule that an id or a name stands for, and for nothing else', async () => {
    const { host, read } = slowHost(`${folder}/rules.xml`, ownRule);
    const session = await openSession(
      {},
      { [uri]: monsters, [other]: '<rules><rule id="x" name="X">x</rule></rules>' },
      { folder, host },
    );
    const ask = (words: string): Promise<Hover | null> => {
      const [before = ''] = (monsters.split('\n')[1] ?? '').split(words);
      const position = { line: 1, character: before.length + 1 };
      return session.connection.sendRequest('textDocument/hover', { textDocument: { uri }, position });
    };
    const answered: string[] = [];
    const waiting = ['rpb-fear', 'Fear 6'].map(async (words) => {
      const text = JSON.stringify(await ask(words));
      answered.push(words);
      return text;
    });
    const help = await session.connection.sendRequest<Hover | null>('textDocument/hover', {
      textDocument: { uri: other },
      position: { line: 0, character: 9 },
    });
    assert.ok(help, 'the help on an element needs no rules');
    assert.deepEqual(answered, []);
    read();
    for (const text of await Promise.all(waiting)) assert.match(text, /Words of the author/);
    await session.end();
  });

  it('has no card of a bundled rule for an id that no file defines so far, once it has waited', async () => {
    const rules = '<rules><rule id="own-fear" name="OWN FEAR n">Words of the author.</rule></rules>';
    const { host, read } = slowHost(`${folder}/rules.xml`, rules);
    const text = monsters.replace('"rpb-fear"', '"own-fear"');
    const session = await openSession({}, { [uri]: text }, { folder, host });
    const ask = async (): Promise<string> => {
      const position = { line: 1, character: (text.split('\n')[1] ?? '').indexOf('Fear 6') + 1 };
      const params = { textDocument: { uri }, position };
      return JSON.stringify(await session.connection.sendRequest('textDocument/hover', params));
    };
    const early = await ask();
    assert.match(early, /still being read/);
    assert.doesNotMatch(early, /rpb-fear/);
    read();
    while (/still being read/.test(await ask()));
    assert.match(await ask(), /Words of the author/);
    await session.end();
  });
});

describe('a hover behind a change of files', () => {
  const made = `${folder}/rules.xml`;

  for (const operation of ['workspace/didCreateFiles', 'workspace/didChangeWatchedFiles'])
    it(`waits until they have been read, told of by ${operation}`, async () => {
      const files = new Map<string, string>();
      const session = await openSession({}, { [uri]: monsters }, { folder, host: memoryHost(files) });
      const ask = async (): Promise<string> => {
        const position = { line: 1, character: (monsters.split('\n')[1] ?? '').indexOf('Fear 6') + 1 };
        return JSON.stringify(
          await session.connection.sendRequest('textDocument/hover', { textDocument: { uri }, position }),
        );
      };
      assert.doesNotMatch(await ask(), /Words of the author/);
      files.set(made, ownRule);
      await session.connection.sendNotification(
        operation,
        operation.endsWith('CreateFiles') ? { files: [{ uri: made }] } : { changes: [{ uri: made, type: 1 }] },
      );
      assert.match(await ask(), /Words of the author/);
      await session.end();
    });
});

describe('a rename while the files are still being read', () => {
  it('waits for all of them, so that none keeps the old name', async () => {
    const table = '<tables><table name="T" kind="dungeon"><monster id="m" number="1"/></table></tables>';
    const { host, read } = slowHost(`${folder}/tables.xml`, table);
    const session = await openSession({}, { [uri]: monsters }, { folder, host });
    const position = { line: 1, character: '<monster id="m'.length };
    let isAnswered = false;
    const renamed = session.connection
      .sendRequest<WorkspaceEdit>('textDocument/rename', { textDocument: { uri }, position, newName: 'eel' })
      .finally(() => {
        isAnswered = true;
      });
    await session.connection.sendRequest('textDocument/foldingRange', { textDocument: { uri } });
    assert.equal(isAnswered, false);
    read();
    assert.deepEqual(Object.keys((await renamed).changes ?? {}).toSorted(), [uri, `${folder}/tables.xml`]);
    await session.end();
  });
});
