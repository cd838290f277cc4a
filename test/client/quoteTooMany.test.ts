import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { quoteTooMany } from '../../client/editing/quoteTooMany.ts';

/** The line without the mark that is too many, after a mark was typed at `|`; the first mark was put in behind the first `=`. */
function check(marked: string, isNew: boolean, expected: string): void {
  const at = marked.indexOf('|');
  const quote = marked[marked.indexOf('=') + 1] === "'" ? "'" : '"';
  const line = marked.replace('|', quote);
  const column = quoteTooMany(line, line.indexOf('=') + 1, at, isNew);
  assert.equal(column === undefined ? line : line.slice(0, column) + line.slice(column + 1), expected, marked);
}

describe('quoteTooMany', () => {
  it('finds the mark that is typed once more at the beginning', () => {
    check('<rule id="|">', true, '<rule id="">');
    check("<rule id='|' name='A'>", true, "<rule id='' name='A'>");
  });

  it('finds the mark that is typed once more at the end of the value', () => {
    check('<rule id="fear|">', false, '<rule id="fear">');
    check('<rule id="|" name="A">', false, '<rule id="" name="A">');
  });

  it('leaves any other mark', () => {
    check('<rule id="fear" name=|>', false, '<rule id="fear" name=">');
    check('<rule id="fear" |name="A">', false, '<rule id="fear" "name="A">');
    check('<rule id="fe|ar">', false, '<rule id="fe"ar">');
    check('<rule id="fear|">', true, '<rule id="fear"">');
  });
});
