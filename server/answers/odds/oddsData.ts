import type { Bindings } from '../../dice/evaluation/odds.ts';
import { median } from '../../dice/evaluation/statistics.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { freeVariables } from '../../dice/language/names.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Reader } from '../reader.ts';
import { type Answer, answer } from './answer.ts';
import { type ChartedTable, chartedTable } from './chartedTable.ts';
import { annotationText, titleText } from './formulaText.ts';
import { rangeOf } from './gameNumbers.ts';
import { numberText } from './numbers.ts';
import { answerSummary, failureText, isCode, isConstant, levelsText, singleText } from './oddsText.ts';

/** The odds of an expression as a panel shows them: plain data, every text in the reader's language. */
export interface OddsData {
  /** What it is called: what the author says that the number is (`afraid`), or the roll as players write it. */
  readonly title: string;
  /** The roll as players write it, where the title is something else; empty otherwise. */
  readonly formula: string;
  /** Why there are no odds. Then there is neither a summary nor a table. */
  readonly problem?: string;
  /** One line, `4–14, average 9, standard deviation 2.42, median 9` or `1 in 3 (2/6, 33 %) at Battle-level 2`; empty with a problem. */
  readonly summary: string;
  /** The same without the numbers that it is for, where they are said already: `1 in 3 (2/6, 33 %)`. */
  readonly answer: string;
  /** Explains a word of the summary; empty where it has none that needs it. */
  readonly note: string;
  /** The free variables in the order of their first use, also those that have a value. */
  readonly variables: readonly OddsVariable[];
  /** Absent where the summary says it all, and where a variable needs a value first. */
  readonly table?: ChartedTable;
  readonly words: OddsDataWords;
}

/** A name that the reader may give a value. */
export interface OddsVariable {
  /** Kebab-case, as in bindings. */
  readonly name: string;
  readonly label: string;
  /** Absent while it is open. */
  readonly value?: number;
  /** The values that make sense in the game, both included. */
  readonly min: number;
  readonly max: number;
  /** Says so in a sentence. */
  readonly hint: string;
}

/** What the controls of the panel are called. */
interface OddsDataWords {
  readonly language: string;
  readonly show: string;
  readonly open: string;
  readonly roll: string;
  readonly another: string;
  readonly go: string;
  readonly rolls: string;
}

/** What a panel shows of the odds. Any input has an answer: what cannot be worked out is a `problem`. */
export function oddsData(annotation: Annotation, written: string, bindings: Bindings, reader: Reader): OddsData {
  const { messages, preview } = reader;
  const answered = answer({ subject: annotation, given: bindings, room: 'all values' }, preview);
  const problem = answered.kind === 'single' ? failureText(answered.odds, messages) : undefined;
  const summary = problem === undefined ? summaryOf(answered, messages) : '';
  const title = titleText(annotation, written, messages);
  const table = problem === undefined ? chartedTable(answered, title, messages) : undefined;
  return {
    title,
    formula: annotation.label === undefined ? '' : annotationText(annotation, messages),
    ...(problem !== undefined && { problem }),
    summary: problem === undefined ? `${summary}${givenText(annotation, bindings, reader)}` : '',
    answer: summary,
    note: hasDeviation(answered) ? messages.words.panel.deviation : '',
    variables: freeVariables(annotation).map((name) => variableOf(name, bindings.get(name), messages)),
    ...(table && { table }),
    words: controlWords(messages),
  };
}

/** The numbers that the answer is for. */
function givenText(annotation: Annotation, bindings: Bindings, { messages, preview: { party } }: Reader): string {
  const numbers = [...bindings].flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : []));
  return levelsText(annotation, new Map(), { levels: new Map(numbers), party }, messages);
}

/** The same for what is no expression. */
export function oddsProblem(written: string, problem: string, messages: Messages): OddsData {
  return {
    title: written,
    formula: '',
    problem,
    summary: '',
    answer: '',
    note: '',
    variables: [],
    words: controlWords(messages),
  };
}

function controlWords({ language, words: { panel } }: Messages): OddsDataWords {
  const { show, open, roll, another, go, rolls } = panel;
  return { language, show, open, roll, another, go, rolls };
}

function variableOf(name: string, value: unknown, messages: Messages): OddsVariable {
  const { odds: words, panel } = messages.words;
  const { min, max } = rangeOf(name);
  return {
    name,
    label: words.variable(name),
    ...(typeof value === 'number' && { value }),
    min,
    max,
    hint: panel.between(numberText(min, messages), numberText(max, messages)),
  };
}

function summaryOf(answered: Answer, messages: Messages): string {
  if (answered.kind !== 'single') return answerSummary(answered, messages);
  const { odds } = answered;
  const line = singleText(answered, messages);
  if (odds.kind !== 'distribution' || !hasDeviation(answered)) return line;
  return `${line}, ${messages.words.panel.median(numberText(median(odds.distribution), messages))}`;
}

/** Whether the answer is an amount with a middle. Of an endless roll not all is listed, so that the middle may lie beyond. */
function hasDeviation(answered: Answer): boolean {
  if (answered.kind !== 'single' || answered.odds.kind !== 'distribution' || answered.part) return false;
  const { odds } = answered;
  return !isConstant(odds) && !odds.truncated && !odds.isTurns && !isCode(odds);
}
