import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { baselineText, readBaseline } from '../../server/checks/baseline/baseline.ts';
import { check as findingsIn } from '../../server/checks/check.ts';
import { readSeverities } from '../../server/checks/problems/severities.ts';
import { chosenProblems } from '../../server/checks/settings/chosenProblems.ts';
import { jsonReport } from '../../server/report/json.ts';
import { english, opened } from '../support/cursor.ts';
import { withSeverity } from '../support/withSeverity.ts';

/** The problems of a rule with that text, as `code start-end fixable` of the JSON report. */
function check(text: string, ...expected: readonly string[]): void {
  const { workspace, document } = opened(`<rules>\n<rule id="a" name="A">${text}</rule>\n</rules>`);
  const problems = findingsIn(workspace, document).map(withSeverity);
  const report: unknown = JSON.parse(jsonReport([{ path: 'a.xml', document, problems }], english));
  assert.ok(typeof report === 'object' && report !== null && 'problems' in report && Array.isArray(report.problems));
  assert.deepEqual(
    report.problems.map(
      ({ file, code, range: { start, end }, fixable }) =>
        `${file} ${start.line}:${start.character}-${end.line}:${end.character} ${code}${fixable ? ' fixable' : ''}`,
    ),
    expected,
  );
}

/** The numbers of hidden problems in the report of a file with misread dice. */
function hiddenIn(text: string, severities: Readonly<Record<string, string>>, known: string): unknown {
  const rules = (content: string): string => `<rules><rule id="a" name="A">${content}</rule></rules>`;
  const problemsOf = (content: string) => {
    const { workspace, document } = opened(rules(content));
    return { document, findings: findingsIn(workspace, document) };
  };
  const earlier = problemsOf(known);
  const lines = baselineText([{ path: 'a.xml', document: earlier.document, problems: earlier.findings }]);
  const { document, findings } = problemsOf(text);
  const baseline = readBaseline(lines);
  const choices = { ...readSeverities(severities), known: baseline && { baseline, path: 'a.xml' } };
  const file = { path: 'a.xml', document, ...chosenProblems(document, findings, choices) };
  const report: unknown = JSON.parse(jsonReport([file], english));
  return typeof report === 'object' && report !== null && 'hidden' in report ? report.hidden : undefined;
}

describe('jsonReport', () => {
  it('says which problems the program can mend by itself', () => {
    check('Roll 106.', 'a.xml 1:27-1:30 misread-die fixable');
    check('<p>Salt & brine</p>', 'a.xml 1:30-1:31 bare-ampersand fixable');
    check('They are. guarding it.', 'a.xml 1:30-1:31 stray-full-stop');
    check('Roll 1D6.');
  });

  it('has the numbers of problems that a baseline or a severity hides', () => {
    const none = { error: 0, warning: 0, info: 0, hint: 0 };
    const text = 'Roll 106. Roll 106. They are. guarding it.';
    assert.deepEqual(hiddenIn(text, {}, ''), { byBaseline: none, bySeverity: 0 });
    assert.deepEqual(hiddenIn(text, {}, 'Roll 106.'), { byBaseline: { ...none, warning: 1 }, bySeverity: 0 });
    assert.deepEqual(hiddenIn(text, { 'misread-die': 'off' }, text), {
      byBaseline: { ...none, hint: 1 },
      bySeverity: 2,
    });
    assert.deepEqual(hiddenIn(text, { 'misread-die': 'error' }, text), {
      byBaseline: { ...none, error: 2, hint: 1 },
      bySeverity: 0,
    });
  });
});
