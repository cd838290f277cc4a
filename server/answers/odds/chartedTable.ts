import { toNumber } from '../../dice/evaluation/fraction.ts';
import type { Chance, Spread } from '../../dice/evaluation/odds.ts';
import { maximum } from '../../dice/evaluation/statistics.ts';
import type { Messages } from '../../wording/messages.ts';
import type { ChartedCell, ChartedTable } from '../view/view.ts';
import { type Answer, type AnswerRow, type Grid, gridTable, type Result, shownRows } from './answer.ts';
import { binsOf } from './bins.ts';
import { percentText, rangeText } from './numbers.ts';
import { cellText, extent, isConstant, maximumWays, meanOf, meanText, outcomeLabel } from './oddsText.ts';

/**
 * The rows of an answer, for every medium: outcomes with their chances, or the answer for each value of a name or for each Warrior. Undefined where
 * there is nothing to list.
 *
 * @param title the name of the roll.
 */
export function chartedTable(answered: Answer, title: string, messages: Messages): ChartedTable | undefined {
  const table = rowsOf(answered, messages);
  return table && { caption: messages.words.panel.caption(title), ...table };
}

function rowsOf(answered: Answer, messages: Messages): Rows | undefined {
  const { odds: words } = messages.words;
  switch (answered.kind) {
    case 'open':
      return undefined;
    case 'rows': {
      const { variable } = answered;
      return comparison(
        variable === undefined ? words.warrior : words.variable(variable),
        shownRows(answered),
        messages,
      );
    }
    case 'grid':
      return gridRows(answered, messages);
    case 'single':
      return outcomes(answered.odds, messages);
    default:
      return answered satisfies never;
  }
}

type Rows = Omit<ChartedTable, 'caption'>;

function outcomes(odds: Result, messages: Messages): Rows | undefined {
  const { odds: words } = messages.words;
  if (odds.kind === 'chance') {
    const failed = { ...odds, ways: odds.total - odds.ways };
    const rows = [
      { label: words.succeeded, odds },
      { label: words.failed, odds: failed },
    ];
    return comparison(words.outcome, rows, messages);
  }
  if (odds.kind === 'outcomes') {
    const rows = odds.outcomes.map((outcome) => ({ label: outcomeLabel(outcome, messages), odds: outcome.chance }));
    return comparison(words.outcome, rows, messages);
  }
  return odds.kind === 'distribution' && !isConstant(odds) ? spreadRows(odds, messages) : undefined;
}

/** A row for each outcome or range of outcomes. Of a range, `at least` is said of its least and `at most` of its greatest. */
function spreadRows({ distribution, truncated, isTurns }: Spread, messages: Messages): Rows {
  const { odds: words, panel } = messages.words;
  const { total } = distribution;
  let below = 0n;
  const rows = binsOf(distribution).map(({ low, high, count }) => {
    const cells = [count, total - below, below + count].map((ways) => waysCell({ ways, total }, messages));
    below += count;
    return { label: rangeText(low, high, messages), cells };
  });
  const labels = [panel.exactly, words.atLeast, isTurns ? words.byThen : words.atMost];
  return {
    head: isTurns ? words.turn : words.outcome,
    columns: labels.map((label) => ({ label, isCharted: true })),
    rows,
    ...(truncated && {
      beyond: words.beyond({ limit: maximum(distribution), chance: percentText(truncated.cut, messages) }),
    }),
  };
}

/** A row for each value of one variable, a column for each value of another. */
function gridRows(grid: Grid, messages: Messages): Rows {
  const { variable } = messages.words.odds;
  const { columns, rows } = gridTable(grid);
  const most = greatestMean(rows.flatMap(({ cells }) => cells));
  const cellOf = (odds: Result): ChartedCell => {
    if (odds.kind === 'distribution') return meanCell(odds, most, messages);
    return { text: cellText(odds, messages), share: odds.kind === 'chance' ? toNumber(odds.chance) : 0 };
  };
  return {
    head: variable(grid.variable),
    across: variable(grid.across),
    columns: columns.map((label) => ({ label, isCharted: true })),
    rows: rows.map(({ label, cells }) => ({ label, cells: cells.map(cellOf) })),
  };
}

/** A row for each value of a variable, each Warrior, or each outcome. */
function comparison(head: string, rows: readonly AnswerRow[], messages: Messages): Rows {
  const columns = columnsFor(
    rows.map(({ odds }) => odds),
    messages,
  );
  return {
    head,
    columns: columns.map(({ label, isCharted = true }) => ({ label, isCharted })),
    rows: rows.map(({ label, odds }) => ({ label, cells: columns.map(({ cellOf }) => cellOf(odds)) })),
  };
}

interface Column {
  readonly label: string;
  readonly isCharted?: boolean;
  readonly cellOf: (odds: Result) => ChartedCell;
}

/** What is told of each of the odds: average and range of a whole roll, the chance of each named outcome, or the chance. */
function columnsFor(all: readonly Result[], messages: Messages): readonly Column[] {
  const { odds: words, panel } = messages.words;
  if (all.some(({ kind }) => kind === 'distribution')) {
    const most = greatestMean(all);
    return [
      { label: panel.average, cellOf: (odds) => meanCell(odds, most, messages) },
      {
        label: panel.range,
        isCharted: false,
        cellOf: (odds) => ({ text: odds.kind === 'distribution' ? extent(odds, messages) : nothing.text }),
      },
    ];
  }
  const named = all.flatMap((odds) => (odds.kind === 'outcomes' ? odds.outcomes : []));
  const labels = [...new Set(named.map((outcome) => outcomeLabel(outcome, messages)))];
  if (labels.length === 0) {
    return [{ label: words.chance, cellOf: (odds) => (odds.kind === 'chance' ? waysCell(odds, messages) : nothing) }];
  }
  return labels.map((label) => ({
    label,
    cellOf: (odds) => {
      if (odds.kind !== 'outcomes') return nothing;
      const outcome = odds.outcomes.find((one) => outcomeLabel(one, messages) === label);
      return waysCell(outcome?.chance ?? { ways: 0n, total: 1n }, messages);
    },
  }));
}

/** There is no answer for this value: the number of dice would be too large or negative. */
const nothing: ChartedCell = { text: '–', share: 0 };

function greatestMean(all: readonly Result[]): number {
  return Math.max(0, ...all.flatMap((odds) => (odds.kind === 'distribution' ? [meanOf(odds)] : [])));
}

function meanCell(odds: Result, most: number, messages: Messages): ChartedCell {
  if (odds.kind !== 'distribution') return nothing;
  return { text: meanText(odds, messages), share: most > 0 ? Math.max(0, meanOf(odds) / most) : 0 };
}

function waysCell({ ways, total }: Pick<Chance, 'ways' | 'total'>, messages: Messages): ChartedCell {
  const chance = { numerator: ways, denominator: total };
  return {
    text: percentText(chance, messages),
    ...(total <= maximumWays && { exact: `${ways}/${total}` }),
    share: toNumber(chance),
  };
}
