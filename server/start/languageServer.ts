import { join } from 'node:path';
import { limitYoungObjects } from './limitYoungObjects.ts';
import { runProgram } from './runProgram.ts';

limitYoungObjects();
runProgram(join(__dirname, 'server.program.js'), 'server');
