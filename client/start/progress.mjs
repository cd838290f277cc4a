// Says how far long work is. Uses only Node's own modules.
import { spawn } from 'node:child_process';

const betweenLines = 15_000;

/**
 * Does work under a title, and says how long it takes.
 * @template T
 * @param {string} title for people, without a full stop: "Installing the packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} the result of the work
 */
export async function withProgress(title, work) {
  const start = Date.now();
  const say = (what) => console.log(`${title}: ${what}${Math.round((Date.now() - start) / 1000)} s`);
  console.log(`${title} …`);
  const timer = setInterval(say, betweenLines, '');
  try {
    const result = await work();
    say('done in ');
    return result;
  } catch (error) {
    say('failed after ');
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/**
 * Runs a program and hides its output, unless it fails.
 * @param {string} program
 * @param {string[]} parameters
 * @param {import('node:child_process').SpawnOptions} [options] such as `timeout` in milliseconds
 * @returns {Promise<string>} its standard output
 * @throws {Error} with the last lines that the program printed
 */
export function runQuietly(program, parameters, options = {}) {
  // On Windows npm and npx are scripts, which only a shell can start.
  const shell = process.platform === 'win32' && program !== process.execPath;
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { shell, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
    child.once('error', reject);
    child.once('close', (status, signal) => {
      if (status === 0) resolve(output);
      else reject(new Error(lastLines(`${output}\n${errors}`) || `${program} ended with ${signal ?? status}`));
    });
  });
}

function lastLines(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(-6).join('\n');
}
