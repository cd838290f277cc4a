import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { valueQuotes } from '../../../server/features/writing/valueQuotes.ts';
import { withCursor } from '../../support/cursor.ts';

/** What is put in at `|`, right behind what has just been typed; undefined for nothing. */
function check(marked: string, expected: string | undefined, languageId = 'xml'): void {
  const { document, offset } = withCursor(marked, languageId);
  assert.equal(valueQuotes(document, offset), expected, marked);
}

const rules = (inside: string): string => `<rules>\n<rule id="a" name="A">a</rule>\n${inside}\n</rules>`;

describe('valueQuotes', () => {
  it('are put behind the = of an attribute, in any state of its tag', () => {
    check(rules('<rule id=|'), '""');
    check(rules('<rule id=|>text</rule>'), '""');
    check(rules('<rule id=| name="B">text</rule>'), '""');
    check(rules('<rule id="b" name=|>text</rule>'), '""');
    check(rules('<rule id="b" name=|/>'), '""');
    check(rules('<rule id="b"\n  name=|\n>text</rule>'), '""');
    check('<rules version=|>\n<rule id="a" name="A">a</rule>\n</rules>', '""');
  });

  it('are those of the other attributes of the tag', () => {
    check(rules("<rule id='b' name=|>text</rule>"), "''");
    check(rules('<rule id=\'b\' param="c" name=|>text</rule>'), "''");
  });

  it('are not put where a value has begun, or where no attribute is', () => {
    check(rules('<rule id=|"b" name="B">text</rule>'), undefined);
    check(rules('<rule id=|b>text</rule>'), undefined);
    check(rules('<rule id="b=|" name="B">text</rule>'), undefined);
    check(rules('<rule id="b" name="B">1 =| 2</rule>'), undefined);
    check(rules('<rule id="b" name="B"><!-- id=| --></rule>'), undefined);
    check(rules('<rule id="b" name="B"><?odds 1D6 >=| 4 ?></rule>'), undefined);
    check(rules('<rule id="b" name="B"><![CDATA[<p id=|>]]></rule>'), undefined);
    check(rules('<rule =|>text</rule>'), undefined);
    check('<html><a href=|></html>', undefined);
    check('Fear =| 4', undefined, 'markdown');
  });
});
