/** Targets that are for the roll that a text is about. */

import { phrases } from '../notation/pattern.ts';
import { afterNoun, isAskedFor, openingBehindDice, scoreAt } from '../targets/behindDice.ts';
import { type Opening, openingAt } from '../targets/openings.ts';
import { beginsWithVerb, type TargetReading, targetAt } from '../targets/targets.ts';
import { isD6, singleDie } from '../targets/targetTests.ts';
import { clauseStartsWith, endsClause, isOutcome, isQuestion, isUncounted, opensClause } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { articles, isOneOf, prepositions, signAt, smallNumberAt, wordSet } from '../words/words.ts';
import { againstAt } from './against.ts';
import { type BoundTarget, boundTarget } from './boundTarget.ts';
import { openingOfKept } from './keptDice.ts';
import { isForCase } from './laterTargets.ts';
import { asksAnyDie, asksOfSomebody, limitsOther, tellsNumber, tellsOfTime } from './limits.ts';
import { listedAt } from './listed.ts';
import { isEnough, isOpenNeed, isOpenSum, isSingle, neededSum, wantedBehind } from './needs.ts';
import type { OpenRoll } from './openRoll.ts';
import { outcomeFirstAt, purposes } from './outcomeFirst.ts';
import { passiveAt } from './passives.ts';
import { isNew, isNext } from './seen.ts';
import { isNaturalAfter, isScore } from './targetPlaces.ts';

/** The target at a token, with its opening, if it is for the open roll. */
export function boundTargetAt(tokens: readonly Token[], index: number, open: OpenRoll): BoundTarget | undefined {
  const opening =
    passiveAt(tokens, index) ??
    behindDiceAt(tokens, index, open) ??
    havingAt(tokens, index) ??
    openingOfKept(tokens, index, open) ??
    commandAt(tokens, index) ??
    openingAt(tokens, index);
  if (opening) {
    const found = mayOpen(tokens, index, opening, open) ? readingBehind(tokens, index, opening, open) : undefined;
    if (found) return found;
  }
  return listedAt(tokens, index, open) ?? againstAt(tokens, index, open) ?? outcomeFirstAt(tokens, index, open);
}

function mayOpen(tokens: readonly Token[], index: number, { kind, isNamed, next }: Opening, open: OpenRoll): boolean {
  if (kind === 'elided') return (open.isBoundHere || !open.isBound) && opensClause(tokens, index);
  if (kind === 'verb' && !beginsWithVerb(tokens, next) && !isListOfScores(tokens, next)) return false;
  if (limitsOther(tokens, index, next) || tellsNumber(tokens, index) || asksOfSomebody(tokens, index, next))
    return false;
  if (tellsOfTime(tokens, index, next)) return false;
  if (asksAnyDie(tokens, index, next) && open.roll.total && singleDie(open.roll.total)) return false;
  if (open.kind === 'effect')
    return (isNamed || isOwnRoll(tokens, next, open)) && kind === 'score' && opensClause(tokens, index);
  if (kind === 'bare' || kind === 'strong') return opensClause(tokens, index) || kind === 'strong';
  if (!open.isBound) return true;
  return opensClause(tokens, index) || (isNamed && kind === 'score' && open.isBoundHere);
}

/** `heals 1D6 Wounds, but if you roll a 1`: the one die of the sentence, whoever rolls it. */
function isOwnRoll(tokens: readonly Token[], next: number, { roll, age }: OpenRoll): boolean {
  const verb = isOneOf(tokens, next - 1, articles) ? next - 2 : next - 1;
  return age === 0 && isD6(roll.total) && isOneOf(tokens, verb, rollingVerbs) && !isOneOf(tokens, verb - 1, others);
}

const rollingVerbs = wordSet('roll rolls tira tiras tire tires');
const others = wordSet('monster monstruo attacker atacante');

/** `if 1-2 he falls`; not `if 2 Warriors` */
function isListOfScores(tokens: readonly Token[], index: number): boolean {
  const reading = tokens[index]?.kind === 'number' ? targetAt(tokens, index) : undefined;
  if (!reading || isSingle(reading.target)) return false;
  return endsClause(tokens, reading.next) || isOneOf(tokens, reading.next, persons);
}

const persons = wordSet('he she it they you');

