/** Which roll a target may be for. */
import type { Test } from '../../language/expression.ts';
import type { AskAct } from '../meaning/acts.ts';
import { isD6 } from '../meaning/targetTests.ts';
import { extentOf } from '../words/extent.ts';
import type { OpenRoll } from './state.ts';

/** Whether a target may be for a roll. */
export function mayBeFor(roll: OpenRoll, act: AskAct): boolean {
  const { of, startsClause, startsSentence, namesRoll, isExact, hasOutcome } = act;
  if (roll.isSpent || (act.isCount && !act.dice)) return false;
  if (roll.isNumber && !act.namesResult) return false;
  const isPlain = roll.rolled?.total !== undefined && isD6(roll.rolled.total);
  // `opens on a 5+ on 1D6. An Elf opens it on a 4+`: whichever roll it is, it is one of 1D6.
  const isOfSameDie = isPlain && (act.isNeeded || act.isOn || (act.hasArticle && act.isExact && namesRoll));
  // `8+ to climb. With a rope he needs a 7 or more`, `on a 6 instead`: no other roll can be meant.
  const isOfSameRoll = isOfSameDie || act.isInstead || ((act.isNeeded || act.isOn) && isBeyondDie(act, roll));
  const isBare = of === 'row' || of === 'bare';
  // `2. The attic.`
  if (isBare && act.isNumbered) return false;
  if (of === 'known') return false;
  const isRow = roll.isAsked && (roll.last === 'bare' || roll.last === 'row');
  // `1-2. No. 3-4. Later. 5-6. At once.` and on a line `3-6. The Guild table.`
  if (isBare && isRow && isOfRows(act, roll)) return false;
  // `Roll 1D6; on a 6 it lasts. 3-5. A smith …`: the row of a table in which the roll is made.
  if (isBare && startsSentence && roll.age > 0 && act.isList && !isRow && !isRising(act, roll)) return false;
  if (isBare && (!startsClause || (of === 'bare' && isExact && !hasOutcome && !isRow && !act.isList))) return false;
  // `Roll 2D6 for the water.` and in the next paragraph `If it exceeds 9, …`
  const isAbove = act.target?.kind === 'compared' && act.target.comparator === '>';
  if (roll.isFar && !roll.isAsked && isAbove && !act.isOn && !act.namesResult && !namesRoll) return false;
  // `he is on 1 Wound`
  const isAlone = of === 'asked' && isExact && !act.hasArticle && !act.isList && !startsClause;
  if (isAlone && !namesRoll && !act.namesResult && !act.isNeeded && (hasOutcome || (roll.isAsked && !act.isOn)))
    return false;
  // `4D6 Wounds on one of them, 2D6 on two`
  if (isAlone && roll.how === 'named' && act.isBracketed) return false;
  if (isRelative(act) && (!startsClause || !roll.compared)) return false;
  // `1 Monster comes, 2 leave`
  const isPlainNumber = of === 'bare' && isExact && !act.hasArticle && !act.isList && !isRow;
  // `2 ratas salen` behind the roll itself, or behind `1 nothing.`
  const isFirst = startsSentence && roll.how === 'rolled' && !roll.isAsked && roll.age <= 1;
  if (isPlainNumber && !act.isColon && !isFirst && !act.isNeeded) return false;
  if (roll.how === 'amount') {
    const isOne = roll.rolled?.pool === undefined;
    // `1D6 Wounds. If the result is a 4, …; if it is a 3, …`
    const isNext = roll.isContinued && startsClause && act.hasArticle && !act.isOn;
    return (isOne ? namesRoll || isNext : act.namesResult) && roll.age <= 1 && !roll.isFar;
  }
  if (roll.isFar && isBare && !act.isLed && !isRow) return false;
  // `the door opens on 9+ on 2D6; a bell rings on a 5`
  if (roll.how === 'asked' && !startsClause && !((act.isLabelled || act.isNeeded) && roll.age === 0) && !isOfSameDie)
    return false;
  if (roll.isFar && !startsSentence && !roll.isContinued) return false;
  if (roll.isAsked && roll.age > 0 && !roll.isContinued) return startsSentence || isOfSameRoll;
  return true;
}

/** Whether one of its scores was a row of the roll before. */
function isOfRows({ target }: AskAct, { tests }: OpenRoll): boolean {
  if (target?.kind !== 'oneOf') return false;
  return tests.some(
    (test) =>
      test.kind === 'in' &&
      test.ranges.some(({ low, high }) => target.ranges.some((other) => other.low <= high && low <= other.high)),
  );
}

/** Whether the scores are higher than all that a roll was asked, or rows have been read for it. */
function isRising({ target }: AskAct, { tests, hasRows }: OpenRoll): boolean {
  if (hasRows || target?.kind !== 'oneOf') return true;
  const [first] = target.ranges;
  return first !== undefined && tests.every((test) => first.low > highestOf(test));
}

/** The highest score that passes a test; of a bound below there is none. */
function highestOf(test: Test): number {
  if (test.kind === 'in') return test.ranges.at(-1)?.high ?? 0;
  if (test.kind !== 'comparison' || test.right.kind !== 'number') return Number.POSITIVE_INFINITY;
  const isUpward = test.comparator === '>=' || test.comparator === '>' || test.comparator === '!=';
  return isUpward ? Number.POSITIVE_INFINITY : test.right.value;
}

/** Whether one die cannot show it, and the roll can. */
function isBeyondDie({ target, hasArticle, isList }: AskAct, { rolled }: OpenRoll): boolean {
  const total = rolled?.total;
  const extent = total && extentOf(total);
  if (target?.kind === 'oneOf') {
    const [low, high] = [target.ranges[0]?.low ?? 0, target.ranges.at(-1)?.high ?? 0];
    return (hasArticle || isList) && low > 6 && extent !== undefined && high <= extent.high;
  }
  const number = target?.kind === 'compared' && target.value.kind === 'number' ? target.value.value : 0;
  return number > 6 && (!extent || number <= extent.high);
}

/** `higher`, `equal or less` */
export function isRelative({ of }: AskAct): boolean {
  return of === 'above' || of === 'below' || of === 'atLeast' || of === 'atMost';
}
