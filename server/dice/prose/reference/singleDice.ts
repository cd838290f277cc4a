/** What is asked of the single dice of a roll. */

import type { Span } from '../../../text/span.ts';
import type { Comparator } from '../../language/comparator.ts';
import type { Dice, Range, Value } from '../../language/expression.ts';
import type { AlikeAct, DiceAct } from '../meaning/acts.ts';
import { comparison, conditionOf, countTest, testOf } from '../meaning/targetTests.ts';
import { extentOf } from '../words/extent.ts';
import { type AskedOfRoll, asTest } from './asked.ts';
import { differenceOf, type RolledDice, sharedPool } from './roll.ts';

/** The question, with the dice that it is asked of; undefined where the roll has no such dice. */
export function askedOfDice(act: DiceAct | AlikeAct, rolled: RolledDice): AskedOfRoll | undefined {
  return act.kind === 'askDice' ? askedOfEach(act, rolled) : askedOfAlike(act, rolled);
}

function askedOfEach(act: DiceAct, rolled: RolledDice): AskedOfRoll | undefined {
  const { of, span, target } = act;
  if (of === 'difference') {
    const spread = differenceOf(rolled)?.total;
    return spread && asTest(testOf(spread, target, span), spread, span);
  }
  const pool = rolled.pool ?? sharedPool(rolled);
  const condition = pool && conditionOf(pool, target, span);
  if (!pool) return undefined;
  const roll = rolled.total ?? pool;
  if (of === 'each') {
    const one: Dice = { ...pool, count: numberAt(1, span) };
    if (!condition) return asTest(testOf(one, target, span), one, span);
    return { span, roll, asked: { kind: 'value', value: { kind: 'count', pool, condition, span } } };
  }
  const number = condition && numberOf(act, pool);
  return asTest(number && countTest(pool, condition, number.comparator, number.value, span), roll, span);
}

/** How many of the dice have to; undefined where the text speaks of another number of dice than there are. */
function numberOf(
  { of, count, span }: DiceAct,
  pool: Dice,
): { readonly comparator: Comparator; readonly value: Value } | undefined {
  const all = pool.count.kind === 'number' ? pool.count.value : undefined;
  const said = of === 'both' ? 2 : count?.kind === 'number' ? count.value : undefined;
  if (of === 'atLeast' || of === 'exactly') {
    // `a pair of sixes`
    const least = said ?? 2;
    if (all !== undefined && least > all) return undefined;
    return { comparator: of === 'exactly' ? '=' : '>=', value: numberAt(least, span) };
  }
  if (said !== undefined && said !== all) return undefined;
  if (of === 'any') return { comparator: '>=', value: numberAt(1, span) };
  return { comparator: '=', value: of === 'none' ? numberAt(0, span) : pool.count };
}

function askedOfAlike({ of, span, count, ranges }: AlikeAct, rolled: RolledDice): AskedOfRoll | undefined {
  if (of === 'even' || of === 'odd') return askedOfParity(rolled.total, of === 'even' ? 0 : 1, span);
  const pool = rolled.pool ?? diceOf(rolled.total);
  const all = pool?.count.kind === 'number' ? pool.count.value : 0;
  if (!pool || all < 2) return undefined;
  const alike = (comparator: Comparator, least: number) =>
    least > all ? undefined : comparison({ kind: 'alike', pool, span }, comparator, least, span);
  const said = count?.kind === 'number' ? count.value : undefined;
  const ofFace = (scores: readonly Range[]) => {
    const condition = scores.length === 1 ? conditionOf(pool, { kind: 'oneOf', ranges: scores }, span) : undefined;
    return condition && all === (of === 'tripleOf' ? 3 : 2)
      ? countTest(pool, condition, '=', pool.count, span)
      : undefined;
  };
  const tests = {
    // With three dice, a double may be a triple or not.
    double: () => (all === 2 ? alike('>=', 2) : undefined),
    pair: () => alike('>=', 2),
    same: () => (said !== undefined && said !== all ? undefined : alike('>=', all)),
    triple: () => alike('>=', 3),
    different: () => alike('=', 1),
    snakeEyes: () => ofFace([{ low: 1, high: 1 }]),
    doubleOf: () => ofFace(ranges ?? (said === undefined ? [] : [{ low: said, high: said }])),
    tripleOf: () => ofFace(ranges ?? (said === undefined ? [] : [{ low: said, high: said }])),
  };
  return asTest(tests[of](), rolled.total ?? pool, span);
}

/** The dice of a D66, and of `2D6 x 10`: what they have in common is all the same to what they come to. */
function diceOf(total: Value | undefined): Dice | undefined {
  if (total?.kind === 'd66') {
    const { span } = total;
    return { kind: 'dice', count: numberAt(2, span), sides: numberAt(6, span), span };
  }
  const [only, other] = total?.kind === 'product' ? total.factors.filter(({ kind }) => kind !== 'number') : [];
  return only?.kind === 'dice' && !other ? only : undefined;
}

function askedOfParity(total: Value | undefined, rest: 0 | 1, span: Span): AskedOfRoll | undefined {
  const extent = total && extentOf(total);
  if (!extent || extent.high > mostScores || total.kind === 'd66') return undefined;
  const ranges: Range[] = [];
  for (let score = extent.low; score <= extent.high; score++) {
    if (Math.abs(score % 2) === rest) ranges.push({ low: score, high: score });
  }
  // `0D6` is 0, which is never odd.
  return ranges.length > 0 ? asTest({ kind: 'in', value: total, ranges, span }, total, span) : undefined;
}

const mostScores = 40;

function numberAt(value: number, span: Span): Value {
  return { kind: 'number', value, span };
}
