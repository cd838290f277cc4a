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
