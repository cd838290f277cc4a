/** What the questions of a roll have left. */

import type { Span } from '../../../text/span.ts';
import { compares } from '../../language/comparator.ts';
import type { Range, Test, Value } from '../../language/expression.ts';
import { oppositeComparators } from '../meaning/target.ts';
import { testOf } from '../meaning/targetTests.ts';
import { extentOf } from '../words/extent.ts';

const mostOutcomes = 200;

/** `any`: all that none of the tests asks for; `above` and `below`: what lies over or under all of that. Undefined where it cannot be said. */
export function restOf(
  total: Value,
  tests: readonly Test[],
  of: 'any' | 'above' | 'below',
  span: Span,
): Test | undefined {
  const [first] = tests;
  const extent = extentOf(total);
  if (!first) return undefined;
  if (!extent || extent.high - extent.low > mostOutcomes || !tests.every((test) => scoresOf(test))) {
    return tests.length === 1 ? opposite(first, of, span) : undefined;
  }
  const isAsked = (score: number): boolean => tests.some((test) => scoresOf(test)?.(score));
  const all = Array.from({ length: extent.high - extent.low + 1 }, (_, index) => extent.low + index);
  const asked = all.filter(isAsked);
  const [least, most] = [Math.min(...asked), Math.max(...asked)];
  const left = all.filter(
    (score) => !isAsked(score) && (of === 'any' || (of === 'above' ? score > most : score < least)),
  );
  return left.length > 0 ? testOf(total, { kind: 'oneOf', ranges: rangesOf(left) }, span) : undefined;
}

/** Which scores a test asks for; undefined where that depends on other numbers. */
function scoresOf(test: Test): ((score: number) => boolean) | undefined {
  if (test.kind === 'in') {
    return (score) => test.ranges.some(({ low, high }) => low <= score && score <= high);
  }
  if (test.kind === 'not') {
    const inner = scoresOf(test.test);
    return inner && ((score) => !inner(score));
  }
  if (test.kind !== 'comparison' || test.right.kind !== 'number') return undefined;
  const { comparator, right } = test;
  return (score) => compares(score, comparator, right.value);
}

function opposite(test: Test, of: 'any' | 'above' | 'below', span: Span): Test | undefined {
  if (test.kind !== 'comparison') return undefined;
  const comparator = oppositeComparators[test.comparator];
  const isAbove = comparator === '>' || comparator === '>=';
  if (of !== 'any' && (of === 'above') !== isAbove) return undefined;
  return { ...test, comparator, span };
}

function rangesOf(scores: readonly number[]): readonly Range[] {
  const ranges: Range[] = [];
  for (const score of scores) {
    const last = ranges.at(-1);
    if (last && last.high === score - 1) ranges[ranges.length - 1] = { low: last.low, high: score };
    else ranges.push({ low: score, high: score });
  }
  return ranges;
}
