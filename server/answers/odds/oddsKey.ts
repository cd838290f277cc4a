import { compares } from '../../dice/language/comparator.ts';
import type { Annotation, Comparison, Expression, Membership, Test, Value } from '../../dice/language/expression.ts';
import { formatExpression } from '../../dice/language/format.ts';

/** Dice of more outcomes are compared as they are written. */
const maximumOutcomes = 200;

/**
 * The same text for odds that say the same: for one roll or test written in two ways, and for a test and its contrary, of which either says
 * all. Undefined for an expression that gives values to names first: no other is the same.
 */
export function oddsKey(subject: Annotation | Expression): string | undefined {
  if (subject.kind !== 'annotation') return keyOf(subject);
  return subject.assignments.length === 0 ? keyOf(subject.body) : undefined;
}

function keyOf(expression: Expression): string {
  if (expression.kind === 'not') return keyOf(expression.test);
  if (expression.kind === 'comparison') return outcomesKey(expression) ?? comparisonKey(expression);
  if (expression.kind === 'in') return outcomesKey(expression) ?? formatExpression(expression);
  return formatExpression(expression);
}

/** For plain dice the outcomes that meet the test, or all others: those with the least outcome of all. */
function outcomesKey(test: Comparison | Membership): string | undefined {
  const { value, isMet } = testOf(test) ?? {};
  if (value?.kind !== 'dice' || value.count.kind !== 'number' || value.sides.kind !== 'number' || !isMet)
    return undefined;
  const least = value.count.value;
  const most = least * value.sides.value;
  if (most - least >= maximumOutcomes) return undefined;
  const outcomes = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  const holdsLeast = isMet(least);
  return `${formatExpression(value)}: ${outcomes.filter((outcome) => isMet(outcome) === holdsLeast).join(' ')}`;
}

interface TestOfValue {
  readonly value: Value;
  readonly isMet: (outcome: number) => boolean;
}

function testOf(test: Test): TestOfValue | undefined {
  if (test.kind === 'in') {
    return {
      value: test.value,
      isMet: (outcome) => test.ranges.some(({ low, high }) => low <= outcome && outcome <= high),
    };
  }
  if (test.kind !== 'comparison' || test.right.kind !== 'number') return undefined;
  const { value: target } = test.right;
  return { value: test.left, isMet: (outcome) => compares(outcome, test.comparator, target) };
}

/** All outcomes are whole numbers, so that `> 6`, `>= 7` and the contrary of `<= 6` are one. */
function comparisonKey({ left, comparator, right }: Comparison): string {
  const isEquality = comparator === '=' || comparator === '!=';
  if (isEquality) return `${formatExpression(left)} = ${formatExpression(right)}`;
  const isAbove = comparator === '>' || comparator === '<=';
  if (right.kind === 'number') return `${formatExpression(left)} >= ${isAbove ? right.value + 1 : right.value}`;
  return `${formatExpression(left)} ${isAbove ? '>' : '>='} ${formatExpression(right)}`;
}
