/** Targets of single dice of several: `each die that shows 5+`, `if both are 6`, `two of them`, `5s and 6s`. */
import type { Span } from '../../text/span.ts';
import type { Comparator, Comparing, Dice, NumberValue, Test, Value } from '../language/expression.ts';
import { PhraseBook } from './pattern.ts';
import { type RolledDice, sharedPool } from './roll.ts';
import { spanOfTokens } from './rolls.ts';
import { type Target, targetAt } from './targets.ts';
import { conditionOf, countTest } from './targetTests.ts';
import type { Token } from './token.ts';
import { articles, isOneOf, prepositions, signAt, smallNumberAt, wordAt, wordSet } from './words.ts';

/** A test, or a number: how many dice score something. */
export type Question =
  | { readonly kind: 'test'; readonly test: Test }
  | { readonly kind: 'value'; readonly value: Value };

/** What a stretch of tokens asks of a roll. */
export interface PoolReading {
  readonly asked: Question;
  readonly span: Span;
  /** The first token after it. */
  readonly next: number;
}

/** How many of the dice: each for itself, at least one, all, none, or a number. */
interface Quantity {
  readonly of: 'each' | 'any' | 'all' | 'none' | number;
  /** Without a die or a verb that has been named, only a verb behind the number shows that dice are meant. */
  readonly isBare?: true;
}

const dice = '[of [the|these|those|them|his|both]? | the|these|those|his]? die|dice|ones';
const ofThem = '[of [these|those|them | [the|these|those|his]? die|dice | [los|esos|estos] dados | ellos]]?';
const show =
  '[that|which]? scores|score|rolls|roll|shows|show|comes|come|is|are|of|with|showing|scoring|lands [up|on]? [as]? a|an|of?';
const conDados = '[de [los|esos|estos] dados | de ellos]?';
const muestra =
  '[que]? muestre|muestra|muestran|saque|saca|salga|sale|salen|obtenga|obtiene|sea|es|son|con|de|resultado|igual [con|de|a]? [un|una? resultado|puntuación de]? un|una?';
const a = 'a|an?';

function numbered(number: number, en: string, es: string): readonly [Quantity, ...string[]] {
  return [
    { of: number },
    `at? least? ${en} [or more]? ${ofThem} ${show}`,
    `at? least? ${en} [or more]? dice ${show}`,
    `at? least? ${en} ${ofThem}`,
    `${es} [o más]? ${conDados} ${muestra}`,
    `${es} dados ${muestra}`,
  ];
}

const quantities = new PhraseBook<Quantity>([
  [
    { of: 'each' },
    `each|every ${dice} ${show}`,
    `for each|every ${dice} ${show}`,
    `each|every [one]? ${ofThem} ${show}`,
    `any ${dice} that|which|showing|scoring ${show}?`,
    `each|every score|roll|result of ${a}`,
    `for each|every score|roll|result of ${a}`,
    `all|any? scores|rolls|results of ${a}`,
    `cada [uno de los]? dado|dados ${muestra}`,
    'cada resultado|puntuación|tirada de un?',
    `por cada dado ${muestra}`,
    'los dados con|que [saquen|muestren|sean|obtengan]? un?',
  ],
  [{ of: 'each', isBare: true }, 'each|every', 'for each|every', 'cada', 'por cada'],
  [
    { of: 'any' },
    `any|either|one [one]? ${ofThem} ${show}`,
    `any|either|one die|dice ${show}`,
    `at least one ${ofThem} ${show}`,
    `at least one die|dice ${show}`,
    'at least one|a',
    'a|one single',
    'you|he|she|they|it roll|rolls|get|gets|score|scores any',
    `[en]? alguno|cualquiera|uno ${conDados} ${muestra}`,
    `[en]? algún|cualquier|un dado ${muestra}`,
    'al menos|por lo menos un|una',
  ],
  [
    { of: 'all' },
    `both|all [three|four|five|six]? ${ofThem} ${show}`,
    `both|all [three|four|five|six]? dice ${show}`,
    `they all|both ${show}`,
    `ambos|todos [los]? dados? ${muestra}`,
    `los dos|tres dados? ${muestra}`,
  ],
  [
    { of: 'none' },
    `none|neither ${ofThem} ${show}`,
    `no die|dice ${show}`,
    `ninguno ${conDados} ${muestra}`,
    `ningún dado ${muestra}`,
    'no sale ningún|ninguna',
    'no',
    'ningún|ninguna',
  ],
  numbered(2, 'two', 'dos'),
  numbered(3, 'three', 'tres'),
  numbered(4, 'four', 'cuatro'),
]);

