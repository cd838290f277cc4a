import { version } from '../package.json';
import { checkCommand } from './cli/check.ts';
import { command, refuse } from './cli/command.ts';
import { lspCommand } from './cli/lsp.ts';
import { oddsCommand } from './cli/odds.ts';
import { rollCommand } from './cli/roll.ts';
import { ruleCommand } from './cli/rule.ts';
import { type ExitStatus, exitStatus, type Terminal } from './cli/terminal.ts';

const commands: ReadonlyMap<string, (parameters: readonly string[], terminal: Terminal) => Promise<ExitStatus>> =
  new Map([
    ['check', checkCommand],
    ['odds', oddsCommand],
    ['roll', rollCommand],
    ['rule', ruleCommand],
    ['lsp', lspCommand],
  ]);

/** Columns of a report that goes to a file or another program. */
const usualWidth = 120;

const terminal: Terminal = {
  version,
  environment: process.env,
  workingFolder: process.cwd(),
  isColoured: process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  width: process.stdout.columns ?? usualWidth,
  print: (text) => void process.stdout.write(text),
  complain: (line) => void process.stderr.write(`${line}\n`),
  readInput,
};

// A reader such as `head` may have enough before the report ends; nothing is wrong then.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') terminal.complain(error.message);
    process.exit(error.code === 'EPIPE' ? undefined : exitStatus.unusable);
  });
}

const [name = '', ...parameters] = process.argv.slice(2);
const run = commands.get(name);
// Not `process.exit`, which would cut off what is still on its way to a pipe, and the server.
(run ? run(parameters, terminal) : withoutCommand()).then(
  (status) => {
    process.exitCode = status;
  },
  (error: Error) => {
    terminal.complain(error.stack ?? error.message);
    process.exitCode = exitStatus.unusable;
  },
);

/** `whq-rules --help`, or a command that does not exist. */
function withoutCommand(): Promise<ExitStatus> {
  const isOption = name.startsWith('-');
  const names = { maximumOperands: isOption ? 0 : Number.POSITIVE_INFINITY };
  return command('all', process.argv.slice(2), terminal, names, async (call) => {
    if (name !== '' && !isOption) return refuse(call, 'all', { kind: 'unknownCommand', command: name });
    terminal.complain(call.words.help.all.trimEnd());
    return exitStatus.unusable;
  });
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
