/** Targets of single dice of several: `each die that shows 5+`, `if both are 6`, `two of them`, `5s and 6s`, `a double 6`. */
import type { Span } from '../../../text/span.ts';
import type { Comparator } from '../../language/comparator.ts';
import type { Comparing, Dice, NumberValue, Test, Value } from '../../language/expression.ts';
import type { PhraseMatch } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import { type RolledDice, sharedPool } from '../targets/roll.ts';
import { type Target, type TargetReading, targetAt } from '../targets/targets.ts';
import { conditionOf, countTest, testOf } from '../targets/targetTests.ts';
import { isOutcome, isOver, isUncounted, opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import {
  articles,
  isOneOf,
  pluralFaceAt,
  prepositions,
  signAt,
  smallNumberAt,
  wordAt,
  wordSet,
} from '../words/words.ts';
import { isShare, type Quantity, quantities, quantitiesBehind } from './poolPhrases.ts';
import { changesScore } from './scoreChanges.ts';

/** A test, or a number: how many dice score something. */
export type Question =
  | {
      readonly kind: 'test';
      readonly test: Test;
      /** Whether the text says the chance itself: `a 1 in 6 chance`. */
      readonly isStated?: boolean;
    }
  | { readonly kind: 'value'; readonly value: Value };

/** What a stretch of tokens asks of a roll. */
export interface PoolReading {
  readonly asked: Question;
  /** The dice that it is asked of, where these are not all of the roll. */
  readonly roll?: Value;
  readonly span: Span;
  /** The first token after it. */
  readonly next: number;
  /** What each of the dice is asked. */
  readonly condition?: Comparing;
  /** Whether it is part of a longer question, so that its chance is not what is asked. */
  readonly isUnclear?: boolean;
  /** Whether it names the dice, so that it cannot be about anything else. */
  readonly isNamed: boolean;
}

const pronouns = wordSet('one uno una');
const verbsBehind = wordSet('rolled scored shown thrown');
const orMore = wordSet('or o');

/** What is asked at a token of the single dice of the roll; undefined where nothing is. */
export function poolTargetAt(tokens: readonly Token[], index: number, roll: RolledDice): PoolReading | undefined {
  const pool = roll.pool ?? sharedPool(roll);
  if (!pool) return undefined;
  const found = isShare(tokens, index) ? undefined : quantities.at(tokens, index);
  const plural = found || !mayBePlural(tokens, index) ? undefined : pluralsAt(tokens, index);
  if (plural && changesScore(tokens, plural.next)) return undefined;
  if (plural) return countOf(tokens, index, pool, { of: 'each', by: 'plural' }, plural);
  const behind = found || plural ? undefined : faceFirstAt(tokens, index, pool);
  if (behind) return behind;
  const reading = found && faceAt(tokens, found.next);
  if (!found || !reading || !mayEnd(tokens, reading.next) || (found.meaning.isWho && !roll.pool)) return undefined;
  if (changesScore(tokens, reading.next) || saysOtherCount(tokens, index, found, pool)) return undefined;
  const isRolled = isOneOf(tokens, reading.next, verbsBehind);
  if (found.meaning.of !== 'each' && mayCountDice(tokens, found.next, pool)) return undefined;
  if (!isOfDice(tokens, found.meaning, reading, pool) && !isRolled) return undefined;
  return countOf(tokens, index, pool, found.meaning, { ...reading, next: isRolled ? reading.next + 1 : reading.next });
}

/** `both dice`, `los dos dados` of three: whether the phrase says of how many dice all are meant, and there are more or fewer. */
function saysOtherCount(
  tokens: readonly Token[],
  index: number,
  { meaning, next }: PhraseMatch & { readonly meaning: Quantity },
  { count }: Dice,
): boolean {
  if (meaning.of !== 'all' || count.kind !== 'number') return false;
  for (let at = index; at < next; at++) {
    const said = isOneOf(tokens, at, bothWords) ? 2 : smallNumberAt(tokens, at);
    if (said !== undefined) return said !== count.value;
  }
  return false;
}

const bothWords = wordSet('both ambos ambas');

/** `a 1 on either die`, `a 6 comes up on any of the dice` */
function faceFirstAt(tokens: readonly Token[], index: number, pool: Dice): PoolReading | undefined {
  const isStart = isOneOf(tokens, index, articles) || tokens[index]?.kind === 'number';
  const reading = isStart && pool.count.kind === 'number' ? faceAt(tokens, index) : undefined;
  const behind = reading && !reading.isPlural ? quantitiesBehind.at(tokens, reading.next) : undefined;
  if (!reading || !behind || changesScore(tokens, behind.next)) return undefined;
  return countOf(tokens, index, pool, behind.meaning, { ...reading, next: behind.next });
}

/** `on 5s and 6s`, `6s are Goblins` */
function mayBePlural(tokens: readonly Token[], index: number): boolean {
  if (isOneOf(tokens, index - 1, prepositions)) return true;
  const face = opensClause(tokens, index) ? pluralFaceAt(tokens, index) : undefined;
  return face !== undefined && isOneOf(tokens, face.next, pluralVerbs);
}

const pluralVerbs = wordSet('are mean means hit kill wound succeed son significan');

/** `any two`: so many of the dice, and not their face. */
function mayCountDice(tokens: readonly Token[], index: number, { count }: Dice): boolean {
  const number = tokens[index]?.kind === 'word' ? smallNumberAt(tokens, index) : undefined;
  return number !== undefined && number > 1 && (count.kind !== 'number' || number <= count.value);
}

interface FaceReading extends TargetReading {
  readonly isPlural: boolean;
}

/** `5`, `6s`, `5 or more`, `a 1`. */
function faceAt(tokens: readonly Token[], index: number): FaceReading | undefined {
  const start = isOneOf(tokens, index, articles) ? index + 1 : index;
  const plural = pluralsAt(tokens, start);
  if (plural) return { ...plural, next: afterOrMore(tokens, plural.next), isPlural: true };
  const reading = targetAt(tokens, start);
  return reading?.target.kind === 'rest' || !reading ? undefined : { ...reading, isPlural: false };
}

/** Whether a number can be nothing but the face of some dice. */
function isOfDice(
  tokens: readonly Token[],
  { of, by }: Quantity,
  { target, next, isPlural }: FaceReading,
  pool: Dice,
): boolean {
  if (by === 'names') return true;
  const isOne = target.kind === 'oneOf' && target.ranges.length === 1;
  if (by === 'whole') return isOne && pool.count.kind === 'number' && pool.count.value === of;
  if (isPlural) return true;
  if (by === 'plural' && of !== 'each')
    return isOne && isSpanishSeveral(tokens, next) && (isOver(tokens, next) || isUncounted(tokens, next));
  // `at least one 6`, `each 4, 5 or 6`, `no 6`
  // `each one`, `cada uno`
  const isPronoun = isOneOf(tokens, next - 1, pronouns);
  const isFace = target.kind === 'oneOf' || (of === 'each' && target.kind === 'compared');
  if (by !== 'number' || !isFace || isPronoun) return false;
  const isSpanish = isSpanishEach(tokens, next) || isSpanishAny(tokens, next);
  return isOver(tokens, next) || isOutcome(tokens, next) || (isSpanish && isUncounted(tokens, next));
}

/** `al menos un 6 vive` */
function isSpanishAny(tokens: readonly Token[], next: number): boolean {
  return isOneOf(tokens, next - 2, spanishOne) && tokens[next - 1]?.kind === 'number';
}

/** `al menos dos 6`, `tres o más 1`: in Spanish, numbers in digits have no plural. */
function isSpanishSeveral(tokens: readonly Token[], next: number): boolean {
  return tokens[next - 1]?.kind === 'number' && isOneOf(tokens, next - 2, spanishSeveral);
}

const spanishSeveral = wordSet('dos tres cuatro más');
const spanishOne = wordSet('un una algún');

/** `cada 6 muerde` */
function isSpanishEach(tokens: readonly Token[], next: number): boolean {
  return [2, 3, 4].some((back) => wordAt(tokens, next - back) === 'cada') && wordAt(tokens, next - 1) !== '1';
}

/** What is asked of so many of the dice of a pool, behind the target of each. */
export function countOf(
  tokens: readonly Token[],
  index: number,
  pool: Dice,
  { of, by }: Quantity,
  { target, next }: { readonly target: Target; readonly next: number },
): PoolReading | undefined {
  const span = spanOfTokens(tokens, index, next);
  const condition = conditionOf(pool, target, span);
  if (!condition) return of === 'each' && by === 'number' ? ofOneDie(pool, target, span, next) : undefined;
  // `dos seises`
  const isPlural = by === 'plural' && of !== 'each' && isOneOf(tokens, next - 1, faces);
  const isNamed = by === 'names' || by === 'whole' || isPlural || isOneOf(tokens, next - 1, verbsBehind);
  if (of === 'each')
    return {
      asked: { kind: 'value', value: { kind: 'count', pool, condition, span } },
      condition,
      span,
      next,
      isNamed,
    };
  const test = quantityTest(pool, condition, of, span);
  return test && { asked: { kind: 'test', test }, condition, span, next, isNamed };
}

/** `each 2, 4 or 5`: of several scores apart from each other no number of dice can be asked, but each die for itself. */
function ofOneDie(pool: Dice, target: Target, span: Span, next: number): PoolReading | undefined {
  const roll: Dice = { ...pool, count: number(1, span) };
  const test = testOf(roll, target, span);
  return test && { asked: { kind: 'test', test }, roll, span, next, isNamed: false };
}

const faces = wordSet('ones twos threes fours fives sixes unos doses treses cuatros cincos seises');

function quantityTest(
  pool: Dice,
  condition: Comparing,
  of: Exclude<Quantity['of'], 'each'>,
  span: Span,
): Test | undefined {
  const test = (comparator: Comparator, number: Value): Test => countTest(pool, condition, comparator, number, span);
  if (of === 'any') return test('>=', number(1, span));
  if (of === 'none') return test('=', number(0, span));
  if (of === 'all') return test('=', pool.count);
  return pool.count.kind !== 'number' || pool.count.value >= of ? test('>=', number(of, span)) : undefined;
}

function number(value: number, span: Span): NumberValue {
  return { kind: 'number', value, span };
}

/** `two 6s or more` */
function afterOrMore(tokens: readonly Token[], index: number): number {
  return isOneOf(tokens, index, orMore) && isOneOf(tokens, index + 1, moreWords) ? index + 2 : index;
}

const moreWords = wordSet('more más');

/** `5s`, `5s and 6s`: every die that shows one of them. */
function pluralsAt(
  tokens: readonly Token[],
  index: number,
): { readonly target: Target; readonly next: number } | undefined {
  const first = pluralFaceAt(tokens, index);
  if (!first) return undefined;
  const isPair = wordAt(tokens, first.next) === 'and' || wordAt(tokens, first.next) === 'or';
  const second = isPair ? pluralFaceAt(tokens, first.next + 1) : undefined;
  const isMore = isOneOf(tokens, first.next + 1, moreWords);
  if (isPair && !second && !isMore && isOneOf(tokens, first.next, orMore)) return undefined;
  if (second && second.face !== first.face + 1) return undefined;
  const ranges = [{ low: first.face, high: second?.face ?? first.face }];
  return { target: { kind: 'oneOf', ranges }, next: second?.next ?? first.next };
}

/** Not part of a sum, a share or a measure. */
export function mayEnd(tokens: readonly Token[], index: number): boolean {
  return (
    !'+-–%"'.includes(signAt(tokens, index) ?? ' ') &&
    (!isOneOf(tokens, index, countedBehind) || isOutcome(tokens, index)) &&
    !isOneOf(tokens, index, orMore)
  );
}

const countedBehind = wordSet(
  'wound wounds heridas warriors guerreros turns turnos squares casillas gold oro points times veces of de',
);
