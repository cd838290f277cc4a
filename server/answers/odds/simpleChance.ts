import type { Annotation, Expression, Test, Value } from '../../dice/language/expression.ts';
import type { LineItem } from './lineItem.ts';

/**
 * Whether players know the chance by heart: that of scores of one D6, `5+ on 1D6`, or of an ability whose value is such a target, `Parry 5+`.
 * A test for each turn or each Warrior has more to tell, and the author of an annotation wants it shown.
 */
export function isSimpleChance({ subject, once, isAbility, written }: LineItem): boolean {
  if (isAbility) return subject.kind === 'annotation' && isRating(subject, written);
  return once === undefined && subject.kind !== 'annotation' && isOfScores(subject);
}

/** Whether the ability needs its own value or more on one D6, and is written with that value: `5+`. */
function isRating({ assignments, body }: Annotation, written: string): boolean {
  if (body.kind !== 'comparison' || body.comparator !== '>=' || !isOneDie(body.left)) return false;
  const { right } = body;
  const value = right.kind === 'name' ? assignments.find(({ name }) => name === right.name)?.value : right;
  return value?.kind === 'number' && new RegExp(`(?<!\\d)${value.value}\\+`).test(written);
}

function isOfScores(test: Expression): boolean {
  switch (test.kind) {
    case 'comparison':
      return isOneDie(test.left) && test.right.kind === 'number';
    case 'in':
      return isOneDie(test.value);
    case 'not':
      return isOfScores(test.test);
    default:
      return false;
  }
}

function isOneDie(value: Value | Test): boolean {
  if (value.kind !== 'dice' || value.count.kind !== 'number' || value.sides.kind !== 'number') return false;
  return value.count.value === 1 && value.sides.value === 6;
}
