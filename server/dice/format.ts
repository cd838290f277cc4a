import type { Condition, Expression, Quotient, Value } from './expression.ts';

/** The expression in the language of odds, so that reading it again gives the same: `2D6 + 2`, `roll >= 5 and strength > 3`. */
export function formatExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'name':
      return expression.name;
    case 'd66':
      return 'D66';
    case 'dice':
      return `${countText(expression.count)}D${sidesText(expression.sides)}`;
    case 'addition':
      return expression.terms
        .map(({ isSubtracted, value }, index) => {
          return `${index === 0 ? '' : isSubtracted ? ' - ' : ' + '}${within(value, 'product')}`;
        })
        .join('');
    case 'product':
      return expression.factors.map((factor) => within(factor, 'factor')).join(' x ');
    case 'negation':
      return `-${within(expression.value, 'factor')}`;
    case 'min':
    case 'max':
      return `${expression.kind}(${formatExpression(expression.left)}, ${formatExpression(expression.right)})`;
    case 'roundUp':
      return `round-up(${quotientText(expression)})`;
    case 'roundDown':
      return `round-down(${quotientText(expression)})`;
    case 'if':
      return `if(${[expression.test, expression.whenTrue, expression.whenFalse].map(formatExpression).join(', ')})`;
    case 'count':
      return `count(${formatExpression(expression.pool)}${conditionText(expression.condition)})`;
    case 'sum':
    case 'reroll':
      return `${expression.kind}(${formatExpression(expression.pool)} where${conditionText(expression.condition)})`;
    case 'sumUnless':
      return `sum(${formatExpression(expression.pool)} unless${conditionText(expression.condition)})`;
    case 'alike':
      return `alike(${formatExpression(expression.pool)})`;
    case 'highest':
    case 'lowest':
      return `${expression.kind}(${expression.kept} of ${formatExpression(expression.pool)})`;
    case 'repeat':
    case 'rolls':
      return `${expression.kind}(${formatExpression(expression.pool)} until${conditionText(expression.until)})`;
    case 'comparison':
      return `${within(expression.left, 'sum')} ${expression.comparator} ${within(expression.right, 'sum')}`;
    case 'in': {
      const ranges = expression.ranges.map(({ low, high }) => (low === high ? String(low) : `${low}-${high}`));
      return `${within(expression.value, 'sum')} in {${ranges.join(', ')}}`;
    }
    case 'and':
    case 'or': {
      const level = expression.kind === 'and' ? 'condition' : 'conjunction';
      return expression.tests.map((test) => within(test, level)).join(` ${expression.kind} `);
    }
    case 'not':
      return `not ${within(expression.test, 'condition')}`;
    default:
      return expression satisfies never;
  }
}

/** What binds ever more closely. */
const levels = ['anything', 'conjunction', 'condition', 'comparison', 'sum', 'product', 'factor'] as const;
type Level = (typeof levels)[number];

/** In brackets where it binds less closely than its place asks for. */
function within(expression: Expression, level: Level): string {
  const text = formatExpression(expression);
  return levels.indexOf(levelOf(expression)) >= levels.indexOf(level) ? text : `(${text})`;
}

function levelOf(expression: Expression): Level {
  switch (expression.kind) {
    case 'or':
      return 'anything';
    case 'and':
      return 'conjunction';
    case 'not':
      return 'condition';
    case 'comparison':
    case 'in':
      return 'comparison';
    case 'addition':
      return 'sum';
    case 'product':
      return 'product';
    default:
      return 'factor';
  }
}

function quotientText({ left, right }: Quotient): string {
  return `${within(left, 'product')} / ${within(right, 'factor')}`;
}

function countText(count: Value): string {
  const isPlain = count.kind === 'number' || (count.kind === 'name' && /^\p{L}$/u.test(count.name));
  return isPlain ? formatExpression(count) : `(${formatExpression(count)})`;
}

function sidesText(sides: Value): string {
  // `D66` would be tens and units.
  const isPlain = (sides.kind === 'number' && sides.value !== 66) || (sides.kind === 'name' && sides.name === 'n');
  return isPlain ? formatExpression(sides) : `(${formatExpression(sides)})`;
}

function conditionText(condition: Condition): string {
  return condition.kind === 'comparing'
    ? ` ${condition.comparator} ${within(condition.value, 'sum')}`
    : ` ${condition.kind}`;
}
