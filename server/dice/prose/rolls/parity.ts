/** Odd and even scores: `if the score is even`, `on an odd roll`, `odd: left, even: right`. */
import type { Range } from '../../language/expression.ts';
import { PhraseBook } from '../notation/pattern.ts';
import { spanOfTokens } from '../notation/rolls.ts';
import type { RolledDice } from '../targets/roll.ts';
import { clauseStartsWith, isQuestion, isUncounted, opensClause } from '../words/clauses.ts';
import { extentOf } from '../words/extent.ts';
import type { Token } from '../words/token.ts';
import { isOneOf, signAt, wordAt, wordSet } from '../words/words.ts';
import type { PoolReading } from './pools.ts';

interface Parity {
  readonly rest: 0 | 1;
  /** Whether a score is named, so that the word can mean nothing else. */
  readonly isNamed: boolean;
}

const scores = 'number|numbers|score|scores|roll|rolls|result|results|total|totals|throw';
const puntos = 'número|números|resultado|resultados|puntuación|tirada|total|valor';

const parities = new PhraseBook<Parity>([
  [
    { rest: 0, isNamed: true },
    `an|any? even [numbered]? ${scores}|ones|one`,
    `un|una|cualquier? ${puntos} par|pares`,
    'uno|una par',
    'los números|resultados|puntos? pares',
  ],
  [
    { rest: 1, isNamed: true },
    `an|any? odd [numbered]? ${scores}|ones|one`,
    `un|una|cualquier? ${puntos} impar|impares`,
    'uno|una impar',
    'los números|resultados|puntos? impares',
  ],
  [{ rest: 0, isNamed: false }, 'even|evens', 'par|pares'],
  [{ rest: 1, isNamed: false }, 'odd|odds', 'impar|impares'],
]);

const maximumScores = 40;

/** The parity that a roll is asked for at a token; `isOpened` where an announcement of a target stands before it. */
export function parityAt(
  tokens: readonly Token[],
  index: number,
  { total, pool }: RolledDice,
  isOpened: boolean,
): PoolReading | undefined {
  const found = total && parities.at(tokens, index);
  const extent = found && extentOf(total);
  if (!found || !extent || extent.high > maximumScores || total.kind === 'd66') return undefined;
  const { meaning, next } = found;
  // `the other is even`: one of several.
  if (pool && isOneOf(tokens, index - 2, singleDice)) return undefined;
  const isMeant = meaning.isNamed
    ? isOpened || opensClause(tokens, index) || isOneOf(tokens, index - 1, before) || isOneOf(tokens, next, rolled)
    : isScore(tokens, index, next, isOpened);
  if (!isMeant) return undefined;
  const ranges: Range[] = [];
  for (let score = extent.low; score <= extent.high; score++) {
    if (Math.abs(score % 2) === meaning.rest) ranges.push({ low: score, high: score });
  }
  const span = spanOfTokens(tokens, index, next);
  const test = { kind: 'in', value: total, ranges, span } as const;
  return { asked: { kind: 'test', test }, span, next, isNamed: false };
}

const before = wordSet(
  'is are was comes come up shows show rolls roll scores score gets get es sea sale salga saca sacas saque muestra muestran obtiene obtienes out as a an',
);
const rolled = wordSet('is rolled thrown scored');
const after = wordSet('are is always never ganas pierdes gana pierde pierden ganan means then va vas van and y or o');

/** `it is even`, `odd: left`, `on evens`; not `even if`, `an odd noise`, `par de botas`. */
function isScore(tokens: readonly Token[], index: number, next: number, isOpened: boolean): boolean {
  const follower = tokens[next];
  const sign = signAt(tokens, next);
  const isEnd = follower === undefined || (sign !== undefined && '.,;:)!?=–—"'.includes(sign));
  const isSaid = isEnd || isOneOf(tokens, next, after) || startsClause(tokens, next);
  // `con par suena`
  // `si es par vences`: behind `es`, nothing is counted.
  const isToldOf = isOneOf(tokens, index - 1, copulas) && tokens[next]?.kind === 'word';
  const isSpanish =
    isOneOf(tokens, index, spanish) && (isUncounted(tokens, next) || isToldOf) && !isOneOf(tokens, next, of);
  if (isOpened || isOneOf(tokens, index - 1, before)) return isSaid || isSpanish;
  if (isQuestion(tokens, index, next)) return true;
  if (!opensClause(tokens, index)) return false;
  return (sign !== undefined && ':=,–—'.includes(sign)) || hasOpposite(tokens, index);
}

/** `odd left, even right` */
function hasOpposite(tokens: readonly Token[], index: number): boolean {
  const found = parities.at(tokens, index);
  const own = found?.meaning.rest;
  // `Even then, odd things happen.`
  if (found && isOneOf(tokens, found.next, adverbials)) return false;
  for (let at = index - farthestOpposite; at <= index + farthestOpposite; at++) {
    const isStart = opensClause(tokens, at) || isOneOf(tokens, at - 1, where);
    const other = at === index || !isStart ? undefined : parities.at(tokens, at);
    if (other && other.meaning.rest !== own && !isOneOf(tokens, other.next, adverbials)) return true;
  }
  return false;
}

const where = wordSet('where donde');
const singleDice = wordSet('other otro first second die dado red white black blue green');
const spanish = wordSet('par impar pares impares');
const copulas = wordSet('es sea fuera');
const of = wordSet('de');
const adverbials = wordSet('then if though so as when more');
const farthestOpposite = 8;

function startsClause(tokens: readonly Token[], next: number): boolean {
  // `even a 6`, `even one of them`
  return clauseStartsWith(tokens, next) && !isOneOf(tokens, next, particles) && wordAt(tokens, next) !== 'in';
}

const particles = wordSet('a an one each every all only this that these if is are then');
