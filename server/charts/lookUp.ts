import { evaluate } from '../dice/evaluation/evaluate.ts';
import { toNumber } from '../dice/evaluation/fraction.ts';
import { mean } from '../dice/evaluation/statistics.ts';
import { parseExpression } from '../dice/language/parse.ts';
import type { Axis, Chart, Needed } from './chart.ts';
import { scoreIn } from './needed.ts';
import { rollRange } from './rollRange.ts';

/** The answer of a chart. */
type LookedUp =
  | {
      readonly kind: 'needed';
      readonly needed: Needed;
      /** The cell as printed, or the score that the formula gives. */
      readonly cell: string;
      /** Whether the chart has no such values, and the answer is that of its formula or of its nearest cell. */
      readonly isExtrapolated: boolean;
      /** Whether the cell is possibly misprinted. */
      readonly isDoubtful: boolean;
    }
  /** The value is not on the axis. */
  | { readonly kind: 'outside'; readonly axis: Axis; readonly value: string }
  /** The cell is neither a score nor a mark of the chart. */
  | { readonly kind: 'unknownCell'; readonly cell: string };

/** The values of the axes: numbers or labels. The row is left out of a chart of one line. */
export interface ChartPlace {
  readonly row?: string | undefined;
  readonly column: string;
}

/**
 * What a roll on a chart needs.
 *
 * @param add the sum of the modifiers of the roll: +1 makes a score easier by one.
 */
export function lookUpOn(chart: Chart, place: ChartPlace, add = 0): LookedUp {
  const { row, column, outside } = chart;
  const rowAt = row ? indexOn(row, place.row ?? '', outside) : 0;
  const columnAt = indexOn(column, place.column, outside);
  const printed = chart.cells[rowAt]?.[columnAt];
  const score = printed === undefined && outside === 'formula' ? byFormula(chart, place) : undefined;
  const cell = printed ?? score?.toString();
  if (cell === undefined)
    return row && rowAt < 0
      ? { kind: 'outside', axis: row, value: place.row ?? '' }
      : { kind: 'outside', axis: column, value: place.column };
  const number = scoreIn(cell);
  const needed = number === undefined ? chart.marks.get(cell) : neededFor(chart, number, add);
  if (!needed) return { kind: 'unknownCell', cell };
  const isExtrapolated = row?.values.includes(place.row ?? '') === false || !column.values.includes(place.column);
  const isDoubtful = chart.misprints[rowAt]?.includes(column.values[columnAt] ?? '') === true;
  return { kind: 'needed', needed, cell, isExtrapolated, isDoubtful };
}

/** What a score needs after its modifiers, with the marks of a chart: `7` is `6 then 4`. */
export function neededFor(chart: Chart, score: number, add = 0): Needed {
  const changed = score - add;
  const marked = chart.marks.get(String(changed));
  if (marked) return marked;
  if (changed <= 1) return { kind: 'certain' };
  return changed > (rollRange(chart.roll)?.max ?? usualMaximum)
    ? { kind: 'impossible' }
    : { kind: 'scores', scores: [changed] };
}

/** The highest score of a roll that cannot be read: that of one die. */
const usualMaximum = 6;

/** The place of a value on an axis, -1 for none; of a number beyond it the last or the first, where the chart says so. */
function indexOn({ values }: Axis, value: string, outside: Chart['outside']): number {
  const exact = values.findIndex((one) => one.toLowerCase() === value.toLowerCase());
  if (exact >= 0 || outside !== 'nearest' || !/^-?\d+$/.test(value)) return exact;
  if (Number(value) < Number(values[0])) return 0;
  return Number(value) > Number(values.at(-1)) ? values.length - 1 : -1;
}

function byFormula({ formula, row, column }: Chart, place: ChartPlace): number | undefined {
  const { annotation } = parseExpression(formula ?? '');
  const given = new Map<string, number>();
  if (row) given.set(row.name, Number(place.row));
  given.set(column.name, Number(place.column));
  if (!annotation || [...given.values()].some((value) => !Number.isSafeInteger(value))) return undefined;
  const odds = evaluate(annotation, given);
  return odds.kind === 'distribution' && odds.distribution.counts.size === 1
    ? toNumber(mean(odds.distribution))
    : undefined;
}
