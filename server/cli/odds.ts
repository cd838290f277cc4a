import { answer, type Result } from '../answers/odds/answer.ts';
import { failureText } from '../answers/odds/oddsText.ts';
import { noPreview } from '../answers/reader.ts';
import type { Failure } from '../dice/evaluation/odds.ts';
import { asksForChances } from '../dice/language/expression.ts';
import { type Call, command, refuse } from './command.ts';
import { type Bounds, type OddsQuestion, point, readQuestion, wholeNumber } from './expression.ts';
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
function questionOf(call: Call): OddsQuestion | ExitStatus {
  const asked = readQuestion(call, 'odds');
  if (typeof asked === 'number') return asked;
  const bounds: Bounds = {};
  for (const [option, bound] of boundOptions) {
    const typed = call.values.get(option);
    if (typed === undefined) continue;
    if (asksForChances(asked.annotation.body))
      return refuse(call, 'odds', { kind: 'boundOfTest', option: `--${option}` });
    const number = wholeNumber(typed);
    if (number === undefined) return refuse(call, 'odds', { kind: 'notWhole', option: `--${option}`, value: typed });
    bounds[bound] = number;
  }
  return { ...asked, bounds };
}

function reply(call: Call, question: OddsQuestion): ExitStatus {
  const { terminal, messages, values } = call;
  const { annotation, expression, bounds } = question;
  const answered = answer({ subject: annotation, given: question.values, ...bounds }, noPreview);
  if (answered.kind === 'open') return refuse(call, 'odds', { kind: 'openNames', names: answered.variables });
  if (answered.kind === 'single' && isFailure(answered.odds)) {
    point(call, expression, answered.odds.span, failureText(answered.odds, messages) ?? '');
    return exitStatus.unusable;
  }
  terminal.print((values.get('format') === 'json' ? oddsJson : oddsText)(question, answered, messages));
  return exitStatus.clean;
}

function isFailure(odds: Result): odds is Failure {
  return odds.kind === 'tooLarge' || odds.kind === 'invalid';
}
