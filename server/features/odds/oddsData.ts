import { type Annotation, isTest } from '../../dice/expression.ts';
import { toNumber } from '../../dice/fraction.ts';
import { freeVariables } from '../../dice/names.ts';
import type { Bindings, Chance, Odds, Spread } from '../../dice/odds.ts';
import { maximum, median } from '../../dice/statistics.ts';
import type { Messages } from '../../l10n/messages.ts';
import type { Reader } from '../reader.ts';
import { binsOf } from './bins.ts';
import { rangeOf } from './gameNumbers.ts';
import { numberText, percentText, rangeText } from './numbers.ts';
import { type OddsRow, oddsRows, type Tabulated } from './oddsRows.ts';
import {
  answerText,
  extent,
  failureText,
  formulaText,
  isCode,
  isConstant,
  levelsText,
  meanOf,
  meanText,
  mostWays,
  rowsSummary,
  testText,
  titleText,
} from './oddsText.ts';

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
  /** Explains a word of the summary; empty where it has none that needs it. */
  readonly note: string;
  /** The free variables in the order of their first use, also those that have a value. */
  readonly variables: readonly OddsVariable[];
  /** Absent where the summary says it all, and where a variable needs a value first. */
  readonly table?: OddsTable;
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

export interface OddsTable {
  readonly caption: string;
  /** The head of the column that has the labels of the rows. */
  readonly head: string;
  readonly columns: readonly OddsColumn[];
  readonly rows: readonly OddsDataRow[];
  /** What is not listed of a roll that can go on for ever. */
  readonly beyond?: string;
}

export interface OddsColumn {
  readonly label: string;
  /** Whether each of its cells has a share, of which bars can be drawn. */
  readonly isCharted: boolean;
}

export interface OddsDataRow {
  /** An outcome or a range of them, a value of the open variable, or the name of a Warrior. */
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly OddsCell[];
}

export interface OddsCell {
  readonly text: string;
  /** `4/36`, as a player counts it; absent where nobody would. */
  readonly exact?: string;
  /** The length of the bar, from 0 to 1: a chance, or a mean beside the greatest mean of the column. */
  readonly share?: number;
}

/** What the controls of the panel are called. */
export interface OddsDataWords {
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
  const tabulated = oddsRows(annotation, bindings, preview);
  const problem = tabulated.kind === 'answer' ? failureText(tabulated.odds, messages) : undefined;
  const title = titleText(annotation, written, messages);
  const table = problem === undefined ? tableOf(tabulated, title, messages) : undefined;
  return {
    title,
    formula: annotation.label === undefined ? '' : formulaOf(annotation, written, messages),
    ...(problem !== undefined && { problem }),
    summary:
      problem === undefined ? `${summaryOf(tabulated, messages)}${givenText(annotation, bindings, messages)}` : '',
    note: hasDeviation(tabulated) ? messages.words.panel.deviation : '',
    variables: freeVariables(annotation).map((name) => variableOf(name, bindings.get(name), messages)),
    ...(table && { table }),
    words: controlWords(messages),
  };
}

function formulaOf({ assignments, body }: Annotation, written: string, messages: Messages): string {
  if (assignments.length > 0) return written;
  return isTest(body) ? testText(body, messages) : formulaText(body, messages);
}

/** The numbers that the answer is for. */
function givenText(annotation: Annotation, bindings: Bindings, messages: Messages): string {
  const numbers = [...bindings].flatMap(([name, value]) => (typeof value === 'number' ? [[name, value] as const] : []));
  return levelsText(annotation, new Map(), { levels: new Map(numbers) }, messages);
}

