import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CodeAction, Diagnostic } from 'vscode-languageserver-types';
import type { Host } from '../../server/workspace/packages/host.ts';
import { memoryHost } from '../support/memoryHost.ts';
import { open, openSession } from './openSession.ts';

const folder = 'file:///package';
const uri = `${folder}/data/xml/rules/a.xml`;
const text = '<rules><rule id="a" name="A">Roll 106 and te\u200bxt.</rule></rules>';

/** A session with these files in its folder, `a.xml` open, and others outside by their URIs; `asked` has what was read. */
async function begin(
  files: Readonly<Record<string, string>>,
  settings: object = {},
  pages?: string,
  outside: Readonly<Record<string, string>> = {},
) {
  const inFolder = Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content] as const);
  const known = new Map([...inFolder, ...Object.entries(outside)]);
  const memory = memoryHost(known);
  const asked: string[] = [];
  const host: Host = {
    list: memory.list,
    read: (place, largest) => {
      asked.push(place);
      return memory.read(place, largest);
    },
  };
  const session = await openSession(
    { workspace: { configuration: true, didChangeConfiguration: {} }, textDocument: { diagnostic: {} } },
    {},
    { folder, host, ...(pages !== undefined && { options: { problemPages: pages } }) },
  );
  const { connection } = session;
  let current = settings;
  connection.onRequest('workspace/configuration', ({ items }: { items: readonly unknown[] }) =>
    items.map(() => current),
  );
  const warned: string[] = [];
  connection.onNotification('window/logMessage', ({ message }: { message: string }) => {
    warned.push(message);
  });
  await open(connection, uri, text);
  const found = async (): Promise<readonly string[]> => {
    const { items } = await connection.sendRequest<{ items: readonly Diagnostic[] }>('textDocument/diagnostic', {
      textDocument: { uri },
    });
    return items.map(({ code, severity }) => `${severity} ${code}`);
  };
  const actions = (only: readonly string[] | undefined): Promise<readonly CodeAction[]> =>
    connection.sendRequest('textDocument/codeAction', {
      textDocument: { uri },
      range: { start: { line: 0, character: 36 }, end: { line: 0, character: 36 } },
      context: { diagnostics: [], ...(only && { only }) },
    });
  const set = async (next: object): Promise<void> => {
    current = next;
    await connection.sendNotification('workspace/didChangeConfiguration', { settings: {} });
  };
  const change = async (path: string, content: string | undefined): Promise<void> => {
    const place = `${folder}/${path}`;
    if (content === undefined) known.delete(place);
    else known.set(place, content);
    await connection.sendNotification('workspace/didChangeWatchedFiles', {
      changes: [{ uri: place, type: content === undefined ? 3 : 2 }],
    });
  };
  return { ...session, found, actions, set, change, warned, asked };
}

const baseline = (file: string): string =>
  JSON.stringify({ version: 1, problems: [{ file, code: 'misread-die', entry: 'a', text: '106' }] });

