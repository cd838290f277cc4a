import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CodeAction } from 'vscode-languageserver-types';
import { folder, openSession } from './openSession.ts';

const uri = `${folder}/data/xml/rules/a.xml`;
const text = '<rules><rule id="a" name="A">Roll 106 and te\u200bxt.</rule></rules>';

/** A session with these files, and others beside the folder by their URIs; `a.xml` is open. */
async function begin(
  disk: Readonly<Record<string, string>>,
  settings: object = {},
  { pages, outside = {}, read = () => {} }: { pages?: string; outside?: object; read?: (uri: string) => void } = {},
) {
  const session = await openSession(
    { textDocument: { diagnostic: {} } },
    { [uri]: text },
    {
      disk,
      settings,
      options: pages === undefined ? {} : { problemPages: pages },
      host: (host) => ({
        ...host,
        read: async (place, largest) => {
          read(place);
          const content: unknown = Reflect.get(outside, place);
          return typeof content === 'string' ? { kind: 'text', text: content } : host.read(place, largest);
        },
      }),
    },
  );
  const found = async (): Promise<readonly string[]> =>
    (await session.problems(uri)).map(({ code, severity }) => `${severity} ${code}`);
  const actions = (only?: readonly string[]): Promise<readonly CodeAction[]> => {
    const place = { line: 0, character: 36 };
    return session.ask('codeAction', uri, {
      range: { start: place, end: place },
      context: { diagnostics: [], ...(only && { only }) },
    });
  };
  return { session, found, actions };
}

const baseline = (file: string): string =>
  JSON.stringify({ version: 1, problems: [{ file, code: 'misread-die', entry: 'a', text: '106' }] });
const errorDie = '{"severities":{"misread-die":"error"}}';

describe('severities and known problems in an editor', () => {
  it('follow whq.json above a file, and the settings first', async () => {
    const { session, found } = await begin({ 'data/whq.json': errorDie });
    assert.deepEqual(await found(), ['1 misread-die', '4 invisible-character']);
    await session.write('data/whq.json', '{"severities":{"misread-die":"off","invisible-character":"information"}}');
    assert.deepEqual(await found(), ['3 invisible-character']);
    await session.write('data/whq.json', undefined);
    assert.deepEqual(await found(), ['2 misread-die', '4 invisible-character']);
    await session.set({ problems: { severities: { 'misread-die': 'hint' } } });
    await session.write('data/whq.json', errorDie);
    assert.deepEqual(await found(), ['4 misread-die', '4 invisible-character']);
    await session.set({});
    assert.deepEqual(await found(), ['1 misread-die', '4 invisible-character']);
    await session.end();
  });

  it('are as usual for a setting of the wrong kind, which the log names once, so that a terminal obeys nothing in it', async () => {
    const { session, found } = await begin({ 'whq.json': errorDie });
    for (const problems of [{ severities: 7 }, { enabled: 'no' }, 'off', null]) {
      await session.set({ problems });
      assert.deepEqual(await found(), ['1 misread-die', '4 invisible-character']);
    }
    await session.set({ problems: { severities: { 'misread-die': 3, 'a\u001b[31m\u202eb': 'off' } } });
    await found();
    await session.set({ problems: { severities: { 'misread-die': 3 } } });
    assert.deepEqual(await found(), ['1 misread-die', '4 invisible-character']);
    await session.end(
      'whq-rules.problems.severities: "severities" must be an object with codes and severities, such as { "double-space": "off" }.',
      'whq-rules.problems.severities: misread-die must be error, warning, information, hint or off, not 3.',
      'whq-rules.problems.severities: there is no problem with the code "a␛[31m\ufffdb".',
    );
  });

  it('may have a baseline outside of the folder, but never on another computer', async () => {
    const here = 'file:///outside.json';
    const elsewhere = 'file://elsewhere/share/outside.json';
    for (const [path, place] of [
      ['../outside.json', here],
      ['data/../../outside.json', here],
      ['//elsewhere/share/outside.json', elsewhere],
      ['\\\\elsewhere\\share\\outside.json', elsewhere],
      ['..//..//elsewhere/share/outside.json', 'file:////elsewhere/share/outside.json'],
    ] as const) {
      const asked: string[] = [];
      const outside = { [place]: baseline('package/data/xml/rules/a.xml') };
      const read = (one: string): void => void asked.push(one);
      const file = { 'whq.json': JSON.stringify({ baseline: path }) };
      const { session, found } = await begin(file, {}, { outside, read });
      assert.equal((await found()).length, place === here ? 1 : 2, path);
      const others = asked.filter((one) => !one.startsWith(`${folder}/`));
      assert.deepEqual(others, place === here ? [here] : [], path);
      session.connection.dispose();
    }
  });
});

describe('quick fixes of an editor', () => {
  it('are all certain ones at once, only if that is asked for', async () => {
    const { session, actions } = await begin({});
    for (const only of ['source.fixAll', 'source.fixAll.whqRules', 'source']) {
      const [action, ...others] = await actions([only]);
      assert.deepEqual(
        [action?.kind, action?.title, others],
        ['source.fixAll.whqRules', 'Fix all 2 problems with a certain fix', []],
      );
      const edits = action?.edit?.changes?.[uri]?.map(({ newText }) => newText);
      assert.deepEqual(edits, ['1D6', '']);
    }
    assert.deepEqual(await actions(['source.fixAll.other']), []);
    assert.ok((await actions()).every(({ kind, title }) => kind === 'quickfix' && !/^Open the page/.test(title)));
    await session.set({ problems: { severities: { 'misread-die': 'off', 'invisible-character': 'off' } } });
    assert.deepEqual(await actions(['source.fixAll']), []);
    await session.end();
  });

  it('open the page of a problem, for a client that has the pages', async () => {
    const { session, actions } = await begin({}, {}, { pages: 'pages:/problems' });
    const { title, command, diagnostics } = (await actions(['quickfix'])).at(-1) ?? assert.fail();
    assert.equal(title, 'Open the page of misread-die');
    assert.deepEqual(command, { title, command: 'whq-rules.openPage', arguments: ['misread-die'] });
    assert.deepEqual(
      diagnostics?.map(({ code }) => code),
      ['misread-die'],
    );
    await session.end();
  });
});
