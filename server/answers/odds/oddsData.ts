import type { Bindings } from '../../dice/evaluation/odds.ts';
import { median } from '../../dice/evaluation/statistics.ts';
import type { Annotation } from '../../dice/language/expression.ts';
import { freeVariables } from '../../dice/language/names.ts';
import { rangeOf } from '../../dice/prose/words/gameNumbers.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Reader } from '../reader.ts';
import { type Answer, answer } from './answer.ts';
import { type ChartedTable, chartedTable } from './chartedTable.ts';
import { annotationText, titleText } from './formulaText.ts';
import { levelsText } from './levelsText.ts';
import { numberText } from './numbers.ts';
import { answerSummary, failureText, isCode, isConstant, singleText } from './oddsText.ts';

/** The odds of an expression as a panel shows them: plain data, every text in the reader's language. */
export interface OddsData {
  /** Its title: the author's label (`afraid`), or the roll as players write it. */
  readonly title: string;
  /** The roll as players write it, where the title is something else; empty otherwise. */
  readonly formula: string;
  /** The reason why there are no odds. Then there is neither a summary nor a table. */
  readonly problem?: string;
  /** One line, `4–14, average 9, standard deviation 2.42, median 9` or `1 in 3 (2/6, 33 %) at Battle-level 2`; empty with a problem. */
  readonly summary: string;
  /** The same without its numbers, for places that show them already: `1 in 3 (2/6, 33 %)`. */
  readonly answer: string;
  /** An explanation of a word of the summary; empty if no word needs one. */
  readonly note: string;
  /** The free variables in the order of their first use, also those that have a value. */
  readonly variables: readonly OddsVariable[];
  /** Absent if the summary says everything, or if a variable needs a value first. */
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
  /** The same as a sentence. */
  readonly hint: string;
}

/** The labels of the controls of the panel. */
interface OddsDataWords {
  readonly language: string;
  readonly show: string;
  readonly open: string;
  readonly roll: string;
  readonly another: string;
  readonly go: string;
  readonly rolls: string;
}

/** The odds as a panel shows them. Every input has an answer: odds that cannot be calculated are a `problem`. */
export function oddsData(annotation: Annotation, bindings: Bindings, reader: Reader): OddsData {
  const { messages, preview } = reader;
  const answered = answer({ subject: annotation, given: bindings, room: 'all values' }, preview);
  const problem = answered.kind === 'single' ? failureText(answered.odds, messages) : undefined;
  const summary = problem === undefined ? summaryOf(answered, messages) : '';
  const title = titleText(annotation, messages);
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

/** The same for a text that is not an expression. */
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
    hint: panel.between({ least: numberText(min, messages), most: numberText(max, messages) }),
  };
}

function summaryOf(answered: Answer, messages: Messages): string {
  if (answered.kind !== 'single') return answerSummary(answered, messages);
  const { odds } = answered;
  const line = singleText(answered, messages);
  if (odds.kind !== 'distribution' || !hasDeviation(answered)) return line;
  return `${line}, ${messages.words.panel.median(numberText(median(odds.distribution), messages))}`;
}

/** Whether the answer is an amount with a median. The median of an endless roll may be beyond the listed outcomes. */
function hasDeviation(answered: Answer): boolean {
  if (answered.kind !== 'single' || answered.odds.kind !== 'distribution' || answered.part) return false;
  const { odds } = answered;
  return !isConstant(odds) && !odds.truncated && !odds.isTurns && !isCode(odds);
}
