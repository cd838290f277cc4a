/** What is sought in a roll. */
import type { Value } from '../../language/expression.ts';
import { freeVariables } from '../../language/names.ts';
import type { AskAct } from '../meaning/acts.ts';
import type { Target } from '../meaning/target.ts';
import { singleDie } from '../meaning/targetTests.ts';

/** What is sought in a roll: of a sum with a number that is open, `needs an 8` means 8 or more, and other single scores nobody asks for. */
export function soughtOf(
  value: Value,
  target: Target,
  { isNeeded, isEnough, isMinimum, isList }: AskAct,
  isOld = false,
): Target | undefined {
  if (isPoolOfUnknown(value) && (isOfOneDie(target) || isOfAnyNumber(value))) return undefined;
  // `8+ to climb. A Dwarf needs a 5+`: of the sum, or of a die?
  const isBelow = target.kind === 'compared' && target.comparator !== '>=';
  if (isOld && !isBelow && value.kind === 'addition' && freeVariables(value).length > 0 && isOfOneDie(target))
    return undefined;
  const isSeveral = value.kind === 'dice' && value.count.kind === 'number' && value.count.value > 2;
  if (isSeveral && target.kind === 'compared' && target.comparator === '>=' && isOfOneDie(target)) return undefined;
  if (target.kind !== 'oneOf' || isList) return target;
  const [score] = target.ranges;
  if (!score) return undefined;
  const isOpenSum = value.kind === 'addition' && freeVariables(value).length > 0;
  // `a score of 11 on 2D6 will do`: that, or that or more?
  if (isEnough && !isOpenSum) return undefined;
  if (isOpenSum || isMinimum) {
    const { span } = value;
    return isNeeded || isEnough
      ? { kind: 'compared', comparator: '>=', value: { kind: 'number', value: score.low, span } }
      : undefined;
  }
  // `roll 4D6, on a 6 one is lost`: a face, or the sum.
  const isMany = value.kind === 'dice' && value.count.kind === 'number' && value.count.value > 2;
  return isMany && score.high <= 6 ? undefined : target;
}

/** What of a roll is asked: of a sum with one die that alone, if it is named. Undefined where nobody knows which die is meant. */
export function dieOf(value: Value, { isNatural, isOfOneDie, isUnmodified }: AskAct): Value | undefined {
  const die = singleDie(value);
  if (isOfOneDie && !die) return undefined;
  // In this game there are natural scores of a D6 only.
  if (isNatural && !isOfOneDie && value.kind === 'dice' && value.sides.kind === 'number' && value.sides.value > 12)
    return undefined;
  // `roll 2D6, on a natural 6`: of which of them?
  if (isUnmodified && !die && value.kind === 'dice') return undefined;
  return isNatural && value.kind === 'addition' ? die : value;
}

/** Whether one die may show it. */
export function isOfOneDie(target: Target): boolean {
  if (target.kind === 'compared') return target.value.kind === 'number' && target.value.value <= 6;
  return (target.ranges.at(-1)?.high ?? 0) <= 6;
}

/** `as many dice as he likes` */
function isOfAnyNumber(value: Value): boolean {
  return value.kind === 'dice' && value.count.kind === 'name' && value.count.name === 'dice';
}

/** `1D6 for each Battle-level`: the sum of the dice, or each of them. */
function isPoolOfUnknown(value: Value): boolean {
  return value.kind === 'dice' && value.count.kind !== 'number';
}
