import { diceMessage } from '../checks/odds.ts';
import { isTest } from '../dice/expression.ts';
import { freeVariables } from '../dice/names.ts';
import { parseExpression } from '../dice/parse.ts';
import { failureText } from '../features/oddsText.ts';
import { excerpt } from '../report/excerpt.ts';
import type { Span } from '../xml/tree.ts';
import { answer, type Question } from './answer.ts';
import { type Call, command, refuse } from './command.ts';
import { readValues } from './namedValues.ts';
import { oddsJson } from './oddsJson.ts';
import { oddsText } from './oddsText.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

const options = {
  values: ['at-least'],
  lists: ['let'],
  choices: { format: ['text', 'json'] },
  maximumOperands: 1,
};

/** `whq-rules odds`: the exact odds of an expression. */
export function oddsCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('odds', parameters, terminal, options, async (call) => {
    const question = questionOf(call);
    return typeof question === 'number' ? question : reply(call, question);
  });
}

/** Reads the question, or says what is wrong with it. */
function questionOf(call: Call): Question | ExitStatus {
  const [expression] = call.operands;
  if (expression === undefined) return refuse(call, 'odds', { kind: 'missingExpression' });
  const { annotation, errors } = parseExpression(expression);
  for (const error of errors) point(call, expression, error.span, diceMessage(error, call.messages));
  if (!annotation) return exitStatus.unusable;
  const values = readValues(call.values.get('let') ?? '', freeVariables(annotation));
  if ('kind' in values) return refuse(call, 'odds', values);
  const least = call.values.get('at-least');
  if (least === undefined) return { expression, annotation, values, atLeast: undefined };
  if (isTest(annotation.body)) return refuse(call, 'odds', { kind: 'atLeastOfTest' });
  const atLeast = /^[+-]?\d+$/.test(least) ? Number(least) : Number.NaN;
  if (!Number.isSafeInteger(atLeast)) {
    return refuse(call, 'odds', { kind: 'notWhole', option: '--at-least', value: least });
  }
  return { expression, annotation, values, atLeast };
}

function reply(call: Call, question: Question): ExitStatus {
  const { terminal, messages, values } = call;
  const result = answer(question);
  switch (result.kind) {
    case 'single':
    case 'rows':
      terminal.print((values.get('format') === 'json' ? oddsJson : oddsText)(question, result, messages));
      return exitStatus.clean;
    case 'open':
      return refuse(call, 'odds', { kind: 'openNames', names: result.variables });
    case 'tooLarge':
    case 'invalid':
      point(call, question.expression, result.span, failureText(result, messages) ?? '');
      return exitStatus.unusable;
    default:
      return result satisfies never;
  }
}

/** Says what is wrong, with a caret under the place. */
function point({ terminal }: Call, expression: string, span: Span, message: string): void {
  const line = expression.replace(/\s/g, ' ');
  const document = { getText: () => line, positionAt: (offset: number) => ({ line: 0, character: offset }) };
  const { text, indent, length } = excerpt(document, span, terminal.width - 2);
  terminal.complain(message);
  terminal.complain(`  ${text}`);
  terminal.complain(`  ${' '.repeat(indent)}${'^'.repeat(length)}`);
}
