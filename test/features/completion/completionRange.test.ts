import assert from 'node:assert/strict';
import { it } from 'mocha';
import { completion } from '../../../server/features/completion/completion.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Document } from '../../../server/workspace/documents/document.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english } from '../../support/cursor.ts';
import { ownFiles, realFiles } from '../../support/realFiles.ts';
import { describeLong } from '../../support/runs.ts';

const workspace = new Workspace(packs);

/**
 * Whatever is offered at the offset changes one line, and on it a range that holds the cursor.
 * @returns how much is offered
 */
function check(document: Document, offset: number): number {
  const cursor = document.positionAt(offset);
  const { items } = completion(
    { scope: workspace.packageOf(document), document, reader: english },
    document.offsetAt(cursor),
  );
  for (const { label, textEdit } of items) {
    assert.ok(textEdit && 'range' in textEdit, label);
    const { start, end } = textEdit.range;
    const where = `${label} at ${cursor.line}:${cursor.character} of ${document.uri}: ${JSON.stringify(textEdit.range)}`;
    assert.ok(start.line === cursor.line && end.line === cursor.line, where);
    assert.ok(start.character <= cursor.character && cursor.character <= end.character, where);
  }
  return items.length;
}

/** At every offset of a text. */
function checkAll(text: string, languageId = 'xml'): number {
  const document = new Document('file:///made.xml', languageId, 1, text);
  return Array.from({ length: text.length + 1 }, (_, offset) => check(document, offset)).reduce((a, b) => a + b, 0);
}

describeLong('what completion changes', () => {
  it('is on the line of the cursor, whatever goes over several lines', () => {
    for (const lineBreak of ['\n', '\r\n', '\r']) {
      const text = [
        '<monsters>',
        '  <monster id="a"',
        '    name="A',
        '    b" factions="',
        '"><special><rule id="rpb-',
        'fear" param="5',
        '">Fear 5</rule', // An end tag that goes on.
        '  >, fea</special',
        '></monster>',
        '  <monster na',
        '  <rule id="rpb-fear" param="',
        '</monsters',
        '>',
      ];
      assert.ok(checkAll(text.join(lineBreak)) > 1000);
    }
    const unclosed = '<rules>\n<rule id="a" name="A\n<p>Text\n<rule id="\n  <p>fear</p>\n</rule>\n</ru';
    assert.ok(checkAll(unclosed) > 100);
    assert.ok(checkAll('Fear\nfea\r\nfly\u00a0\nmagic\nresi', 'markdown') > 10);
  });

  it('is, in real files, at places all over them and as they are typed', () => {
    let offered = 0;
    for (const { name, text } of [
      ...ownFiles(),
      ...realFiles('WHQ_CORPUS', '.xml'),
      ...realFiles('WHQ_SEEDS', '.xml'),
    ]) {
      const whole = new Document(name, 'xml', 1, text);
      const places = 12;
      for (let place = 1; place <= places; place++) {
        const offset = Math.floor((text.length * place) / (places + 1));
        offered += check(whole, offset);
        // What is behind the cursor of an author is missing, or begins a line further down.
        const quote = text.lastIndexOf('"', offset) + 1;
        const from = Math.max(0, offset - 3000);
        const root = text.slice(0, text.indexOf('>', text.lastIndexOf('?>', 200) + 2) + 1);
        for (const typed of [
          text.slice(from, offset),
          `${text.slice(from, quote)}\n${text.slice(quote, quote + 300)}`,
        ]) {
          const document = new Document(name, 'xml', 1, `${root}${typed.slice(typed.indexOf('<'))}`);
          offered += check(document, document.length);
          offered += check(document, Math.max(0, document.length - 301));
        }
      }
    }
    assert.ok(offered > 500, `only ${offered} are offered`);
  });
});
