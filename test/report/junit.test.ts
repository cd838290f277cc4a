import assert from 'node:assert/strict';
import { XMLParser } from 'fast-xml-parser';
import { describe, it } from 'mocha';
import { junitReport } from '../../server/report/junit.ts';
import { checkedFiles, plainStyle } from '../support/checkedFiles.ts';

const reader = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  isArray: (name) => name === 'testsuite' || name === 'testcase',
});

/** What another program reads in the report, a line for each suite and each test. */
function check(
  files: Readonly<Record<string, string>>,
  troubles: readonly string[],
  ...expected: readonly string[]
): void {
  const report = junitReport(checkedFiles(files), { ...plainStyle, troubles, seconds: 1.25 });
  const { tests, failures, skipped, errors, time, testsuite } = reader.parse(report, true).testsuites;
  const lines = testsuite.flatMap((suite: Suite) => [
    `${suite.name}: ${suite.tests} tests, ${suite.failures} failures, ${suite.skipped} skipped, ${suite.errors} errors`,
    ...suite.testcase.map(({ name, classname, failure, skipped: left, error }) => {
      const parts = [failure?.message, left?.message, error?.message];
      return `  ${name} in ${classname}: ${parts.map((part) => part ?? '').join('|')}`;
    }),
  ]);
  assert.deepEqual([`${tests} ${failures} ${skipped} ${errors} ${time}`, ...lines], expected);
}

interface Suite extends Readonly<Record<'name' | 'tests' | 'failures' | 'skipped' | 'errors', string>> {
  readonly testcase: readonly (Readonly<Record<'name' | 'classname', string>> &
    Readonly<Partial<Record<'failure' | 'skipped' | 'error', { readonly message: string }>>>)[];
}

const rules = (text: string): string => `<rules>\n  <rule id="a" name="A">${text}</rule>\n</rules>`;

describe('junitReport', () => {
  it('is read by another program: a suite for each file, a test for each problem', () =>
    check(
      { 'a "1".xml': rules('Roll 106 for &c.'), 'b<&>.xml': rules('Text.').replace('"a"', '"b"') },
      [],
      '3 1 1 0 1.250',
      'a "1".xml: 2 tests, 1 failures, 1 skipped, 0 errors',
      '  misread-die 2:30 in a "1".xml: |warning: "106" looks like a misread 1D6. As it is, nobody can roll it. Write 1D6.|',
      '  bare-ampersand 2:38 in a "1".xml: An "&" alone is not allowed. Write &amp; instead.||',
      'b<&>.xml: 1 tests, 0 failures, 0 skipped, 0 errors',
      '  no problems in b<&>.xml: ||',
    ));

  it('names files that could not be checked as errors, whatever characters they have', () =>
    check(
      {},
      ['\u0000\uffff<x>: cannot be read.'],
      '1 0 0 1 1.250',
      'Files that could not be checked: 1 tests, 0 failures, 0 skipped, 1 errors',
      '  ␀\ufffd<x>: cannot be read. in whq-rules: ||␀\ufffd<x>: cannot be read.',
    ));
});
