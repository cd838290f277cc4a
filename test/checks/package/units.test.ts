import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { isOneOf, problemsOf } from '../../support/problems.ts';

const isOwn = isOneOf('other-package', 'replaced-entry', 'unknown-reference', 'id-in-other-file', 'duplicate-id');

const event = (id: string): string =>
  `<events><event id="${id}" name="E"><rules>x</rules><treasure>false</treasure></event></events>`;
const table = (id: string): string => `<tables><table name="T"><event id="${id}"/></table></tables>`;
const settings = (id: string | undefined, ...base: readonly string[]): string => JSON.stringify({ id, base });

type Files = Readonly<Record<string, string>>;

function opened(files: Files): Workspace {
  const workspace = new Workspace([]);
  for (const [path, text] of Object.entries(files))
    assert.ok(workspace.putFile(`file:///w/${path}`, text), `not recognised: ${path}`);
  return workspace;
}

function problemsIn(workspace: Workspace): readonly string[] {
  return workspace.documents().flatMap((document) =>
    problemsOf(workspace, document, messagesFor('en'))
      .filter(isOwn)
      .map(({ code, message, severity }) => {
        const [, part = ''] = /(?:the package (\w+)|file:\/\/\/w|browser app that of ([^.]*\.xml))/.exec(message) ?? [];
        return `${document.uri.slice('file:///w/'.length)}: ${severity} ${code}${part && ` ${part}`}`;
      }),
  );
}

/** The problems of ids in all files of a workspace, each with its file and the other package. */
function check(files: Files, ...expected: readonly string[]): void {
  assert.deepEqual(problemsIn(opened(files)), expected);
}

describe('several packages in a workspace', () => {
  const [events, tables] = ['reef/data/xml/events/e.xml', 'quest/data/xml/tables/t.xml'];
  const both = { [events]: event('eel'), [tables]: table('eel') };

  it('find the entries of those that they continue, also through others', () => {
    check({ ...both, 'reef/whq.json': settings('reef'), 'quest/whq.json': settings('quest', 'reef') });
    check({
      ...both,
      'reef/whq.json': settings('reef', 'quest'),
      'shore/whq.json': settings('shore', 'reef'),
      'quest/whq.json': settings('quest', 'shore'),
    });
  });

  it('are not told to continue a package that continues them', () => {
    const workspace = opened({
      ...both,
      'reef/whq.json': settings('reef', 'quest'),
      'quest/whq.json': settings('quest'),
    });
    for (const [language, advice] of [
      ['en', /which continues this one: .* move it into this package\.$/],
      ['es', /que continúa este: .* pásala a este paquete\.$/],
    ] as const) {
      const found = workspace
        .documents()
        .flatMap((document) => problemsOf(workspace, document, messagesFor(language)))
        .filter(({ code }) => code === 'other-package');
      assert.equal(found.length, 1);
      assert.match(found[0]?.message ?? '', advice);
    }
  });

  it('do not find those of any other', () => {
    const others = { ...both, 'reef/whq.json': settings('reef'), 'quest/whq.json': settings('quest', 'shore') };
    check(others, `${tables}: warning other-package reef`);
    check({ ...others, 'quest/data/xml/events/e.xml': event('eel') });
    // The nearest whq.json counts: a package in the folder of another one is not part of it.
    check(
      {
        'reef/data/xml/events/e.xml': event('eel'),
        'reef/whq.json': settings('reef'),
        'reef/more/whq.json': settings('more'),
        'reef/more/t.xml': table('eel'),
      },
      'reef/more/t.xml: warning other-package reef',
    );
  });

  it('find those of a package without an id, and of files outside of all packages', () => {
    check({ ...both, 'reef/whq.json': settings(undefined), 'quest/whq.json': settings('quest') });
    check({ ...both, 'quest/whq.json': settings('quest') });
    check({ ...both, 'reef/whq.json': settings('reef') });
    check(both);
    // Two copies of one package.
    check({ ...both, 'reef/whq.json': settings('a'), 'quest/whq.json': settings('a') });
  });

  it('may have the same ids, which is said if one continues the other', () => {
    const other = 'quest/data/xml/events/e.xml';
    const same = { [events]: event('eel'), [other]: event('eel'), 'reef/whq.json': settings('reef') };
    check({ ...same, 'quest/whq.json': settings('quest') });
    check({ ...same, 'quest/whq.json': settings('quest', 'reef') }, `${other}: info replaced-entry reef`);
    check({ ...same, 'quest/whq.json': '{"id":"quest","base":["reef"],"houseRules":["eel"]}' });
  });

  it('are read again when a whq.json changes, is broken or goes', () => {
    const workspace = opened({ ...both, 'reef/whq.json': settings('reef'), 'quest/whq.json': settings('quest') });
    const file = workspace.get('file:///w/quest/whq.json');
    assert.ok(file);
    const told = [`${tables}: warning other-package reef`];
    assert.deepEqual(problemsIn(workspace), told);
    workspace.update(file, [{ text: settings('quest', 'reef') }], 1);
    assert.deepEqual(problemsIn(workspace), []);
    workspace.update(file, [{ text: '{"id": "quest", "base": [' }], 2);
    assert.deepEqual(problemsIn(workspace), told);
    workspace.delete(file.uri);
    assert.deepEqual(problemsIn(workspace), []);
  });

  it('cost nothing while a file without relation to them is edited', () => {
    const workspace = opened({ ...both, 'reef/whq.json': settings('reef') });
    const { units } = workspace;
    const document = workspace.get(`file:///w/${events}`);
    assert.ok(document);
    workspace.update(document, [{ text: event('eels') }], 1);
    findingsIn(workspace, document);
    assert.equal(workspace.units, units);
  });
});
