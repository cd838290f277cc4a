// `npm test`: everything, in a fresh clone too. Types and style, the core tests, and the tests in a real VS Code. Goes on
// after a failure, says at the end once more what failed, and ends with one line that sums up all test runs. Only Node's own modules.
import { spawn } from 'node:child_process';
import { installDependencies, root } from '../dependencies.mjs';
import { coreTests, longTests, programTests } from './suites.mjs';

await installDependencies();
const total = { passed: 0, failed: 0 };
/** What mocha says of the tests that failed, for the end of the output: whoever reads a log begins there. */
const failures = [];
const longestFailures = 6000;
const vscodeTests = 'test/vscode/run.mjs';
// Before anything else, so that nobody waits for minutes to learn that something is missing.
const preparation = await step('What the tests in VS Code need', {
  command: [process.execPath, vscodeTests, '--prepare'],
});
await step('Types, style and format', { command: ['npm', 'run', '--silent', 'check'] });
await step('Build', { command: [process.execPath, 'esbuild.mjs', '--tests', '--core-tests', '--vscode-tests'] });
await step('Core tests', coreTests, 'counts tests');
await step('Tests of the programs and pages', programTests, 'counts tests');
await step('Long runs', longTests, 'counts tests');
if (preparation.isGood) await step('Tests in VS Code', { command: [process.execPath, vscodeTests] }, 'counts tests');
else console.log(`\n== Tests in VS Code: NOT RUN\n${preparation.errors.trim()}`);
for (const text of failures) console.log(`\n${text}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/**
 * Runs one program and adds to the total what mocha says in its output. A step that fails otherwise is one failure.
 * @returns {Promise<{ isGood: boolean, errors: string }>} whether it ended well, and what it wrote to standard error
 */
async function step(title, { command: [program, ...parameters], environment }, countsTests) {
  console.log(`\n== ${title}`);
  const start = Date.now();
  const { status, output, errors } = await runAndRead(program, parameters, environment);
  const passed = sum(output, /^ *(\d+) passing\b/gm);
  const failed = sum(output, /^ *(\d+) failing\b/gm);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`== ${title}: ${status === 0 ? 'good' : 'FAILED'} (${seconds} s)`);
  total.passed += passed;
  const silent = countsTests !== undefined && passed + failed === 0;
  total.failed += failed > 0 ? failed : Number(status !== 0 || silent);
  if (status !== 0) failures.push(`== ${title}: what failed\n${failuresIn(output)}`);
  return { isGood: status === 0, errors };
}

/** What mocha lists behind the counts of its runs, else the end of the output: one of them says what happened. */
function failuresIn(output) {
  const lists = [...output.matchAll(/^ *\d+ failing\n([\s\S]*?)(?=\n-- |\nExit code|$(?![\s\S]))/gm)].map(
    ([list]) => list,
  );
  const text = lists.length > 0 ? lists.join('\n') : output;
  return text.length > longestFailures ? `…${text.slice(-longestFailures)}` : text;
}

function runAndRead(program, parameters, environment) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && program !== process.execPath,
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      errors += text;
      process.stderr.write(text);
    });
    child.once('error', (error) => {
      console.error(error.message);
      resolve({ status: 1, output, errors: error.message });
    });
    child.once('close', (status) => resolve({ status, output, errors }));
  });
}

function sum(text, pattern) {
  return [...text.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);
}
