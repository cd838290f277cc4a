import { join } from 'node:path';
import { compilePatternsOnce } from './compilePatternsOnce.ts';
import { limitYoungObjects } from './limitYoungObjects.ts';
import { runProgram } from './runProgram.ts';

compilePatternsOnce();
limitYoungObjects();
runProgram(join(__dirname, 'server.program.js'), 'server');
