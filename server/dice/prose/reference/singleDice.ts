/** What is asked of the single dice of a roll. */

import type { Span } from '../../../text/span.ts';
import type { Comparator } from '../../language/comparator.ts';
import type { Dice, Range, Value } from '../../language/expression.ts';
import type { AlikeAct, DiceAct } from '../meaning/acts.ts';
import type { Target } from '../meaning/target.ts';
import { comparison, conditionOf, countTest, testOf } from '../meaning/targetTests.ts';
import { extentOf } from '../words/extent.ts';
import { type AskedOfRoll, asTest } from './asked.ts';
import { differenceOf, keeping, type RolledDice, sharedPool } from './roll.ts';

/** The question, with the dice that it is asked of; undefined where the roll has no such dice. */
export function askedOfDice(act: DiceAct | AlikeAct, rolled: RolledDice): AskedOfRoll | undefined {
  return act.kind === 'askDice' ? askedOfEach(act, rolled) : askedOfAlike(act, rolled);
}

function askedOfEach(act: DiceAct, rolled: RolledDice): AskedOfRoll | undefined {
  const { of, span, target } = act;
  if (of === 'highest' || of === 'lowest') {
    // `use the lower; if the lower is a 6`
    const isKept = rolled.total?.kind === of && rolled.total.kept === 1;
    const kept = isKept ? rolled.total : rolled.pool === rolled.total ? keeping(rolled, of, 1)?.total : undefined;
    return kept && asTest(testOf(kept, target, span), kept, span);
  }
  if (of === 'difference') {
    const spread = differenceOf(rolled)?.total;
    return spread && asTest(testOf(spread, target, span), spread, span);
  }
  const pool = rolled.pool ?? sharedPool(rolled);
  const condition = pool && conditionOf(pool, target, span);
  if (of === 'anyOrMore' && !condition) return askedOfTotal(target, span, rolled);
  if (!pool) return undefined;
  if (of === 'each') {
    const one: Dice = { ...pool, count: numberAt(1, span) };
    if (!condition) return asTest(testOf(one, target, span), one, span);
    return {
      span,
      roll: rolled.total ?? pool,
      asked: { kind: 'value', value: { kind: 'count', pool, condition, span } },
    };
  }
  const number = condition && numberOf(act, pool);
  const test = number && countTest(pool, condition, number.comparator, number.value, span);
  return asTest(test, rolled.total ?? pool, span);
}

/** `at least a 9`: that or more. */
function askedOfTotal(target: Target, span: Span, { total }: RolledDice): AskedOfRoll | undefined {
  const low = target.kind === 'oneOf' ? target.ranges[0]?.low : undefined;
  if (!total || low === undefined) return undefined;
  return asTest(testOf(total, { kind: 'compared', comparator: '>=', value: numberAt(low, span) }, span), total, span);
}

/** How many of the dice have to; undefined where the text speaks of another number of dice than there are. */
function numberOf(
  { of, count, span }: DiceAct,
  pool: Dice,
): { readonly comparator: Comparator; readonly value: Value } | undefined {
  const all = pool.count.kind === 'number' ? pool.count.value : undefined;
  const said = of === 'both' ? 2 : count?.kind === 'number' ? count.value : undefined;
  switch (of) {
    case 'any':
    case 'anyOrMore':
    case 'none':
      if (said !== undefined && said !== all) return undefined;
      return of !== 'none'
        ? { comparator: '>=', value: numberAt(1, span) }
        : { comparator: '=', value: numberAt(0, span) };
    case 'all':
    case 'both':
      return said !== undefined && said !== all ? undefined : { comparator: '=', value: pool.count };
    default:
      // `a pair of sixes`
      if (all !== undefined && (said ?? 2) > all) return undefined;
      return { comparator: of === 'exactly' ? '=' : '>=', value: numberAt(said ?? 2, span) };
  }
}

