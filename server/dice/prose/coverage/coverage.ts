/** A chance is right or silent: it is shown only if every word of its clause that may be meant for the roll belongs to something that was read. */
import type { Paused } from '../../../text/paused.ts';
import type { Value } from '../../language/expression.ts';
import type { AskedOfRoll } from '../reference/asked.ts';
import { indexAt } from '../words/indexAt.ts';
import { breakBefore } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { articles, conjunctions, isOneOf, prepositions, signAt, wordSet } from '../words/words.ts';
import { isFollowedPlainly, type PlaceOfTarget } from './behindTarget.ts';
import { hasUncovered } from './restOfClause.ts';
import { wordsAround } from './words.ts';

/** Those of the chances whose clauses have been read whole; with pauses. */
export function* readCovered(
  text: string,
  tokens: readonly Token[],
  found: readonly AskedOfRoll[],
): Paused<readonly AskedOfRoll[]> {
  const places = found.map((asked) => placeOf(tokens, asked));
  const left = new Set<number>();
  for (const [index, place] of [...places.entries()].reverse()) {
    if ((places.length - index) % maximumBetweenPauses === 0) yield;
    // `, less one for each Dwarf` is no target: its words belong to the one before.
    const following = left.has(index + 1) && found[index + 1]?.isRest === true ? undefined : places[index + 1];
    // `every 5 and every 6`: what is left out of the second is left out of the first.
    const isJoined =
      (left.has(index + 1) && isListed(tokens, place, places[index + 1])) ||
      isAlternative(tokens, place, places[index + 1]);
    if (!isJoined && isCovered(text, tokens, place, following)) continue;
    left.add(index);
    // `on a 1 or a 2 or a 3`: the rest of a list that was not read whole.
    if (isListed(tokens, place, places[index + 1])) left.add(index + 1);
  }
  if (left.size === 0) return found;
  return found.filter((asked, index) => !left.has(index) && !dependsOnLeft(asked, index, found, left));
}

/** The number of chances that are read without a pause: in two milliseconds. */
const maximumBetweenPauses = 40;

/** What the other scores leave is not known where those are not. */
function dependsOnLeft(
  asked: AskedOfRoll,
  index: number,
  found: readonly AskedOfRoll[],
  left: ReadonlySet<number>,
): boolean {
  return asked.isRest === true && found.some(({ roll }, at) => at < index && left.has(at) && roll === asked.roll);
}

/** A target with what its question says of the clause. */
interface Clause extends PlaceOfTarget {
  /** Whether only these scores are asked for, and no more or less. */
  readonly isExact: boolean;
  /** Whether several dice are added up. */
  readonly isOfSum: boolean;
}

function placeOf(tokens: readonly Token[], { span, roll, asked }: AskedOfRoll): Clause {
  const from = indexAt(tokens, span.start);
  const next = indexAt(tokens, span.end);
  const behindDice = roll.span.start >= span.end ? indexAt(tokens, endOfRoll(roll)) : next;
  const test = asked.kind === 'test' ? asked.test : undefined;
  const isOfTotal = (test?.kind === 'comparison' && test.left === roll) || (test?.kind === 'in' && test.value === roll);
  return {
    from,
    next: behindDice - next < farthestDice ? behindDice : next,
    isExact: test?.kind === 'in' || (test?.kind === 'comparison' && test.comparator === '='),
    isOfSum: isOfTotal && roll.kind === 'dice' && !(roll.count.kind === 'number' && roll.count.value === 1),
  };
}

const farthestDice = 20;

/** Where the last of what is added to the dice ends. */
function endOfRoll(roll: Value): number {
  const terms = roll.kind === 'addition' ? roll.terms.map(({ value }) => value.span.end) : [];
  return Math.max(roll.span.end, ...terms);
}

function isCovered(
  text: string,
  tokens: readonly Token[],
  place: Clause,
  following: PlaceOfTarget | undefined,
): boolean {
  if (place.isExact && (isResult(tokens, place) || isLastOfList(tokens, place.from))) return false;
  const words = wordsAround(tokens, place.next);
  if (following?.from !== place.next && !isFollowedPlainly(words, tokens, place)) return false;
  const end = endOfClause(text, tokens, place.next, following);
  return !hasUncovered(words, tokens, place.next, end) && !(place.isOfSum && speaksOfOneDie(tokens, place.next, end));
}

