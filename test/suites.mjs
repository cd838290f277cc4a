// The suites of tests outside VS Code, as commands of mocha. Uses only Node's own modules.

const options = {
  timeout: 60_000,
  reporter: 'dot',
  'forbid-only': true,
  'forbid-pending': true,
  // The tests create much that lives for a moment: a larger space for it is cleared less often. Most functions run too seldom for optimised code
  // of them to pay off, so V8 makes it later.
  'node-option': ['max-semi-space-size=64', 'interrupt-budget=1000000'],
};
const ofPrograms = [
  'out/test/wire/**/*.test.mjs',
  'out/test/docs.test.mjs',
  'out/test/syntaxes/*.test.mjs',
  'out/test/report/sarif.test.mjs',
  'out/test/xml/conformance.test.mjs',
  'test/vscode/embedded/*.test.mjs',
];
const everything = 'out/test/**/*.test.mjs';

/** The core suite as the configuration of mocha: few tries of each property, and nothing that needs a built program or a file elsewhere. */
export const configuration = { ...options, spec: [everything], ignore: [...ofPrograms, 'out/test/fuzz/*.test.mjs'] };

export const coreTests = { command: [process.execPath, 'node_modules/mocha/bin/mocha.js'] };

/** The server and the command line from outside, the pages, the browser of the tests in VS Code, and files from and for other programs. */
export const programTests = command(...ofPrograms);

/** All tries of the properties, and everything else that takes long. */
export const longTests = { ...command(everything, '--fgrep', '(long)'), environment: { WHQ_TESTS: 'long' } };

/**
 * All tests of these files, with all their tries.
 * @param {string[]} files such as `test/rules.test.ts`
 */
export function testsIn(files) {
  const built = files.map((file) => `out/${file.replace(/\.ts$/, '.mjs')}`);
  return { ...command(...built), environment: { WHQ_TESTS: 'long' } };
}

/**
 * @returns {{ command: string[], environment?: Record<string, string> }}
 */
function command(...parameters) {
  const always = Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`--${name}`] : [`--${name}`, String(value)],
  );
  return { command: [...coreTests.command, '--no-config', ...always, ...parameters] };
}
