/** A chance is right or silent: it is shown only if every word of its clause that may be meant for the roll belongs to something that was read. */
import type { Value } from '../../language/expression.ts';
import type { AskedOfRoll } from '../binding/before.ts';
import { indexAt } from '../words/indexAt.ts';
import { breakBefore } from '../words/layout.ts';
import type { Token } from '../words/token.ts';
import { articles, conjunctions, isOneOf, signAt, wordSet } from '../words/words.ts';
import { isFollowedPlainly, type PlaceOfTarget } from './behindTarget.ts';
import { hasUncovered } from './restOfClause.ts';
import { wordsAround } from './words.ts';

/** Those of the chances whose clauses have been read whole. */
export function covered(text: string, tokens: readonly Token[], found: readonly AskedOfRoll[]): readonly AskedOfRoll[] {
  const places = found.map((asked) => placeOf(tokens, asked));
  const left = new Set<number>();
  for (const [index, place] of [...places.entries()].reverse()) {
    // `, less one for each Dwarf` is no target: its words belong to the one before.
    const following = left.has(index + 1) && found[index + 1]?.isRest === true ? undefined : places[index + 1];
    // `every 5 and every 6`: what is left out of the second is left out of the first.
    const isJoined = left.has(index + 1) && isListed(tokens, place, places[index + 1]);
    if (!isJoined && isCovered(text, tokens, place, following)) continue;
    left.add(index);
    // `on a 1 or a 2 or a 3`: the rest of a list that was not read whole.
    if (isListed(tokens, place, places[index + 1])) left.add(index + 1);
  }
  if (left.size === 0) return found;
  return found.filter((asked, index) => !left.has(index) && !dependsOnLeft(asked, index, found, left));
}

/** What the other scores leave is not known where those are not. */
function dependsOnLeft(
  asked: AskedOfRoll,
  index: number,
  found: readonly AskedOfRoll[],
  left: ReadonlySet<number>,
): boolean {
  return asked.isRest === true && found.some(({ roll }, at) => at < index && left.has(at) && roll === asked.roll);
}

function placeOf(tokens: readonly Token[], { span, roll }: AskedOfRoll): PlaceOfTarget {
  const from = indexAt(tokens, span.start);
  const next = indexAt(tokens, span.end);
  const behindDice = roll.span.start >= span.end ? indexAt(tokens, endOfRoll(roll)) : next;
  return { from, next: behindDice - next < farthestDice ? behindDice : next };
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
  place: PlaceOfTarget,
  following: PlaceOfTarget | undefined,
): boolean {
  if (isResult(tokens, place)) return false;
  const words = wordsAround(tokens, place.next);
  if (following?.from !== place.next && !isFollowedPlainly(words, tokens, place)) return false;
  return !hasUncovered(words, tokens, place.next, endOfClause(text, tokens, place.next, following));
}

/** `Pete rolls 2D6 (scoring 9).`, `Pete rolls a die: a 4!`: what the dice have shown, and nothing comes of it. */
function isResult(tokens: readonly Token[], { from, next }: PlaceOfTarget): boolean {
  const isArticled = isOneOf(tokens, from - 1, articles);
  const start = isArticled ? from - 1 : from;
  const isScoring = isOneOf(tokens, start - 1, scoring);
  const before = isScoring ? start - 2 : start - 1;
  const isNumber = tokens[next - 1]?.kind === 'number';
  if (signAt(tokens, before) === '(') return (isArticled || isScoring) && isNumber && signAt(tokens, next) === ')';
  const colon = signAt(tokens, before) === '¡' ? before - 1 : before;
  const isEnd = tokens[next] === undefined || '.!'.includes(signAt(tokens, next) ?? ' ');
  return isArticled && isNumber && isEnd && signAt(tokens, colon) === ':';
}

const scoring = wordSet(
  'scoring getting rolling throwing scores gets scored got saca sacando sacó obtiene obtuvo sale',
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
  if (!following || following.from > next + maximumJoint) return false;
  for (let at = next + 1; at < following.from; at++) if (tokens[at]?.kind === 'sign') return false;
  return true;
}

const maximumJoint = 2;