function readingBehind(
  tokens: readonly Token[],
  index: number,
  opening: Opening,
  open: OpenRoll,
): BoundTarget | undefined {
  const reading = targetAt(tokens, opening.next);
  const isExpected = open.isBound;
  if (!reading || isCounting(tokens, opening, reading)) return undefined;
  const place = { isExpected, isNext: isExpected && isNext(open.seen, reading.target) };
  if (!isScore(tokens, opening, reading, place)) return undefined;
  const isStrong = reading.target.kind !== 'oneOf' || reading.target.ranges.length > 1;
  if (opening.kind === 'strong' && !isStrong) return undefined;
  // `on the 1 they come`; not `on the 4 or more torches`
  const isDefinite = isOneOf(tokens, opening.next - 1, definite) && isOneOf(tokens, opening.next - 2, prepositions);
  const isSpanish = isOneOf(tokens, opening.next - 1, el) && !isOneOf(tokens, opening.next - 2, prepositionsOfPlace);
  if (isSpanish && !isDefiniteScore(tokens, reading)) return undefined;
  if (isDefinite && (isStrong || !isExpected || (open.seen && !isNew(open.seen, reading.target)))) return undefined;
  const isWanted = isOpenSum(open.roll.total) && isSingle(reading.target) && wantedBehind.at(tokens, reading.next);
  if (isEnough(tokens, reading) || isWanted) return neededSum(tokens, opening, reading, open);
  if (isOpenNeed(tokens, opening, reading, open)) return neededSum(tokens, opening, reading, open);
  // `1D6 + Luck: it works on a 7`: that sum alone, or that and more?
  if (isOpenSum(open.roll.total) && isSingle(reading.target) && !isAskedAlone(tokens, opening, reading, open))
    return undefined;
  // `two D6 of 5 or more apiece`: the target of each of them.
  if (open.roll.pool && isOfEachDie(tokens, reading.next)) return undefined;
  // `Roll 1D6 for each coin. Unless you see a 1 you win.`: any of them.
  if (open.roll.each && [1, 2].some((back) => isOneOf(tokens, opening.next - back, seeing))) return undefined;
  // `the Dwarf 4+`, `the others a 6`; not `the Elf 2 squares`
  if (opening.kind === 'elided' && !isStrong && !isOneOf(tokens, opening.next - 1, articles)) return undefined;
  if (isQuestion(tokens, index, reading.next))
    return boundTarget(tokens, opening.next, reading, open, opening.isNatural);
  // `if 5 or more`, but not in the middle of what comes of a score: `a 5 or 6 …`
  const isTold = isOneOf(tokens, reading.next, tellingWords);
  const isOtherScore = open.seen ? isNew(open.seen, reading.target) : open.isBoundHere;
  const isArticled =
    isOneOf(tokens, opening.next - 1, articles) &&
    isSingle(reading.target) &&
    opensClause(tokens, index) &&
    isOtherScore &&
    isOutcome(tokens, reading.next);
  const isOther = isOneOf(tokens, opening.next - 1, scoreNouns) && open.isBoundHere && isNew(open.seen, reading.target);
  if (
    opening.kind === 'bare' &&
    open.isBound &&
    !isTold &&
    !isArticled &&
    !isOther &&
    !isForCase(tokens, index, reading, open) &&
    !isNext(open.seen, reading.target)
  )
    return undefined;
  // `Roll 1D6 and add his Strength. If the die shows a 1`: without what is added.
  const isAdded = open.roll.total?.kind === 'addition';
  const isOfDie = opening.isOfDice === true && isAdded && reading.target.kind === 'oneOf';
  return boundTarget(tokens, opening.next, reading, open, opening.isNatural || isOfDie);
}

const definite = wordSet('the');
const el = wordSet('el');
const prepositionsOfPlace = wordSet('en');

/** `solo salta con el 2`, `con el 1 se rompe`; not `con el 2 de copas` */
function isDefiniteScore(tokens: readonly Token[], { target, next }: TargetReading): boolean {
  const following = tokens[next];
  const isVerb = isUncounted(tokens, next) && following?.kind === 'word' && /[ae]n?$/.test(following.word);
  return (
    isSingle(target) && (endsClause(tokens, next) || (isVerb && following.word !== 'de' && following.word !== 'en'))
  );
}

/** `5 or more apiece`, `4 o más en cada dado`; not `on a 7 each Warrior` */
function isOfEachDie(tokens: readonly Token[], index: number): boolean {
  if (isOneOf(tokens, index, apiece)) return true;
  const found = onEach.at(tokens, index);
  return found !== undefined && endsClause(tokens, found.next);
}

const apiece = wordSet('apiece');
const onEach = phrases('on|per|with|for? each|every|both die|dice|one?', 'en? cada uno|una|dado');

