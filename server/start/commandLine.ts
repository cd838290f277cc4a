import { join } from 'node:path';
import { compileLater } from './compileLater.ts';
import { compilePatternsOnce } from './compilePatternsOnce.ts';
import { limitYoungObjects } from './limitYoungObjects.ts';
import { refusedNode } from './refusedNode.ts';
import { runProgram } from './runProgram.ts';
import { runServer } from './runServer.ts';

/** The commands whose compiled code is kept, each by itself. */
const commands: ReadonlySet<string> = new Set(['check', 'format', 'odds', 'pack', 'roll', 'rule', 'lsp']);

const refused = refusedNode(process.versions.node);
if (refused === undefined) run(process.argv.slice(2));
else {
  console.error(refused);
  process.exitCode = 2;
}

function run([command = '', ...parameters]: readonly string[]): void {
  // The call of an editor: the server starts sooner without the commands.
  if (command === 'lsp' && parameters.join(' ') === '--stdio') {
    runServer();
    return;
  }
  if (command === 'lsp') limitYoungObjects();
  else {
    compilePatternsOnce();
    compileLater('command');
  }
  runProgram(join(__dirname, 'cli.program.js'), commands.has(command) ? command : 'help');
}
