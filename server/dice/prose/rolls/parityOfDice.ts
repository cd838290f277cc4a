/** Odd and even numbers on single dice of several: `if both dice are even`, `if either is odd`. */
import type { Dice, Range, Test } from '../../language/expression.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { RolledDice } from '../targets/roll.ts';
import { clauseStartsWith, endsClause, isUncounted } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, wordSet } from '../words/words.ts';
import { quantities } from './poolPhrases.ts';
import type { PoolReading } from './pools.ts';

const maximumDice = 4;

/** What is asked at a token; undefined where nothing is, or of more dice than people look at so. */
export function parityOfDiceAt(tokens: readonly Token[], index: number, { pool }: RolledDice): PoolReading | undefined {
  const count = pool?.count.kind === 'number' ? pool.count.value : 0;
  const sides = pool?.sides.kind === 'number' ? pool.sides.value : 0;
  if (!pool || count < 2 || count > maximumDice || sides < 2 || sides > mostSides) return undefined;
  const found = quantities.at(tokens, index);
  if (found?.meaning.by !== 'names') return undefined;
  const isEven = isOneOf(tokens, found.next, evens);
  if (!isEven && !isOneOf(tokens, found.next, odds)) return undefined;
  const next = isOneOf(tokens, found.next + 1, nouns) ? found.next + 2 : found.next + 1;
  const isSpanish = !isOneOf(tokens, found.next, english) && isUncounted(tokens, next);
  if (!endsClause(tokens, next) && !clauseStartsWith(tokens, next) && !isSpanish) return undefined;
  // `if one is odd and the other is even`
  if (isOneOf(tokens, next, ands) && [2, 3].some((ahead) => isOneOf(tokens, next + ahead, others))) return undefined;
  const span = spanOfTokens(tokens, index, next);
  const ranges: Range[] = [];
  for (let face = 1; face <= sides; face++) if (face % 2 === (isEven ? 0 : 1)) ranges.push({ low: face, high: face });
  const one: Dice = { ...pool, count: { kind: 'number', value: 1, span } };
  const each: Test = { kind: 'in', value: one, ranges, span };
  const tests = Array.from({ length: count }, () => each);
  const { of } = found.meaning;
  if (of === 'each') return { asked: { kind: 'test', test: each }, roll: one, span, next, isNamed: true };
  if (of === 'all' || of === count)
    return { asked: { kind: 'test', test: { kind: 'and', tests, span } }, span, next, isNamed: true };
  const anyOfThem: Test = { kind: 'or', tests, span };
  if (of === 'any') return { asked: { kind: 'test', test: anyOfThem }, span, next, isNamed: true };
  return of === 'none'
    ? { asked: { kind: 'test', test: { kind: 'not', test: anyOfThem, span } }, span, next, isNamed: true }
    : undefined;
}

const mostSides = 12;
const english = wordSet('even odd');
const ands = wordSet('and y but pero');
const others = wordSet('other others otro otros second');
const evens = wordSet('even par pares');
const odds = wordSet('odd impar impares');
const nouns = wordSet('number numbers score scores número números');
