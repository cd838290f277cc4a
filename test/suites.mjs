// The suites of tests outside VS Code, as commands of mocha. Uses only Node's own modules.

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
export const coreTests = command(coreBuilt);

/** The server and the command line from outside, the installed npm package, the pages, the browser of the tests in VS Code, and files from and for other programs. */
export const programTests = command(
  ...ofPrograms.map((beginning) => `${testsBuilt}/${beginning}${beginning.endsWith('/') ? '**/*.test' : ''}.mjs`),
  'test/vscode/embedded/*.test.mjs',
);

/** All tries of the properties, and everything else that takes long. */
export const longTests = {
  // Steps are counted in functions that are first called after this file is there.
  ...command('--file', `${testsBuilt}/support/growth.test.mjs`, `${testsBuilt}/**/*.test.mjs`, '--fgrep', '(long)'),
  environment: { WHQ_TESTS: 'long' },
};

/** Mutated documents, far more than the long tests try, for at most ten minutes. */
export const mutatedDocuments = {
  command: [process.execPath, `${testsBuilt}/fuzz/longRun.mjs`, '--minutes', '10'],
};

/**
 * All tests of these files, with all their tries, from `oneBuilt` if each of them is alone.
 * @param {string[]} files their paths in `test`, such as `rules.test.ts`
 */
export function testsIn(files) {
  const built = files.every(isAlone)
    ? [oneBuilt]
    : files.map((file) => `${testsBuilt}/${file.replace(/\.ts$/, '.mjs')}`);
  return { ...command(...built), environment: { WHQ_TESTS: 'long' } };
}

/**
 * Mocha with these parameters. Node has its options at once: mocha would start a second Node for them.
 * @returns {{ command: string[], environment?: Record<string, string> }}
 */
function command(...parameters) {
  const always = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  );
  const mocha = [...nodeOptions.map((option) => `--${option}`), 'node_modules/mocha/bin/mocha.js', '--no-config'];
  return { command: [process.execPath, ...mocha, ...always, ...parameters] };
}
