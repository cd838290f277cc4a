/** Which roll a target may be for. */
import type { AskAct } from '../meaning/acts.ts';
import { isD6 } from '../meaning/targetTests.ts';
import { extentOf } from '../words/extent.ts';
import type { OpenRoll } from './state.ts';

/** Whether a target may be for a roll. */
export function mayBeFor(roll: OpenRoll, act: AskAct): boolean {
  const { of, startsClause, startsSentence, namesRoll, isExact, hasOutcome } = act;
  if (roll.isSpent || (act.isCount && !act.dice)) return false;
  const isPlain = roll.rolled?.total !== undefined && isD6(roll.rolled.total);
  // `opens on a 5+ on 1D6. An Elf opens it on a 4+`: whichever roll it is, it is one of 1D6.
  const isOfSameDie = isPlain && (act.isNeeded || act.isOn);
  // `8+ to climb. With a rope he needs a 7 or more`, `on a 6 instead`: no other roll can be meant.
  const isOfSameRoll = isOfSameDie || act.isInstead || ((act.isNeeded || act.isOn) && isBeyondDie(act, roll));
  const isBare = of === 'row' || of === 'bare';
  // `2. The attic.`
  if (isBare && act.isNumbered) return false;
  if (of === 'known') return false;
  const isRow = roll.isAsked && (roll.last === 'bare' || roll.last === 'row');
  if (isBare && (!startsClause || (of === 'bare' && isExact && !hasOutcome && !isRow && !act.isList))) return false;
  // `Roll 2D6 for the water.` and in the next paragraph `If it exceeds 9, …`
  const isAbove = act.target?.kind === 'compared' && act.target.comparator === '>';
  if (roll.isFar && !roll.isAsked && isAbove && !act.isOn && !act.namesResult && !namesRoll) return false;
  // `he is on 1 Wound`
  const isAlone = of === 'asked' && isExact && !act.hasArticle && !act.isList && !startsClause;
  if (isAlone && !namesRoll && !act.namesResult && !act.isNeeded && (hasOutcome || (roll.isAsked && !act.isOn)))
    return false;
  if (isRelative(act) && (!startsClause || !roll.compared)) return false;
  // `1 Monster comes, 2 leave`
  const isPlainNumber = of === 'bare' && isExact && !act.hasArticle && !act.isList && !isRow;
  // `2 ratas salen` behind the roll itself, or behind `1 nothing.`
  const isFirst = startsSentence && roll.how === 'rolled' && !roll.isAsked && roll.age <= 1;
  if (isPlainNumber && !act.isColon && !isFirst && !act.isNeeded) return false;
  if (roll.how === 'amount') {
    const isOne = roll.rolled?.pool === undefined;
    return (isOne ? namesRoll : act.namesResult) && roll.age <= 1 && !roll.isFar;
  }
  if (roll.isFar && isBare && !act.isLed && !isRow) return false;
  // `the door opens on 9+ on 2D6; a bell rings on a 5`
  if (roll.how === 'asked' && !startsClause && !((act.isLabelled || act.isNeeded) && roll.age === 0) && !isOfSameDie)
    return false;
  if (roll.isFar && !startsSentence && !roll.isContinued) return false;
  if (roll.isAsked && roll.age > 0 && !roll.isContinued) return startsSentence || isOfSameRoll;
  return true;
}

/** Whether one die cannot show it, and the roll can. */
function isBeyondDie({ target }: AskAct, { rolled }: OpenRoll): boolean {
  const total = rolled?.total;
  const extent = total && extentOf(total);
  const number = target?.kind === 'compared' && target.value.kind === 'number' ? target.value.value : 0;
  return number > 6 && (!extent || number <= extent.high);
}

/** `higher`, `equal or less` */
export function isRelative({ of }: AskAct): boolean {
  return of === 'above' || of === 'below' || of === 'atLeast' || of === 'atMost';
}
