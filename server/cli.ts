import { fstatSync } from 'node:fs';
import { version } from '../package.json';
import { commandFirst } from './cli/arguments.ts';
import { checkCommand } from './cli/check/check.ts';
import { convertCommand } from './cli/check/convert.ts';
import { formatCommand } from './cli/check/format.ts';
import { packCommand } from './cli/check/pack.ts';
import { command, refuse } from './cli/command.ts';
import { drawsCommand } from './cli/dice/draws.ts';
import { oddsCommand } from './cli/dice/odds.ts';
import { rollCommand } from './cli/dice/roll.ts';
import { ruleCommand } from './cli/dice/rule.ts';
import { lspCommand } from './cli/lsp.ts';
import { type ExitStatus, exitStatus, type InputTrouble, type Terminal } from './cli/terminal.ts';
import { translateCommand } from './cli/translate/translate.ts';
import { printablePainted } from './report/paint.ts';
import { nearest } from './text/nearest.ts';
import { printable, printableLines } from './text/printable.ts';

const commands: ReadonlyMap<string, (parameters: readonly string[], terminal: Terminal) => Promise<ExitStatus>> =
  new Map([
    ['check', checkCommand],
    ['convert', convertCommand],
    ['draws', drawsCommand],
    ['format', formatCommand],
    ['odds', oddsCommand],
    ['pack', packCommand],
    ['roll', rollCommand],
    ['rule', ruleCommand],
    ['translate', translateCommand],
    ['lsp', (parameters, terminal) => lspCommand(parameters, terminal, serve)],
  ]);

/** The other program of the build, which serves when it is loaded. */
async function serve(): Promise<void> {
  require('./server.program.js');
}

/** Columns of a report that goes to a file or another program. */
const usualWidth = 120;

/** More bytes than this on standard input are no rules that anybody typed. */
const maximumInput = 64 * 1024 * 1024;

/** Erases the screen and what has scrolled out of it, and goes to its first line (ECMA-48, and a sign of xterm). */
const clearScreen = '\u001b[2J\u001b[3J\u001b[H';
/** Goes to the start of the line and erases it. */
const eraseLine = '\r\u001b[K';
let hasProgress = false;

const terminal: Terminal = {
  version,
  environment: process.env,
  workingFolder: workingFolder(),
  isColoured: hasColours(process.env),
  width: process.stdout.columns ?? usualWidth,
  print: (text) => write(process.stdout, printableLines(text)),
  printPainted: (text) => write(process.stdout, printablePainted(text)),
  printData: (text) => write(process.stdout, process.stdout.isTTY ? printableLines(text) : text),
  complain: (line) => write(process.stderr, `${printable(line)}\n`),
  showProgress:
    process.stderr.isTTY && process.env.TERM !== 'dumb'
      ? (line) => {
          write(process.stderr, printable(line).slice(0, (process.stderr.columns || usualWidth) - 1));
          hasProgress = true;
        }
      : undefined,
  clear: process.stdout.isTTY ? () => write(process.stdout, clearScreen) : undefined,
  readInput,
};

// A reader such as `head` may have enough before the report ends; nothing is wrong then.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // What has been found is still what the status tells.
    if (error.code === 'EPIPE') return;
    terminal.complain(error.message);
    process.exit(exitStatus.unusable);
  });
}

const words = commandFirst(process.argv.slice(2));
const [name = '', ...parameters] = words;
const run = commands.get(name);
// Not `process.exit`, which would cut off what is still on its way to a pipe, and the server.
(run ? run(parameters, terminal) : withoutCommand()).then(
  (status) => {
    process.exitCode = status;
  },
  (error: Error) => {
    for (const line of (error.stack ?? error.message).split('\n')) terminal.complain(line);
    process.exitCode = exitStatus.unusable;
  },
);

/** `whq-rules --help`, or a command that does not exist. */
function withoutCommand(): Promise<ExitStatus> {
  const isOption = name.startsWith('-');
  const names = { maximumOperands: isOption ? 0 : Number.POSITIVE_INFINITY };
  return command('all', words, terminal, names, async (call) => {
    if (name !== '' && !isOption)
      return refuse(call, 'all', { kind: 'unknownCommand', command: name, nearest: nearest(name, commands.keys()) });
    for (const line of call.words.help.all.trimEnd().split('\n')) terminal.complain(line);
    return exitStatus.unusable;
  });
}

/** Writes a text, in place of a line of progress. */
function write(stream: NodeJS.WriteStream, text: string): void {
  if (hasProgress) process.stderr.write(eraseLine);
  hasProgress = false;
  stream.write(text);
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

/**
 * Whether reports have colours: `NO_COLOR` (no-color.org) and `FORCE_COLOR` (force-color.org), which CI services set, decide if they are not empty;
 * otherwise terminals have them.
 */
function hasColours({ NO_COLOR: none, FORCE_COLOR: forced, TERM: kind }: NodeJS.ProcessEnv): boolean {
  if (none) return false;
  if (forced) return forced !== '0' && forced !== 'false';
  return process.stdout.isTTY === true && kind !== 'dumb';
}
