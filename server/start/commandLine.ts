import { join } from 'node:path';
import { runProgram } from './runProgram.ts';

/** The commands whose compiled code is kept, each by itself. */
const commands: ReadonlySet<string> = new Set(['check', 'odds', 'roll', 'rule', 'lsp']);

const [, , command = ''] = process.argv;

runProgram(join(__dirname, 'cli.program.js'), commands.has(command) ? command : 'help');
