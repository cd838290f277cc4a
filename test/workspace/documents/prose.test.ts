import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { proseOf } from '../../../server/workspace/documents/prose.ts';
import { asXml, Section } from '../../../server/workspace/documents/section.ts';

/** The pieces that a reader reads in the content of a root element, blanks made visible. */
function check(content: string, ...pieces: readonly string[]): void {
  const found = proseOf(new Section(content, asXml('rules'))).map(
    ({ use, text }) => `${use}: ${text.replaceAll(' ', '·')}`,
  );
  assert.deepEqual(found, pieces, content);
}

describe('proseOf', () => {
  it('takes paragraphs, cells and names one by one', () => {
    check('<rule id="x" name="A b"><p>One.</p><p>Two.</p></rule>', 'name: A·b', 'text: One.', 'text: Two.');
    check('<table><tr><td>1</td><td>Two</td></tr></table>', 'text: 1', 'text: Two');
    check('a<br/>b', 'text: a', 'text: b');
  });

  it('reads on through markup in a sentence, comments and instructions', () => {
    check('<p>Roll <b>1D6</b>.</p>', 'text: Roll····1D6····.');
    check('<p>a<!-- b -->c<?odds d ?>e</p>', 'text: a··········c···········e');
    check('<p>a<![CDATA[b < c]]></p>', 'text: a·········b·<·c');
  });

  it('separates what much markup separates, and leaves out blanks', () => {
    check(`<p>a<!-- ${'x'.repeat(100)} -->b</p>`, 'text: a', 'text: b');
    check('<p> \n </p><p/>');
  });

  it('keeps every character at its place', () => {
    const pieces = fc.array(
      fc.constantFrom('<p>', '</p>', '<b>', '</b>', '<br/>', 'a', ' b', '<!-- c -->', '&amp;', '<![CDATA[d]]>', '<'),
    );
    fc.assert(
      fc.property(pieces, (parts) => {
        const section = new Section(parts.join(''), asXml('rules'));
        let end = 0;
        for (const { text, start } of proseOf(section)) {
          assert.ok(start >= end, 'in the order of the text');
          end = start + text.length;
          for (const [index, character] of [...text].entries()) {
            assert.ok(character === ' ' || character === section.text[start + index], section.text);
          }
        }
        assert.ok(end <= section.text.length);
      }),
    );
  });
});
