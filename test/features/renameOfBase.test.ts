import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import type { TextDocumentEdit } from 'vscode-languageserver-types';
import { rename } from '../../server/features/rename/rename.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english as reader } from '../support/cursor.ts';

const rule = (id: string): string => `<rules><rule id="${id}" name="GLARE n">It stares.</rule></rules>`;
const monster =
  '<monsters><monster id="m" name="M"><special><rule id="my-glare" param="3">Glare 3</rule></special></monster></monsters>';
const files: Readonly<Record<string, string>> = {
  'base/whq.json': '{ "id": "base" }',
  'base/data/xml/rules/a.xml': rule('my-glare'),
  'base/data/xml/monsters/a.xml': monster,
  'more/whq.json': '{ "id": "more", "base": ["base"] }',
  'more/data/xml/monsters/a.xml': monster,
  'other/whq.json': '{ "id": "other" }',
  'other/data/xml/monsters/a.xml': monster,
  'own/whq.json': '{ "id": "own", "base": ["base"], "houseRules": ["my-glare"] }',
  'own/data/xml/rules/a.xml': rule('my-glare'),
  'own/data/xml/monsters/a.xml': monster,
};

/** The files that a rename of the rule of the base changes, with the kinds of their places, and which of these are to be confirmed. */
function renamed(hasAnnotations: boolean): {
  readonly places: readonly string[];
  readonly confirmed: readonly string[];
} {
  const workspace = new Workspace([]);
  for (const [name, text] of Object.entries(files)) workspace.putFile(`file:///w/${name}`, text);
  const document = workspace.get('file:///w/base/data/xml/rules/a.xml');
  assert.ok(document);
  const asked = { scope: workspace.packageOf(document), document, reader };
  const support = { versionOf: () => null, hasDocumentChanges: true, hasAnnotations };
  const offset = document.getText().indexOf('my-glare');
  const edit = rename(asked, offset, 'my-stare', support, workspace.packagesContinuing(document));
  assert.ok(!('refusal' in edit));
  const changes = (edit.documentChanges ?? []) as readonly TextDocumentEdit[];
  const places = changes.flatMap(({ textDocument: { uri }, edits }) =>
    edits.map((one) => `${uri.replace('file:///w/', '')} ${'annotationId' in one ? one.annotationId : ''}`.trim()),
  );
  const confirmed = Object.entries(edit.changeAnnotations ?? {}).flatMap(([kind, one]) =>
    one.needsConfirmation ? [kind] : [],
  );
  return { places, confirmed };
}

describe('a rename in a package that others continue', () => {
  it('has the uses of those packages to be confirmed, but for one with a rule of its own by that id', () =>
    assert.deepEqual(renamed(true), {
      places: [
        'base/data/xml/rules/a.xml definition',
        'base/data/xml/monsters/a.xml use',
        'more/data/xml/monsters/a.xml continuing',
      ],
      confirmed: ['continuing'],
    }));

  it('leaves them alone where the client cannot ask', () =>
    assert.deepEqual(renamed(false).places, ['base/data/xml/rules/a.xml', 'base/data/xml/monsters/a.xml']));
});
