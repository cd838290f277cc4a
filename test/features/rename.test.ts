import assert from 'node:assert/strict';
import type { TextDocumentEdit } from 'vscode-languageserver-types';
import { rename } from '../../server/features/rename/rename.ts';
import { plainSupport } from '../support/actions.ts';
import { emptyWorkspace, english } from '../support/cursor.ts';
import { realFiles } from '../support/realFiles.ts';
import { itLong } from '../support/runs.ts';

itLong('a rename takes a whole package along, and changes no other byte', () => {
  const named = /"rpb-fear"|rule\.rpb-fear\.|#rpb-fear\)/g;
  const workspace = emptyWorkspace();
  const files = realFiles('WHQ_CORPUS', '.xml').map(({ name, text }) => [`file:///${encodeURI(name)}`, text] as const);
  if (files.length === 0) return;
  workspace.putFile('file:///scenario.md', 'See [Fear 6](data/xml/rules/rpb-rules.xml#rpb-fear).');
  for (const [uri, text] of files) workspace.putFile(uri, text);
  const texts = new Map(workspace.documents().map((document) => [document, document.getText()]));
  assert.ok(([...texts.values()].join('').match(named)?.length ?? 0) > 40);
  const [document] = [...texts].find(([, text]) => text.includes('<rule id="rpb-fear" name')) ?? [];
  assert.ok(document);
  const asked = { scope: workspace.packageOf(document), document, reader: english };
  const offset = document.getText().indexOf('rpb-fear" name');
  const edit = rename(asked, offset, 'rpb-dread', { ...plainSupport, hasDocumentChanges: true });
  assert.ok(!('refusal' in edit));
  for (const { textDocument, edits } of (edit.documentChanges ?? []) as TextDocumentEdit[]) {
    const changes = edits.map((one) => ({ range: one.range, text: 'newText' in one ? one.newText : '' }));
    const changed = workspace.get(textDocument.uri);
    if (changed) workspace.update(changed, changes.reverse(), 1);
  }
  for (const [changed, text] of texts)
    assert.equal(
      changed.getText(),
      text.replace(named, (name) => name.replace('fear', 'dread')),
    );
});
