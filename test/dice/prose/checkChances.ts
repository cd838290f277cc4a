import assert from 'node:assert/strict';
import { formatExpression } from '../../../server/dice/language/format.ts';
import { readProse } from '../../../server/dice/prose/chances/reading.ts';

/** The text has exactly these chances, and behind them these scores, each as `what is written => what it is`. */
export function checkChances(text: string, ...expected: readonly string[]): void {
  check(text, false, expected);
}

/** The same in a text of this game, in which `on a 4+` without dice near it is for 1D6. */
export function checkInGame(text: string, ...expected: readonly string[]): void {
  check(text, true, expected);
}

function check(text: string, isOfGame: boolean, expected: readonly string[]): void {
  const { chances, scores } = readProse(text, isOfGame);
  const found = [
    ...chances.map(({ text: written, test }) => `${written} => ${formatExpression(test)}`),
    ...scores.map(({ text: written, value }) => `${written} => ${formatExpression(value)}`),
  ];
  assert.deepEqual(found, expected, text);
}