/** `2D6 on two Warriors`, `if two or more players`: a number in words needs an article or a noun to be a score, or must count nothing. */
function isCounting(tokens: readonly Token[], { next, kind }: Opening, { target, next: end }: TargetReading): boolean {
  if (tokens[next]?.kind !== 'word' || smallNumberAt(tokens, next) === undefined) return false;
  const before = tokens[next - 1];
  // `a one = fall`, `a one and he falls`
  const isArticled = isOneOf(tokens, next - 1, articles);
  if (isArticled && (endsClause(tokens, end) || signAt(tokens, end) === '=' || isOutcome(tokens, end))) return false;
  if (target.kind === 'compared' && (endsClause(tokens, end) || isOneOf(tokens, end, purposes))) return false;
  // `if it is one or two the mouth opens`
  const isScore = isOneOf(tokens, next - 1, copulas) && isOneOf(tokens, next - 2, scorePointers);
  if (isScore && !isSingle(target) && (endsClause(tokens, end) || isOutcome(tokens, end) || isUncounted(tokens, end)))
    return false;
  if (!isSingle(target) && isOneOf(tokens, next - 1, prepositions))
    return !clauseStartsWith(tokens, end) && !endsClause(tokens, end) && !isOutcome(tokens, end);
  return kind !== 'score' || (before?.kind === 'word' && countingBefore.has(before.word));
}

/** Whether one sum alone is asked for: `exactly 7`, `a natural 1`, or one that goes on where the target before it ended. */
function isAskedAlone(
  tokens: readonly Token[],
  { next, isNatural, isOfDice }: Opening,
  { target, next: end }: TargetReading,
  { isBound, seen }: OpenRoll,
): boolean {
  const isExact = isOneOf(tokens, next - 1, exactWords) || isOneOf(tokens, next - 2, exactWords);
  // `less than 6 … if he throws a 6`: the sum, or the die?
  const isThrown = isOneOf(tokens, next - 1, articles) && isOneOf(tokens, next - 2, throwing);
  const goesOn = isBound && !isThrown && isNext(seen, target);
  return isExact || isNatural || isOfDice === true || isNaturalAfter(tokens, end) || goesOn;
}

const exactWords = wordSet('exactly exactamente justo');
const throwing = wordSet('throw throws throwing');
const scoreNouns = wordSet('total score roll result');
const seeing = wordSet('see sees');
/** `a 7 is a draw` */
const tellingWords = wordSet('is means es significa');
const copulas = wordSet('is es sea');
const scorePointers = wordSet(
  'it this that result score roll total number si resultado total tirada puntuación número',
);
const countingBefore = wordSet('on with con en if when unless is are');

/** `if he has 6 or more in total` */
function havingAt(tokens: readonly Token[], index: number): Opening | undefined {
  const found = having.at(tokens, index);
  const reading = found && targetAt(tokens, found.next);
  return reading && inAll.at(tokens, reading.next) ? scoreAt(found.next) : undefined;
}

/** `Throw a one, mind, and it bites him`: a command that is a condition. */
function commandAt(tokens: readonly Token[], index: number): Opening | undefined {
  const found = '.!;'.includes(signAt(tokens, index - 1) ?? ' ') ? commands.at(tokens, index) : undefined;
  const reading = found && targetAt(tokens, found.next);
  if (!found || !reading || !isSingle(reading.target)) return undefined;
  const end = remarks.at(tokens, reading.next)?.next ?? reading.next;
  const isCondition = isOneOf(tokens, end, ands) && isOneOf(tokens, end + 1, outcomeStarts);
  return isCondition ? scoreAt(found.next) : undefined;
}

const commands = phrases('roll|throw|score|get a|an', 'saca|sacad|saque un|una');
const remarks = phrases(', mind|though|however|alas|please you? ,', ',');
const ands = wordSet('and y');
const outcomeStarts = wordSet("he she it they you he's it's you're se te le");

const having = phrases(
  'if|when|unless|whenever he|she|it|they|you|this|that has|have|is|makes|make a|an?',
  'si|cuando tiene|tienes|tienen|es|son|hace|hacen un|una?',
);
const inAll = phrases('in all|total', 'altogether', 'en total');

/** `una tirada de 1D6 de 5 o 6`, `if 1D6 comes up 5`, `whose 2D6 is less than` */
function behindDiceAt(tokens: readonly Token[], index: number, open: OpenRoll): Opening | undefined {
  if (index !== open.end) return undefined;
  const found =
    openingBehindDice(tokens, index) ?? (isAskedFor(tokens, index) ? scoreAt(afterNoun(tokens, index)) : undefined);
  // `1D6 4+ safe`, `2D6 5 or less`
  const reading = tokens[index]?.kind === 'number' ? targetAt(tokens, index) : undefined;
  const isPlus =
    signAt(tokens, index + 1) === '+' || (reading?.target.kind === 'compared' && endsClause(tokens, reading.next));
  return found ?? (reading && isPlus ? { next: index, kind: 'strong', isNatural: false, isNamed: false } : undefined);
}

/** Whether a target is announced at a token, of which only the number cannot be read: `on a score of 1. 2 or 3`. */
export function announcesUnread(tokens: readonly Token[], index: number): boolean {
  const opening = openingAt(tokens, index);
  return opening?.kind === 'score' && tokens[opening.next]?.kind === 'number' && !targetAt(tokens, opening.next);
}
