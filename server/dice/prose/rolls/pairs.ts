/** Pairs, odd and even scores, natural ones, and rolls that are made until something comes up. */
import type { Dice, Value } from '../../language/expression.ts';
import { PhraseBook } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { RolledDice } from '../targets/roll.ts';
import { targetAt } from '../targets/targets.ts';
import { comparison, conditionOf, countTest, singleDie, testOf } from '../targets/targetTests.ts';
import { endsClause, opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, pluralFaceAt, signAt, smallNumberAt, wordAt, wordSet } from '../words/words.ts';
import { alikeAt } from './alike.ts';
import { parityAt } from './parity.ts';
import { mayEnd, type PoolReading } from './pools.ts';

/**
 * What is asked at a token of the roll that the text is about; undefined where nothing is. `isOpened`: an announcement of a target stands before
 * the token.
 */
export function pairAt(
  tokens: readonly Token[],
  index: number,
  roll: RolledDice,
  isOpened: boolean,
): PoolReading | undefined {
  const token = tokens[index];
  if (token?.kind === 'number') return naturalsAt(tokens, index, roll);
  if (token?.kind !== 'word') return undefined;
  const eyes = namedPairAt(tokens, index, roll, isOpened);
  if (eyes) return eyes;
  if (untils.has(token.word)) return repetitionAt(tokens, index, roll);
  return alikeAt(tokens, index, roll, isOpened) ?? parityAt(tokens, index, roll, isOpened);
}

/** `on snake eyes`, `Boxcars: he wins`: the lowest or the highest score of two D6. */
function namedPairAt(
  tokens: readonly Token[],
  index: number,
  { total }: RolledDice,
  isOpened: boolean,
): PoolReading | undefined {
  const found = total?.kind === 'dice' ? namedPairs.at(tokens, index) : undefined;
  const isTwo =
    total?.kind === 'dice' &&
    total.count.kind === 'number' &&
    total.count.value === 2 &&
    total.sides.kind === 'number' &&
    total.sides.value === 6;
  if (!found || !isTwo || !(isOpened || (opensClause(tokens, index) && endsClause(tokens, found.next))))
    return undefined;
  const span = spanOfTokens(tokens, index, found.next);
  return {
    asked: { kind: 'test', test: comparison(total, '=', found.meaning, span) },
    span,
    next: found.next,
    isNamed: true,
  };
}

const namedPairs = new PhraseBook<number>([
  [2, 'double-one', 'snake eyes', 'snake-eyes', 'ojos de serpiente'],
  [12, 'double-six', 'boxcars'],
]);

const naturalWords = wordSet('natural unmodified naturales');
const orWords = wordSet('or o');

/** `2 or 3 natural 1's`: so many of the dice. */
function naturalsAt(tokens: readonly Token[], index: number, { pool }: RolledDice): PoolReading | undefined {
  const first = smallNumberAt(tokens, index);
  if (!pool || first === undefined || pool.count.kind !== 'number') return undefined;
  const isPair = isOneOf(tokens, index + 1, orWords);
  const last = isPair ? smallNumberAt(tokens, index + 2) : first;
  const word = index + (isPair ? 3 : 1);
  const face = tokens[word + 1];
  const end = pluralFaceAt(tokens, word + 1)?.next;
  if (!isOneOf(tokens, word, naturalWords) || face?.kind !== 'number' || end === undefined) return undefined;
  const isUpToAll = last === pool.count.value && (isPair ? last === first + 1 : true);
  if (!isUpToAll) return undefined;
  const span = spanOfTokens(tokens, index, end);
  const condition = conditionOf(pool, { kind: 'oneOf', ranges: [{ low: face.value, high: face.value }] }, span);
  const number: Value = { kind: 'number', value: first, span };
  return (
    condition && {
      asked: { kind: 'test', test: countTest(pool, condition, '>=', number, span) },
      span,
      next: end,
      isNamed: true,
    }
  );
}

const untils = wordSet('until hasta');
const untilWords = wordSet(
  'the he she it you roll die dice score result is are scores rolls come comes up get gets shows show a an que el la un una sale salga saque saques obtenga obtengas obtener sacar dado resultado tirada sea',
);
const maximumUntilWords = 6;

/** `until the roll is a 1`, `hasta que salga un 1`: how often it is rolled. Nobody says that the scores are added up. */
function repetitionAt(tokens: readonly Token[], index: number, { total }: RolledDice): PoolReading | undefined {
  const die = total && singleDie(total);
  let at = index + 1;
  for (const last = at + maximumUntilWords; at < last && isOneOf(tokens, at, untilWords); ) at++;
  const reading = targetAt(tokens, at);
  if (die === undefined || die !== total || !reading || at === index + 1) return undefined;
  const span = spanOfTokens(tokens, index, reading.next);
  const until = conditionOf(die, reading.target, span);
  const isMore = isOneOf(tokens, reading.next, moreBehind) || smallNumberAt(tokens, reading.next) !== undefined;
  if (!until || !mayEnd(tokens, reading.next) || isMore) return undefined;
  return {
    asked: { kind: 'value', value: { kind: 'rolls', pool: die, until, span } },
    span,
    next: reading.next,
    isNamed: false,
  };
}

const moreBehind = wordSet('remain left twice thrice in quedan');
/** `6 then 4, 5 or 6`: a second die is rolled only after a six. */
export function twoStagesAt(
  tokens: readonly Token[],
  index: number,
): (PoolReading & { readonly roll: Value }) | undefined {
  const first = tokens[index];
  if (first?.kind !== 'number' || first.value !== 6 || wordAt(tokens, index + 1) !== 'then') return undefined;
  const isList = isOneOf(tokens, index - 1, orWords) || signAt(tokens, index - 1) === ',';
  const reading = tokens[index + 2]?.kind === 'number' ? targetAt(tokens, index + 2) : undefined;
  if (isList || !reading || tokens[reading.next]?.kind === 'word') return undefined;
  const span = spanOfTokens(tokens, index, reading.next);
  const one = { kind: 'number', value: 1, span } as const;
  const die: Dice = { kind: 'dice', count: one, sides: { ...one, value: 6 }, span };
  const second = testOf(die, reading.target, span);
  if (!second) return undefined;
  const test = { kind: 'and', tests: [comparison(die, '=', 6, span), second], span } as const;
  return { roll: die, asked: { kind: 'test', test }, span, next: reading.next, isNamed: true };
}