/** `on a 6 that die is lost`, of several dice: the number may be that of one of them. */
function speaksOfOneDie(tokens: readonly Token[], start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    if (isOneOf(tokens, at, oneDie) || (isOneOf(tokens, at, dice) && isOneOf(tokens, at - 1, singular))) return true;
  }
  return false;
}

const oneDie = wordSet('die dado');
const dice = wordSet('dice');
const singular = wordSet('a one that this each');

/** `Pete rolls 2D6 (scoring 9).`, `Pete rolls a die: a 4!`, `Pete rolls 1D6, a 4, and jumps`: what the dice have shown. */
function isResult(tokens: readonly Token[], { from, next }: PlaceOfTarget): boolean {
  if (tokens[next - 1]?.kind !== 'number') return false;
  let before = from - 1;
  while (isOneOf(tokens, before, articles) || isOneOf(tokens, before, resulting)) before--;
  if (before === from - 1) return false;
  const isEnd = tokens[next] === undefined || '.!'.includes(signAt(tokens, next) ?? ' ');
  const sign = signAt(tokens, before);
  if (sign === '(') return signAt(tokens, signAt(tokens, next) === '!' ? next + 1 : next) === ')';
  if (!isOneOf(tokens, from - 1, articles)) return false;
  if (sign === ',') return tokens[before - 1]?.kind === 'die' && (isEnd || signAt(tokens, next) === ',');
  return isEnd && ':-–—'.includes((sign === '¡' ? signAt(tokens, before - 1) : sign) ?? ' ');
}

const resulting = wordSet(
  'scoring getting rolling throwing scores gets scored got with of roll score result total natural ' +
    'saca sacando sacó obtiene obtuvo sale con de tirada resultado y le',
);

/** Where the sentence ends, or the announcement of the next target begins. */
function endOfClause(
  text: string,
  tokens: readonly Token[],
  start: number,
  following: PlaceOfTarget | undefined,
): number {
  const last = Math.min(tokens.length, start + maximumClause);
  let end = start;
  while (end < last && end !== following?.from && breakBefore(text, tokens, end) === 'none') end++;
  if (end !== following?.from) return end;
  let opening = end;
  while (opening > start && opening > end - maximumOpening && !isJoint(tokens, opening - 1)) opening--;
  return opening;
}

const maximumClause = 60;
const maximumOpening = 12;

function isJoint(tokens: readonly Token[], index: number): boolean {
  return signAt(tokens, index) !== undefined || isOneOf(tokens, index, conjunctions);
}

/** Whether a target begins where one ends that was not read whole, so that it is a part of that: `or a 3`. */
function isListed(tokens: readonly Token[], { next }: PlaceOfTarget, following: PlaceOfTarget | undefined): boolean {
  if (!following) return false;
  if (isJoined(tokens, next, following.from)) return true;
  if (following.from > next + maximumJoint) return false;
  for (let at = next + 1; at < following.from; at++) if (tokens[at]?.kind === 'sign') return false;
  return true;
}

const maximumJoint = 2;

/** Whether nothing stands between two tokens but what joins alternatives: `, a`, `or with a`; not `, with a`, which begins another case. */
function isJoined(tokens: readonly Token[], start: number, end: number): boolean {
  let at = signAt(tokens, start) === ',' ? start + 1 : start;
  const isOr = isOneOf(tokens, at, ors);
  if (isOr) at++;
  if (isOr && isOneOf(tokens, at, prepositions)) at++;
  if (isOneOf(tokens, at, articles)) at++;
  return at > start && at === end;
}

const ors = wordSet('or o u');

/** `con un 1 o con un 6`: the numbers before it were not read. */
function isLastOfList(tokens: readonly Token[], from: number): boolean {
  let at = isOneOf(tokens, from - 1, articles) ? from - 2 : from - 1;
  if (isOneOf(tokens, at, prepositions)) at--;
  return at < from - 1 && isOneOf(tokens, at, ors) && tokens[at - 1]?.kind === 'number';
}

/** `a 6, a 5 or a 4`: each of them alone is only a part of what is asked. */
function isAlternative(tokens: readonly Token[], place: Clause, following: Clause | undefined): boolean {
  if (!following?.isExact || !place.isExact || !isJoined(tokens, place.next, following.from)) return false;
  return isOneOf(tokens, following.from - 1, articles) || isOneOf(tokens, following.from, articles);
}
