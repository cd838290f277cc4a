import { toNumber } from '../../dice/evaluation/fraction.ts';
import type { Chance, Spread } from '../../dice/evaluation/odds.ts';
import { maximum } from '../../dice/evaluation/statistics.ts';
import type { Messages } from '../../wording/messages.ts';
import { type Answer, type AnswerRow, type Grid, gridTable, type Result, withoutEqualTail } from './answer.ts';
import { binsOf } from './bins.ts';
import { percentText, rangeText } from './numbers.ts';
import { gridCell, outcomeLabels } from './oddsTable.ts';
import { extent, isConstant, maximumWays, meanOf, meanText, outcomeLabel } from './oddsText.ts';

/** A table of which columns can be drawn as bars. */
export interface ChartedTable {
  readonly caption: string;
  /** The head of the column that has the labels of the rows. */
  readonly head: string;
  /** In a table of two open values: the name whose values are the columns. */
  readonly across?: string;
  readonly columns: readonly ChartedColumn[];
  readonly rows: readonly ChartedRow[];
  /** The outcomes that are not listed, of a roll that can go on for ever. */
  readonly beyond?: string;
}

interface ChartedColumn {
  readonly label: string;
  /** Whether each of its cells has a share, of which bars can be drawn. */
  readonly isCharted: boolean;
}

interface ChartedRow {
  /** An outcome or a range of them, a value of the open variable, or the name of a Warrior. */
  readonly label: string;
  /** One for each column. */
  readonly cells: readonly ChartedCell[];
}

export interface ChartedCell {
  readonly text: string;
  /** `4/36`, as a player counts; absent for large numbers. */
  readonly exact?: string;
  /** The length of the bar, from 0 to 1: a chance, or a mean beside the greatest mean of the column. */
  readonly share?: number;
}

/**
 * The table of an answer: outcomes with their chances, or the answer for each value of a name or for each Warrior. Undefined where there is
 * nothing to list.
 *
 * @param title the name of the roll.
 */
export function chartedTable(answered: Answer, title: string, messages: Messages): ChartedTable | undefined {
  const { odds: words, panel } = messages.words;
  const caption = panel.caption(title);
  switch (answered.kind) {
    case 'open':
      return undefined;
    case 'values':
      return {
        caption,
        head: words.variable(answered.variable),
        ...comparison(withoutEqualTail(answered.rows), messages),
      };
    case 'grid':
      return { caption, ...gridContent(answered, messages) };
    case 'party':
      return { caption, head: words.warrior, ...comparison(answered.rows, messages) };
    case 'single':
      return answerTable(answered.odds, caption, messages);
    default:
      return answered satisfies never;
  }
}

function answerTable(odds: Result, caption: string, messages: Messages): ChartedTable | undefined {
  const { odds: words } = messages.words;
  if (odds.kind === 'chance') return { caption, head: words.outcome, ...successAndFailure(odds, messages) };
  if (odds.kind === 'outcomes') {
    const rows = odds.outcomes.map((outcome) => ({
      label: outcomeLabel(outcome, messages),
      cells: [waysCell(outcome.chance.ways, outcome.chance.total, messages)],
    }));
    return { caption, head: words.outcome, columns: [{ label: words.chance, isCharted: true }], rows };
  }
  if (odds.kind !== 'distribution' || isConstant(odds)) return undefined;
  return { caption, head: odds.isTurns ? words.turn : words.outcome, ...outcomes(odds, messages) };
}

type Content = Pick<ChartedTable, 'columns' | 'rows' | 'beyond'>;

/** A row for each outcome or range of outcomes. Of a range, `at least` is said of its least and `at most` of its greatest. */
function outcomes({ distribution, truncated, isTurns }: Spread, messages: Messages): Content {
  const { odds: words, panel } = messages.words;
  const { total } = distribution;
  let below = 0n;
  const rows = binsOf(distribution).map(({ low, high, count }) => {
    const cells = [count, total - below, below + count].map((ways) => waysCell(ways, total, messages));
    below += count;
    return { label: rangeText(low, high, messages), cells };
  });
  const labels = [panel.exactly, words.atLeast, isTurns ? words.byThen : words.atMost];
  return {
    columns: labels.map((label) => ({ label, isCharted: true })),
    rows,
    ...(truncated && {
      beyond: words.beyond({ limit: maximum(distribution), chance: percentText(truncated.cut, messages) }),
    }),
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

/** A row for each value of one variable, a column for each value of another. */
function gridContent(grid: Grid, messages: Messages): Omit<ChartedTable, 'caption'> {
  const { odds: words } = messages.words;
  const { columns, rows } = gridTable(grid);
  const means = rows.flatMap(({ cells }) =>
    cells.flatMap((odds) => (odds.kind === 'distribution' ? [meanOf(odds)] : [])),
  );
  const greatest = Math.max(...means);
  return {
    head: words.variable(grid.variable),
    across: words.variable(grid.across),
    columns: columns.map((value) => ({ label: value, isCharted: true })),
    rows: rows.map(({ label, cells }) => ({ label, cells: cells.map((odds) => gridCellOf(odds, greatest, messages)) })),
  };
}

function gridCellOf(odds: Result, greatest: number, messages: Messages): ChartedCell {
  const text = gridCell(odds, messages);
  if (odds.kind === 'chance') return { text, share: toNumber(odds.chance) };
  if (odds.kind !== 'distribution') return { text, share: 0 };
  return { text, share: greatest > 0 ? Math.max(0, meanOf(odds) / greatest) : 0 };
}

/** A row for each value of a variable, or for each Warrior. */
function comparison(rows: readonly AnswerRow[], messages: Messages): Content {
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
  const outcomes = outcomeLabels(rows, messages);
  if (outcomes.length > 0) {
    return {
      columns: outcomes.map((label) => ({ label, isCharted: true })),
      rows: rows.map(({ label, odds }) => ({
        label,
        cells: outcomes.map((outcome) => outcomeCell(odds, outcome, messages)),
      })),
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

function outcomeCell(odds: Result, label: string, messages: Messages): ChartedCell {
  if (odds.kind !== 'outcomes') return nothing;
  const outcome = odds.outcomes.find((one) => outcomeLabel(one, messages) === label);
  return outcome ? waysCell(outcome.chance.ways, outcome.chance.total, messages) : waysCell(0n, 1n, messages);
}

/** There is no answer for this value: the number of dice would be too large or negative. */
const nothing: ChartedCell = { text: '–', share: 0 };

function spreadCells(odds: Result, greatest: number, messages: Messages): readonly ChartedCell[] {
  if (odds.kind !== 'distribution') return [nothing, { text: nothing.text }];
  const share = greatest > 0 ? Math.max(0, meanOf(odds) / greatest) : 0;
  return [{ text: meanText(odds, messages), share }, { text: extent(odds, messages) }];
}

function waysCell(ways: bigint, total: bigint, messages: Messages): ChartedCell {
  const chance = { numerator: ways, denominator: total };
  return {
    text: percentText(chance, messages),
    ...(total <= maximumWays && { exact: `${ways}/${total}` }),
    share: toNumber(chance),
  };
}
