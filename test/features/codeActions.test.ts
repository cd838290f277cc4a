import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { codeActions } from '../../server/features/actions/codeActions.ts';
import { fixesAsked, whole } from '../support/actions.ts';
import { english, opened } from '../support/cursor.ts';

describe('codeActions', () => {
  it('shows a conversion before it is made, to a client that can', () => {
    const { workspace, document } = opened(
      '<events><event id="a" name="A"><rules><p>Roll 1D6.</p></rules><treasure>false</treasure></event></events>',
    );
    const scope = workspace.packageOf(document);
    const asked = fixesAsked(workspace, { scope, document, reader: english }, { start: 1, end: 1 });
    const problems = asked.problems.filter(({ code }) => code === 'earlier-edition');
    const [action] = codeActions({ ...asked, problems });
    assert.ok(action);
    const edits = (hasAnnotations: boolean) => {
      const support = { versionOf: () => 7, hasDocumentChanges: true, hasAnnotations };
      return whole(action, support).edit;
    };
    const [plain] = edits(false)?.documentChanges ?? [];
    assert.ok(plain && 'edits' in plain && plain.edits.length === 2 && edits(false)?.changeAnnotations === undefined);
    const shown = edits(true);
    assert.deepEqual(shown?.changeAnnotations, {
      convert: { label: 'Convert to the present edition', needsConfirmation: true },
    });
    const range = { start: { line: 0, character: 38 }, end: { line: 0, character: 41 } };
    const [change] = shown?.documentChanges ?? [];
    assert.ok(change && 'edits' in change);
    assert.deepEqual(change.edits[0], { range, newText: '', annotationId: 'convert' });
  });
});
