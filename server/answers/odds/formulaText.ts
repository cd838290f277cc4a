import type { Comparator } from '../../dice/language/comparator.ts';
import type { Annotation, Expression, Test, Value } from '../../dice/language/expression.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { formatExpression, spellExpression } from '../../dice/language/format.ts';
import type { Messages } from '../../wording/messages.ts';

/** A test as players write it: `5+ on 1D6`, `a double on 2D6`, `at least one 6 on 3D6`; if they have no such form, a formula with the names that they know. */
export function testText(test: Test, messages: Messages): string {
  const scores = scoresAsked(test);
  if (scores) return messages.words.odds.target({ target: scores.text, roll: formatExpression(scores.roll) });
  const faces = facesOf(test, messages);
  if (faces) return messages.words.odds.target({ target: faces.text, roll: formatExpression(faces.roll) });
  return formulaText(test, messages);
}

/** An expression as a formula, with the names and the signs that players know: `1D6 + Strength ≥ 7`, `Initiative from 1 to 2`. */
export function formulaText(expression: Expression, { words }: Messages): string {
  const { variable, within, isOneOf, range, and, or, not } = words.odds;
  return spellExpression(expression, {
    name: variable,
    comparator: (comparator) => signs[comparator],
    within: (value, ranges) => {
      const [first, ...others] = ranges;
      if (first && others.length === 0 && first.low < first.high) return within({ value, ...first });
      return isOneOf({ value, ranges: ranges.map(({ low, high }) => (low === high ? low : range({ low, high }))) });
    },
    outcomes: (outcomes) => outcomes,
    and,
    or,
    not,
  });
}

const signs: Readonly<Record<Comparator, string>> = { '<=': '≤', '<': '<', '>=': '≥', '>': '>', '=': '=', '!=': '≠' };

/** The title of a roll: its label, or a formula that players can read. */
export function titleText(annotation: Annotation, messages: Messages): string {
  return annotation.label ?? annotationText(annotation, messages);
}

/** The whole annotation without its label, as a formula that players can read: `roll = 1D6; roll + Battle-level ≤ 6 and roll > 1`. */
export function annotationText({ assignments, body }: Annotation, messages: Messages): string {
  const named = assignments.map(({ name, value }) => `${name} = ${formulaText(value, messages)}`);
  return [...named, isTest(body) ? testText(body, messages) : formulaText(body, messages)].join('; ');
}

/** The scores that a roll of dice must show, if the test asks for nothing else. */
function scoresAsked(test: Test): { readonly roll: Value; readonly text: string } | undefined {
  if (test.kind === 'in' && test.value.kind === 'dice') {
    const ranges = test.ranges.map(({ low, high }) => (low === high ? String(low) : `${low}–${high}`));
    return { roll: test.value, text: ranges.join(', ') };
  }
  if (test.kind !== 'comparison' || test.left.kind !== 'dice' || test.right.kind !== 'number') return undefined;
  const { left: roll, comparator, right } = test;
  const least = roll.count.kind === 'number' ? roll.count.value : undefined;
  if (comparator === '=') return { roll, text: String(right.value) };
  if (comparator === '>=') return { roll, text: `${right.value}+` };
  if (comparator !== '<=' || least === undefined || least > right.value) return undefined;
  return { roll, text: least === right.value ? String(least) : `${least}–${right.value}` };
}

/** What single dice of a roll must show, if the test asks for nothing else: that they are alike, or how many show a face. */
function facesOf(
  test: Test,
  { words: { odds } }: Messages,
): { readonly roll: Value; readonly text: string } | undefined {
  if (test.kind !== 'comparison' || test.right.kind !== 'number') return undefined;
  const { left, comparator, right } = test;
  if ((left.kind !== 'alike' && left.kind !== 'count') || left.pool.kind !== 'dice') return undefined;
  const { pool: roll } = left;
  if (left.kind === 'alike') {
    if (comparator === '=' && right.value === 1) return { roll, text: odds.allDifferent };
    return comparator === '>=' && right.value > 1 ? { roll, text: odds.alike(right.value) } : undefined;
  }
  const { condition } = left;
  if (comparator !== '>=' || right.value < 1 || condition.value.kind !== 'number') return undefined;
  if (condition.comparator === '=')
    return { roll, text: odds.atLeastFaces({ count: right.value, face: String(condition.value.value) }) };
  return condition.comparator === '>='
    ? { roll, text: odds.atLeastFaces({ count: right.value, face: `${condition.value.value}+` }) }
    : undefined;
}

/** An annotation in the language of odds. */
export function writtenAnnotation({ label, assignments, body }: Omit<Annotation, 'kind' | 'span'>): string {
  const named = assignments.map(({ name, value }) => `${name} = ${formatExpression(value)}`);
  return `${label === undefined ? '' : `${label}: `}${[...named, formatExpression(body)].join('; ')}`;
}
