import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { closingTag, surplusEndTag } from '../../../server/features/writing/closingTag.ts';
import { withCursor } from '../../support/cursor.ts';

/** What is put in at `|`, right behind what has just been typed; undefined for nothing. */
function check(marked: string, expected: string | undefined, languageId = 'xml'): void {
  const { document, offset } = withCursor(marked, languageId);
  assert.equal(closingTag(document, offset), expected, marked);
}

const rule = (body: string): string =>
  `<rules>\n<rule id="a" name="A">${body}</rule>\n<rule id="b" name="B">b</rule>\n</rules>`;

describe('closingTag', () => {
  it('closes what has just been opened', () => {
    check(rule('<p>|'), '</p>');
    check(rule('<p>|<p>one</p>'), '</p>');
    check(rule('<table><tr><td>|</tr></table>'), '</td>');
    check(rule('<td class="a > b">|'), '</td>');
    check('<rules>|', '</rules>');
    check('<rules>\n<rule id="a" name="A">|\n</rules>', '</rule>');
    check('<rules>\n<rule id="a" name="A">|\n<rule id="b" name="B">b</rule>\n</rules>', '</rule>');
    const uses = (text: string): string => `<monsters><monster id="m"><special>${text}</special></monster></monsters>`;
    check(uses('<rule id="a">|'), '</rule>');
    check(uses('<rule id="a">|<rule id="b">B</rule>'), '</rule>');
    check('<monsters>\n<monster id="m">\n<special>|\n</monster>\n</monsters>', '</special>');
  });

  it('sees an end tag that is there, and one that was taken from an element around', () => {
    check(rule('<p>|text</p>'), undefined);
    check('<rules>|<rule id="a" name="A">x</rule></rules>', undefined);
    check(rule('<td><td>|</td>'), '</td>');
    check(rule('<td><td>|</td></td>'), undefined);
  });

  it('is silent in everything that is no tag', () => {
    check(rule('1 >|'), undefined);
    check(rule('<!-- <p>| -->'), undefined);
    check(rule('<![CDATA[<p>|]]>'), undefined);
    check(rule('<p title="<b>|">x</p>'), undefined);
    check(rule('<br/>|'), undefined);
    check(rule('</p>|'), undefined);
    check(rule('<?odds 1D6 >|= 4 ?>'), undefined);
    check(rule('<!-- </| -->'), undefined);
    check(rule('<![CDATA[ </| ]]>'), undefined);
    check(rule('1/|2'), undefined);
  });

  it('completes an end tag that has just been begun', () => {
    check(rule('<p>text</|'), 'p>');
    check(rule('<table><tr><td>x</|</tr></table>'), 'td>');
    check('<rules>\n<rule id="a" name="A">x</|\n<rule id="b" name="B">b</rule>\n</rules>', 'rule>');
    check('<rules>\n<rule id="a" name="A">x</rule>\n</|', 'rules>');
    check('<rules>\n</|', 'rules>');
    check(rule('<p>text</|</p>'), undefined);
    check(rule('<p>text</|p>'), undefined);
    check(rule('text</|>'), undefined);
  });

  it('is left over where its author has written the same one before it', () => {
    const left = (marked: string, languageId = 'xml'): number => {
      const { document, offset } = withCursor(marked, languageId);
      return surplusEndTag(document, offset);
    };
    assert.equal(left(rule('<p>text</p>|</p>')), '</p>'.length);
    assert.equal(left('<rules>\n<rule id="a" name="A">x</rule>|</rule>\n</rules>'), '</rule>'.length);
    const uses = (text: string): string => `<monsters><monster id="m"><special>${text}</special></monster></monsters>`;
    assert.equal(left(uses('<rule id="a">A</rule>|</rule>')), '</rule>'.length);
    // The second one closes an element around.
    assert.equal(left(rule('<ul><li><ul><li>x</li></ul></li>|</ul>')), 0);
    assert.equal(left(rule('<td><td>x</td>|</td>')), 0);
    assert.equal(left(rule('<p>text</p>| </p>')), 0);
    assert.equal(left(rule('<p>text</p>|')), 0);
    assert.equal(left(rule('<!-- </p>|</p> -->')), 0);
    assert.equal(left('<project><p>x</p>|</p></project>'), 0);
    assert.equal(left('x</p>|</p>', 'markdown'), 0);
  });

  it('is silent in what is not ours', () => {
    check('<project>|', undefined);
    check('<project></|', undefined);
    check('<rules xmlns="urn:other">|', undefined);
    check('A text <p>|', undefined, 'markdown');
  });
});
