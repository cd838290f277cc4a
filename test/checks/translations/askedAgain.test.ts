import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../../server/checks/check.ts';
import { hasTitle, lastTitle } from '../../../server/tables/reading/topics.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

/** The codes that a text and its translation have, as if they were the first of all that are checked. */
function codesOf(source: string, translation: string): readonly string[] {
  const workspace = new Workspace([]);
  workspace.putFile('file:///a/rules.xml', `<rules><rule id="reef" name="REEF">${source}</rule></rules>`);
  const uri = 'file:///a/content-es.xml';
  workspace.putFile(uri, `<translations>\n<entry key="rule.reef.text">${translation}</entry>\n</translations>`);
  const document = workspace.documents().find((one) => one.uri === uri);
  assert.ok(document);
  return findingsIn(workspace, document).map(({ code }) => code);
}

describe('what was checked before', () => {
  it('does not hide a lost half', () => {
    const lost = () => codesOf('Half of the gold is false.', 'El oro es falso.');
    const before = lost();
    assert.ok(before.includes('translation-meaning'), before.join());
    codesOf('Only half of the crabs come.', 'A la cueva vienen los cangrejos, only half of the crabs.');
    assert.deepEqual(lost(), before);
  });

  it('does not hide spaces that a translation has too many', () => {
    const spaced = () => codesOf('The crab waits.', 'El  cangrejo espera.');
    const before = spaced();
    assert.ok(before.includes('double-space'), before.join());
    codesOf('The old crab of the reef waits  here.', 'El viejo cangrejo del arrecife espera  aquí.');
    assert.deepEqual(spaced(), before);
  });

  it('does not hide the title before a table', () => {
    const text = '\n# Reef\nA crab.';
    assert.equal(lastTitle(`.${text}`), 1);
    assert.ok(hasTitle(`A long text before the title.\n${text}`));
    assert.equal(lastTitle(`.${text}`), 1);
  });
});
