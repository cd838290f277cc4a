import { setFlagsFromString } from 'node:v8';

/** By how many of 100 the memory grows until V8 collects garbage again. */
const growth = 12;

/**
 * Lets V8 collect garbage before it has grown by an eighth of what is in use, until `collectAsUsual`: otherwise it waits until memory has
 * grown to four times as much. For small packages that is faster.
 */
export function collectOften(): void {
  setGrowth(growth);
}

/** Before the program ends: V8 keeps no compiled code of a program with other flags. */
export function collectAsUsual(): void {
  setGrowth(0);
}

let current = 0;

function setGrowth(percent: number): void {
  if (percent === current) return;
  setFlagsFromString(`--heap-growing-percent=${percent}`);
  current = percent;
}
