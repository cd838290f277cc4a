import { parentPort, workerData } from 'node:worker_threads';
import { serve } from './serve.ts';
import { inputTrier } from './tryInput.ts';

if (!parentPort) throw new Error('to be started by a run of inputs');
serve(parentPort, workerData, inputTrier());
