/** An expression written in the language that `parse` reads, so that it can be shown, sent and read again. */
import type { Annotation, Comparator, Condition, Expression, Test, Value } from './expression.ts';

/** The expression as text. Reading the text again gives an expression with the same odds. */
export function formatExpression(subject: Annotation | Expression): string {
  if (subject.kind !== 'annotation') return format(subject);
  const label = subject.label === undefined ? '' : `${subject.label}: `;
  const assignments = subject.assignments.map(({ name, value }) => `${name} = ${format(value)}; `);
  return `${label}${assignments.join('')}${format(subject.body)}`;
}

function format(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return String(expression.value);
    case 'name':
      return expression.name;
    case 'd66':
      return 'D66';
    case 'dice':
      return `${bare(expression.count)}D${bare(expression.sides)}`;
    case 'addition':
      return expression.terms.map((term, index) => `${sign(term.isSubtracted, index)}${factor(term.value)}`).join('');
    case 'product':
      return expression.factors.map(factor).join(' x ');
    case 'negation':
      return `-${factor(expression.value)}`;
    case 'min':
    case 'max':
      return `${expression.kind}(${format(expression.left)}, ${format(expression.right)})`;
    case 'count':
      return `count(${format(expression.pool)} ${condition(expression.condition)})`;
    case 'sum':
      return `sum(${format(expression.pool)} where ${condition(expression.condition)})`;
    case 'highest':
    case 'lowest':
      return `${expression.kind}(${expression.kept} of ${format(expression.pool)})`;
    case 'repeat':
      return `repeat(${format(expression.pool)} until ${condition(expression.until)})`;
    default:
      return formatTest(expression);
  }
}

function formatTest(test: Test): string {
  switch (test.kind) {
    case 'comparison':
      return `${format(test.left)} ${test.comparator} ${format(test.right)}`;
    case 'in':
      return `${format(test.value)} in {${test.ranges.map(({ low, high }) => (low === high ? low : `${low}-${high}`)).join(', ')}}`;
    case 'and':
    case 'or':
      return test.tests
        .map((part) => (part.kind === 'and' || part.kind === 'or' ? `(${formatTest(part)})` : formatTest(part)))
        .join(` ${test.kind} `);
    case 'not':
      return `not (${formatTest(test.test)})`;
    default:
      return test satisfies never;
  }
}

function condition(condition: Condition): string {
  return condition.kind === 'comparing' ? comparison(condition.comparator, condition.value) : condition.kind;
}

function comparison(comparator: Comparator, value: Value): string {
  return `${comparator} ${format(value)}`;
}

function sign(isSubtracted: boolean, index: number): string {
  if (index === 0) return isSubtracted ? '-' : '';
  return isSubtracted ? ' - ' : ' + ';
}

/** A part of a sum or a product; what binds less tightly stands in brackets. */
function factor(value: Value): string {
  return value.kind === 'addition' || value.kind === 'negation' || value.kind === 'product'
    ? `(${format(value)})`
    : format(value);
}

/** The count or the sides of dice. */
function bare(value: Value): string {
  return value.kind === 'number' || (value.kind === 'name' && value.name.length === 1)
    ? format(value)
    : `(${format(value)})`;
}