/** The same for what is no expression. */
export function oddsProblem(written: string, problem: string, messages: Messages): OddsData {
  return {
    title: written,
    formula: '',
    problem,
    summary: '',
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

function summaryOf(tabulated: Tabulated, messages: Messages): string {
  if (tabulated.kind !== 'answer') return rowsSummary(tabulated, messages);
  const { odds } = tabulated;
  const answer = answerText(odds, messages);
  if (odds.kind !== 'distribution' || !hasDeviation(tabulated)) return answer;
  return `${answer}, ${messages.words.panel.median(numberText(median(odds.distribution), messages))}`;
}

/** Whether the answer is an amount with a middle. Of an endless roll not all is listed, so that the middle may lie beyond. */
function hasDeviation(tabulated: Tabulated): boolean {
  if (tabulated.kind !== 'answer' || tabulated.odds.kind !== 'distribution') return false;
  const { odds } = tabulated;
  return !isConstant(odds) && !odds.truncated && !isCode(odds);
}

function tableOf(tabulated: Tabulated, written: string, messages: Messages): OddsTable | undefined {
  const { odds: words, panel } = messages.words;
  const caption = panel.caption(written);
  switch (tabulated.kind) {
    case 'open':
      return undefined;
    case 'values':
      return { caption, head: words.variable(tabulated.variable), ...comparison(tabulated.rows, messages) };
    case 'warriors':
      return { caption, head: words.warrior, ...comparison(tabulated.rows, messages) };
    case 'answer':
      return answerTable(tabulated.odds, caption, messages);
    default:
      return tabulated satisfies never;
  }
}

function answerTable(odds: Odds, caption: string, messages: Messages): OddsTable | undefined {
  const { odds: words } = messages.words;
  if (odds.kind === 'chance') return { caption, head: words.outcome, ...successAndFailure(odds, messages) };
  if (odds.kind !== 'distribution' || isConstant(odds)) return undefined;
  return { caption, head: words.outcome, ...outcomes(odds, messages) };
}

type Content = Pick<OddsTable, 'columns' | 'rows' | 'beyond'>;

/** A row for each outcome or range of outcomes. Of a range, `at least` is said of its least and `at most` of its greatest. */
function outcomes({ distribution, truncated }: Spread, messages: Messages): Content {
  const { odds: words, panel } = messages.words;
  const { total } = distribution;
  let below = 0n;
  const rows = binsOf(distribution).map(({ low, high, count }) => {
    const cells = [count, total - below, below + count].map((ways) => waysCell(ways, total, messages));
    below += count;
    return { label: rangeText(low, high, messages), cells };
  });
  const labels = [panel.exactly, words.atLeast, words.atMost];
  return {
    columns: labels.map((label) => ({ label, isCharted: true })),
    rows,
    ...(truncated && { beyond: words.beyond(maximum(distribution), percentText(truncated.cut, messages)) }),
  };
}

function successAndFailure({ ways, total }: Chance, messages: Messages): Content {
  const { odds: words } = messages.words;
  return {
    columns: [{ label: words.chance, isCharted: true }],
    rows: [
      { label: words.succeeded, cells: [waysCell(ways, total, messages)] },
      { label: words.failed, cells: [waysCell(total - ways, total, messages)] },
    ],
  };
}

/** A row for each value of a variable, or for each Warrior. */
function comparison(rows: readonly OddsRow[], messages: Messages): Content {
  const { odds: words, panel } = messages.words;
  if (rows.some(({ odds }) => odds.kind === 'distribution')) {
    const means = rows.flatMap(({ odds }) => (odds.kind === 'distribution' ? [meanOf(odds)] : []));
    const greatest = Math.max(...means);
    return {
      columns: [
        { label: panel.average, isCharted: true },
        { label: panel.range, isCharted: false },
      ],
      rows: rows.map(({ label, odds }) => ({ label, cells: spreadCells(odds, greatest, messages) })),
    };
  }
  return {
    columns: [{ label: words.chance, isCharted: true }],
    rows: rows.map(({ label, odds }) => ({
      label,
      cells: [odds.kind === 'chance' ? waysCell(odds.ways, odds.total, messages) : nothing],
    })),
  };
}

/** Where there is no answer for this value: the dice would be too many, or less than none. */
const nothing: OddsCell = { text: '–', share: 0 };

function spreadCells(odds: Odds, greatest: number, messages: Messages): readonly OddsCell[] {
  if (odds.kind !== 'distribution') return [nothing, { text: nothing.text }];
  const share = greatest > 0 ? Math.max(0, meanOf(odds) / greatest) : 0;
  return [{ text: meanText(odds, messages), share }, { text: extent(odds, messages) }];
}

function waysCell(ways: bigint, total: bigint, messages: Messages): OddsCell {
  const chance = { numerator: ways, denominator: total };
  return {
    text: percentText(chance, messages),
    ...(total <= mostWays && { exact: `${ways}/${total}` }),
    share: toNumber(chance),
  };
}
