import assert from 'node:assert/strict';
import { check } from '../../../server/checks/check.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';

/** The spoilt scores that are reported in a page, with the scores of their fixes. */
function garbledIn(page: string): readonly string[] {
  const workspace = new Workspace(packs);
  const document = workspace.putFile('file:///page.md', page);
  assert.ok(document);
  return check(workspace, document).flatMap(({ code, span, fixes = [] }) => {
    if (code !== 'table-garbled-mark') return [];
    const fixed = fixes.flatMap(({ edits }) => edits.map(({ newText }) => newText));
    return [`${page.slice(span.start, span.end)} → ${fixed.join()}`];
  });
}

describe('a spoilt score', () => {
  for (const [page, found] of [
    ['Roll 1D6:\n\n1–2 – A rat.\n3–4 – A bat.\nS–6 – A cat.\n', 'S–6 → 5-6'],
    ['Roll 1D6:\n\n1-2\nA rat.\n\n3-4\nA bat.\n\nS-G\nA pig.\n', 'S-G → 5-6'],
    ['Roll 1D6:\n\n* 1-2 A rat.\n* 34 A bat.\n* 5-6 A cat.\n', '34 → 3-4'],
    ['Roll 2D6:\n\n2-4 A rat.\n5-8 A bat.\n9-1l A cat.\n12 A dog.\n', '9-1l → 9-11'],
  ] as const)
    it(`is reported with its fix: ${found}`, () => assert.deepEqual(garbledIn(page), [found]));

  it('is no number or word in a table with a gap', () => {
    assert.deepEqual(garbledIn('Roll 1D6:\n\n1-2 A rat.\n3-4 A bat. So he runs. Is 6 Goblins enough?\n'), []);
  });
});
