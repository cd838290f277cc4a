import { type SpawnOptions, spawn } from 'node:child_process';
import { resolve } from 'node:path';

/** The built command line. */
export const program = resolve('dist/cli.js');

/** A process, and what it has written and its status when it has ended. */
export function start(command: string, words: readonly string[], options: SpawnOptions = {}) {
  const child = spawn(command, words, { env: { PATH: process.env.PATH, LANG: 'C' }, ...options });
  let [out, err] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text) => {
    out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    err += text;
  });
  const ended = new Promise<{ status: number | null; out: string; err: string }>((done) => {
    child.on('close', (status) => done({ status, out: out.replace(/\d+\.\d s$/m, '0.0 s'), err }));
  });
  return { child, ended };
}
