import {
  givenValues,
  readTyped,
  type TypedFault,
  type TypedReading,
  type TypedRoll,
} from '../../answers/typed/readTyped.ts';
import { faultText, hintText, readAsText, writtenValue } from '../../answers/typed/typedText.ts';
import type { ChartAnswer } from '../../charts/chartQuestion.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { packs } from '../../hosts/packs.ts';
import { excerpt } from '../../report/excerpt.ts';
import type { Span } from '../../text/span.ts';
import { say } from '../../wording/texts/places.ts';
import { Workspace } from '../../workspace/packages/workspace.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { readValues } from './namedValues.ts';
import { questionWithValues } from './typedValues.ts';

/** A roll that is asked about, and what is known of it. */
export interface AskedRoll {
  /** In the language of odds; as it was typed, if it was typed so. */
  readonly expression: string;
  /** Says how it was read; empty if it was typed in the language of odds. */
  readonly readAs: string;
  readonly annotation: Annotation;
  /** What a printed chart says of it. */
  readonly chart: ChartAnswer | undefined;
  /** What `--let` says of its names, and what the text says itself. */
  readonly values: Bindings;
}

/** What is asked about. */
export interface AskedExpression {
  /** As it was typed. */
  readonly typed: string;
  /** Several of an ability that rolls for several things. */
  readonly rolls: readonly [AskedRoll, ...AskedRoll[]];
}

/** What the chance is asked for to keep to, both included. */
export interface Bounds {
  atLeast?: number;
  atMost?: number;
}

/** Reads the expression, which may be several words, and `--let`, or says what is wrong with them. */
export function readQuestion(call: Call, command: 'odds' | 'roll'): AskedExpression | ExitStatus {
  const typed = call.operands.join(' ');
  if (call.operands.length === 0) return refuse(call, command, { kind: 'missingExpression' });
  const reading = read(call, typed);
  if (reading.kind === 'unread') return complain(call, command, typed, reading.fault);
  const known = new Set(reading.rolls.flatMap(({ annotation }) => freeVariables(annotation)));
  const values = readValues(call.values.get('let') ?? '', [...known]);
  if ('kind' in values) return refuse(call, command, values);
  const [first, ...others] = reading.rolls;
  const asked = (roll: TypedRoll): AskedRoll => ({
    expression: roll.expression,
    readAs: readAsText(roll, call.messages),
    annotation: roll.annotation,
    chart: roll.chart,
    values: new Map([...givenValues(roll), ...values]),
  });
  const hint = hintText(first, call.messages);
  if (hint !== '') call.terminal.complain(hint);
  return { typed, rolls: [asked(first), ...others.map(asked)] };
}

function read({ messages }: Call, text: string): TypedReading {
  return readTyped(text, () => new Workspace(packs).all, messages.language);
}

/** Says why nothing is read; of a slip in the language of odds, where it is, and of values among the dice, where they belong. */
function complain(call: Call, command: string, typed: string, fault: TypedFault): ExitStatus {
  const divided = questionWithValues(typed, (text) => read(call, text));
  if (divided) {
    const values = [call.values.get('let') ?? [], divided.values].flat().join(',');
    call.terminal.complain(call.words.valuesInText(`whq-rules ${command} "${divided.text}" --let ${values}`));
    return exitStatus.unusable;
  }
  if (fault.kind !== 'syntax') {
    call.terminal.complain(faultText(fault, call.messages));
    return exitStatus.unusable;
  }
  for (const error of fault.errors) point(call, typed, error.span, say(call.messages.problems['odds-syntax'], error));
  if (call.operands.length > 1) call.terminal.complain(call.words.unquoted);
  return exitStatus.unusable;
}

/** The values for programs: numbers, `A`, and dice in the language of odds. */
export function valuesJson(values: Bindings): Readonly<Record<string, number | string>> {
  return Object.fromEntries(
    [...values].map(([name, value]) => [name, typeof value === 'number' ? value : writtenValue(value)]),
  );
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
