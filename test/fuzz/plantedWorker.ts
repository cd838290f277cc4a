// Instead of the program, three defects whose inputs are known: a test of the fuzzing itself.
import { parentPort, workerData } from 'node:worker_threads';
import { Difference } from './difference.ts';
import type { Input } from './input.ts';
import { serve } from './serve.ts';

if (!parentPort) throw new Error('to be started by a run of inputs');
serve(parentPort, workerData, (input, onStage) => {
  const text = textOf(input);
  onStage('planted');
  if (/x[\s\S]*y/.test(text)) throw new Error('x before y');
  if (text.includes('??')) throw new Difference('two questions');
  while (text.includes('!!')) performance.now();
});

function textOf(input: Input): string {
  if ('steps' in input) return input.files.map(({ text }) => text).join('');
  return 'text' in input ? input.text : '';
}
