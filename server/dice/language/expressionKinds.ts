import type { Expression, NameValue, Outcomes, Pool, Test } from './expression.ts';

/** Whether the result of the expression is true or false. */
export function isTest(expression: Expression): expression is Test {
  switch (expression.kind) {
    case 'comparison':
    case 'in':
    case 'and':
    case 'or':
    case 'not':
      return true;
    default:
      return false;
  }
}

/** Whether the answer consists of chances: that of a test, or one for each outcome. */
export function asksForChances(expression: Expression): expression is Test | Outcomes {
  return expression.kind === 'outcomes' || isTest(expression);
}

/** Whether the expression is dice that are not yet rolled, and not the name of rolled ones. */
export function isFreshPool(expression: Expression): expression is Exclude<Pool, NameValue> {
  return ['dice', 'd66', 'reroll'].includes(expression.kind);
}
