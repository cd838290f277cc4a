import { readTables } from '../reading/readTables.ts';
import { onlyScores, type RollTable } from '../rollTable.ts';
import { oneLine, type PastedPart, type PastedTable } from './pastedTable.ts';
import { tablesOfRows } from './tablesOfRows.ts';
import { textBlocks } from './textRows.ts';

/** Longer texts are pasted as they are. */
const maximumLength = 200_000;

/**
 * The roll tables in a copied text, with the text around them: in cells between tabs, commas or bars, or in rows as they stand in books and
 * scans. Undefined if there is no table, or too much text.
 */
export function readPasted(text: string): readonly PastedPart[] | undefined {
  if (text.length > maximumLength) return undefined;
  const parts = textBlocks(text).flatMap((block) =>
    'rows' in block ? tablesOfRows(block.rows.map((row) => row.map(oneLine))) : proseParts(block.text),
  );
  return parts.some((part) => typeof part !== 'string') ? parts : undefined;
}

function proseParts(text: string): readonly PastedPart[] {
  const tables = readTables(text, [{ kind: 'text', span: { start: 0, end: text.length } }]);
  const parts: PastedPart[] = [];
  let from = 0;
  for (const table of tables) {
    parts.push(withoutBullet(text.slice(from, table.span.start)), proseTable(text, table));
    from = Math.max(from, table.span.end);
  }
  return [...parts, text.slice(from)].filter((part) => part !== '');
}

/** A table in a row is a part of its text. */
function proseTable(source: string, { rows }: RollTable): PastedTable {
  const read = rows.map(({ mark, text, ...row }) => ({
    scores: source.slice(mark.start, mark.end),
    ...onlyScores(row),
    cells: [oneLine(withoutBullet(source.slice(text.start, text.end)))],
  }));
  return { head: [], rows: read };
}

/** The bullet before the scores of the next row is no text. */
function withoutBullet(text: string): string {
  return text.replace(/(^|\s)[*+•·–-][ \t]*$/, '$1');
}
