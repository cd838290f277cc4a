import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CodeAction } from 'vscode-languageserver-types';
import { folder, openSession, type Session } from './openSession.ts';

const rules = '<rules><rule id="a" name="A">Text.</rule></rules>';
const list = '{ "xmlFiles": ["/data/xml/rules/a.xml"] }';
const pull = { textDocument: { diagnostic: {} } };

/** A session with these files, one of them open, and its problems. */
async function begin(disk: Readonly<Record<string, string>>, path: string, capabilities: object = pull, more = {}) {
  const uri = `${folder}/${path}`;
  const session = await openSession(capabilities, { [uri]: disk[path] ?? '' }, { disk, ...more });
  const found = async (of = uri): Promise<readonly string[]> => {
    await session.settled();
    return (await session.problems(of)).map(({ code, range: { start } }) => `${start.line}:${start.character} ${code}`);
  };
  const titles = async (words: string): Promise<readonly string[]> => {
    const { position } = session.at(uri, words);
    const range = { start: position, end: position };
    const actions = await session.ask<readonly CodeAction[]>('codeAction', uri, {
      range,
      context: { diagnostics: [] },
    });
    return actions.map(({ title }) => title);
  };
  return { session, uri, found, titles };
}

/** A user renames a file or a folder, whose files are then elsewhere. */
async function rename(session: Session, from: string, to: string): Promise<void> {
  const files = [{ oldUri: `${folder}/${from}`, newUri: `${folder}/${to}` }];
  for (const [uri, text] of [...session.files]) {
    if (uri !== `${folder}/${from}` && !uri.startsWith(`${folder}/${from}/`)) continue;
    session.files.delete(uri);
    session.files.set(`${folder}/${to}${uri.slice(`${folder}/${from}`.length)}`, text);
  }
  await session.notify('workspace/didRenameFiles', { files });
}

describe('files that describe a package, in an editor', () => {
  it('are known when the editor makes, renames or deletes them itself', async () => {
    const { session, found } = await begin(
      { 'content-manifest.json': list, 'data/xml/rules/a.xml': rules },
      'content-manifest.json',
    );
    const { fileOperations } = session.announced.workspace ?? {};
    assert.deepEqual(Object.keys(fileOperations ?? {}), ['didCreate', 'didDelete', 'didRename']);
    const made = `${folder}/data/xml/rules/b.xml`;
    session.files.set(made, rules);
    await session.notify('workspace/didCreateFiles', { files: [{ uri: made }] });
    assert.deepEqual(await found(), ['0:2 unlisted-file']);
    session.files.delete(made);
    await session.notify('workspace/didDeleteFiles', { files: [{ uri: made }] });
    assert.deepEqual(await found(), []);
    await rename(session, 'data/xml/rules/a.xml', 'data/xml/rules/c.xml');
    assert.deepEqual(await found(), ['0:15 missing-file']);
    await rename(session, 'data/xml/rules/c.xml', 'data/xml/rules/a.xml');
    assert.deepEqual(await found(), []);
    await session.end();
  });

  it('are compared with their schemas, unless the client does that', async () => {
    const files = { 'whq.json': '{ "idd": "x", "baseline": "none.json" }' };
    for (const [checksJson, problems, fixes] of [
      [false, ['0:2 unknown-setting', '0:26 missing-file'], ['Change to id']],
      [true, ['0:26 missing-file'], []],
    ] as const) {
      const { session, found, titles } = await begin(files, 'whq.json', pull, { options: { checksJson } });
      assert.deepEqual(await found(), problems);
      assert.deepEqual(await titles('idd'), fixes);
      session.connection.dispose();
    }
  });
});
