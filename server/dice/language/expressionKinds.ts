import type { Expression, NameValue, Outcomes, Pool, Test } from './expression.ts';

/** Whether the expression comes to true or false, and not to a number. */
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

/** Whether the answer is chances: that of a test, or one for each outcome. */
export function asksForChances(expression: Expression): expression is Test | Outcomes {
  return expression.kind === 'outcomes' || isTest(expression);
}

/** Whether the expression is dice to be rolled, and no name of dice that lie already. */
export function isFreshPool(expression: Expression): expression is Exclude<Pool, NameValue> {
  return ['dice', 'faced', 'd66', 'reroll'].includes(expression.kind);
}
