import { printable } from '../text/printable.ts';
import { type CheckedFile, type ToldProblem, toldIn } from './checkedFile.ts';
import type { ReportStyle } from './reportStyle.ts';

/**
 * The problems as test results in the form of JUnit, which most CI services read: each file is a suite, and each problem a test. A problem
 * that makes the check fail fails, another one is skipped with its message.
 */
export function junitReport(files: readonly CheckedFile[], style: ReportStyle): string {
  const suites = files.map((file) => suiteOf(file, style));
  if (style.troubles.length > 0) suites.push(troubleSuite(style));
  const sum = { tests: 0, failures: 0, errors: 0, skipped: 0 };
  for (const { counts } of suites)
    for (const name of ['tests', 'failures', 'errors', 'skipped'] as const) sum[name] += counts[name];
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="whq-rules" ${attributes(sum)} time="${style.seconds.toFixed(3)}">`,
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

function suiteOf(file: CheckedFile, style: ReportStyle): Suite {
  const { path } = file;
  const told = toldIn(file, style);
  const failures = told.filter(({ problem }) => style.failing.includes(problem.severity)).length;
  const counts = { tests: Math.max(1, told.length), failures, errors: 0, skipped: told.length - failures };
  if (told.length > 0) return { name: path, counts, tests: told.flatMap((problem) => testOf(problem, style)) };
  const name = escaped(style.words.junit.clean);
  return { name: path, counts, tests: [`    <testcase name="${name}" classname="${escaped(path)}" time="0"/>`] };
}

function testOf(
  { file: { path }, problem: { code, ...problem }, message, severity, place, startLine }: ToldProblem,
  { failing }: ReportStyle,
): readonly string[] {
  const result = failing.includes(problem.severity)
    ? `<failure type="${code}" message="${escaped(message)}">${escaped(`${path}:${place}  ${severity}  ${message}`)}</failure>`
    : `<skipped message="${escaped(`${severity}: ${message}`)}"/>`;
  const file = escaped(path);
  return [
    `    <testcase name="${code} ${place}" classname="${file}" file="${file}" line="${startLine}" time="0">`,
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
