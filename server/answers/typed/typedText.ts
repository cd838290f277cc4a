import { chartName } from '../../charts/chart.ts';
import type { ChartAnswer, ChartFault } from '../../charts/chartQuestion.ts';
import type { Binding } from '../../dice/evaluation/odds.ts';
import { formatExpression } from '../../dice/language/format.ts';
import type { Messages } from '../../wording/messages.ts';
import { say } from '../../wording/texts/places.ts';
import { givenValues, type TypedFault, type TypedRoll } from './readTyped.ts';

/** How a text was read, for its reader: `read as 1D6 >= 5`. Empty where it is in the language of odds itself. */
export function readAsText(roll: TypedRoll, messages: Messages): string {
  if (roll.chart) return chartText(roll.chart, messages);
  if (!roll.isReread) return '';
  const values = [...givenValues(roll)].map(([name, value]) => `${name} = ${writtenValue(value)}`);
  return messages.words.typed.readAs([roll.expression, ...values]);
}

/** The same for a text as a whole, in short where several charts answer it: `Gamebook, To wound: needs 3+ · Warhammer …`. */
export function allReadAsText([first, ...others]: readonly [TypedRoll, ...TypedRoll[]], messages: Messages): string {
  const charts = [first, ...others].flatMap(({ chart }) => chart ?? []);
  if (charts.length < 2) return readAsText(first, messages);
  return charts.map((chart) => `${chartTitle(chart, messages)}: ${answerText(chart, messages)}`).join(' · ');
}

/** A value as `--let` takes it, or dice in the language of odds. */
export function writtenValue(value: Binding): string {
  if (typeof value === 'number') return String(value);
  return value === 'automatic' ? 'A' : formatExpression(value);
}

/** A line below the odds: another likely meaning of the text, in the language of odds. Empty if there is none. */
export function hintText({ instead }: TypedRoll, { words }: Messages): string {
  return instead ? words.typed.instead[instead.kind](instead.spelling) : '';
}

/** Why a text is not read, in one sentence or two. */
export function faultText(fault: TypedFault, messages: Messages): string {
  const { typed } = messages.words;
  switch (fault.kind) {
    case 'syntax':
      return say(messages.problems['odds-syntax'], fault.errors[0] ?? { code: 'expectedValue' });
    case 'noDice':
      return typed.noDice([...fault.spellings, ...fault.nearest]);
    case 'noMechanic':
      return typed.noMechanic;
    case 'habit':
      return typed.habits[fault.habit](fault.spellings);
    case 'several':
      return typed.several(fault.spellings);
    case 'chart':
      return chartFaultText(fault.fault, messages);
    case 'partly':
      return typed.partly(fault.spelling);
    default:
      return fault satisfies never;
  }
}

/** `Warhammer Fantasy Battle, To wound`. */
export function chartTitle({ system, of }: Pick<ChartAnswer, 'system' | 'of'>, { words, language }: Messages): string {
  const systems: Readonly<Record<string, string>> = words.blocks.systems;
  return `${systems[system] ?? system}, ${chartName(of, language)}`;
}

/** `Warhammer Fantasy Battle, To wound: Strength 4, Toughness 3: needs 3+`. */
export function chartText(chart: ChartAnswer, messages: Messages): string {
  const { typed } = messages.words;
  const { values, added, isExtrapolated, isDoubtful } = chart;
  const said = [
    // A word, such as the name of a settlement, says what it is.
    ...values.map(([axis, value]) => (/^\d/.test(value) ? `${axisName(axis, messages)} ${value}` : value)),
    ...added.map(
      ({ modifier, times }) =>
        `${times > 1 ? `${times} × ` : ''}${chartName(modifier, messages.language)} ${signed(modifier.add)}`,
    ),
  ];
  const about = [chartTitle(chart, messages), said.join(', '), answerText(chart, messages)].filter(
    (part) => part !== '',
  );
  return [
    about.join(': '),
    ...(isExtrapolated ? [typed.extrapolated] : []),
    ...(isDoubtful ? [typed.doubtful] : []),
  ].join(' ');
}

function answerText({ needed, number }: ChartAnswer, { words: { typed } }: Messages): string {
  return needed ? typed.needs(needed) : String(number ?? 0);
}

function chartFaultText(fault: ChartFault, messages: Messages): string {
  const { typed } = messages.words;
  return fault.kind === 'notOnChart'
    ? typed.notOnChart({ chart: fault.chart, value: `${axisName(fault.name, messages)} ${fault.value}` })
    : typed.unknownWords({ chart: fault.chart, words: fault.words, nearest: fault.nearest, known: fault.known });
}

/** The name of an axis for people. */
export function axisName(name: string, { words: { typed, odds } }: Messages): string {
  const [, own] = /^opponent-(.+)$/.exec(name) ?? [];
  return own === undefined ? odds.variable(name) : typed.opponent(odds.variable(own));
}

function signed(number: number): string {
  return number < 0 ? String(number) : `+${number}`;
}
