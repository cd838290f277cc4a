import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { CompletionItem, Hover, Location, LocationLink, WorkspaceEdit } from 'vscode-languageserver-types';
import { folder, openSession, type Session } from './openSession.ts';

const rule = (text: string): string =>
  `<rules>\n  <rule id="zz-gloom" name="ZZGLOOM n"><p>${text}</p></rule>\n</rules>\n`;
const monster = (more: string): string =>
  `<monsters>\n  <monster id="zz-eel" name="Eel"><special><rule id="zz-gloom" param="2">Zzgloom 2</rule>${more}</special></monster>\n</monsters>\n`;
const table = '<tables>\n  <table name="T"><monster id="zz-eel" number="1" level="1"/></table>\n</tables>\n';
const list = '{ "xmlFiles": ["data/xml/rules/r.xml", "data/xml/monsters/m.xml", "data/xml/tables/t.xml"] }';

/** The files of a package in a folder. */
function packageIn(name: string, described: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const files = {
    ...described,
    'data/xml/rules/r.xml': rule(`The words of ${name}.`),
    'data/xml/monsters/m.xml': monster(''),
    'data/xml/tables/t.xml': table,
    'notes.md': `# Notes\n\nThe Eel has Zzgloom 3 in ${name}.\n`,
  };
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [`${name}/${path}`, text]));
}

const lists = { 'content-manifest.json': list };
const manifests = { ...packageIn('book', lists), ...packageIn('fork', lists) };
const settings = (id: string, ...base: readonly string[]) => ({ 'whq.json': JSON.stringify({ id, base }) });

async function opened(disk: Readonly<Record<string, string>>, ...paths: readonly string[]): Promise<Session> {
  const session = await openSession(
    { workspace: { workspaceFolders: true }, textDocument: { definition: { linkSupport: true }, diagnostic: {} } },
    {},
    { disk },
  );
  await session.settled();
  for (const path of paths) await session.open(`${folder}/${path}`, disk[path] ?? '');
  return session;
}

const shown = (hover: Hover | null): string =>
  hover && typeof hover.contents === 'object' && 'value' in hover.contents ? hover.contents.value : '';
const foldersOf = (uris: readonly string[]): readonly string[] =>
  [...new Set(uris.map((uri) => uri.slice(folder.length + 1).split('/')[0] ?? ''))].sort();
const placesOf = (found: readonly (Location | LocationLink)[] | null): readonly string[] =>
  foldersOf((found ?? []).map((one) => ('targetUri' in one ? one.targetUri : one.uri)));
const changedBy = (edit: WorkspaceEdit | null): readonly string[] => foldersOf(Object.keys(edit?.changes ?? {}));

