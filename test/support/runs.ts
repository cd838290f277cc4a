import assert from 'node:assert/strict';
import { configureGlobal } from 'fast-check';
import { describe, it, type Suite } from 'mocha';

/** Whether the long tests are wanted too: `npm run test:long` and `npm run test:one`. Without them the answer takes seconds. */
export const isLong = process.env.WHQ_TESTS === 'long';

// The few tries of `npm test` are the same each time: what one person's change breaks does not fail in another's run. The long runs look further.
if (!isLong) configureGlobal({ seed: 1995 });

/** `npm run test:long` selects its tests by this mark in their titles. */
const mark = '(long)';

/** Tests that take long: how time grows with the size, hostile texts, other programs, files outside this repository. */
export function describeLong(title: string, tests: (this: Suite) => void): void {
  if (isLong) describe(`${title} ${mark}`, tests);
}

/** A test that takes long. */
export function itLong(title: string, test: () => void | Promise<void>): void {
  if (isLong) it(`${title} ${mark}`, test);
}

/** A test with `runs`, `casesOf` or `casesOfEachKind`: of few tries in the core suite, and of all tries in the long runs. */
export function itProperty(title: string, test: () => void | Promise<void>): void {
  it(isLong ? `${title} ${mark}` : title, async () => {
    isProperty = true;
    try {
      await test();
    } finally {
      isProperty = false;
    }
  });
}

/** Whether the test that is running is one of `itProperty`: in any other, the tries that are left out would never be made. */
let isProperty = false;

/** The number of tries of a property: `count` in the long runs, otherwise a twentieth, and at least ten. */
export function runs(count: number): number {
  assert.ok(isProperty, 'a test with runs is one of itProperty');
  return isLong ? count : Math.max(10, Math.ceil(count / 20));
}

/** The cases to try: all in the long runs, otherwise the first of every ten. For generated cases, not for those that a person wrote one by one. */
export function casesOf<Case>(all: readonly Case[]): readonly Case[] {
  assert.ok(isProperty, 'a test with casesOf is one of itProperty');
  return isLong ? all : all.filter((_, index) => index % 10 === 0);
}

/** The same for cases that people wrote and of which many are alike: all in the long runs, otherwise the first of each kind. */
export function casesOfEachKind<Case>(all: readonly Case[], kindOf: (one: Case) => string): readonly Case[] {
  assert.ok(isProperty, 'a test with casesOfEachKind is one of itProperty');
  return isLong ? all : [...new Map(all.toReversed().map((one) => [kindOf(one), one])).values()].reverse();
}
