import { describe, it } from 'mocha';

/** Whether only `npm run test:core` runs, of which an answer is wanted within seconds. */
const isQuick = process.env.WHQ_TESTS === 'quick';

/** Tests that take long, of `npm test`: how time grows with the size, hostile texts, other programs. */
export const describeLong: (title: string, tests: () => void) => void = isQuick ? () => undefined : describe;

/** A test that takes long, of `npm test`. */
export const itLong: (title: string, test: () => void | Promise<void>) => void = isQuick ? () => undefined : it;

/** How often a property is tried: as often as said in `npm test`, a twentieth of it, and at least ten times, in `npm run test:core`. */
export function runs(count: number): number {
  return isQuick ? Math.max(10, Math.ceil(count / 20)) : count;
}

/** The cases to try: all in `npm test`, the first of every ten in `npm run test:core`. For long lists of made-up cases, not for those that were written one by one. */
export function casesOf<Case>(all: readonly Case[]): readonly Case[] {
  return isQuick ? all.filter((_, index) => index % 10 === 0) : all;
}
