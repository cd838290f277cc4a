/** Targets that are for the roll that a text is about. */
import { type BoundTarget, boundTarget } from './boundTarget.ts';
import { listedAt } from './listed.ts';
import { type Opening, openingAt } from './openings.ts';
import type { OpenRoll } from './openRoll.ts';
import { isNext } from './seen.ts';
import { endsClause, isElsewhere, isScore, opensClause } from './targetPlaces.ts';
import { type Target, type TargetReading, targetAt } from './targets.ts';
import type { Token } from './token.ts';
import { articles, isChanging, isOneOf, prepositions, smallNumberAt, wordAt, wordSet } from './words.ts';

/** The target at a token, with its opening, if it is for the open roll. */
export function boundTargetAt(tokens: readonly Token[], index: number, open: OpenRoll): BoundTarget | undefined {
  const opening = passiveAt(tokens, index) ?? behindDiceAt(tokens, index) ?? openingAt(tokens, index);
  if (opening) {
    const found = mayOpen(tokens, index, opening, open) ? readingBehind(tokens, opening, open) : undefined;
    if (found) return found;
  }
  return listedAt(tokens, index, open) ?? againstAt(tokens, index, open) ?? outcomeFirstAt(tokens, index, open);
}

function mayOpen(tokens: readonly Token[], index: number, { kind, isNamed }: Opening, open: OpenRoll): boolean {
  if (open.kind === 'effect') return isNamed && kind === 'score' && opensClause(tokens, index);
  if (kind === 'bare' || kind === 'strong') return opensClause(tokens, index) || kind === 'strong';
  if (!open.isBound) return true;
  return opensClause(tokens, index) || (isNamed && kind === 'score' && open.isBoundHere);
}

function readingBehind(tokens: readonly Token[], opening: Opening, open: OpenRoll): BoundTarget | undefined {
  const reading = targetAt(tokens, opening.next);
  const isExpected = open.isBound;
  if (
    !reading ||
    isCounting(tokens, opening, tokens[opening.next - 1]) ||
    !isScore(tokens, opening, reading, isExpected)
  )
    return undefined;
  const isStrong = reading.target.kind !== 'oneOf' || reading.target.ranges.length > 1;
  if (opening.kind === 'strong' && !isStrong) return undefined;
  // `if 5 or more`, but not in the middle of what comes of a score: `a 5 or 6 …`
  if (opening.kind === 'bare' && open.isBound && !isNext(open.seen, reading.target)) return undefined;
  return boundTarget(tokens, opening.next, reading, open, opening.isNatural);
}

/** `2D6 on two Warriors`, `if two or more players`: a number in words needs an article or a noun to be a score. */
function isCounting(tokens: readonly Token[], { next, kind }: Opening, before: Token | undefined): boolean {
  if (tokens[next]?.kind !== 'word' || smallNumberAt(tokens, next) === undefined) return false;
  return kind !== 'score' || (before?.kind === 'word' && countingBefore.has(before.word));
}

const countingBefore = wordSet('on with con en if when unless is are');

/** `2D6 against Toughness: higher`. */
function againstAt(tokens: readonly Token[], index: number, open: OpenRoll): BoundTarget | undefined {
  const { against, roll } = open;
  if (!against || !roll.total || !opensClause(tokens, index)) return undefined;
  const comparator = sides.get(wordAt(tokens, index) ?? '');
  if (!comparator) return undefined;
  const isEqual = isOneOf(tokens, index + 1, orWords) && isOneOf(tokens, index + 2, equalWords);
  const next = index + (isEqual ? 3 : 1);
  const following = tokens[next];
  if (following?.kind === 'number' || isOneOf(tokens, next, comparing)) return undefined;
  const target: Target = { kind: 'compared', comparator: isEqual ? `${comparator}=` : comparator, value: against };
  return boundTarget(tokens, index, { target, next }, open, false);
}

const orWords = wordSet('or o');
const equalWords = wordSet('equal igual');
const comparing = wordSet('than que score roll');
const sides: ReadonlyMap<string, '<' | '>'> = new Map([
  ...['higher', 'greater', 'more', 'over', 'above', 'mayor', 'superior', 'más'].map((word) => [word, '>'] as const),
  ...['lower', 'less', 'under', 'below', 'menor', 'inferior', 'menos'].map((word) => [word, '<'] as const),
]);

const mostOutcomeWords = 10;

/** `The sentry wakes on a 5+.`: what comes of a score stands before it, in a clause that says nothing else. */
function outcomeFirstAt(tokens: readonly Token[], index: number, open: OpenRoll): BoundTarget | undefined {
  if (open.kind !== 'rolled' || !opensClause(tokens, index)) return undefined;
  const isJoined = tokens[index - 1]?.kind === 'word';
  for (let at = index; at < index + mostOutcomeWords; at++) {
    const word = wordAt(tokens, at);
    if (word === undefined || isChanging(word)) return undefined;
    const isCondition = isOneOf(tokens, at, conditions);
    if (at === index || !(isCondition || isOneOf(tokens, at, prepositions))) continue;
    const opening = openingAt(tokens, at);
    const reading = opening && targetAt(tokens, opening.next);
    if (!opening || !reading || isNumberOfThings(tokens, at, reading) || (isCondition && !opening.isNamed)) continue;
    if (!endsClause(tokens, reading.next) || !isScore(tokens, opening, reading)) return undefined;
    // `and it lands on a 5` tells of a roll.
    if (isJoined && reading.target.kind === 'oneOf') return undefined;
    return boundTarget(tokens, opening.next, reading, open, opening.isNatural);
  }
  return undefined;
}

/** `on 5`, without an article: it may be a place as well. */
function isNumberOfThings(tokens: readonly Token[], at: number, { target }: TargetReading): boolean {
  const isSingle =
    target.kind === 'oneOf' && target.ranges.length === 1 && target.ranges[0]?.low === target.ranges[0]?.high;
  return isSingle && !isOneOf(tokens, at + 1, articles);
}

/** `una tirada de 1D6 de 5 o 6` */
function behindDiceAt(tokens: readonly Token[], index: number): Opening | undefined {
  const isBehind = isOneOf(tokens, index, of) && tokens[index - 1]?.kind === 'die';
  return isBehind ? { next: index + 1, kind: 'score', isNatural: false, isNamed: true } : undefined;
}

const of = wordSet('de of');
const copulas = wordSet('is was are es');
const rolledWords = wordSet('rolled scored thrown');
const conditions = wordSet('if unless when si cuando');

/** `if a 2 or 3 is rolled`: what says that the number is a score stands after it. */
function passiveAt(tokens: readonly Token[], index: number): Opening | undefined {
  if (!isOneOf(tokens, index, conditions)) return undefined;
  const isNatural = wordAt(tokens, index + 2) === 'natural';
  const next = isNatural ? index + 3 : isOneOf(tokens, index + 1, articles) ? index + 2 : index + 1;
  const reading = targetAt(tokens, next);
  if (!reading || !isOneOf(tokens, reading.next, copulas) || !isOneOf(tokens, reading.next + 1, rolledWords))
    return undefined;
  if (isElsewhere(tokens, reading.next + 2)) return undefined;
  return { next, kind: 'score', isNatural, isNamed: true };
}

/** Whether a target is announced at a token, of which only the number cannot be read: `on a score of 1. 2 or 3`. */
export function announcesUnread(tokens: readonly Token[], index: number): boolean {
  const opening = openingAt(tokens, index);
  return opening?.kind === 'score' && tokens[opening.next]?.kind === 'number' && !targetAt(tokens, opening.next);
}
