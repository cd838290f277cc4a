/** Targets of single dice of a pool, of pairs, and of odd and even scores. */
import type { Span } from '../../text/span.ts';
import type { Dice, Range, Repetition, Test, Value } from '../language/expression.ts';
import { extentOf } from './extent.ts';
import { spanOfTokens } from './rolls.ts';
import { targetAt } from './targets.ts';
import { comparison, conditionOf, countTest, severalDice, singleDie, testOf } from './targetTests.ts';
import type { Token } from './token.ts';
import { articles, isOneOf, prepositions, signAt, smallNumberAt, wordAt, wordSet } from './words.ts';

/** What a stretch of tokens asks of a roll. */
interface PoolReading {
  /** A test, or a number: how many dice score something, what all rolls up to a score come to. */
  readonly asked: { readonly kind: 'test'; readonly test: Test } | { readonly kind: 'value'; readonly value: Value };
  readonly span: Span;
  readonly next: number;
}

/** What is asked at a token of the single dice of the roll that the text is about; undefined where nothing is. */
export function poolTargetAt(tokens: readonly Token[], index: number, roll: Value): PoolReading | undefined {
  const token = tokens[index];
  if (token?.kind === 'number') return naturalsAt(tokens, index, roll);
  if (token?.kind !== 'word') return undefined;
  if (untils.has(token.word)) return repetitionAt(tokens, index, roll);
  if (doubles.has(token.word)) return doublesAt(tokens, index, roll);
  if (parities.has(token.word)) return parityAt(tokens, index, roll);
  return each.has(token.word) ? eachAt(tokens, index, roll) : undefined;
}

const each = wordSet('each every any cada alguno cualquiera');
const anyWords = wordSet('any alguno cualquiera');
const single = wordSet('die dice dado one of these the those de los dados');
const relatives = wordSet('that which que');
const shows = wordSet(
  'score scores scoring roll rolls rolling show shows comes come up muestra muestre saque saca salga sale obtenga obtiene obtengan a un una the of de es is resultado puntuación score',
);
const dieWords = wordSet('die dice dado dados one');

/** `each dice that scores 4, 5 or 6` counts dice; with `any of the dice scores a 1` one of them will do. */
function eachAt(tokens: readonly Token[], index: number, roll: Value): PoolReading | undefined {
  const pool = severalDice(roll);
  let at = index + 1;
  let hasDie = false;
  for (; at < index + 5 && isOneOf(tokens, at, single); at++) hasDie ||= isOneOf(tokens, at, dieWords);
  if (!pool || !hasDie) return undefined;
  const isRelative = isOneOf(tokens, at, relatives);
  if (isRelative) at++;
  const start = at;
  while (at < start + 5 && isOneOf(tokens, at, shows)) at++;
  if (at === start) return undefined;
  const reading = targetAt(tokens, at);
  const span = reading && spanOfTokens(tokens, index, reading.next);
  const condition = reading && span && conditionOf(pool, reading.target, span);
  if (!reading || !span || !condition || !isEnd(tokens, reading.next)) return undefined;
  // `any dice that scores 1` speaks of each of them.
  const isAny = isOneOf(tokens, index, anyWords) && !isRelative;
  return isAny
    ? { asked: { kind: 'test', test: countTest(pool, condition, 1, span) }, span, next: reading.next }
    : { asked: { kind: 'value', value: { kind: 'count', pool, condition, span } }, span, next: reading.next };
}

function isEnd(tokens: readonly Token[], index: number): boolean {
  return !'+-–%"'.includes(signAt(tokens, index) ?? ' ');
}

const naturalWords = wordSet('natural unmodified naturales');

/** `2 or 3 natural 1's`: so many of the dice. */
function naturalsAt(tokens: readonly Token[], index: number, roll: Value): PoolReading | undefined {
  const pool = severalDice(roll);
  const first = smallNumberAt(tokens, index);
  if (!pool || first === undefined || pool.count.kind !== 'number') return undefined;
  const isPair = isOneOf(tokens, index + 1, orWords);
  const last = isPair ? smallNumberAt(tokens, index + 2) : first;
  const word = index + (isPair ? 3 : 1);
  const face = tokens[word + 1];
  const end = afterPlural(tokens, word + 2);
  if (!isOneOf(tokens, word, naturalWords) || face?.kind !== 'number' || end === undefined) return undefined;
  const isUpToAll = last === pool.count.value && (isPair ? last === first + 1 : true);
  if (!isUpToAll) return undefined;
  const span = spanOfTokens(tokens, index, end);
  const condition = conditionOf(pool, { kind: 'oneOf', ranges: [{ low: face.value, high: face.value }] }, span);
  return condition && { asked: { kind: 'test', test: countTest(pool, condition, first, span) }, span, next: end };
}

const orWords = wordSet('or o');

