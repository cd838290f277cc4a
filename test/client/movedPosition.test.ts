import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { movedPosition } from '../../client/panels/movedPosition.ts';

const uri = 'file:///a.md';
const mark = '|';

/** A text with a mark, and changes of parts of it, those behind first: the mark and its place move alike. */
function check(text: string, changes: readonly { start: number; end: number; text: string }[]): void {
  const document = TextDocument.create(uri, 'markdown', 1, text);
  const contentChanges = changes.map(({ start, end, text: inserted }) => ({
    range: { start: document.positionAt(start), end: document.positionAt(end) },
    text: inserted,
  }));
  const before = document.positionAt(text.indexOf(mark));
  const moved = movedPosition({ uri, position: before }, { document: { uri }, contentChanges });
  const after = TextDocument.create(
    uri,
    'markdown',
    2,
    TextDocument.applyEdits(
      document,
      contentChanges.map(({ range, text: newText }) => ({ range, newText })),
    ),
  );
  assert.deepEqual(moved, { uri, position: after.positionAt(after.getText().indexOf(mark)) });
}

describe('the place of a panel after an edit', () => {
  it('moves with lines and characters before it, and not with those behind', () => {
    check('ab\ncd|ef\n', [{ start: 0, end: 0, text: 'x' }]);
    check('ab\ncd|ef\n', [{ start: 3, end: 4, text: '' }]);
    check('ab\ncd|ef\n', [{ start: 1, end: 4, text: '1\r\n2\n3' }]);
    check('ab\ncd|ef\n', [{ start: 6, end: 8, text: '\n' }]);
  });

  it('is where a text was that is taken away with it', () => {
    const range = { start: { line: 0, character: 1 }, end: { line: 2, character: 0 } };
    const question = { uri, position: { line: 1, character: 3 }, seed: 7 };
    const edit = { document: { uri }, contentChanges: [{ range, text: 'new' }] };
    assert.deepEqual(movedPosition(question, edit), { ...question, position: range.start });
  });

  it('stays for other documents, and without a place', () => {
    const change = { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: '\n' };
    const question = { uri, position: { line: 1, character: 0 } };
    assert.equal(movedPosition(question, { document: { uri: 'file:///b.md' }, contentChanges: [change] }), undefined);
    assert.equal(movedPosition({ uri }, { document: { uri }, contentChanges: [change] }), undefined);
    assert.equal(movedPosition(undefined, { document: { uri }, contentChanges: [change] }), undefined);
  });
});
