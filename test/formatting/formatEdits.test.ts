import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { edited } from '../../server/checks/problems/edited.ts';
import { formatEdits } from '../../server/formatting/formatEdits.ts';
import { Document } from '../../server/workspace/documents/document.ts';
import { ownFiles, realFiles, type TestFile } from '../support/realFiles.ts';
import { itLong, itProperty, runs } from '../support/runs.ts';

const usual = '  ';

function formatted(text: string, level = usual, languageId = 'xml'): string {
  const document = new Document('file:///data/xml/a.xml', languageId, 1, text);
  return edited(text, formatEdits(document, level));
}

/** The text becomes this one, which stays as it is. */
function check(text: string, expected: string, level = usual): void {
  assert.equal(formatted(text, level), expected);
  assert.equal(formatted(expected, level), expected);
}

/** The text without the white space between two tags that stand on lines of their own, which is all that may change. */
function withoutGaps(text: string): string {
  return text.replace(/>[ \t\r\n]+(?=<)/g, '>');
}

describe('formatEdits', () => {
  it('indents tags by their depth, and keeps line breaks and blank lines', () =>
    check(
      `<?xml version="1.0"?>
<monsters>
<monster id="a" name="A">
      <wounds>1</wounds>

    <special><rule id="b">x</rule></special>
  </monster>
    <!-- note
  kept -->
<monster id="c" name="C"/>
  </monsters>
`,
      `<?xml version="1.0"?>
<monsters>
<monster id="a" name="A">
      <wounds>1</wounds>

      <special><rule id="b">x</rule></special>
</monster>
<!-- note
  kept -->
<monster id="c" name="C"/>
</monsters>
`,
    ));

  it('begins a line for each entry', () =>
    check(
      '<rules><rule id="a" name="A">x</rule> <rule id="b" name="B"><p>y</p><p>z</p></rule></rules>\n',
      '<rules>\n  <rule id="a" name="A">x</rule>\n  <rule id="b" name="B"><p>y</p><p>z</p></rule>\n</rules>\n',
    ));

  it('follows the indentation and the line ends of the document', () => {
    check(
      '<rules>\r\n\t<rule id="a" name="A">\r\n\t\t<p>x</p>\r\n  </rule>\r\n\t<rule id="b" name="B">y</rule></rules>',
      '<rules>\r\n\t<rule id="a" name="A">\r\n\t\t<p>x</p>\r\n\t</rule>\r\n\t<rule id="b" name="B">y</rule>\r\n</rules>',
    );
  });

  it('never changes an element with text, or what is in it', () => {
    for (const inside of [
      'one\n  two\n<b>three</b>\n     four',
      '<p>\n      one\n   <b>two</b>\n</p>',
      '<p>\n <b>one</b>\n  <i>two</i>\n</p>',
      '<p>x</p>\n      text\n <p>y</p>',
      '<table><tr><td>\n <b>1</b>\n   <i>2</i> </td></tr></table>',
      '<![CDATA[ x ]]>\n      <p>y</p>',
    ]) {
      const text = `<rules>\n  <rule id="a" name="A">${inside}</rule>\n</rules>`;
      assert.equal(formatted(text), text);
    }
    const kept = '<rules>\n  <rule id="a" name="A" xml:space="preserve">\n<p>x</p>\n      <p>y</p></rule>\n</rules>';
    assert.equal(formatted(kept), kept);
  });

  it('leaves alone broken files, prose and other XML', () => {
    for (const text of [
      '<rules>\n<rule id="a" name="A">\n      <p>x</rule>\n</rules>',
      'rules>\n<rule id="a" name="A">x</rule>\n   <rule id="b" name="B">x</rule>\n</rules>',
      '<project>\n      <a/>\n</project>',
    ])
      assert.equal(formatted(text), text);
    assert.equal(formatted('# A\n\n      Fear 6', usual, 'markdown'), '# A\n\n      Fear 6');
  });

  it('can be limited to a part', () => {
    const text =
      '<rules>\n  <rule id="a" name="A">x</rule>\n   <rule id="b" name="B">x</rule>\n <rule id="c" name="C">x</rule>\n</rules>';
    const document = new Document('file:///data/xml/a.xml', 'xml', 1, text);
    const at = text.indexOf('<rule id="c"');
    const edits = formatEdits(document, usual, { start: at, end: at + 3 });
    assert.equal(edited(text, edits), text.replace(' <rule id="c"', '  <rule id="c"'));
  });

  itProperty('changes nothing but white space between tags, whatever the layout, and nothing a second time', () => {
    const files = ownFiles();
    const blank = fc.constantFrom('', ' ', '\n', '\n\n', '\n      ', '\r\n', '\t');
    fc.assert(
      fc.property(fc.nat(), fc.array(blank, { minLength: 1, maxLength: 30 }), (which, blanks) => {
        const { text } = files[which % files.length] ?? { text: '' };
        let number = 0;
        const shaken = text
          .slice(0, 20_000)
          .replace(/>[ \t\r\n]*(?=<[^/!?])/g, () => `>${blanks[number++ % blanks.length]}`);
        assertHarmless({ name: 'shaken', text: shaken });
      }),
      { numRuns: runs(300) },
    );
  });

  itLong('leaves the bundled files as they are, and real ones except for lines unlike their neighbours', () => {
    for (const file of ownFiles()) {
      assertHarmless(file);
      if (!/broken/.test(file.name)) assert.equal(formatted(file.text), file.text, file.name);
    }
    for (const file of [...realFiles('WHQ_CORPUS', '.xml'), ...realFiles('WHQ_SEEDS', '.xml')]) {
      assertHarmless(file);
      const [before, after] = [file.text.split('\n'), formatted(file.text).split('\n')];
      const changed = before.filter((line, index) => line !== after[index]).length;
      assert.equal(after.length, before.length, file.name);
      assert.ok(changed < before.length / 20, `${file.name}: ${changed} of ${before.length} lines`);
    }
  });
});

function assertHarmless({ name, text }: TestFile): void {
  const once = formatted(text);
  assert.equal(withoutGaps(once), withoutGaps(text), name);
  assert.deepEqual(textsIn(once), textsIn(text), name);
  assert.equal(formatted(once), once, name);
}

/** The texts of a document that are not white space, and those in elements that have text. */
function textsIn(text: string): readonly string[] {
  return text
    .replace(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, '')
    .split(/<[^>]*>/)
    .filter((part) => /[^ \t\r\n]/.test(part));
}