function askedOfAlike(act: AlikeAct, rolled: RolledDice): AskedOfRoll | undefined {
  const { of, span } = act;
  if (of === 'even' || of === 'odd') return askedOfParity(rolled.total, of === 'even' ? 0 : 1, span);
  const pool = rolled.pool ?? diceOf(rolled.total);
  const roll = rolled.total ?? pool;
  const all = pool?.count.kind === 'number' ? pool.count.value : undefined;
  if (!pool || !roll || all === undefined || all < 2) return undefined;
  const parity = parities[of];
  if (parity) return askedOfEachParity(pool, all, parity, roll, span);
  const alike = (comparator: Comparator, least: number) =>
    least > all ? undefined : comparison({ kind: 'alike', pool, span }, comparator, least, span);
  const said = act.count?.kind === 'number' ? act.count.value : undefined;
  switch (of) {
    // With three dice, a double may be a triple or not.
    case 'double':
      return asTest(all === 2 ? alike('>=', 2) : undefined, roll, span);
    case 'pair':
      return asTest(alike('>=', 2), roll, span);
    case 'same':
      return asTest(said !== undefined && said !== all ? undefined : alike('>=', all), roll, span);
    case 'triple':
      return asTest(alike('>=', 3), roll, span);
    case 'four':
      return asTest(alike('>=', 4), roll, span);
    case 'different':
      return asTest(alike('=', 1), roll, span);
    case 'snakeEyes':
    case 'boxcars': {
      const face = of === 'boxcars' ? 6 : 1;
      const eyes =
        all === 2 ? conditionOf(pool, { kind: 'oneOf', ranges: [{ low: face, high: face }] }, span) : undefined;
      return asTest(eyes && countTest(pool, eyes, '=', pool.count, span), roll, span);
    }
    case 'doubleOf':
    case 'tripleOf': {
      const ranges = act.ranges ?? (said === undefined ? [] : [{ low: said, high: said }]);
      const condition = ranges.length === 1 ? conditionOf(pool, { kind: 'oneOf', ranges }, span) : undefined;
      const isWhole = all === (of === 'doubleOf' ? 2 : 3);
      return asTest(isWhole && condition ? countTest(pool, condition, '=', pool.count, span) : undefined, roll, span);
    }
  }
}

interface Parity {
  readonly rest: 0 | 1;
  readonly ofAll: boolean;
}

const parities: Readonly<Record<string, Parity>> = {
  evenAll: { rest: 0, ofAll: true },
  oddAll: { rest: 1, ofAll: true },
  evenAny: { rest: 0, ofAll: false },
  oddAny: { rest: 1, ofAll: false },
};

/** Whether all dice, or one at least, show even or odd numbers; undefined of more dice than people look at so. */
function askedOfEachParity(
  pool: Dice,
  count: number,
  { rest, ofAll }: Parity,
  roll: Value,
  span: Span,
): AskedOfRoll | undefined {
  const one: Dice = { ...pool, count: numberAt(1, span) };
  const each = askedOfParity(one, rest, span)?.asked;
  if (count > mostDice || each?.kind !== 'test') return undefined;
  const tests = Array.from({ length: count }, () => each.test);
  return asTest({ kind: ofAll ? 'and' : 'or', tests, span }, roll, span);
}

const mostDice = 4;

/** The dice of a D66, and of `2D6 x 10`: what they have in common is all the same to what they come to. */
function diceOf(total: Value | undefined): Dice | undefined {
  if (total?.kind === 'd66') {
    const { span } = total;
    return { kind: 'dice', count: numberAt(2, span), sides: numberAt(6, span), span };
  }
  if (total?.kind === 'spread') return total.pool.kind === 'dice' ? total.pool : undefined;
  const dice = total?.kind === 'product' ? total.factors.filter(({ kind }) => kind !== 'number') : [];
  const [only] = dice;
  return only?.kind === 'dice' && dice.length === 1 ? only : undefined;
}

function askedOfParity(total: Value | undefined, rest: 0 | 1, span: Span): AskedOfRoll | undefined {
  const extent = total && extentOf(total);
  if (!extent || extent.high > mostScores || total.kind === 'd66') return undefined;
  const ranges: Range[] = [];
  for (let score = extent.low; score <= extent.high; score++) {
    if (Math.abs(score % 2) === rest) ranges.push({ low: score, high: score });
  }
  return asTest({ kind: 'in', value: total, ranges, span }, total, span);
}

const mostScores = 40;

function numberAt(value: number, span: Span): Value {
  return { kind: 'number', value, span };
}
