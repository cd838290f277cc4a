import { type Distribution, waysTo } from '../../dice/evaluation/distribution.ts';
import { fraction } from '../../dice/evaluation/fraction.ts';
import { formatExpression } from '../../dice/language/format.ts';
import { type RollTable, type RowScores, scoreRanges } from '../../tables/rollTable.ts';
import { rowMark, rowWords } from '../tables/rowWords.ts';
import { knownOutcomes } from '../tables/tablePlan.ts';
import type { CardRow, CardTable } from './card.ts';

/**
 * Roll tables of a text as data, with those in their rows.
 *
 * @param source the text that their spans count in.
 * @param key of the entry, or of the row, that they are in; `name` is for people.
 */
export function cardTables(
  source: string,
  tables: readonly RollTable[],
  key: string,
  name: string,
): readonly CardTable[] {
  return tables.map((table, index) => {
    const isOnly = tables.length === 1;
    return cardTable(source, table, isOnly ? key : `${key}/${index + 1}`, isOnly ? name : `${name} (${index + 1})`);
  });
}

function cardTable(source: string, table: RollTable, key: string, name: string): CardTable {
  const outcomes = knownOutcomes(table);
  return {
    key,
    name,
    die: outcomes && table.die?.expression ? formatExpression(table.die.expression) : undefined,
    rows: table.rows.flatMap((row) => {
      const scores = rowMark(source, row);
      const tables = cardTables(source, row.tables, `${key}/${scores}`, `${name}: ${scores}`);
      // Other programs know no row for `1 or 3`: it becomes two.
      return scoreRanges(row).map(
        (range, index): CardRow => ({
          scores,
          ...endsOf(range, outcomes),
          text: rowWords(source, row),
          tables: index === 0 ? tables : [],
        }),
      );
    }),
  };
}

function endsOf({ low, high }: RowScores, outcomes: Distribution | undefined): Pick<CardRow, 'from' | 'to' | 'chance'> {
  const isIn = (score: number): boolean => low <= score && score <= high;
  const own = [...(outcomes?.counts.keys() ?? [])].filter(isIn);
  return {
    from: own[0] ?? finite(low),
    to: own.at(-1) ?? finite(high),
    chance: outcomes && fraction(waysTo(outcomes, isIn), outcomes.total),
  };
}

function finite(score: number): number | undefined {
  return Number.isFinite(score) ? score : undefined;
}
