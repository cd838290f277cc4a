import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { check as findingsIn } from '../../server/checks/check.ts';
import { jsonReport } from '../../server/report/json.ts';
import { english, opened } from '../support/cursor.ts';
import { withSeverity } from '../support/withSeverity.ts';

/** The problems of a rule with that text, as `code start-end fixable` of the JSON report. */
function check(text: string, ...expected: readonly string[]): void {
  const { workspace, document } = opened(`<rules>\n<rule id="a" name="A">${text}</rule>\n</rules>`);
  const problems = findingsIn(workspace, document).map(withSeverity);
  const report: unknown = JSON.parse(jsonReport([{ path: 'a.xml', document, problems }], english.messages));
  assert.ok(typeof report === 'object' && report !== null && 'problems' in report && Array.isArray(report.problems));
  assert.deepEqual(
    report.problems.map(
      ({ file, code, range: { start, end }, fixable }) =>
        `${file} ${start.line}:${start.character}-${end.line}:${end.character} ${code}${fixable ? ' fixable' : ''}`,
    ),
    expected,
  );
}

describe('jsonReport', () => {
  it('says which problems the program can mend by itself', () => {
    check('Roll 106.', 'a.xml 1:27-1:30 misread-die fixable');
    check('<p>Salt & brine</p>', 'a.xml 1:30-1:31 bare-ampersand fixable');
    check('They are. guarding it.', 'a.xml 1:30-1:31 stray-full-stop');
    check('Roll 1D6.');
  });
});
