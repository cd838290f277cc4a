// Shows the progress of long work: one animated line in a terminal, otherwise a line at intervals. Uses only Node's own modules.
import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const isTerminal = process.stdout.isTTY === true && process.env.CI === undefined;
const betweenFrames = 120;
const betweenMeasures = 1_000;
const betweenLines = 15_000;

/** The running tasks, with their current progress. */
const running = new Set();
let timer;
let turn = 0;

/**
 * Does work under a title, and shows its time and, if the work fills a folder, its progress.
 * @template T
 * @param {string} title for people, without a full stop: "Installing the packages"
 * @param {() => Promise<T>} work
 * @param {{ folder?: string, megabytes?: number }} [measure] the folder that the work fills, and its approximate final size
 * @returns {Promise<T>} the result of the work
 */
export async function withProgress(title, work, { folder, megabytes } = {}) {
  const task = { title, megabytes, done: undefined, start: Date.now() };
  const measuring = folder === undefined ? undefined : setInterval(measure, betweenMeasures, task, folder);
  begin(task);
  try {
    const result = await work();
    end(task, `${title}: done in ${seconds(task)} s`);
    return result;
  } catch (error) {
    end(task, `${title}: failed after ${seconds(task)} s`);
    throw error;
  } finally {
    clearInterval(measuring);
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

function begin(task) {
  running.add(task);
  if (!isTerminal) console.log(`${task.title} …`);
  timer ??= setInterval(isTerminal ? draw : printLines, isTerminal ? betweenFrames : betweenLines);
}

function end(task, line) {
  running.delete(task);
  if (isTerminal) process.stdout.write('\r\x1b[K');
  console.log(line);
  if (running.size > 0) return;
  clearInterval(timer);
  timer = undefined;
}

function draw() {
  turn += 1;
  const text = [...running].map((task) => `${task.title}: ${state(task)}`).join(' · ');
  const width = (process.stdout.columns || 80) - 3;
  process.stdout.write(`\r\x1b[K${frames[turn % frames.length]} ${text.slice(0, width)}`);
}

function printLines() {
  for (const task of running) console.log(`  ${task.title}: ${state(task)}`);
}

function state(task) {
  const size = task.done === undefined ? '' : `${task.done} of about ${task.megabytes} MB, `;
  return `${size}${seconds(task)} s`;
}

function seconds(task) {
  return Math.round((Date.now() - task.start) / 1000);
}

async function measure(task, folder) {
  if (task.isMeasuring) return;
  task.isMeasuring = true;
  task.done = Math.round((await sizeOf(folder)) / 1e6);
  task.isMeasuring = false;
}

/** The bytes of all files in a folder. Files that disappear during the count are ignored. */
async function sizeOf(folder) {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  let total = 0;
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) total += await sizeOf(path);
    else if (entry.isFile()) total += (await stat(path).catch(() => ({ size: 0 }))).size;
  }
  return total;
}