describe('severities and known problems in an editor', () => {
  it('follow whq.json above a file, and its changes', async () => {
    const { found, change, end } = await begin({ 'data/whq.json': '{"severities":{"misread-die":"error"}}' });
    assert.deepEqual(await found(), ['1 misread-die', '4 invisible-character']);
    await change('data/whq.json', '{"severities":{"misread-die":"off","invisible-character":"information"}}');
    assert.deepEqual(await found(), ['3 invisible-character']);
    await change('data/whq.json', undefined);
    assert.deepEqual(await found(), ['2 misread-die', '4 invisible-character']);
    await end();
  });

  it('follow the settings first', async () => {
    const { found, set, end } = await begin(
      { 'whq.json': '{"severities":{"misread-die":"error"}}' },
      { problems: { severities: { 'misread-die': 'hint' } } },
    );
    assert.deepEqual(await found(), ['4 misread-die', '4 invisible-character']);
    await set({});
    assert.deepEqual(await found(), ['1 misread-die', '4 invisible-character']);
    await end();
  });

  it('hide what a baseline knows, by the paths from its folder', async () => {
    const { found, change, set, end } = await begin({
      'whq.json': '{"baseline":"docs/known.json"}',
      'docs/known.json': baseline('../data/xml/rules/a.xml'),
      'other.json': baseline('b.xml'),
    });
    assert.deepEqual(await found(), ['4 invisible-character']);
    await change('docs/known.json', baseline('../data/xml/rules/b.xml'));
    assert.deepEqual(await found(), ['2 misread-die', '4 invisible-character']);
    await set({ problems: { baseline: 'other.json' } });
    assert.deepEqual(await found(), ['2 misread-die', '4 invisible-character']);
    await change('other.json', baseline('data/xml/rules/a.xml'));
    assert.deepEqual(await found(), ['4 invisible-character']);
    await end();
  });

  it('are as usual for a setting of the wrong kind, which the log names', async () => {
    const { found, set, warned, connection } = await begin({ 'whq.json': '{"severities":{"misread-die":"error"}}' });
    for (const problems of [{ baseline: 7 }, { baseline: ['known.json'] }, { baseline: null }, 'off', null]) {
      await set({ problems });
      assert.deepEqual(await found(), ['1 misread-die', '4 invisible-character']);
    }
    assert.deepEqual(warned, [
      'whq-rules.problems.baseline: "baseline" must be the path of a file, such as "baseline.json".',
    ]);
    connection.dispose();
  });

  it('log what is wrong so that a terminal obeys nothing in it', async () => {
    const { found, warned, connection } = await begin({ 'whq.json': '{"severities":{"a\\u001b[31m\\u202eb":"off"}}' });
    await found();
    assert.deepEqual(warned, ['file:///package/whq.json: there is no problem with the code "a␛[31m\ufffdb".']);
    connection.dispose();
  });

  it('may have a baseline outside of the folder, but never on another computer', async () => {
    const here = 'file:///outside.json';
    const elsewhere = 'file://elsewhere/share/outside.json';
    const cases = [
      ['../outside.json', here],
      ['data/../../outside.json', here],
      ['//elsewhere/share/outside.json', elsewhere],
      ['\\\\elsewhere\\share\\outside.json', elsewhere],
      ['..//..//elsewhere/share/outside.json', 'file:////elsewhere/share/outside.json'],
    ] as const;
    for (const [path, place] of cases) {
      const { found, asked, end } = await begin({}, { problems: { baseline: path } }, undefined, {
        [place]: baseline('package/data/xml/rules/a.xml'),
      });
      const problems = await found();
      const outside = asked.filter((uri) => !uri.startsWith(`${folder}/`));
      assert.deepEqual(outside, place === here ? [here] : [], path);
      assert.equal(problems.length, place === here ? 1 : 2, path);
      await end();
    }
  });

  it('log what is wrong once, and count the rest', async () => {
    const { found, set, warned, connection } = await begin({
      'whq.json': '{"severities":{"misread-dei":"error","invisible-character":"off"},"baseline":"none.json"}',
    });
    assert.deepEqual(await found(), ['2 misread-die']);
    await set({ problems: { severities: { 'misread-die': 3 } } });
    assert.deepEqual(await found(), ['2 misread-die']);
    assert.deepEqual(warned, [
      'file:///package/whq.json: there is no problem with the code "misread-dei". Did you mean misread-die?',
      'file:///package/none.json: there is no baseline at this place that can be read, so it hides no problems.',
      'whq-rules.problems.severities: misread-die must be error, warning, information, hint or off, not 3.',
    ]);
    connection.dispose();
  });
});

describe('source.fixAll', () => {
  it('makes all certain fixes, and only if it is asked for', async () => {
    const { actions, set, end } = await begin({});
    for (const only of ['source.fixAll', 'source.fixAll.whqRules', 'source']) {
      const [action, ...others] = await actions([only]);
      assert.deepEqual(
        [action?.kind, action?.title, others],
        ['source.fixAll.whqRules', 'Fix all 2 problems with a certain fix', []],
      );
      assert.deepEqual(
        action?.edit?.changes?.[uri]?.map(({ newText }) => newText),
        ['1D6', ''],
      );
    }
    assert.deepEqual(await actions(['source.fixAll.other']), []);
    assert.ok((await actions(undefined)).every(({ kind }) => kind === 'quickfix'));
    await set({ problems: { severities: { 'misread-die': 'off', 'invisible-character': 'off' } } });
    assert.deepEqual(await actions(['source.fixAll']), []);
    await end();
  });
});

describe('the quick fix menu', () => {
  it('opens the page of a problem, for a client that has the pages', async () => {
    const [without, withPages] = await Promise.all([begin({}), begin({}, {}, 'pages:/problems')]);
    const titles = (actions: readonly CodeAction[]) => actions.map(({ title }) => title);
    assert.ok(!titles(await without.actions(['quickfix'])).some((title) => title.startsWith('Open the page')));
    const action = (await withPages.actions(['quickfix'])).at(-1);
    assert.equal(action?.title, 'Open the page of misread-die');
    assert.deepEqual(action?.command, {
      title: 'Open the page of misread-die',
      command: 'whq-rules.openPage',
      arguments: ['misread-die'],
    });
    assert.deepEqual(
      action?.diagnostics?.map(({ code }) => code),
      ['misread-die'],
    );
    await Promise.all([without.end(), withPages.end()]);
  });
});
