/** The exact chances of the rows of a table. */
import { waysTo } from '../../dice/evaluation/distribution.ts';
import { type Fraction, fraction } from '../../dice/evaluation/fraction.ts';
import { touches } from '../../text/span.ts';
import { fitsExactly, outcomesOf } from '../outcomes.ts';
import { includesScore, type RollRow, type RollTable, type RowScores } from '../rollTable.ts';

/** The chances of a row. */
interface RowChance {
  readonly row: RollRow;
  readonly chance: Fraction;
  /** That the roll is in this row or one with lower scores, and with higher ones. */
  readonly atMost: Fraction;
  readonly atLeast: Fraction;
  /** The chance after all rolls that rows ask to make again; absent if no row does. */
  readonly inTheEnd: Fraction | undefined;
}

/**
 * The chances of all rows, in the order of the text; undefined where the roll needs a number first, or the text adds something that could
 * not be read.
 *
 * @param source the text that the spans of the table count in.
 */
export function rowChances(source: string, { die, rows }: RollTable): readonly RowChance[] | undefined {
  const outcomes = die?.expression && outcomesOf(die.expression);
  if (!outcomes || (die.isModified && !fitsExactly(outcomes, rows))) return undefined;
  const { total } = outcomes;
  const waysOf = (scores: RowScores): bigint => waysTo(outcomes, (score) => includesScore(scores, score));
  const again = rows.filter((row) => isAgainRow(source, row)).reduce((sum, row) => sum + waysOf(row), 0n);
  return rows.map((row) => {
    const { low, high } = row;
    const isOver = again === 0n || again >= total || isAgainRow(source, row);
    return {
      row,
      chance: fraction(waysOf(row), total),
      atMost: fraction(waysOf({ low: Number.NEGATIVE_INFINITY, high }), total),
      atLeast: fraction(waysOf({ low, high: Number.POSITIVE_INFINITY }), total),
      inTheEnd: isOver ? undefined : fraction(waysOf(row), total - again),
    };
  });
}

/** The whole text of the row: nothing but another roll on the same table. */
const again =
  /^\W*(?:roll (?:the dice |the die )?again|re-?roll|(?:tira|tirad|tire) (?:otra vez|de nuevo)|(?:vuelve|volved|vuelva) a tirar|repite la tirada)(?: on (?:this|the same) (?:sub-)?table| en esta (?:sub)?tabla| (?:el|los) dados?)?\W*$/iu;

const maximumAgainLength = 60;

/** Whether a row only says that the roll is made again. */
export function isAgainRow(source: string, { text }: RollRow): boolean {
  return text.end - text.start <= maximumAgainLength && again.test(source.slice(text.start, text.end));
}

/** A row, and the table that it is in. */
export interface RowInTable {
  readonly table: RollTable;
  readonly row: RollRow;
}

/** The row whose scores are at an offset, with the rows around it, the outermost first; empty if there is none. */
export function rowPathAt(tables: readonly RollTable[], offset: number): readonly RowInTable[] {
  for (const table of tables) {
    for (const row of table.rows) {
      if (touches(row.mark, offset)) return [{ table, row }];
      const inner = row.tables.length > 0 ? rowPathAt(row.tables, offset) : [];
      if (inner.length > 0) return [{ table, row }, ...inner];
    }
  }
  return [];
}
