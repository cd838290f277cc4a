import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { packs } from '../../server/hosts/packs.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { mentionsIn } from '../../server/workspace/rules/mentions.ts';

const roleplayBook = 'whq-rules:/roleplay-book.xml';

/** The ids of the workspace's own rules that the text of a bundled one mentions. */
function ownMentionsIn(workspace: Workspace): readonly (string | undefined)[] {
  const document = workspace.packWith(roleplayBook);
  assert.ok(document);
  return document.sections.flatMap((section) =>
    mentionsIn(workspace.all, document, section).flatMap(({ definition }) =>
      definition.isBundled ? [] : [definition.rule.id],
    ),
  );
}

describe('the bundled packs', () => {
  it('are read once, whatever the number of workspaces', () => {
    assert.equal(new Workspace(packs).packWith(roleplayBook), new Workspace(packs).packWith(roleplayBook));
  });

  it('have the mentions of their own workspace in each', () => {
    const rules = (id: string): Workspace => {
      const workspace = new Workspace(packs);
      workspace.putFile('file:///rules.xml', `<rules><rule id="${id}" name="FEAR n">x</rule></rules>`);
      return workspace;
    };
    const [eels, rats] = [rules('eels'), rules('rats')];
    assert.deepEqual(new Set(ownMentionsIn(eels)), new Set(['eels']));
    assert.deepEqual(new Set(ownMentionsIn(rats)), new Set(['rats']));
    assert.deepEqual(new Set(ownMentionsIn(new Workspace(packs))), new Set());
  });
});
