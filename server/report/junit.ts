import type { Severity } from '../checks/problems/kinds.ts';
import type { Problem } from '../checks/problems/problem.ts';
import { printable } from '../text/printable.ts';
import { messageOf } from '../wording/messageOf.ts';
import type { CheckedFile } from './checkedFile.ts';
import type { ReportStyle } from './reportStyle.ts';

/**
 * The problems as test results in the form of JUnit, which most CI services read: each file is a suite, and each problem a test. A problem
 * of the severities in `failing` fails, another one is skipped with its message. `seconds` is the duration of the check.
 */
export function junitReport(
  files: readonly CheckedFile[],
  seconds: number,
  style: ReportStyle,
  failing: readonly Severity[],
): string {
  const suites = files.map((file) => suiteOf(file, style, failing));
  if (style.troubles.length > 0) suites.push(troubleSuite(style));
  const sum = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  for (const { counts } of suites)
    for (const name of ['tests', 'failures', 'errors', 'skipped'] as const) sum[name] += counts[name];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="whq-rules" ${attributes(sum)} time="${seconds.toFixed(3)}">`,
    ...suites.flatMap(({ name, counts, tests }) => [
      `  <testsuite name="${escaped(name)}" ${attributes(counts)} time="0">`,
      ...tests,
      '  </testsuite>',
    ]),
    '</testsuites>',
  ];
  return `${lines.join('\n')}\n`;
}

interface Suite {
  readonly name: string;
  readonly counts: Readonly<Record<'tests' | 'failures' | 'errors' | 'skipped', number>>;
  /** The lines of its tests. */
  readonly tests: readonly string[];
}

function suiteOf(file: CheckedFile, style: ReportStyle, failing: readonly Severity[]): Suite {
  const { path } = file;
  const shown = file.problems.filter(({ severity }) => style.shown.includes(severity));
  const failures = shown.filter(({ severity }) => failing.includes(severity)).length;
  const counts = { tests: Math.max(1, shown.length), failures, errors: 0, skipped: shown.length - failures };
  if (shown.length === 0) {
    const name = escaped(style.words.junit.clean);
    return { name: path, counts, tests: [`    <testcase name="${name}" classname="${escaped(path)}" time="0"/>`] };
  }
  return { name: path, counts, tests: shown.flatMap((problem) => testOf(file, problem, style, failing)) };
}

function testOf(
  { path, document }: CheckedFile,
  problem: Problem,
  { messages, words }: ReportStyle,
  failing: readonly Severity[],
): readonly string[] {
  const { code, severity, span } = problem;
  const { line, character } = document.positionAt(span.start);
  const place = `${line + 1}:${character + 1}`;
  const message = messageOf(problem, document, messages);
  const result = failing.includes(severity)
    ? `<failure type="${code}" message="${escaped(message)}">${escaped(`${path}:${place}  ${words.severities[severity]}  ${message}`)}</failure>`
    : `<skipped message="${escaped(`${words.severities[severity]}: ${message}`)}"/>`;
  return [
    `    <testcase name="${escaped(`${code} ${place}`)}" classname="${escaped(path)}" file="${escaped(path)}" line="${line + 1}" time="0">`,
    `      ${result}`,
    '    </testcase>',
  ];
}

/** Files that could not be checked are errors of the run. */
function troubleSuite({ words, troubles }: ReportStyle): Suite {
  const counts = { tests: troubles.length, failures: 0, errors: troubles.length, skipped: 0 };
  const tests = troubles.flatMap((trouble) => [
    `    <testcase name="${escaped(trouble)}" classname="whq-rules" time="0">`,
    `      <error message="${escaped(trouble)}"/>`,
    '    </testcase>',
  ]);
  return { name: words.junit.unchecked, counts, tests };
}

function attributes(counts: Suite['counts']): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name}="${count}"`)
    .join(' ');
}

/** Visible characters that XML allows, without markup. */
function escaped(text: string): string {
  return printable(text).replace(/[&<>"\ufffe\uffff]/g, (sign) => entities[sign] ?? '\ufffd');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
