import { plainTextOf } from '../../answers/markdown.ts';
import { type Answer, answer, type Result } from '../../answers/odds/answer.ts';
import { chartedTable } from '../../answers/odds/chartedTable.ts';
import { titleText } from '../../answers/odds/formulaText.ts';
import { answerLine, failureText } from '../../answers/odds/oddsText.ts';
import { hasRows, hasShape, withLabel } from '../../answers/odds/shownOdds.ts';
import { noPreview } from '../../answers/reader.ts';
import { readAsText } from '../../answers/typed/typedText.ts';
import { printedBlocks } from '../../answers/view/printedBlocks.ts';
import type { ViewBlock } from '../../answers/view/view.ts';
import type { Failure } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { asksForChances } from '../../dice/language/expressionKinds.ts';
import { freeVariables } from '../../dice/language/names.ts';
import type { Messages } from '../../wording/messages.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { type AskedExpression, type AskedRoll, type Bounds, point, readQuestion } from './expression.ts';
import { type AnsweredRoll, oddsJson } from './oddsJson.ts';

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

/** The answers for people: a line, and rows or a chart where a line cannot say everything. */
function oddsText(rolls: readonly AnsweredRoll[], bounds: Bounds, messages: Messages): string {
  const blocks = rolls.flatMap((roll): readonly ViewBlock[] => {
    const { annotation, answered } = roll;
    const table = hasRows(answered) || hasShape(answered) ? chartedTable(answered, '', messages) : undefined;
    return [
      { kind: 'paragraph', lines: [[readAsText(roll, messages)], [firstLine(annotation, answered, bounds, messages)]] },
      ...(table ? [{ kind: 'chart', id: '', table, show: '' } as const] : []),
    ];
  });
  return `${plainTextOf(printedBlocks({ blocks }))}\n`;
}

/** `afraid: 5 in 6 (5/6, 83 %)`, `2D6 → 2–12, average 7`; of rows, which say everything themselves, the label alone. */
function firstLine(annotation: Annotation, answered: Answer, bounds: Bounds, messages: Messages): string {
  const { label } = annotation;
  if (hasRows(answered)) return label === undefined ? '' : `${label}:`;
  const line = answerLine(answered, messages);
  const isWhole =
    Object.keys(bounds).length === 0 && answered.kind === 'single' && answered.odds.kind === 'distribution';
  if (label === undefined && isWhole) return `${titleText(annotation, messages)} → ${line}`;
  return withLabel(label, line);
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
