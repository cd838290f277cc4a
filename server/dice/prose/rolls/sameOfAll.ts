/** What one of the dice was asked, and now all of them: `if both are`. */
import type { Comparing } from '../../language/expression.ts';
import { phrases } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { RolledDice } from '../targets/roll.ts';
import { countTest } from '../targets/targetTests.ts';
import { endsClause, isUncounted } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, wordSet } from '../words/words.ts';
import type { PoolReading } from './pools.ts';

/** `if both are` behind `if one is a 6`: the same of all dice. */
export function sameOfAllAt(
  tokens: readonly Token[],
  index: number,
  { pool }: RolledDice,
  condition: Comparing,
): PoolReading | undefined {
  const found = sameOfAll.at(tokens, index);
  const { count } = pool ?? {};
  if (!pool || !found || count?.kind !== 'number') return undefined;
  const isOver = endsClause(tokens, found.next) || isOneOf(tokens, found.next, persons);
  if (!isOver && !(isOneOf(tokens, found.next - 1, spanishCounts) && isUncounted(tokens, found.next))) return undefined;
  // `both are`: of two dice.
  if (isOneOf(tokens, index, pairWords) && count.value !== 2) return undefined;
  const span = spanOfTokens(tokens, index, found.next);
  const test = countTest(pool, condition, '=', count, span);
  return { asked: { kind: 'test', test }, condition, span, next: found.next, isNamed: true };
}

const persons = wordSet('he she it they you');
const spanishCounts = wordSet('dos tres cuatro ambos');
const pairWords = wordSet('both ambos');
const sameOfAll = phrases(
  'both|all [of them | three|four | dice]? are|do|is|show [so|it]?',
  'lo son|están los|ambos|todos dos|tres|cuatro?',
  'ambos|todos [los dados]? lo son|están',
  'los dos|tres|cuatro lo son|están',
);
