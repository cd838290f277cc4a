import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CodeAction, Diagnostic, WorkspaceEdit } from 'vscode-languageserver-types';
import { memoryHost } from '../support/memoryHost.ts';
import { open, openSession } from './openSession.ts';

const folder = 'file:///package';
const rules = '<rules><rule id="a" name="A">Text.</rule></rules>';

/** A session with these files in its folder, one of them open. */
async function begin(files: Readonly<Record<string, string>>, opened: string, options: object = {}) {
  const known = new Map(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]));
  const session = await openSession(
    { textDocument: { diagnostic: {} } },
    {},
    { folder, host: memoryHost(known), options },
  );
  const { connection } = session;
  const uri = `${folder}/${opened}`;
  await open(connection, uri, files[opened] ?? '');
  const found = async (): Promise<readonly string[]> => {
    const { items } = await connection.sendRequest<{ items: readonly Diagnostic[] }>('textDocument/diagnostic', {
      textDocument: { uri },
    });
    return items.map(({ code, range: { start } }) => `${start.line}:${start.character} ${code}`);
  };
  const change = async (path: string, content: string | undefined): Promise<void> => {
    const place = `${folder}/${path}`;
    const type = content === undefined ? 3 : known.has(place) ? 2 : 1;
    if (content === undefined) known.delete(place);
    else known.set(place, content);
    await connection.sendNotification('workspace/didChangeWatchedFiles', { changes: [{ uri: place, type }] });
    // The files are read after the burst of events.
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  /** What the user does with files in the editor itself, of which the disk says nothing yet. */
  const operate = async (operation: string, files: readonly Readonly<Record<string, string>>[]): Promise<void> => {
    for (const { uri, oldUri, newUri } of files) {
      const content = known.get(oldUri ?? '') ?? rules;
      known.delete(oldUri ?? uri ?? '');
      const made = newUri ?? (operation === 'didCreateFiles' ? uri : undefined);
      if (made) known.set(made, content);
    }
    await connection.sendNotification(`workspace/${operation}`, { files });
    await new Promise((resolve) => setTimeout(resolve, 300));
  };
  const titles = async (line: number, character: number): Promise<readonly string[]> => {
    const place = { line, character };
    const actions = await connection.sendRequest<readonly CodeAction[]>('textDocument/codeAction', {
      textDocument: { uri },
      range: { start: place, end: place },
      context: { diagnostics: [] },
    });
    return actions.map(({ title }) => title);
  };
  return { ...session, found, change, operate, titles };
}

describe('files that describe a package, in an editor', () => {
  it('are compared with the files as these come and go', async () => {
    const list = '{ "xmlFiles": ["/data/xml/rules/a.xml"] }';
    const { found, change, titles, end } = await begin(
      { 'content-manifest.json': list, 'data/xml/rules/a.xml': rules },
      'content-manifest.json',
    );
    assert.deepEqual(await found(), []);
    await change('data/xml/rules/b.xml', rules);
    assert.deepEqual(await found(), ['0:2 unlisted-file']);
    assert.deepEqual(await titles(0, 4), ['Add /data/xml/rules/b.xml to the list']);
    await change('data/xml/rules/b.xml', undefined);
    await change('data/xml/rules/a.xml', undefined);
    await change('data/xml/rules/c.xsd', '<xsd/>');
    assert.deepEqual(await found(), ['0:15 missing-file']);
    await end();
  });

  it('are known when the editor makes, renames or deletes them itself', async () => {
    const list = '{ "xmlFiles": ["/data/xml/rules/a.xml"] }';
    const { found, operate, announced, end } = await begin(
      { 'content-manifest.json': list, 'data/xml/rules/a.xml': rules },
      'content-manifest.json',
    );
    const { fileOperations } = announced.workspace ?? {};
    assert.deepEqual(Object.keys(fileOperations ?? {}), ['didCreate', 'didDelete', 'didRename', 'willRename']);
    await operate('didCreateFiles', [{ uri: `${folder}/data/xml/rules/b.xml` }]);
    assert.deepEqual(await found(), ['0:2 unlisted-file']);
    await operate('didDeleteFiles', [{ uri: `${folder}/data/xml/rules/b.xml` }]);
    assert.deepEqual(await found(), []);
    const [listed, other] = [`${folder}/data/xml/rules/a.xml`, `${folder}/data/xml/rules/c.xml`];
    await operate('didRenameFiles', [{ oldUri: listed, newUri: other }]);
    assert.deepEqual(await found(), ['0:15 missing-file']);
    await operate('didRenameFiles', [{ oldUri: other, newUri: listed }]);
    assert.deepEqual(await found(), []);
    await end();
  });

  it('name a file again that the editor is about to rename, also with edits that are not saved', async () => {
    const list = '{ "xmlFiles": ["/data/xml/rules/a.xml"] }';
    const { found, operate, connection, end } = await begin(
      { 'content-manifest.json': list, 'data/xml/rules/a.xml': rules },
      'content-manifest.json',
    );
    const uri = `${folder}/content-manifest.json`;
    const textDocument = { uri, version: 2 };
    await connection.sendNotification('textDocument/didChange', {
      textDocument,
      contentChanges: [{ text: `\n${list}` }],
    });
    const moved = [{ oldUri: `${folder}/data/xml/rules`, newUri: `${folder}/data/xml/lore%20and%20rules` }];
    const edit = await connection.sendRequest<WorkspaceEdit>('workspace/willRenameFiles', { files: moved });
    const range = { start: { line: 1, character: 26 }, end: { line: 1, character: 31 } };
    const newText = 'lore and rules';
    assert.deepEqual(edit, { changes: { [uri]: [{ range, newText }] } });
    await connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 3 },
      contentChanges: [{ range, text: newText }],
    });
    const [file] = [
      { oldUri: `${folder}/data/xml/rules/a.xml`, newUri: `${folder}/data/xml/lore%20and%20rules/a.xml` },
    ];
    await operate('didRenameFiles', [file]);
    assert.deepEqual(await found(), []);
    for (const files of [[], [{ oldUri: 'no such', newUri: '' }], [{ oldUri: `${folder}/x`, newUri: `${folder}/y` }]])
      assert.equal(await connection.sendRequest('workspace/willRenameFiles', { files }), null);
    await end();
  });

  it('are compared with their schemas, unless the client does that', async () => {
    const files = { 'whq.json': '{ "idd": "x", "baseline": "none.json" }' };
    const all = await begin(files, 'whq.json');
    assert.deepEqual(await all.found(), ['0:2 unknown-setting', '0:26 missing-file']);
    assert.deepEqual(await all.titles(0, 3), ['Change to id']);
    all.connection.dispose();
    const some = await begin(files, 'whq.json', { checksJson: true });
    assert.deepEqual(await some.found(), ['0:26 missing-file']);
    assert.deepEqual(await some.titles(0, 3), []);
    some.connection.dispose();
  });
});
