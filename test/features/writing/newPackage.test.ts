import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { knownMonster } from '../../../server/features/writing/knownMonster.ts';
import { packageTemplate } from '../../../server/features/writing/packageTemplate.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { messagesFor } from '../../../server/wording/messages.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { problemsOf } from '../../support/problems.ts';

/** The folder of a new package with that name, and its problems. */
function check(name: string, folder: string): void {
  for (const language of ['en', 'es']) {
    const messages = messagesFor(language);
    const made = packageTemplate(name, messages);
    assert.equal(made.folder, folder);
    const workspace = new Workspace(packs);
    const xml = made.files.filter(({ path }) => path.endsWith('.xml'));
    for (const { path, text } of xml) workspace.putFile(`file:///w/${folder}/${path}`, text);
    const documents = workspace.documents();
    assert.deepEqual(
      documents.flatMap((document) => problemsOf(workspace, document, messages)),
      [],
      name,
    );
    assert.deepEqual(documents.map(({ format }) => format?.kind).sort(), ['events', 'monsters', 'rules', 'tables']);
    const manifest = JSON.parse(made.files.find(({ path }) => path === 'content-manifest.json')?.text ?? '');
    assert.deepEqual(
      manifest.xmlFiles,
      xml.map(({ path }) => `/${path}`),
    );
    assert.deepEqual(JSON.parse(made.files.find(({ path }) => path === 'whq.json')?.text ?? ''), { id: folder });
    const ids = [...workspace.all.index.entities.ids('monster'), ...workspace.all.index.entities.ids('event')];
    assert.ok(ids.length === 2 && ids.every((id) => id.startsWith(`${folder}-`)));
  }
}

describe('a new package', () => {
  it('has no folder with a name that Windows keeps for itself', () => {
    for (const name of ['con', 'Aux', 'COM1']) {
      const { folder, isReserved, files } = packageTemplate(name, messagesFor('en'));
      assert.deepEqual([folder, isReserved, files], ['', true, []], name);
    }
    assert.equal(packageTemplate('Console', messagesFor('en')).isReserved, false);
  });

  it('has a rule, a Monster with it, an Event and a table with both, and no problem', () => {
    check('Salt Works', 'salt-works');
    check('  Las Salinas de Ávila & "Hijos" <1> ', 'las-salinas-de-avila-hijos-1');
    check('x'.repeat(200), 'x'.repeat(60));
  });

  it('has no folder without a letter or a digit', () => {
    assert.equal(packageTemplate(' … ', messagesFor('en')).folder, '');
  });
});

describe('a new table', () => {
  it('names a Monster of the package, of the workspace, or else a new one', () => {
    const workspace = new Workspace(packs);
    assert.equal(knownMonster(workspace.all, 'salt-'), undefined);
    workspace.putFile(
      'file:///a.xml',
      '<monsters><monster id="eel" name="Eel"/><monster id="salt-crab" name="Crab"/></monsters>',
    );
    assert.equal(knownMonster(workspace.all, 'salt-'), 'salt-crab');
    assert.equal(knownMonster(workspace.all, 'sand-'), 'eel');
    assert.equal(knownMonster(workspace.all, ''), 'eel');
  });
});
