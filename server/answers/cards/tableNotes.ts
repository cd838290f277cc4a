import type { Block } from '../../abilities/content.ts';
import { rowChances } from '../../tables/chances/rowChances.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { plainTables } from '../../tables/reading/plainTables.ts';
import { includesScore, type RollTable, withNested } from '../../tables/rollTable.ts';
import type { Messages } from '../../wording/messages.ts';
import { percentText } from '../odds/numbers.ts';
import { averageTexts, tableTitleWithAverages } from '../odds/tableText.ts';

export type Row = Block & { readonly kind: 'row' };

/** What a card says of the roll tables in its text. */
interface TableNotes {
  /** Behind the scores of a row: ` (33 %)`. Empty where its table is not complete, or its roll not known. */
  readonly noteOf: (row: Row) => string;
  /** For each table whose rows plainly say gold or Wounds: `1D6 table · 3 rows · complete · 12.5 gold on average`. */
  readonly averages: readonly string[];
}

/** @param blocks with the values of the mention, so that `1D6+n` and `n gold` are known. */
export function tableNotes(blocks: readonly Block[], messages: Messages): TableNotes {
  const rows = new Map<number, Row>();
  let text = '';
  for (const block of blocks) {
    const indentation = '    '.repeat(block.depth);
    text += block.kind === 'row' ? indentation : `\n${indentation}`;
    if (block.kind === 'row') rows.set(text.length, block);
    text += `${block.kind === 'row' ? `${block.range.trim()}  ` : ''}${block.text}\n`;
  }
  const tables = rows.size > 1 ? plainTables(text) : [];
  const notes = new Map<Row, string>();
  for (const table of tables.flatMap(withNested))
    for (const { row, chance } of (isComplete(table) && rowChances(text, table)) || []) {
      const block = rows.get(row.mark.start);
      if (block) notes.set(block, ` (${percentText(chance, messages)})`);
    }
  return {
    noteOf: (row) => notes.get(row) ?? '',
    averages: tables
      .filter((table) => averageTexts(text, table, messages).length > 0)
      .map((table) => tableTitleWithAverages(text, table, messages)),
  };
}

/** Whether its rows are for the results of its roll, each of them once. Only a bonus can put scores out of reach. */
function isComplete({ die, rows }: RollTable): boolean {
  const outcomes = die?.expression && outcomesOf(die.expression);
  if (!outcomes || fitsExactly(outcomes, rows)) return outcomes !== undefined;
  const scores = [...outcomes.counts.keys()];
  return (
    die.expression?.kind === 'addition' &&
    scores.every((score) => rows.filter((row) => includesScore(row, score)).length === 1)
  );
}