describe('two packages with the same ids', () => {
  for (const [how, disk] of [
    ['with a list of files each', manifests],
    ['with a whq.json each', { ...packageIn('book', settings('book')), ...packageIn('fork', settings('fork')) }],
    [
      'with an empty whq.json each',
      { ...packageIn('book', { 'whq.json': '{}' }), ...packageIn('fork', { 'whq.json': '{}' }) },
    ],
    ['that are copies with one id', { ...packageIn('book', settings('book')), ...packageIn('fork', settings('book')) }],
    [
      'one with a list and one in the folder around it',
      {
        ...packageIn('fork', lists),
        ...Object.fromEntries(
          Object.entries(packageIn('.', {})).map(([path, text]) => [path.slice(2), text.replaceAll(' .', ' book')]),
        ),
      },
    ],
  ] as const)
    it(`stay apart ${how}`, async () => {
      for (const name of ['book', 'fork']) {
        const isInFork = (uri: string) => uri.startsWith(`${folder}/fork/`);
        const inside = (path: string) => (`${name}/${path}` in disk ? `${name}/${path}` : path);
        const paths = ['data/xml/monsters/m.xml', 'notes.md', 'data/xml/tables/t.xml'].map(inside);
        const session = await opened(disk, ...paths);
        const [monsters = '', notes = '', tables = ''] = paths.map((path) => `${folder}/${path}`);
        for (const place of [session.at(monsters, 'zz-gloom'), session.at(notes, 'Zzgloom 3')]) {
          assert.match(shown(await session.ask<Hover | null>('hover', place)), new RegExp(`The words of ${name}`));
          assert.equal(placesOf(await session.ask<LocationLink[]>('definition', place)).length, 1);
          const all = await session.ask<Location[]>('references', place, { context: { includeDeclaration: true } });
          assert.equal(all.length, 3);
          assert.ok(all.every(({ uri }) => isInFork(uri) === (name === 'fork')));
        }
        const edit = await session.ask<WorkspaceEdit>('rename', session.at(monsters, 'zz-eel'), {
          newName: 'zz-conger',
        });
        const uris = Object.keys(edit.changes ?? {});
        assert.equal(uris.length, 2);
        assert.ok(uris.every((uri) => isInFork(uri) === (name === 'fork')));
        assert.deepEqual(await session.codes(tables), []);
        await session.end();
      }
    });

  it('complete, find and count in their own', async () => {
    const path = 'fork/data/xml/monsters/m.xml';
    const mine = {
      ...manifests,
      'fork/data/xml/rules/more.xml': '<rules><rule id="zz-only-fork" name="ZZONLY"><p>x</p></rule></rules>',
    };
    const offered = async (at: string): Promise<readonly string[]> => {
      const text = monster('<rule id="zz-">x</rule>');
      const session = await opened({ ...mine, [at]: text }, at);
      const { items } = await session.ask<{ items: CompletionItem[] }>(
        'completion',
        session.at(`${folder}/${at}`, 'id="zz-"', 7),
      );
      await session.end();
      return items.map(({ label }) => label).filter((label) => label.startsWith('zz-'));
    };
    assert.deepEqual(await offered(path), ['zz-gloom', 'zz-only-fork']);
    assert.deepEqual(await offered('book/data/xml/monsters/m.xml'), ['zz-gloom']);
  });

  it('are seen by one that names the other as its base, and only by that', async () => {
    const third = {
      ...packageIn('book', settings('book')),
      ...packageIn('fork', settings('fork')),
      'third/whq.json': settings('third', 'fork')['whq.json'],
      'third/data/xml/monsters/m.xml':
        '<monsters>\n  <monster id="zz-crab" name="Crab"><special><rule id="zz-gloom" param="1">Zzgloom 1</rule></special></monster>\n</monsters>\n',
    };
    const path = 'third/data/xml/monsters/m.xml';
    const uri = `${folder}/${path}`;
    const session = await opened(third, path);
    const place = session.at(uri, 'zz-gloom');
    assert.match(shown(await session.ask<Hover>('hover', place)), /The words of fork/);
    assert.deepEqual(placesOf(await session.ask<LocationLink[]>('definition', place)), ['fork']);
    await assert.rejects(
      session.ask('rename', place, { newName: 'zz-murk' }),
      /belongs to another package, and is renamed there, in r\.xml/,
    );
    // With a rule of its own, this one takes the place of the other's.
    await session.write('third/data/xml/rules/r.xml', rule('The words of third.'));
    await session.settled();
    assert.match(shown(await session.ask<Hover>('hover', place)), /The words of third/);
    const edit = await session.ask<WorkspaceEdit>('rename', place, { newName: 'zz-murk' });
    assert.deepEqual(changedBy(edit), ['third']);
    // Without the base it is another package's again.
    await session.write('third/data/xml/rules/r.xml', undefined);
    await session.write('third/whq.json', settings('third')['whq.json']);
    await session.settled();
    assert.ok((await session.codes(uri)).includes('other-package'));
    await session.end();
  });

  it('stay apart as two folders of a workspace, and while one is edited', async () => {
    const disk = { ...packageIn('book', {}), ...packageIn('fork', {}) };
    const session = await opened(disk, 'book/notes.md', 'fork/notes.md', 'fork/data/xml/rules/r.xml');
    const notes = (name: string) => session.at(`${folder}/${name}/notes.md`, 'Zzgloom');
    await session.notify('workspace/didChangeWorkspaceFolders', {
      event: {
        added: ['book', 'fork'].map((name) => ({ uri: `${folder}/${name}`, name })),
        removed: [{ uri: folder, name: 'package' }],
      },
    });
    await session.settled();
    for (const name of ['book', 'fork'])
      assert.match(shown(await session.ask<Hover>('hover', notes(name))), new RegExp(`The words of ${name}`));
    await session.replace(`${folder}/fork/data/xml/rules/r.xml`, 'The words of fork', 'Other words');
    assert.match(shown(await session.ask<Hover>('hover', notes('fork'))), /Other words/);
    assert.match(shown(await session.ask<Hover>('hover', notes('book'))), /The words of book/);
    await session.replace(`${folder}/fork/data/xml/rules/r.xml`, 'zz-gloom', 'zz-haze');
    const all = await session.ask<Location[]>(
      'references',
      session.at(`${folder}/fork/data/xml/rules/r.xml`, 'zz-haze'),
      {
        context: { includeDeclaration: true },
      },
    );
    assert.deepEqual(placesOf(all), ['fork']);
    await session.end();
  });
});
