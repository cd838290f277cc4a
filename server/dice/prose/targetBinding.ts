/** Targets that are for the roll that a text is about. */
import { againstAt } from './against.ts';
import { type BoundTarget, boundTarget } from './boundTarget.ts';
import { clauseStartsWith, endsClause, isOutcome, isQuestion, opensClause } from './clauses.ts';
import { listedAt } from './listed.ts';
import { isOpenNeed, isOpenSum, isSingle, neededSum } from './needs.ts';
import { type Opening, openingAt } from './openings.ts';
import type { OpenRoll } from './openRoll.ts';
import { outcomeFirstAt, purposes } from './outcomeFirst.ts';
import { passiveAt } from './passives.ts';
import { phrases } from './pattern.ts';
import { isNew, isNext } from './seen.ts';
import { isNaturalAfter, isScore } from './targetPlaces.ts';
import { beginsWithVerb, type TargetReading, targetAt } from './targets.ts';
import type { Token } from './token.ts';
import { articles, isOneOf, prepositions, signAt, smallNumberAt, wordSet } from './words.ts';

/** The target at a token, with its opening, if it is for the open roll. */
export function boundTargetAt(tokens: readonly Token[], index: number, open: OpenRoll): BoundTarget | undefined {
  const opening = passiveAt(tokens, index) ?? behindDiceAt(tokens, index, open) ?? openingAt(tokens, index);
  if (opening) {
    const found = mayOpen(tokens, index, opening, open) ? readingBehind(tokens, index, opening, open) : undefined;
    if (found) return found;
  }
  return listedAt(tokens, index, open) ?? againstAt(tokens, index, open) ?? outcomeFirstAt(tokens, index, open);
}

function mayOpen(tokens: readonly Token[], index: number, { kind, isNamed, next }: Opening, open: OpenRoll): boolean {
  if (kind === 'elided') return (open.isBoundHere || !open.isBound) && opensClause(tokens, index);
  if (kind === 'verb' && !beginsWithVerb(tokens, next) && !isListOfScores(tokens, next)) return false;
  if (open.kind === 'effect') return isNamed && kind === 'score' && opensClause(tokens, index);
  if (kind === 'bare' || kind === 'strong') return opensClause(tokens, index) || kind === 'strong';
  if (!open.isBound) return true;
  return opensClause(tokens, index) || (isNamed && kind === 'score' && open.isBoundHere);
}

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
  if (!reading || isCounting(tokens, opening, reading) || !isScore(tokens, opening, reading, isExpected))
    return undefined;
  const isStrong = reading.target.kind !== 'oneOf' || reading.target.ranges.length > 1;
  if (opening.kind === 'strong' && !isStrong) return undefined;
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
    !isNext(open.seen, reading.target)
  )
    return undefined;
  // `Roll 1D6 and add his Strength. If the die shows a 1`: without what is added.
  const isAdded = open.roll.total?.kind === 'addition';
  const isOfDie = opening.isOfDice === true && isAdded && reading.target.kind === 'oneOf';
  return boundTarget(tokens, opening.next, reading, open, opening.isNatural || isOfDie);
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
  if (!isSingle(target) && isOneOf(tokens, next - 1, prepositions))
    return !clauseStartsWith(tokens, end) && !endsClause(tokens, end);
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
const countingBefore = wordSet('on with con en if when unless is are');

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

const behindDice = phrases(
  'of|de|is|was|be|equals|gives|es|da|sea|muestra|marca|suma|sume a|an|un|una?',
  'must|should|has|have|needs|will to? be|come|reach|show to? a|an?',
  'ha de ser|sumar|dar un|una?',
  'debe|tiene que? ser|sumar|dar un|una?',
  'shows|show|comes|come|turns [to|up|out]? [as]? a|an?',
  'to be a|an?',
  'score|scores|roll|rolls|throw|result|total|tirada that|which|que is|was|es|sea a|an|un|una?',
  'scoring|showing|giving a|an?',
  'muestran|marcan|sacan|dan un|una?',
  'se? sale|salga|salen|saca|sacas|saque|obtiene|obtienes|obtenga|consigue un|una?',
);

/** What announces a target right behind its dice. */
export function openingBehindDice(tokens: readonly Token[], index: number): Opening | undefined {
  // `2D6 >= 8`
  if (('≥≤>'.includes(signAt(tokens, index) ?? ' ') || isOneOf(tokens, index, sides)) && isNumberOfGame(tokens, index))
    return { next: index, kind: 'score', isNatural: false, isNamed: true };
  // `| 1D6 = 6 |`
  if (signAt(tokens, index) === '=' && tokens[index + 1]?.kind === 'number' && isCellEnd(tokens, index + 2))
    return scoreAt(index + 1);
  const found = behindDice.at(tokens, index);
  // `if 1D6 + Strength exceeds 8`, `equals or exceeds 8`
  const isPlain = found !== undefined && targetAt(tokens, found.next) !== undefined;
  const reading = !isPlain && beginsWithVerb(tokens, index) ? targetAt(tokens, index) : undefined;
  if (reading?.target.kind === 'compared' && reading.target.comparator !== '=')
    return { next: index, kind: 'score', isNatural: false, isNamed: true };
  return found && { next: found.next, kind: 'score', isNatural: false, isNamed: true };
}

function isCellEnd(tokens: readonly Token[], index: number): boolean {
  return signAt(tokens, index) === '|';
}

/** `debe sacar en 1D6 su Iniciativa o menos`, `must score on 2D6 less than 7`: whether the dice before a token stand between verb and target. */
export function isAskedFor(tokens: readonly Token[], index: number): boolean {
  if (tokens[index - 1]?.kind !== 'die') return false;
  const isBetween = isOneOf(tokens, index - 2, prepositions) && isOneOf(tokens, index - 3, scoringVerbs);
  return isBetween && targetAt(tokens, afterNoun(tokens, index)) !== undefined;
}

/** The first token behind `a result` and `una puntuación de`. */
function afterNoun(tokens: readonly Token[], index: number): number {
  return scoreOf.at(tokens, index)?.next ?? index;
}

const scoreOf = phrases('a|an|un|una score|result|total|resultado|puntuación|total|tirada of|de?');

const scoringVerbs = wordSet(
  'score scores roll rolls get gets throw sacar saca sacas saque saquen obtener obtiene obtenga obtengan conseguir consiga',
);

function scoreAt(next: number): Opening {
  return { next, kind: 'score', isNatural: false, isNamed: true };
}

const sides = wordSet(
  'under below over above equal less lower not no por bajo sobre igual menor inferior superior mayor',
);

/** `2D6 ≥ 8`, `2D6 under Initiative`; not `1D6 over 3 turns` */
function isNumberOfGame(tokens: readonly Token[], index: number): boolean {
  const reading = targetAt(tokens, index);
  if (reading?.target.kind !== 'compared') return false;
  if (tokens[index]?.kind === 'sign') return true;
  if (reading.target.value.kind === 'name') return reading.target.comparator !== '=';
  return reading.target.comparator !== '=' && endsClause(tokens, reading.next);
}

/** Whether a target is announced at a token, of which only the number cannot be read: `on a score of 1. 2 or 3`. */
export function announcesUnread(tokens: readonly Token[], index: number): boolean {
  const opening = openingAt(tokens, index);
  return opening?.kind === 'score' && tokens[opening.next]?.kind === 'number' && !targetAt(tokens, opening.next);
}
