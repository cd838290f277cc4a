import { join } from 'node:path';
import { compileAsUsual, compileLater } from './compileLater.ts';
import { limitGarbage } from './limitGarbage.ts';
import { runProgram } from './runProgram.ts';

/** Runs the language server with the flags of V8 for a quick start, until it has said its first problems. */
export function runServer(): void {
  limitGarbage();
  compileLater('server');
  const { firstProblems } = runProgram(join(__dirname, 'server.program.js'), 'server') as {
    firstProblems?: Promise<void>;
  };
  void firstProblems?.then(compileAsUsual);
}
