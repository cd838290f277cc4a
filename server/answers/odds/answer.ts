import { waysTo } from '../../dice/evaluation/distribution.ts';
import { evaluate, tabulate } from '../../dice/evaluation/evaluate.ts';
import { fraction } from '../../dice/evaluation/fraction.ts';
import type { Bindings, Odds } from '../../dice/evaluation/odds.ts';
import { maximum } from '../../dice/evaluation/statistics.ts';
import type { Annotation, Each, Expression } from '../../dice/language/expression.ts';
import { isTest } from '../../dice/language/expressionKinds.ts';
import { type Budget, charged, maximumSteps, maximumTableSteps } from '../../dice/language/limits.ts';
import { fewValuesOf } from '../../dice/prose/words/gameNumbers.ts';
import { membersOf, type Preview, withLevels } from '../reader.ts';

/** A question about dice from a lens, a hover, the panel or the terminal. */
interface Question {
  readonly subject: Annotation | Expression;
  /** The known numbers for this question. They go before the levels and the party of the reader. */
  readonly given: Bindings;
  /** With a bound (both included), the answer is the chance to stay in it, not the distribution. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** The size of a table of rows and columns for which there is room; without any, two free variables stay open. */
  readonly room?: 'few values' | 'all values';
}

/** Odds, or the reason why there are none. */
export type Result = Exclude<Odds, { readonly kind: 'open' }>;

/** The odds for one value of a free variable, or for that value and all above it; or for one Warrior of the party. */
export interface AnswerRow {
  readonly label: string;
  readonly odds: Result;
  readonly value?: number;
}

/** One answer, an answer for each value of the only free variable or for each Warrior, or the names that need a value first. */
export type Answer =
  | { readonly kind: 'single'; readonly odds: Result; readonly part?: PartAnswer }
  | Rows
  | Grid
  | { readonly kind: 'open'; readonly variables: readonly string[] };

/** A row for each value that the variable can have in the game, in their order; without a variable for each Warrior. */
interface Rows {
  readonly kind: 'rows';
  readonly variable?: string;
  readonly rows: readonly AnswerRow[];
}

/** The facts about a test that is made again and again: in each turn, or by each of several. */
export interface PartAnswer {
  /** In each turn, or by how many. */
  readonly times: 'turns' | number;
  /** The odds of one test. */
  readonly answer: Answer;
}

/** For each value of one variable a row, with a cell for each value of another. */
export interface Grid {
  readonly kind: 'grid';
  readonly variable: string;
  readonly across: string;
  /** The values of the second variable. */
  readonly columns: readonly number[];
  readonly rows: readonly GridRow[];
}

interface GridRow {
  readonly value: number;
  /** One for each column. */
  readonly cells: readonly Result[];
}

/** Levels and characteristics go from 1 to 10. */
const values = Array.from({ length: 10 }, (_, index) => index + 1);

/**
 * Works out the odds. Free variables are answered for each Warrior of the party, if the Warriors have all of them; otherwise, with one
 * variable free, for each value that it can have in the game.
 *
 * @param shared the budget of many answers. The steps of this one are taken from it.
 */
export function answer(question: Question, preview: Preview, shared: Budget = { steps: 0 }): Answer {
  const { subject, given, room } = question;
  const { party } = preview;
  const bindings = withLevels(given, preview);
  const members = membersOf(preview, bindings);
  const oddsWith = (known: Bindings): Odds =>
    withinBounds(
      charged(shared, maximumSteps, (own) => evaluate(subject, known, own, members)),
      question,
    );
  const odds = oddsWith(bindings);
  if (odds.kind !== 'open') {
    const part = odds.kind === 'distribution' ? partAnswer(question, preview, shared) : undefined;
    return { kind: 'single', odds, ...(part && { part }) };
  }
  const { variables } = odds;
  if (party.length > 0 && party.every(({ characteristics }) => variables.every((name) => characteristics.has(name)))) {
    const rows = party.map(({ name, characteristics }) => {
      const own = [...characteristics].filter(([variable]) => variables.includes(variable));
      return { label: name, odds: closed(oddsWith(new Map([...own, ...bindings])), subject) };
    });
    return { kind: 'rows', rows };
  }
  const [variable, across, ...others] = variables;
  if (variable === undefined || others.length > 0 || (across !== undefined && !room))
    return { kind: 'open', variables };
  const valuesOf = room === 'few values' && across !== undefined ? fewValuesOf : () => values;
  return charged(shared, maximumTableSteps, (own): Answer => {
    const rowsFor = (name: string, known: Bindings) =>
      tabulate(subject, name, valuesOf(name), known, own, members).map(({ value, odds }) => {
        return { label: String(value), value, odds: closed(withinBounds(odds, question), subject) };
      });
    if (across === undefined) return { kind: 'rows', variable, rows: rowsFor(variable, bindings) };
    const rows = valuesOf(variable).map((value) => {
      const cells = rowsFor(across, new Map([...bindings, [variable, value]]));
      return { value, cells: cells.map(({ odds }) => odds) };
    });
    return { kind: 'grid', variable, across, columns: valuesOf(across), rows };
  });
}

