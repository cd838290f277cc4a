import { fstatSync } from 'node:fs';
import { join } from 'node:path';
import { version } from '../package.json';
import { exitStatus, type InputTrouble } from './cli/call/terminal.ts';
import { terminalOn } from './cli/call/terminalOn.ts';
import { program } from './cli/program.ts';
import { type KeptCheck, noteRun } from './hosts/cache/keptRun.ts';
import { keptStore } from './hosts/cache/keptStore.ts';
import { onStreamErrors } from './hosts/cache/streamErrors.ts';

/** More bytes than this on standard input are no rules that anybody typed. */
const maximumInput = 64 * 1024 * 1024;

/** Runs the command that the process was started with. What a check that may be kept has seen and written is kept. */
export function runCommand(check: KeptCheck | undefined): void {
  const noted = check && noteRun(check);
  const store = check && keptStore(check.files, check.place);
  const terminal = terminalOn({
    version,
    environment: process.env,
    workingFolder: workingFolder(),
    pages: join(__dirname, '..', 'docs'),
    output: process.stdout,
    errors: process.stderr,
    readInput,
    written: noted?.written,
    store,
  });
  onStreamErrors(terminal.complain);
  // Not `process.exit`, which would cut off what is still on its way to a pipe, and the server.
  program(process.argv.slice(2), terminal, serve).then((status) => {
    process.exitCode = status;
    if (status !== exitStatus.unusable) noted?.keep(status);
    store?.save();
  });
}

/** The other program of the build, which serves when it is loaded. */
async function serve(): Promise<void> {
  require('./server.program.js');
}

async function readInput(): Promise<Uint8Array | InputTrouble> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    if (fstatSync(process.stdin.fd).isDirectory()) return 'folderAsInput';
    for await (const chunk of process.stdin) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maximumInput) return 'tooLarge';
    }
  } catch {
    return 'unreadableInput';
  }
  return Buffer.concat(chunks);
}

/** Undefined where the folder has been deleted since, on which Node throws. */
function workingFolder(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}