/** `1's`, `1s`. */
function afterPlural(tokens: readonly Token[], index: number): number | undefined {
  if (wordAt(tokens, index) === 's' && tokens[index]?.isGlued === true) return index + 1;
  const isApostrophe = "'’".includes(signAt(tokens, index) ?? ' ');
  return isApostrophe && wordAt(tokens, index + 1) === 's' ? index + 2 : undefined;
}

const untils = wordSet('until hasta');
const untilWords = wordSet(
  'the he she it you roll die dice score result is are scores rolls come comes up a an que el la un una sale salga saque saques obtenga obtengas obtener sacar dado resultado tirada sea',
);
const mostUntilWords = 6;

/** `until the roll is a 1`, `hasta que salga un 1`: the sum of all rolls, also of the last. */
function repetitionAt(tokens: readonly Token[], index: number, roll: Value): PoolReading | undefined {
  const die = singleDie(roll);
  let at = index + 1;
  for (const last = at + mostUntilWords; at < last && isOneOf(tokens, at, untilWords); ) at++;
  const reading = targetAt(tokens, at);
  if (die?.kind !== 'dice' || die !== roll || !reading || at === index + 1) return undefined;
  const span = spanOfTokens(tokens, index, reading.next);
  const until = conditionOf(die, reading.target, span);
  if (!until || !isEnd(tokens, reading.next) || isOneOf(tokens, reading.next, countedAfter)) return undefined;
  const value: Repetition = { kind: 'repeat', pool: die, until, span };
  return { asked: { kind: 'value', value }, span, next: reading.next };
}

const countedAfter = wordSet('wound wounds heridas warriors guerreros turns turnos of de squares casillas remain left');
const doubles = wordSet('double doubles doble dobles');
const rolled = wordSet('roll rolls rolled score scores any saca sacas sacan obtienes obtiene un a on con of de');

/** `rolls a double`, `on a double 6`, `if he rolls doubles`; not `double damage`. */
function doublesAt(tokens: readonly Token[], index: number, roll: Value): PoolReading | undefined {
  const pool = severalDice(roll);
  if (pool?.count.kind !== 'number' || pool.count.value !== 2 || !isOneOf(tokens, index - 1, rolled)) return undefined;
  const face = tokens[index + 1];
  if (face?.kind === 'number') return doubleAt(tokens, index, pool, face.value);
  const isWhole =
    face === undefined ||
    (face.kind === 'sign' && '.,;:)'.includes(face.sign)) ||
    isOneOf(tokens, index + 1, afterDouble);
  if (!isWhole) return undefined;
  const span = spanOfTokens(tokens, index, index + 1);
  const two: Value = { kind: 'number', value: 2, span };
  const test: Test = { kind: 'comparison', comparator: '>=', left: { kind: 'alike', pool, span }, right: two, span };
  return { asked: { kind: 'test', test }, span, next: index + 1 };
}

const afterDouble = wordSet('the he it they you there el la se is on');

function doubleAt(tokens: readonly Token[], index: number, pool: Dice, face: number): PoolReading | undefined {
  const next = index + 2;
  if (isOneOf(tokens, next, orWords) || !isEnd(tokens, next) || signAt(tokens, next) === ',') return undefined;
  const span = spanOfTokens(tokens, index, next);
  const condition = conditionOf(pool, { kind: 'oneOf', ranges: [{ low: face, high: face }] }, span);
  return condition && { asked: { kind: 'test', test: countTest(pool, condition, 2, span) }, span, next };
}

const parities = wordSet('even odd par impar');
const beforeParity = wordSet('is are es scores rolls sea');
const afterParity = wordSet('score number result roll resultado número');
const evenWords = wordSet('even par');
const mostScores = 40;

/** `if the score is even`, `on an odd roll`. */
function parityAt(tokens: readonly Token[], index: number, roll: Value): PoolReading | undefined {
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
  const extent = extentOf(roll);
  if (!isAnnounced || !isWhole || roll.kind !== 'dice' || !extent || extent.high > mostScores) return undefined;
  const rest = isOneOf(tokens, index, evenWords) ? 0 : 1;
  const ranges: Range[] = [];
  for (let score = extent.low; score <= extent.high; score++) {
    if (score % 2 === rest) ranges.push({ low: score, high: score });
  }
  const next = hasNoun ? index + 2 : index + 1;
  const span = spanOfTokens(tokens, index, next);
  return { asked: { kind: 'test', test: { kind: 'in', value: roll, ranges, span } }, span, next };
}

/** `6 then 4, 5 or 6`: a second die is rolled only after a six. */
export function twoStagesAt(
  tokens: readonly Token[],
  index: number,
): { readonly roll: Value; readonly test: Test; readonly span: Span; readonly next: number } | undefined {
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
  const test: Test = { kind: 'and', tests: [comparison(die, '=', 6, span), second], span };
  return { roll: die, test, span, next: reading.next };
}