/** The answer for one of the tests, if the subject is a test that is made in each turn, for each of a number, or for each Warrior. */
function partAnswer(
  { subject, given, atLeast, atMost }: Question,
  preview: Preview,
  shared: Budget,
): PartAnswer | undefined {
  const body = subject.kind === 'annotation' ? subject.body : subject;
  if (atLeast !== undefined || atMost !== undefined) return undefined;
  if (body.kind !== 'turns' && body.kind !== 'each' && body.kind !== 'party') return undefined;
  const test = body.kind === 'turns' ? body.test : body.body;
  const times = body.kind === 'turns' ? 'turns' : timesOf(body, given, preview);
  if (!isTest(test) || times === undefined) return undefined;
  const one = answer(
    { subject: subject.kind === 'annotation' ? { ...subject, body: test } : test, given },
    preview,
    shared,
  );
  return one.kind === 'single' || (one.kind === 'rows' && one.variable === undefined)
    ? { times, answer: one }
    : undefined;
}

/** The number of times the test is made; undefined if that is rolled. */
function timesOf({ kind, times }: Each, given: Bindings, preview: Preview): number | undefined {
  const bindings = withLevels(given, preview);
  const { length } = membersOf(preview, bindings);
  if (kind === 'party' && length > 0) return length;
  if (times.kind === 'number') return times.value;
  const value = times.kind === 'name' ? bindings.get(times.name) : undefined;
  return typeof value === 'number' ? value : undefined;
}

/** A grid as people read it: the last rows that are equal are one, `6+`, and so are the last columns. */
export function gridTable({ columns, rows }: Grid): LabelledGrid {
  const across = columns.map((value, index) => ({
    label: String(value),
    cells: rows.flatMap(({ cells }) => cells[index] ?? []),
  }));
  const kept = withoutEqualTail(across, ({ cells }) => cells);
  const down = rows.map(({ value, cells }) => ({ label: String(value), cells: cells.slice(0, kept.length) }));
  return { columns: kept.map(({ label }) => label), rows: withoutEqualTail(down, ({ cells }) => cells) };
}

interface LabelledGrid {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly Result[] }[];
}

/** The rows as people read them: of values the last ones with equal odds are one, `6+`. */
export function shownRows({ variable, rows }: Rows): readonly AnswerRow[] {
  return variable === undefined ? rows : withoutEqualTail(rows, ({ odds }) => [odds]);
}

/** The last lines with equal odds are one. */
function withoutEqualTail<Line extends { readonly label: string }>(
  lines: readonly Line[],
  oddsOf: (line: Line) => readonly Result[],
): readonly Line[] {
  const keys = lines.map((line) => oddsOf(line).map(keyOf).join(' | '));
  const start = keys.findLastIndex((key) => key !== keys.at(-1)) + 1;
  const first = lines[start];
  return first && start < lines.length - 1 ? [...lines.slice(0, start), { ...first, label: `${first.label}+` }] : lines;
}

/** The same text for odds that look the same to people. */
function keyOf(odds: Result): string {
  switch (odds.kind) {
    case 'chance':
      return `${odds.chance.numerator}/${odds.chance.denominator}`;
    case 'distribution':
      return [...odds.distribution.counts].join(' ');
    case 'outcomes':
      return odds.outcomes
        .map(({ name, chance }) => `${name}: ${keyOf(chance)}`)
        .sort()
        .join();
    default:
      return odds.kind;
  }
}

/** With a value for every name nothing is open; an open answer would have no number to show. */
function closed(odds: Odds, subject: Annotation | Expression): Result {
  return odds.kind === 'open' ? { kind: 'invalid', code: 'notWhole', name: '', span: subject.span } : odds;
}

/** The chance to stay in the bounds, if the question has any. */
function withinBounds(odds: Odds, { subject, atLeast, atMost }: Question): Odds {
  if (odds.kind !== 'distribution' || (atLeast === undefined && atMost === undefined)) return odds;
  const { distribution, truncated } = odds;
  const { total } = distribution;
  const last = maximum(distribution);
  if (truncated && Math.max(atLeast ?? last, (atMost ?? last) + 1) > last + 1) {
    const { span } = subject.kind === 'annotation' ? subject.body : subject;
    return { kind: 'tooLarge', cap: 'outcomes', limit: distribution.counts.size, span };
  }
  // The outcomes that are not listed, of a roll that can go on for ever, are above every bound here.
  const below = waysTo(distribution, (outcome) => outcome < (atLeast ?? -Infinity));
  const upTo = atMost === undefined ? total : waysTo(distribution, (outcome) => outcome <= atMost);
  const ways = upTo > below ? upTo - below : 0n;
  return { kind: 'chance', chance: fraction(ways, total), ways, total };
}
