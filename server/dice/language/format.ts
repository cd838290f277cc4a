import type { Comparator } from './comparator.ts';
import type { Addition, Condition, Expression, Quotient, Range, Value } from './expression.ts';

/** How the parts of an expression are written for which there is more than one way. */
interface Spelling {
  readonly name: (name: string) => string;
  readonly comparator: (comparator: Comparator) => string;
  /** A test that asks for one of several ranges. */
  readonly within: (value: string, ranges: readonly Range[]) => string;
  /** What stands in the brackets: `win: a > b, lose`. */
  readonly outcomes: (outcomes: string) => string;
  readonly and: string;
  readonly or: string;
  readonly not: string;
}

const languageOfOdds: Spelling = {
  name: (name) => name,
  comparator: (comparator) => comparator,
  within: (value, ranges) => {
    return `${value} in {${rangesText(ranges)}}`;
  },
  outcomes: (outcomes) => `outcomes(${outcomes})`,
  and: 'and',
  or: 'or',
  not: 'not',
};

/** The expression in the language of odds, so that reading it again gives the same: `2D6+2`, `roll >= 5 and strength > 3`. */
export function formatExpression(expression: Expression): string {
  return spellExpression(expression, languageOfOdds);
}

/** The expression as text for people, in that spelling. */
export function spellExpression(expression: Expression, spelling: Spelling): string {
  const format = (part: Expression): string => spellExpression(part, spelling);
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'name':
      return spelling.name(expression.name);
    case 'd66':
      return 'D66';
    case 'turns':
      return `turns(${format(expression.test)})`;
    case 'dice':
      return `${countText(expression.count, spelling)}D${sidesText(expression.sides, spelling)}`;
    case 'addition': {
      const space = isOfDiceAndNumbers(expression) ? '' : ' ';
      return expression.terms
        .map(({ isSubtracted, value }, index) => {
          const sign = index === 0 ? '' : `${space}${isSubtracted ? '-' : '+'}${space}`;
          return `${sign}${within(value, 'product', spelling)}`;
        })
        .join('');
    }
    case 'product':
      return expression.factors.map((factor) => within(factor, 'factor', spelling)).join(' x ');
    case 'negation':
      return `-${within(expression.value, 'factor', spelling)}`;
    case 'min':
    case 'max':
      return `${expression.kind}(${format(expression.left)}, ${format(expression.right)})`;
    case 'roundUp':
      return `round-up(${quotientText(expression, spelling)})`;
    case 'roundDown':
      return `round-down(${quotientText(expression, spelling)})`;
    case 'if':
      return `if(${[expression.test, expression.whenTrue, expression.whenFalse].map(format).join(', ')})`;
    case 'party':
      return `party(${format(expression.body)})`;
    case 'outcomes': {
      const outcomes = expression.outcomes.map(({ name, test }) => (test ? `${name}: ${format(test)}` : name));
      return spelling.outcomes(outcomes.join(', '));
    }
    case 'each':
      return `each(${format(expression.times)}: ${format(expression.body)})`;
    case 'count':
      return `count(${format(expression.pool)}${conditionText(expression.condition, spelling)})`;
    case 'sum':
    case 'reroll':
      return `${expression.kind}(${format(expression.pool)} where${conditionText(expression.condition, spelling)})`;
    case 'sumUnless':
      return `sum(${format(expression.pool)} unless${conditionText(expression.condition, spelling)})`;
    case 'alike':
    case 'spread':
      return `${expression.kind}(${format(expression.pool)})`;
    case 'highest':
    case 'lowest':
      return `${expression.kind}(${expression.kept} of ${format(expression.pool)})`;
    case 'repeat':
    case 'rolls':
      return `${expression.kind}(${format(expression.pool)} until${conditionText(expression.until, spelling)})`;
    case 'comparison':
      return `${within(expression.left, 'sum', spelling)} ${spelling.comparator(expression.comparator)} ${within(expression.right, 'sum', spelling)}`;
    case 'in':
      return spelling.within(within(expression.value, 'sum', spelling), expression.ranges);
    case 'and':
    case 'or': {
      const level = expression.kind === 'and' ? 'condition' : 'conjunction';
      return expression.tests.map((test) => within(test, level, spelling)).join(` ${spelling[expression.kind]} `);
    }
    case 'not':
      return `${spelling.not} ${within(expression.test, 'condition', spelling)}`;
    default:
      return expression satisfies never;
  }
}

/** Players write `2D6+2` as one word, and a sum with names with spaces: `1D6 + Strength`. */
function isOfDiceAndNumbers({ terms }: Addition): boolean {
  const values = terms.map(({ value }) => value);
  return values.some(isDice) && values.every((value) => value.kind === 'number' || isDice(value));
}

function isDice(value: Value): boolean {
  if (value.kind === 'dice') return value.count.kind === 'number' && value.sides.kind === 'number';
  return value.kind === 'd66' || (value.kind === 'negation' && isDice(value.value));
}

/** What binds ever more closely. */
const levels = ['anything', 'conjunction', 'condition', 'comparison', 'sum', 'product', 'factor'] as const;
type Level = (typeof levels)[number];

/** In brackets where it binds less closely than its place asks for. */
function within(expression: Expression, level: Level, spelling: Spelling): string {
  const text = spellExpression(expression, spelling);
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

function rangesText(ranges: readonly Range[]): string {
  return ranges.map(({ low, high }) => (low === high ? String(low) : `${low}-${high}`)).join(', ');
}

function quotientText({ left, right }: Quotient, spelling: Spelling): string {
  return `${within(left, 'product', spelling)} / ${within(right, 'factor', spelling)}`;
}

function countText(count: Value, spelling: Spelling): string {
  const isPlain = count.kind === 'number' || (count.kind === 'name' && /^\p{L}$/u.test(count.name));
  return isPlain ? spellExpression(count, spelling) : `(${spellExpression(count, spelling)})`;
}

function sidesText(sides: Value, spelling: Spelling): string {
  // `D66` would be tens and units.
  const isPlain = (sides.kind === 'number' && sides.value !== 66) || (sides.kind === 'name' && sides.name === 'n');
  return isPlain ? spellExpression(sides, spelling) : `(${spellExpression(sides, spelling)})`;
}

function conditionText(condition: Condition, spelling: Spelling): string {
  return condition.kind === 'comparing'
    ? ` ${spelling.comparator(condition.comparator)} ${within(condition.value, 'sum', spelling)}`
    : ` ${condition.kind}`;
}
