import { failureText } from '../answers/odds/oddsText.ts';
import { isTest } from '../dice/language/expression.ts';
import { answer, type Question } from './answer.ts';
import { type Call, command, refuse } from './command.ts';
import { point, readQuestion, wholeNumber } from './expression.ts';
import { oddsJson } from './oddsJson.ts';
import { oddsText } from './oddsText.ts';
import { type ExitStatus, exitStatus, type Terminal } from './terminal.ts';

const options = {
  values: ['at-least', 'at-most'],
  lists: ['let'],
  choices: { format: ['text', 'json'] },
  maximumOperands: Number.POSITIVE_INFINITY,
};

const boundOptions = [
  ['at-least', 'atLeast'],
  ['at-most', 'atMost'],
] as const;

/** `whq-rules odds`: the exact odds of an expression. */
export function oddsCommand(parameters: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  return command('odds', parameters, terminal, options, async (call) => {
    const question = questionOf(call);
    return typeof question === 'number' ? question : reply(call, question);
  });
}

/** Reads the question, or says what is wrong with it. */
function questionOf(call: Call): Question | ExitStatus {
  const asked = readQuestion(call, 'odds');
  if (typeof asked === 'number') return asked;
  const bounds: { atLeast?: number; atMost?: number } = {};
  for (const [option, bound] of boundOptions) {
    const typed = call.values.get(option);
    if (typed === undefined) continue;
    if (isTest(asked.annotation.body)) return refuse(call, 'odds', { kind: 'boundOfTest', option: `--${option}` });
    const number = wholeNumber(typed);
    if (number === undefined) return refuse(call, 'odds', { kind: 'notWhole', option: `--${option}`, value: typed });
    bounds[bound] = number;
  }
  return { ...asked, ...bounds };
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
