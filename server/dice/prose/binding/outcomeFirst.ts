/** Targets with what comes of them before them: `The sentry wakes on a 5+.` */

import { phrases } from '../notation/pattern.ts';
import { isUnit } from '../rolls/rollPlaces.ts';
import { openingAt } from '../targets/openings.ts';
import { beginsWithVerb, type Target, type TargetReading, targetAt } from '../targets/targets.ts';
import { isD6, singleDie } from '../targets/targetTests.ts';
import { endsClause, opensClause, opensWithVerb } from '../words/clauses.ts';
import type { Token } from '../words/token.ts';
import { articles, changesRoll, isOneOf, prepositions, signAt, wordAt, wordSet } from '../words/words.ts';
import { type BoundTarget, boundTarget } from './boundTarget.ts';
import { limitsOther } from './limits.ts';
import { openingLinkAt } from './linkedTargets.ts';
import { isOpenNeed, isOpenSum, isSingle, neededSum } from './needs.ts';
import type { OpenRoll } from './openRoll.ts';
import { conditions, passiveAt } from './passives.ts';
import { isNew, isNext } from './seen.ts';
import { isScore } from './targetPlaces.ts';

/** What a score is for. */
export const purposes = wordSet('to para');
const maximumOutcomeWords = 14;

/** `The sentry wakes on a 5+.`: what comes of a score stands before it, in a clause that says nothing else. */
export function outcomeFirstAt(tokens: readonly Token[], index: number, open: OpenRoll): BoundTarget | undefined {
  if (!mayFollowOutcome(open) || !opensClause(tokens, index)) return undefined;
  // `Roll 2D6 for the number of rats. They bite on 4+.`
  if (open.isSettled && open.age > 0) return undefined;
  const isJoined = tokens[index - 1]?.kind === 'word';
  for (let at = index; at < index + maximumOutcomeWords; at++) {
    // `They are friends, and leave, on 2, 3 or 12`
    if (at > index && isAside(tokens, at)) continue;
    // `Give him 1D6 Wounds back on a 6`, `he loses 3 Wounds on a 1`
    if (at > index && (isSameDie(tokens, at, open) || isCountOf(tokens, at, open))) continue;
    const link = at > index ? openingLinkAt(tokens, at) : undefined;
    const word = wordAt(tokens, at);
    const isCondition = isOneOf(tokens, at, conditions);
    if (!link && (word === undefined || (changesRoll(tokens, at) && !isCondition))) return undefined;
    if (at === index || !(link || isCondition || isOneOf(tokens, at, prepositions))) continue;
    const opening = link ?? passiveAt(tokens, at) ?? openingAt(tokens, at);
    const reading = opening && targetAt(tokens, opening.next);
    if (opening?.kind === 'verb' && !beginsWithVerb(tokens, opening.next)) continue;
    if (opening && limitsOther(tokens, at, opening.next)) return undefined;
    if (
      !opening ||
      !reading ||
      (!isCondition &&
        isNumberOfThings(tokens, at, reading) &&
        !isOfLabel(tokens, reading, open) &&
        !(isOtherScore(open, reading.target) && mayGoOn(tokens, reading, open))) ||
      (isCondition && !opening.isNamed && open.isSettled)
    )
      continue;
    if (
      !(endsClause(tokens, afterTail(tokens, reading.next)) || mayFollowScore(tokens, reading)) ||
      !isScore(tokens, opening, reading)
    )
      return undefined;
    if (isOpenNeed(tokens, opening, reading, open)) return neededSum(tokens, opening, reading, open);
    if (isOpenSum(open.roll.total) && isSingle(reading.target)) return undefined;
    if (mayBeOfOneDie(open, reading.target)) return undefined;
    // `and it lands on a 5` tells of a roll; `he talks on 4+ and dies on a 1` does not.
    const isArticled = isOneOf(tokens, opening.next - 1, articles);
    const isTold =
      isJoined &&
      !(
        isArticled &&
        (opensWithVerb(tokens, index) || isSpanishOutcome(tokens, index) || isPersonsOutcome(tokens, index))
      );
    if (isTold && isSingle(reading.target) && !isOtherScore(open, reading.target)) return undefined;
    return boundTarget(tokens, opening.next, reading, open, opening.isNatural);
  }
  return undefined;
}

/** `1D6 Wounds`, where the open roll is 1D6 too: for whichever of them a target is, the chance is the same. */
function isSameDie(tokens: readonly Token[], at: number, { roll }: OpenRoll): boolean {
  const token = tokens[at];
  const isOne = token?.kind === 'die' && (token.count ?? 1) === 1 && token.sides === facesOfDie;
  return isOne && isD6(roll.total) && isUnit(tokens, at + 1);
}

/** `3 Wounds`, where a target without its own dice would be for 1D6 as well. */
function isCountOf(tokens: readonly Token[], at: number, { roll }: OpenRoll): boolean {
  return isD6(roll.total) && tokens[at]?.kind === 'number' && tokens[at - 1]?.kind === 'word' && isUnit(tokens, at + 1);
}

