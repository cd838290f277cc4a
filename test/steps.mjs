// Runs programs as the steps of a test run, several at once, adds up what their tests say, and ends with one line. Only Node's own modules.
import { spawn } from 'node:child_process';
import { root } from '../client/start/dependencies.mjs';

/** How many characters of the failures of a step the end of the output repeats. */
const maximumFailures = 6000;

/**
 * @typedef {object} Step
 * @property {string[]} command a program and its parameters
 * @property {Record<string, string>} [environment] variables beside those of this process
 * @property {boolean} [hasTests] whether mocha runs in it, whose counts are added up: no test is a failure then
 */

/**
 * A run of steps.
 * @param {number} maximumMinutes the time of one step: one that takes longer has come to a stand, and fails
 * @returns {{ step: (title: string, step: Step) => Promise<boolean>, fail: (title: string, reason: string) => void, end: () => void }}
 *   `step` starts a program and resolves with whether it ended well; its output is printed as one block, as other steps may run beside it.
 *   `fail` counts something that could not be run. `end` prints what failed once more, and the total, and sets the exit status
 */
export function testRun(maximumMinutes) {
  const start = Date.now();
  const total = { passed: 0, failed: 0 };
  const failures = [];
  const times = [];

  const step = async (title, { command: [program, ...parameters], environment, hasTests = false }) => {
    console.log(`-- ${title}: started after ${secondsSince(start)} s`);
    const started = Date.now();
    const { status, output } = await runAndRead(program, parameters, environment, maximumMinutes);
    const passed = sum(output, /^ *(\d+) passing\b/gm);
    const failed = sum(output, /^ *(\d+) failing\b/gm);
    const isGood = status === 0 && !(hasTests && passed + failed === 0);
    const seconds = secondsSince(started);
    times.push(`${title} ${seconds} s`);
    console.log(`\n== ${title}: ${isGood ? 'good' : 'FAILED'} (${seconds} s)\n${output.trimEnd()}`);
    total.passed += passed;
    total.failed += failed > 0 ? failed : Number(!isGood);
    if (!isGood) failures.push(`== ${title}: what failed\n${failuresIn(output)}`);
    return isGood;
  };

  const fail = (title, reason) => {
    console.log(`\n== ${title}: NOT RUN\n${reason}`);
    total.failed += 1;
    failures.push(`== ${title}: not run\n${reason}`);
  };

  const end = () => {
    for (const text of failures) console.log(`\n${text}`);
    console.log(`\n${times.join(' · ')} · altogether ${secondsSince(start)} s`);
    console.log(`\n${total.passed} passed, ${total.failed} failed`);
    process.exitCode = total.failed === 0 ? 0 : 1;
  };

  return { step, fail, end };
}

/** What mocha lists behind the counts of its runs, else the end of the output: one of them says what happened. */
function failuresIn(output) {
  const lists = [...output.matchAll(/^ *\d+ failing\n([\s\S]*?)(?=\n-- |\nExit code|$(?![\s\S]))/gm)].map(
    ([list]) => list,
  );
  const text = lists.length > 0 ? lists.join('\n') : output;
  return text.length > maximumFailures ? `…${text.slice(-maximumFailures)}` : text;
}

function runAndRead(program, parameters, environment, maximumMinutes) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32' && program !== process.execPath,
    });
    let output = '';
    const read = (text) => {
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', read);
    child.stderr.setEncoding('utf8').on('data', read);
    const stopped = setTimeout(() => {
      output += `\nStopped after ${maximumMinutes} minutes.\n`;
      child.kill();
    }, maximumMinutes * 60_000);
    stopped.unref();
    child.once('error', (error) => resolve({ status: 1, output: `${output}${error.message}\n` }));
    child.once('close', (status) => resolve({ status, output }));
  });
}

function sum(text, pattern) {
  return [...text.matchAll(pattern)].reduce((total, [, count]) => total + Number(count), 0);
}

function secondsSince(time) {
  return ((Date.now() - time) / 1000).toFixed(1);
}
