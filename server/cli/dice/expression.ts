import {
  givenValues,
  readTyped,
  type TypedFault,
  type TypedReading,
  type TypedRoll,
} from '../../answers/typed/readTyped.ts';
import { faultText, hintText, writtenValue } from '../../answers/typed/typedText.ts';
import type { Bindings } from '../../dice/evaluation/odds.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { excerpt } from '../../report/excerpt.ts';
import type { Span } from '../../text/span.ts';
import { say } from '../../wording/texts/places.ts';
import { type Call, refuse } from '../call/command.ts';
import { type ExitStatus, exitStatus } from '../call/terminal.ts';
import { answered } from '../files/ownPackage.ts';
import { readValues } from './namedValues.ts';

/** A roll that is asked about. */
export interface AskedRoll extends TypedRoll {
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
export async function readQuestion(call: Call): Promise<AskedExpression | ExitStatus> {
  const typed = call.operands.join(' ');
  if (call.operands.length === 0) return refuse(call, { kind: 'missingExpression' });
  const read = await answered(call, ({ all }) => readTyped(typed, () => all, call.messages.language), namesIn);
  if (!read) return exitStatus.unusable;
  const reading = read.answer;
  if (reading.kind === 'unread') return complain(call, typed, reading.fault);
  const known = new Set(reading.rolls.flatMap(({ annotation }) => freeVariables(annotation)));
  const values = readValues(call.values.get('let') ?? '', [...known]);
  if ('kind' in values) return refuse(call, values);
  const [first, ...others] = reading.rolls;
  const asked = (roll: TypedRoll): AskedRoll => ({ ...roll, values: new Map([...givenValues(roll), ...values]) });
  const hint = hintText(first, call.messages);
  if (hint !== '') call.terminal.complain(hint);
  return { typed, rolls: [asked(first), ...others.map(asked)] };
}

/** Whether the text names an ability, or may name one of a package. */
function namesIn(reading: TypedReading): 'none' | 'known' | 'unknown' {
  if (reading.kind === 'rolls') return reading.rolls.some(({ ability }) => ability !== undefined) ? 'known' : 'none';
  const { kind } = reading.fault;
  return kind === 'noDice' || kind === 'noMechanic' || kind === 'chart' ? 'unknown' : 'none';
}

/** Says why nothing is read, and of a slip in the language of odds where it is. */
function complain(call: Call, typed: string, fault: TypedFault): ExitStatus {
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

/** Says what is wrong, with a caret under the place. */
export function point({ terminal }: Call, expression: string, span: Span, message: string): void {
  const line = expression.replace(/\s/g, ' ');
  const document = { getText: () => line, positionAt: (offset: number) => ({ line: 0, character: offset }) };
  const { text, indent, length } = excerpt(document, span, terminal.width - 2);
  terminal.complain(message);
  terminal.complain(`  ${text}`);
  terminal.complain(`  ${' '.repeat(indent)}${'^'.repeat(length)}`);
}
