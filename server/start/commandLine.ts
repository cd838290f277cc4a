import { join } from 'node:path';
import type { KeptCheck } from '../hosts/cache/keptRun.ts';
import { compileLater } from './compileLater.ts';
import { compilePatternsOnce } from './compilePatternsOnce.ts';
import { answerAsBefore, keptCheck } from './keptCheck.ts';
import { limitGarbage } from './limitGarbage.ts';
import { refusedNode } from './refusedNode.ts';
import { runProgram } from './runProgram.ts';
import { runServer } from './runServer.ts';

/** The commands whose compiled code is kept, each by itself. */
const commands: ReadonlySet<string> = new Set(['check', 'format', 'odds', 'pack', 'roll', 'rule', 'lsp']);

/** What the program of the commands exports. */
interface CommandProgram {
  /** Runs the command that the process was started with. A check that may be kept is kept. */
  readonly runCommand: (check: KeptCheck | undefined) => void;
}

const refused = refusedNode(process.versions.node);
if (refused === undefined) run(process.argv.slice(2));
else {
  console.error(refused);
  process.exitCode = 2;
}

function run(words: readonly string[]): void {
  const [command = '', ...parameters] = words;
  // The call of an editor: the server starts sooner without the commands.
  if (command === 'lsp' && parameters.join(' ') === '--stdio') {
    runServer();
    return;
  }
  const path = join(__dirname, 'cli.program.js');
  const start = performance.now();
  const check = keptCheck(path, words);
  if (check && answerAsBefore(check, start)) return;
  if (command === 'lsp') limitGarbage();
  else {
    if (command === 'check' || command === 'pack') limitGarbage(12);
    compilePatternsOnce();
    compileLater('command');
  }
  const program = runProgram(path, commands.has(command) ? command : 'help') as Partial<CommandProgram>;
  program.runCommand?.(check);
}
