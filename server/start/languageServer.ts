import { join } from 'node:path';
import { runProgram } from './runProgram.ts';

runProgram(join(__dirname, 'server.program.js'), 'server');