/** Whether the target that begins at a token does so with what comes of it. */
export function isOutcomeFirst(tokens: readonly Token[], index: number, open: OpenRoll): boolean {
  return outcomeFirstAt(tokens, index, open) !== undefined && openingAt(tokens, index) === undefined;
}

/** `on a 5 to hit`, `on a 5 or 6 at the start of the turn` */
function mayFollowScore(tokens: readonly Token[], { target, next }: TargetReading): boolean {
  return isOneOf(tokens, next, purposes) || (!isSingle(target) && isOneOf(tokens, next, timing));
}

const timing = wordSet('at each every during per al cada durante');

/** `12 or more in all`, `4+ this time` */
function afterTail(tokens: readonly Token[], index: number): number {
  return tails.at(tokens, index)?.next ?? index;
}

const tails = phrases(
  'in all|total',
  'is|was|are|comes|come rolled|scored|thrown|up',
  'altogether|total|only|solo|sólo',
  'en total',
  'on the|this|that|his|her|your roll|die|dice|throw',
  'en la|esta|esa|el|los tirada|dado|dados',
);

/** A roll that somebody makes, or the one die that a clause begins with: `1D6 for each of them; it is sold on 4 or more`. */
function mayFollowOutcome({ kind, isLabel, age, roll }: OpenRoll): boolean {
  if (kind === 'rolled') return true;
  return kind === 'bare' && isLabel && age === 0 && roll.total !== undefined;
}

/** `2D6, trapped on 5+`, where nobody is told to roll: 1D6 may be meant. */
export function mayBeOfOneDie({ kind, roll }: OpenRoll, target: Target): boolean {
  const { total } = roll;
  if (kind !== 'bare' || !total || total.kind !== 'dice' || singleDie(total) === total) return false;
  // `2D6, and they only come with 3-5`: of 1D6 people ask for the lowest or the highest scores.
  const ranges = target.kind === 'oneOf' ? target.ranges : [];
  const [lowest, greatest] = [ranges[0]?.low ?? 1, ranges.at(-1)?.high ?? facesOfDie];
  if (lowest > 1 && greatest < facesOfDie && greatest > lowest + 1) return false;
  const highest = target.kind === 'oneOf' ? (target.ranges.at(-1)?.high ?? 0) : 0;
  const number = target.kind === 'compared' && target.value.kind === 'number' ? target.value.value : highest;
  return number <= facesOfDie;
}

const facesOfDie = 6;

/** `and he finds it on a 9` */
function isPersonsOutcome(tokens: readonly Token[], index: number): boolean {
  return isOneOf(tokens, index, persons) && opensWithVerb(tokens, index + 1);
}

/** `y se calma con un 5`: something comes of it; not `y se queda con un 5`. */
function isSpanishOutcome(tokens: readonly Token[], index: number): boolean {
  const verb = wordAt(tokens, index + 1) ?? '';
  return isOneOf(tokens, index, clitics) && /[ae]n?$/.test(verb) && !isOneOf(tokens, index + 1, ofDice);
}

/** A comma before `and leave,`, and the one behind it. */
function isAside(tokens: readonly Token[], at: number): boolean {
  if (signAt(tokens, at) !== ',') return false;
  if (isOneOf(tokens, at + 1, joints))
    return [3, 4, 5, 6].some(
      (ahead) => signAt(tokens, at + ahead) === ',' && isOneOf(tokens, at + ahead + 1, prepositions),
    );
  return (
    isOneOf(tokens, at + 1, prepositions) &&
    [3, 4, 5, 6].some((back) => signAt(tokens, at - back) === ',' && isOneOf(tokens, at - back + 1, joints))
  );
}

const exactly = wordSet('exactly exactamente justo');
const persons = wordSet('he she it they you');
const joints = wordSet('and y');
const clitics = wordSet('se le les te lo la');
const ofDice = wordSet(
  'queda quedan sale salen saca sacan obtiene obtienen encuentra encuentran da dan conforma planta cuenta cuentan',
);

/** Whether a score is none of those that the roll has been asked for in the same sentence. */
function isOtherScore({ isBoundHere, seen }: OpenRoll, target: Target): boolean {
  return isBoundHere && isNew(seen, target);
}

/** `opens on 5 or 6, jams on 1.`: the next score, or one that nothing follows. */
function mayGoOn(tokens: readonly Token[], { target, next }: TargetReading, { seen }: OpenRoll): boolean {
  return isNext(seen, target) || endsClause(tokens, next);
}

/** `Lantern: 1D6, out on 1` */
function isOfLabel(
  tokens: readonly Token[],
  { next }: TargetReading,
  { kind, isLabel, isBound, roll, age }: OpenRoll,
): boolean {
  const isOneDie = roll.total !== undefined && singleDie(roll.total) === roll.total;
  const isHere = (kind === 'bare' && isLabel) || (kind === 'rolled' && !isBound);
  return isHere && age === 0 && isOneDie && endsClause(tokens, next);
}

/** `on 5`, without an article: it may be a place as well. */
function isNumberOfThings(tokens: readonly Token[], at: number, { target }: TargetReading): boolean {
  return isSingle(target) && !isOneOf(tokens, at + 1, articles) && !isOneOf(tokens, at + 1, exactly);
}
