import type { Block } from '../../abilities/content.ts';
import { rowChances } from '../../tables/chances/rowChances.ts';
import { fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { plainTables } from '../../tables/reading/plainTables.ts';
import { includesScore, type RollTable, withNested } from '../../tables/rollTable.ts';
import type { Messages } from '../../wording/messages.ts';
import { percentText } from '../odds/numbers.ts';

export type Row = Block & { readonly kind: 'row' };

/**
 * What a card says behind the scores of the rows of its tables: ` (33 %)`. Empty where a table is not complete, or its roll not known.
 *
 * @param blocks with the values of the mention, so that `1D6+n` is known.
 */
export function tableNotes(blocks: readonly Block[], messages: Messages): (row: Row) => string {
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
  return (row) => notes.get(row) ?? '';
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
