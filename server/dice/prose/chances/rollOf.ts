/** What some dice that a text names are, as a roll that targets may be for. */

import type { Value } from '../../language/expression.ts';
import { coversAll } from '../binding/listed.ts';
import { isSingle } from '../binding/needs.ts';
import type { TokenMention } from '../notation/notation.ts';
import { isAddedInCase } from '../rolls/changesInCase.ts';
import { connectionAt, isJoint } from '../rolls/connections.ts';
import { pairAt } from '../rolls/pairs.ts';
import { poolTargetAt } from '../rolls/pools.ts';
import { rollerOf, withOwner } from '../rolls/rollers.ts';
import { endOfDice, isOpenCount, timesBefore, verbBefore } from '../rolls/rollPlaces.ts';
import { sumInWords } from '../rolls/sums.ts';
import { eachAt } from '../rolls/terms.ts';
import { isAskedFor, openingBehindDice } from '../targets/behindDice.ts';
import { openingAt } from '../targets/openings.ts';
import { plainRoll, type RolledDice, repeated } from '../targets/roll.ts';
import { beginsWithVerb, type Target, targetAt } from '../targets/targets.ts';
import { opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { diceWords, isOneOf, signAt, wordSet } from '../words/words.ts';

/** A roll, and the first token after all that is said of its dice there. */
interface RollReading {
  readonly roll: RolledDice;
  readonly end: number;
}

/** The roll of a mention; undefined where nobody can say what a target would be for. */
export function rollOf(tokens: readonly Token[], mention: TokenMention): RollReading | undefined {
  const plain = plainRollOf(tokens, mention);
  if (!plain) return undefined;
  const sum = sumInWords(tokens, mention, plain);
  if (!sum) return { roll: plain, end: endOfDice(tokens, mention) };
  return sum.roll && { roll: sum.roll, end: sum.end };
}

function plainRollOf(tokens: readonly Token[], mention: TokenMention): RolledDice | undefined {
  if (
    mention.sign !== undefined ||
    mention.alternative !== undefined ||
    isAddedInCase(tokens, mention.to, mention.expression)
  )
    return undefined;
  const roller = rollerOf(tokens, mention);
  if (roller.kind === 'both') return undefined;
  const owner = roller.kind === 'other' ? roller.owner : undefined;
  const { expression, from, to } = mention;
  // `on 2 D6 rats`: two dice, or a score and one die?
  if (tokens[from - 1]?.kind === 'number' && isWithoutCount(tokens[from])) return undefined;
  const value = owner === undefined ? expression : withOwner(tokens, from, to, expression, owner);
  if (!value) return undefined;
  const before = eachBefore(tokens, from);
  const each = { ...plainRoll(value, roller.kind === 'eachWarrior'), owner, ...(before && { each: before }) };
  // `1D6 for each Battle-level`: that many dice, but whether they are added up, nobody says.
  const isSingly = isOpenCount(tokens, mention) || (each.pool !== undefined && isOfDice(tokens, from));
  const plain = isSingly ? { ...each, total: undefined } : each;
  const times = timesBefore(tokens, from);
  return times === undefined ? plain : repeated(plain, { kind: 'number', value: times, span: value.span });
}

/** `both of the 2D6`, `either of 2D6`, `ambos dados de 2D6`: single dice, and not what they come to. */
function isOfDice(tokens: readonly Token[], from: number): boolean {
  const before = isOneOf(tokens, from - 1, determiners) ? from - 2 : from - 1;
  if (isOneOf(tokens, before, some)) return true;
  if (!isOneOf(tokens, before, of)) return false;
  return (
    isOneOf(tokens, before - 1, some) || (isOneOf(tokens, before - 1, diceWords) && isOneOf(tokens, before - 2, some))
  );
}

const determiners = wordSet('the these those his los las sus');
const some = wordSet('both either any each neither one all ambos ambas alguno cualquiera uno cada todos ninguno');
const of = wordSet('of de');

function isWithoutCount(token: Token | undefined): boolean {
  return token?.kind === 'die' && token.count === undefined;
}

/** `For every dog roll a die`, `por cada huevo robado tira 1D6`: how many there are of what a die is rolled for. */
function eachBefore(tokens: readonly Token[], from: number): Value | undefined {
  const verb = verbBefore(tokens, from);
  if (verb === undefined) return undefined;
  const last = signAt(tokens, verb - 1) === ',' ? verb - 1 : verb;
  for (let at = last - 2; at >= last - farthestEach; at--) {
    if (tokens[at]?.kind !== 'word') return undefined;
    if (!isOneOf(tokens, at, eachStarts)) continue;
    const each = eachAt(tokens, at);
    return each?.next === last ? each.value : undefined;
  }
  return undefined;
}

const farthestEach = 10;
const eachStarts = wordSet('for per por');

/** `without armour 1D6 and needs less than his Toughness`, `if 1D6 comes up 5`: a roll of its own, though nobody is told to make it. */
export function asksAtOnce(tokens: readonly Token[], mention: TokenMention): boolean {
  const index = endOfDice(tokens, mention);
  const per = connectionAt(tokens, index, false);
  const afterPer = per?.isClosed ? per.next : index;
  const behindSign = isJoint(tokens, afterPer) ? afterPer + 1 : afterPer;
  const start = behindSign > afterPer && isOneOf(tokens, behindSign, ands) ? behindSign + 1 : behindSign;
  // `1D6 a turn, 5+`
  if (start > afterPer && targetAt(tokens, start)?.target.kind === 'compared') return true;
  const opening = openingAt(tokens, start);
  if (opening?.kind === 'score') return true;
  // `so: 2D6, with 9 or more`
  const isLed = opening?.kind === 'preposition' && start > index && opensClause(tokens, mention.from);
  if (isLed && isStrong(targetAt(tokens, opening.next)?.target)) return true;
  if (opening?.kind === 'verb' && beginsWithVerb(tokens, opening.next) && targetAt(tokens, opening.next)) return true;
  const behind = openingBehindDice(tokens, index);
  if (behind && targetAt(tokens, behind.next)) return true;
  if (asksForDice(tokens, start, mention, behind) || isAskedByList(tokens, mention)) return true;
  return (behind !== undefined && isOneOf(tokens, behind.next, evenWords)) || isAskedFor(tokens, index);
}

/** `starts his turn with 1D6 -- 1-2 nothing, 3-6 a rat`, `1D6 for how many: 1-3 one, 4-6 two`: whether rows for all its scores follow. */
function isAskedByList(tokens: readonly Token[], mention: TokenMention): boolean {
  let at = connectionAt(tokens, mention.to, false)?.next ?? mention.to;
  const from = at;
  while (at < from + 2 && ':,;–—-'.includes(signAt(tokens, at) ?? ' ')) at++;
  const isRow = at > from && tokens[at]?.kind === 'number' && targetAt(tokens, at)?.target.kind === 'oneOf';
  return isRow && coversAll(tokens, at, { roll: plainRoll(mention.expression, false) });
}

/** `con 2D6 sale un doble seis`, `2D6: if either is a 1`: its single dice are asked for. */
function asksForDice(
  tokens: readonly Token[],
  start: number,
  { expression }: TokenMention,
  behind: { readonly next: number } | undefined,
): boolean {
  const roll = plainRoll(expression, false);
  if (!roll.pool) return false;
  const opening = openingAt(tokens, start);
  const places = [
    behind?.next,
    behind && behind.next - 1,
    start,
    opening?.next,
    isOneOf(tokens, start, conditions) ? start + 1 : undefined,
  ];
  return places.some((at) => {
    const found =
      at === undefined ? undefined : (poolTargetAt(tokens, at, roll) ?? pairAt(tokens, at, roll, at > start));
    return found?.isNamed === true;
  });
}

function isStrong(target: Target | undefined): boolean {
  return target !== undefined && !isSingle(target);
}

const conditions = wordSet('if when unless si cuando');
const ands = wordSet('and y');
const evenWords = wordSet('even odd par impar');

/** `(4+)`, `(4 or more)` */
export function isBracketedTarget(tokens: readonly Token[], index: number): boolean {
  const reading = targetAt(tokens, index + 1);
  return reading?.target.kind === 'compared' && signAt(tokens, reading.next) === ')';
}