const verbsBehind = wordSet('rolled scored shown thrown');
const orMore = wordSet('or o');

/** What is asked at a token of the single dice of the roll; undefined where nothing is. */
export function poolTargetAt(tokens: readonly Token[], index: number, roll: RolledDice): PoolReading | undefined {
  const pool = roll.pool ?? sharedPool(roll);
  if (!pool) return undefined;
  const found = quantities.at(tokens, index);
  const plural = found || !isOneOf(tokens, index - 1, prepositions) ? undefined : pluralsAt(tokens, index);
  if (plural) return countOf(tokens, index, pool, { of: 'each' }, plural);
  const reading = found && faceAt(tokens, found.next);
  if (!found || !reading || !mayEnd(tokens, reading.next)) return undefined;
  const isRolled = isOneOf(tokens, reading.next, verbsBehind);
  if (found.meaning.isBare && !isRolled && !isListed(reading.target)) return undefined;
  return countOf(tokens, index, pool, found.meaning, {
    target: reading.target,
    next: isRolled ? reading.next + 1 : reading.next,
  });
}

/** `5`, `6s`, `5 or more`, `a 1`. */
function faceAt(tokens: readonly Token[], index: number): ReturnType<typeof targetAt> {
  const start = isOneOf(tokens, index, articles) ? index + 1 : index;
  const plural = pluralAt(tokens, start);
  if (plural !== undefined) {
    const value = smallNumberAt(tokens, start) ?? 0;
    return { target: { kind: 'oneOf', ranges: [{ low: value, high: value }] }, next: plural };
  }
  const reading = targetAt(tokens, start);
  return reading?.target.kind === 'rest' ? undefined : reading;
}

function isListed(target: Target): boolean {
  return target.kind === 'oneOf' && target.ranges.length > 1;
}

function countOf(
  tokens: readonly Token[],
  index: number,
  pool: Dice,
  { of }: Quantity,
  { target, next }: { readonly target: Target; readonly next: number },
): PoolReading | undefined {
  const span = spanOfTokens(tokens, index, next);
  const condition = conditionOf(pool, target, span);
  if (!condition) return undefined;
  if (of === 'each') return { asked: { kind: 'value', value: { kind: 'count', pool, condition, span } }, span, next };
  const test = quantityTest(pool, condition, of, span);
  return test && { asked: { kind: 'test', test }, span, next };
}

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

/** `on 5s and 6s`: every die that shows one of them. */
function pluralsAt(
  tokens: readonly Token[],
  index: number,
): { readonly target: Target; readonly next: number } | undefined {
  const first = smallNumberAt(tokens, index);
  const next = first === undefined ? undefined : pluralAt(tokens, index);
  if (first === undefined || next === undefined) return undefined;
  const isPair = wordAt(tokens, next) === 'and' || wordAt(tokens, next) === 'or';
  const second = isPair ? smallNumberAt(tokens, next + 1) : undefined;
  const end = second === undefined ? undefined : pluralAt(tokens, next + 1);
  if (isPair && end === undefined) return undefined;
  if (second !== undefined && second !== first + 1) return undefined;
  return { target: { kind: 'oneOf', ranges: [{ low: first, high: second ?? first }] }, next: end ?? next };
}

/** The token after `1's`, `1s`; undefined where that is no plural. */
export function pluralAt(tokens: readonly Token[], index: number): number | undefined {
  if (tokens[index]?.kind !== 'number') return undefined;
  const next = index + 1;
  if (wordAt(tokens, next) === 's' && tokens[next]?.isGlued === true) return next + 1;
  const isApostrophe = "'’".includes(signAt(tokens, next) ?? ' ');
  return isApostrophe && wordAt(tokens, next + 1) === 's' ? next + 2 : undefined;
}

/** Not part of a sum, a share or a measure. */
export function mayEnd(tokens: readonly Token[], index: number): boolean {
  return (
    !'+-–%"'.includes(signAt(tokens, index) ?? ' ') &&
    !isOneOf(tokens, index, countedBehind) &&
    !isOneOf(tokens, index, orMore)
  );
}

const countedBehind = wordSet(
  'wound wounds heridas warriors guerreros turns turnos squares casillas gold oro points times veces of de',
);
