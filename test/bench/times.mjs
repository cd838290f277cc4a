import { performance } from 'node:perf_hooks';

/**
 * Does the same again and again, in turn with another program in a comparison.
 *
 * @param measure one event; returns its milliseconds
 * @returns the milliseconds of each event after the first ones, which only warm up
 */
export async function times({ inTurn }, count, warmUp, measure) {
  const elapsed = [];
  for (let index = 0; index < warmUp + count; index++) {
    const time = await inTurn(measure);
    if (index >= warmUp) elapsed.push(time);
  }
  return elapsed;
}

/** Types a letter at an offset of a document, or takes it away again. The time of the key until the problems of that document, or of another one. */
export function typer(document, at, seen = document) {
  let isTyped = false;
  return async () => {
    const pressed = isTyped ? document.edit(at, at + 1, '') : document.edit(at, at, 'x');
    isTyped = !isTyped;
    await seen.diagnostics();
    return performance.now() - pressed;
  };
}
