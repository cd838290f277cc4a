/** Doubles, odd and even scores, natural ones, and rolls that are made until something comes up. */
import type { Dice, Range, Value } from '../language/expression.ts';
import { extentOf } from './extent.ts';
import { mayEnd, type PoolReading, pluralAt } from './pools.ts';
import type { RolledDice } from './roll.ts';
import { spanOfTokens } from './rolls.ts';
import { targetAt } from './targets.ts';
import { comparison, conditionOf, countTest, singleDie, testOf } from './targetTests.ts';
import type { Token } from './token.ts';
import { articles, isOneOf, prepositions, signAt, smallNumberAt, wordAt, wordSet } from './words.ts';

/** What is asked at a token of the roll that the text is about; undefined where nothing is. */
export function pairAt(tokens: readonly Token[], index: number, roll: RolledDice): PoolReading | undefined {
  const token = tokens[index];
  if (token?.kind === 'number') return naturalsAt(tokens, index, roll);
  if (token?.kind !== 'word') return undefined;
  if (untils.has(token.word)) return repetitionAt(tokens, index, roll);
  if (doubles.has(token.word)) return doublesAt(tokens, index, roll);
  return parities.has(token.word) ? parityAt(tokens, index, roll) : undefined;
}

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
  const end = pluralAt(tokens, word + 1);
  if (!isOneOf(tokens, word, naturalWords) || face?.kind !== 'number' || end === undefined) return undefined;
  const isUpToAll = last === pool.count.value && (isPair ? last === first + 1 : true);
  if (!isUpToAll) return undefined;
  const span = spanOfTokens(tokens, index, end);
  const condition = conditionOf(pool, { kind: 'oneOf', ranges: [{ low: face.value, high: face.value }] }, span);
  const number: Value = { kind: 'number', value: first, span };
  return (
    condition && { asked: { kind: 'test', test: countTest(pool, condition, '>=', number, span) }, span, next: end }
  );
}

const untils = wordSet('until hasta');
const untilWords = wordSet(
  'the he she it you roll die dice score result is are scores rolls come comes up a an que el la un una sale salga saque saques obtenga obtengas obtener sacar dado resultado tirada sea',
);
const mostUntilWords = 6;

/** `until the roll is a 1`, `hasta que salga un 1`: how often it is rolled. Nobody says that the scores are added up. */
function repetitionAt(tokens: readonly Token[], index: number, { total }: RolledDice): PoolReading | undefined {
  const die = total && singleDie(total);
  let at = index + 1;
  for (const last = at + mostUntilWords; at < last && isOneOf(tokens, at, untilWords); ) at++;
  const reading = targetAt(tokens, at);
  if (die === undefined || die !== total || !reading || at === index + 1) return undefined;
  const span = spanOfTokens(tokens, index, reading.next);
  const until = conditionOf(die, reading.target, span);
  const isMore = isOneOf(tokens, reading.next, moreBehind) || smallNumberAt(tokens, reading.next) !== undefined;
  if (!until || !mayEnd(tokens, reading.next) || isMore) return undefined;
  return { asked: { kind: 'value', value: { kind: 'rolls', pool: die, until, span } }, span, next: reading.next };
}

const moreBehind = wordSet('remain left twice thrice in quedan');
const doubles = wordSet('double doubles doble dobles');
const rolled = wordSet('roll rolls rolled score scores any saca sacas sacan obtienes obtiene sale un a on con of de');
const afterDouble = wordSet(
  'always never ganas pierdes te hay le lo un una además the he it they you there el la se is on means then',
);

/** `rolls a double`, `on a double 6`, `if he rolls doubles`; not `double damage`. */
function doublesAt(tokens: readonly Token[], index: number, { pool }: RolledDice): PoolReading | undefined {
  if (pool?.count.kind !== 'number' || pool.count.value !== 2 || !isOneOf(tokens, index - 1, rolled)) return undefined;
  const face = smallNumberAt(tokens, index + 1);
  if (face !== undefined) return doubleAt(tokens, index, pool, face);
  const following = tokens[index + 1];
  const isWhole =
    following === undefined ||
    (following.kind === 'sign' && '.,;:)'.includes(following.sign)) ||
    isOneOf(tokens, index + 1, afterDouble);
  if (!isWhole) return undefined;
  const span = spanOfTokens(tokens, index, index + 1);
  return {
    asked: { kind: 'test', test: comparison({ kind: 'alike', pool, span }, '>=', 2, span) },
    span,
    next: index + 1,
  };
}

function doubleAt(tokens: readonly Token[], index: number, pool: Dice, face: number): PoolReading | undefined {
  const next = index + 2;
  if (isOneOf(tokens, next, orWords) || !mayEnd(tokens, next) || signAt(tokens, next) === ',') return undefined;
  const span = spanOfTokens(tokens, index, next);
  const condition = conditionOf(pool, { kind: 'oneOf', ranges: [{ low: face, high: face }] }, span);
  const two: Value = { kind: 'number', value: 2, span };
  return condition && { asked: { kind: 'test', test: countTest(pool, condition, '>=', two, span) }, span, next };
}

const parities = wordSet('even odd par impar');
const beforeParity = wordSet('is are es scores rolls sea sale');
const afterParity = wordSet('score number result roll resultado número');
const evenWords = wordSet('even par');
const mostScores = 40;

/** `if the score is even`, `on an odd roll`. */
function parityAt(tokens: readonly Token[], index: number, { total }: RolledDice): PoolReading | undefined {
  const isAnnounced =
    isOneOf(tokens, index - 1, beforeParity) ||
    isOneOf(tokens, index - 1, articles) ||
    isOneOf(tokens, index - 1, prepositions);
  const following = tokens[index + 1];
  const hasNoun = isOneOf(tokens, index + 1, afterParity);
  const isWhole =
    hasNoun ||
    following === undefined ||
    (isOneOf(tokens, index - 1, beforeParity) && isOneOf(tokens, index + 1, afterDouble)) ||
    (following.kind === 'sign' && '.,;:)'.includes(following.sign));
  const extent = total && extentOf(total);
  if (!total || !isAnnounced || !isWhole || !extent || extent.high > mostScores) return undefined;
  const rest = isOneOf(tokens, index, evenWords) ? 0 : 1;
  const ranges: Range[] = [];
  for (let score = extent.low; score <= extent.high; score++) {
    if (Math.abs(score % 2) === rest) ranges.push({ low: score, high: score });
  }
  const next = hasNoun ? index + 2 : index + 1;
  const span = spanOfTokens(tokens, index, next);
  return { asked: { kind: 'test', test: { kind: 'in', value: total, ranges, span } }, span, next };
}

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
  return { roll: die, asked: { kind: 'test', test }, span, next: reading.next };
}
