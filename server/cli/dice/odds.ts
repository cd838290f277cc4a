import { answer, type Result } from '../../answers/odds/answer.ts';
import { failureText } from '../../answers/odds/oddsText.ts';
import { noPreview } from '../../answers/reader.ts';
import type { Failure } from '../../dice/evaluation/odds.ts';
import { asksForChances } from '../../dice/language/expressionKinds.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { type AskedExpression, type AskedRoll, type Bounds, point, readQuestion } from './expression.ts';
import { oddsJson } from './oddsJson.ts';
import { type AnsweredRoll, oddsText } from './oddsText.ts';

const boundOptions = [
  ['at-least', 'atLeast'],
  ['at-most', 'atMost'],
] as const;

/** `whq-rules odds`: the exact odds of an expression. */
export async function oddsCommand(call: Call): Promise<ExitStatus> {
  const asked = await readQuestion(call);
  if (typeof asked === 'number') return asked;
  const bounds = boundsOf(call, asked);
  return typeof bounds === 'number' ? bounds : reply(call, asked, bounds);
}

/** Reads the bounds, or says what is wrong with them. */
function boundsOf(call: Call, { rolls }: AskedExpression): Bounds | ExitStatus {
  const bounds: Bounds = {};
  for (const [option, bound] of boundOptions) {
    const typed = call.values.get(option);
    if (typed === undefined) continue;
    if (rolls.some(({ annotation }) => asksForChances(annotation.body))) {
      return refuse(call, { kind: 'boundOfTest', option: `--${option}` });
    }
    bounds[bound] = Number(typed);
  }
  return bounds;
}

function reply(call: Call, { typed, rolls }: AskedExpression, bounds: Bounds): ExitStatus {
  const { terminal, messages, values } = call;
  const answers: AnsweredRoll[] = [];
  for (const roll of rolls) {
    const question = { subject: roll.annotation, given: roll.values, ...bounds, room: sizeOfTables(rolls.length) };
    const answered = answer(question, noPreview);
    // Of the rolls of an ability each has an answer, and of those that depend on too much it is said on what.
    if (answered.kind === 'open' && rolls.length === 1) {
      return refuse(call, { kind: 'openNames', names: answered.variables });
    }
    if (answered.kind === 'single' && isFailure(answered.odds)) return refuseOdds(call, roll, answered.odds);
    answers.push({ ...roll, answered });
  }
  const isJson = values.get('format') === 'json';
  terminal.print(isJson ? oddsJson(typed, answers, bounds, messages) : oddsText(answers, bounds, messages));
  const names = isJson ? [] : namesWithoutValue(rolls);
  if (names.length > 0) terminal.complain(call.words.oneValue(names));
  return exitStatus.clean;
}

/** The names in rolls that nobody has given a value, each once. */
function namesWithoutValue(rolls: AskedExpression['rolls']): readonly string[] {
  const names = rolls.flatMap(({ annotation, values }) =>
    freeVariables(annotation).filter((name) => !values.has(name)),
  );
  return [...new Set(names)];
}

/** Of the rolls of an ability each has a small table. */
function sizeOfTables(count: number): 'all values' | 'few values' {
  return count === 1 ? 'all values' : 'few values';
}

function refuseOdds(call: Call, { expression }: AskedRoll, failure: Failure): ExitStatus {
  point(call, expression, failure.span, failureText(failure, call.messages) ?? '');
  return exitStatus.unusable;
}

function isFailure(odds: Result): odds is Failure {
  return odds.kind === 'tooLarge' || odds.kind === 'invalid';
}
