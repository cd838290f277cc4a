import type { Annotation } from '../dice/language/expression.ts';
import { freeVariables } from '../dice/language/names.ts';
import { parseExpression } from '../dice/language/parse.ts';
import { excerpt } from '../report/excerpt.ts';
import type { Span } from '../text/span.ts';
import { type Call, refuse } from './command.ts';
import { type NamedValues, readValues } from './namedValues.ts';
import { type ExitStatus, exitStatus } from './terminal.ts';

/** What is asked about, and what is known of it. */
export interface AskedExpression {
  /** As it was typed. */
  readonly expression: string;
  readonly annotation: Annotation;
  readonly values: NamedValues;
}

/** What the chance is asked for to keep to, both included. */
export interface Bounds {
  atLeast?: number;
  atMost?: number;
}

/** A question of `whq-rules odds`. */
export interface OddsQuestion extends AskedExpression {
  readonly bounds: Readonly<Bounds>;
}

/** Reads the expression, which may be several words, and `--let`, or says what is wrong with them. */
export function readQuestion(call: Call, command: 'odds' | 'roll'): AskedExpression | ExitStatus {
  const expression = call.operands.join(' ');
  if (call.operands.length === 0) return refuse(call, command, { kind: 'missingExpression' });
  const { annotation, errors } = parseExpression(expression);
  for (const error of errors) point(call, expression, error.span, call.messages.problems['odds-syntax'](error));
  if (errors.length > 0 && call.operands.length > 1) call.terminal.complain(call.words.unquoted);
  if (!annotation) return exitStatus.unusable;
  const values = readValues(call.values.get('let') ?? '', freeVariables(annotation));
  return 'kind' in values ? refuse(call, command, values) : { expression, annotation, values };
}

/** The whole number that an option has, or undefined where it is none. */
export function wholeNumber(typed: string): number | undefined {
  const number = /^[+-]?\d+$/.test(typed) ? Number(typed) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Says what is wrong, with a caret under the place. */
export function point({ terminal }: Call, expression: string, span: Span, message: string): void {
  const line = expression.replace(/\s/g, ' ');
  const document = { getText: () => line, positionAt: (offset: number) => ({ line: 0, character: offset }) };
  const { text, indent, length } = excerpt(document, span, terminal.width - 2);
  terminal.complain(message);
  terminal.complain(`  ${text}`);
  terminal.complain(`  ${' '.repeat(indent)}${'^'.repeat(length)}`);
}
