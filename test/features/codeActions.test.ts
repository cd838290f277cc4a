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

  it('offers a new entry before what may be one repair or another', () => {
    const special = '<rule id="rpb-fear" param="5">Fear 6</rule> <rule id="reef-bile">Bile</rule>';
    const text = `<monsters><monster id="m" name="M"><special>${special}</special></monster></monsters>`;
    const { workspace, document } = opened(text);
    workspace.putFile('file:///rules.xml', '<rules><rule id="reef-foam" name="FOAM">It is wet.</rule></rules>');
    const scope = workspace.packageOf(document);
    const start = text.indexOf(special);
    const asked = fixesAsked(workspace, { scope, document, reader: english }, { start, end: start + special.length });
    const titles = codeActions(asked).map(({ title }) => title);
    const first = ['Add an entry with the id "reef-bile" to rules.xml', 'Change to param="6"', 'Change to Fear 5'];
    assert.deepEqual(titles.slice(0, 3), first);
  });
});
