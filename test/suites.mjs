// The suites of tests outside VS Code, as commands of mocha. Uses only Node's own modules.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const options = {
  timeout: 60_000,
  reporter: 'test/seconds.mjs',
  // A program that a failed test has left running must not hold up the run.
  exit: true,
  'forbid-only': true,
  'forbid-pending': true,
};
// The tests create much that lives for a moment: a larger space for it is cleared less often. Most functions run too seldom for optimised code
// of them to pay off, so V8 makes it later: with Node 20, because later versions refuse to start with an option that they do not know.
const nodeOptions = [
  'max-semi-space-size=64',
  'min-semi-space-size=64',
  ...(Number.parseInt(process.versions.v8, 10) <= 11 ? ['interrupt-budget=1000000'] : []),
];

/** The folder with a bundle for each file of tests, the file with all of the core suite, and the one with the files that somebody names. */
export const testsBuilt = 'out/test';
export const coreBuilt = 'out/core.test.mjs';
export const oneBuilt = 'out/one.test.mjs';

/** Beginnings of paths in `test`, of the tests that need a built program or a file elsewhere. */
const ofPrograms = ['wire/', 'package/', 'site/', 'docs/', 'syntaxes/', 'report/sarif.test', 'xml/conformance.test'];

/** Whether a file in `test` belongs to the core suite: few tries of each property, and nothing that needs a built program or a file elsewhere. */
export function isCore(file) {
  return ![...ofPrograms, 'fuzz/'].some((beginning) => file.startsWith(beginning));
}

/** Whether all tests of a file in `test`, the long ones too, need nothing that is built but themselves. */
export function isAlone(file) {
  return isCore(file) && !file.startsWith('languages/');
}

/** The core suite as the configuration of mocha. */
export const configuration = { ...options, 'node-option': nodeOptions, spec: [coreBuilt] };

/** The core suite as a command. */
export const coreTests = mocha(options, [coreBuilt]);

/** The server and the command line from outside, the installed npm package, the pages, the browser of the tests in VS Code, and files from and for other programs. */
export const programTests = mocha(options, [
  ...ofPrograms.map((beginning) => `${testsBuilt}/${beginning}${beginning.endsWith('/') ? '**/*.test' : ''}.mjs`),
  'test/vscode/embedded/*.test.mjs',
]);

/** The paths in `test` of all files of tests outside VS Code. */
export const testFiles = readdirSync(import.meta.dirname, { recursive: true })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts') && !file.startsWith('vscode/'))
  .sort();

/** Those that count the steps of the code: everything in the same process takes a third longer. */
const counting = new Set(
  testFiles.filter((file) => /\/growth\.ts'/.test(readFileSync(join(import.meta.dirname, file), 'utf8'))),
);
const others = testFiles.filter((file) => !counting.has(file));

/**
 * All tries of the properties, and everything else that takes long, in three parts. The two halves take about the same time, and each folder is in one
 * of them.
 */
export const longTests = {
  firstHalf: long(others.filter((file) => file < 'fights')),
  secondHalf: long(others.filter((file) => file >= 'fights')),
  // Steps are counted in functions that are first called after this file is there.
  counting: long(['support/growth.test.ts', ...counting]),
};

/** Mutated documents, far more than the long tests try, for five minutes: others each day. */
export const mutatedDocuments = {
  command: [
    process.execPath,
    `${testsBuilt}/fuzz/longRun.mjs`,
    ...['--minutes', '5', '--seed', String(Math.floor(Date.now() / 86_400_000))],
  ],
};

/**
 * All tests of these files, with all their tries, from `oneBuilt` if each of them is alone.
 * @param {string[]} files their paths in `test`, such as `rules.test.ts`
 */
export function testsIn(files) {
  return withLongTests(...(files.every(isAlone) ? [oneBuilt] : files.map(builtOf)));
}

/** The long ones of these files of tests, in their order. */
function long(files) {
  return withLongTests(...files.map(builtOf), '--fgrep', '(long)');
}

/** On a machine with other things to do, a long test may take minutes. */
function withLongTests(...parameters) {
  return { ...mocha({ ...options, timeout: 300_000 }, parameters), environment: { WHQ_TESTS: 'long' } };
}

function builtOf(file) {
  return `${testsBuilt}/${file.replace(/\.ts$/, '.mjs')}`;
}

/**
 * Mocha with these options and parameters. Node has its options at once: mocha would start a second Node for them.
 * @returns {{ command: string[], environment?: Record<string, string> }}
 */
function mocha(options, parameters) {
  const always = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  );
  const program = [...nodeOptions.map((option) => `--${option}`), 'node_modules/mocha/bin/mocha.js', '--no-config'];
  return { command: [process.execPath, ...program, ...always, ...parameters] };
}
