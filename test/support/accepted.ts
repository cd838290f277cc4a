import assert from 'node:assert/strict';
import { completion } from '../../server/features/completion/completion.ts';
import { packs } from '../../server/hosts/packs.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { Workspace } from '../../server/workspace/packages/workspace.ts';
import { english } from './cursor.ts';

/** What is offered at `|` beside other files of the workspace, and the document after an item has been accepted; snippets stay as they are written. */
export function offeredAt(
  marked: string,
  uri = 'file:///salt/data/xml/monsters/brine-monsters.xml',
  reader = english,
  others: readonly string[] = [],
  insertEntry?: string,
) {
  const offset = marked.indexOf('|');
  const workspace = new Workspace(packs);
  for (const [index, text] of others.entries()) workspace.putFile(`file:///other/${index}.xml`, text);
  const document = new Document(uri, uri.endsWith('.md') ? 'markdown' : 'xml', 1, marked.replace('|', ''));
  workspace.put(document);
  const { items } = completion(
    { scope: workspace.packageOf(document), document, reader },
    offset,
    'wanted',
    insertEntry,
  );
  const labels = items.map(({ label }) => label);
  assert.deepEqual(labels, [...new Set(labels)], 'no label twice');
  const accepted = (label: string): string => {
    const item = items.find((candidate) => candidate.label === label);
    const edit = item?.textEdit;
    assert.ok(edit && 'range' in edit, `${label} is not among ${labels.join(', ')}`);
    const text = document.getText();
    const [start, end] = [document.offsetAt(edit.range.start), document.offsetAt(edit.range.end)];
    assert.ok(start <= offset && offset <= end);
    return text.slice(0, start) + edit.newText + text.slice(end);
  };
  return { labels, items, accepted };
}
