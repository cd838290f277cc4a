import type { Block } from '../../abilities/content.ts';
import { plainTables } from '../../tables/reading/plainTables.ts';
import type { Messages } from '../../wording/messages.ts';
import { averageTexts, tableTitleWithAverages } from '../odds/tableText.ts';

/**
 * A line for each roll table of a card whose rows plainly say gold or Wounds: `1D6 table · 3 rows · complete · 12.5 gold on average`.
 *
 * @param blocks with the values of the mention, so that `n gold` is known.
 */
export function tableNotes(blocks: readonly Block[], messages: Messages): readonly string[] {
  if (!blocks.some(({ kind }) => kind === 'row')) return [];
  const text = blocks.map(lineOf).join('\n');
  return plainTables(text).flatMap((table) =>
    averageTexts(text, table, messages).length > 0 ? [tableTitleWithAverages(text, table, messages)] : [],
  );
}

/** The block as a line of plain text, with the rows of a table within a row set in. */
function lineOf(block: Block): string {
  const indentation = '    '.repeat(block.depth);
  return block.kind === 'row' ? `${indentation}${block.range}  ${block.text}` : `\n${indentation}${block.text}`;
}
