import { readTables } from '../reading/readTables.ts';
import { onlyScores, type RollRow, type RollTable } from '../rollTable.ts';
import { htmlParts } from './htmlParts.ts';
import { oneLine, type PastedCell, type PastedPart, type PastedRow, type PastedTable } from './pastedTable.ts';
import { tablesOfRows } from './tablesOfRows.ts';
import { textBlocks } from './textRows.ts';

/** Longer texts are pasted as they are. */
const maximumLength = 200_000;

/**
 * The roll tables in something copied, with the text around them: in HTML with tables, or in a text with tabs, with bars, or with rows as
 * they stand in books and scans. Undefined if there is no table, or too much text.
 *
 * @param html the same in HTML; empty without it.
 */
export function readPasted(text: string, html: string): readonly PastedPart[] | undefined {
  if (text.length > maximumLength || html.length > maximumLength * 10) return undefined;
  const fromPage = /<table[\s>]/i.test(html) ? htmlParts(html) : [];
  if (fromPage.some(isTable)) return fromPage;
  const parts = textBlocks(text).flatMap((block) =>
    'rows' in block
      ? tablesOfRows(block.rows.map((row) => row.map((cell): PastedCell => (cell === '' ? [] : [oneLine(cell)]))))
      : proseParts(block.text),
  );
  return parts.some(isTable) ? parts : undefined;
}

function isTable(part: PastedPart): part is PastedTable {
  return typeof part !== 'string';
}

function proseParts(text: string): readonly PastedPart[] {
  const tables = readTables(text, [{ kind: 'text', span: { start: 0, end: text.length } }]);
  return partsWithin(text, 0, text.length, tables);
}

/** The parts of a text between two offsets. The last row of a table in a row may reach too far: it ends with the row around it. */
function partsWithin(text: string, start: number, end: number, tables: readonly RollTable[]): readonly PastedPart[] {
  const parts: PastedPart[] = [];
  let from = start;
  for (const table of tables) {
    parts.push(withoutBullet(text.slice(from, table.span.start)), proseTable(text, table, end));
    from = Math.min(end, Math.max(from, table.span.end));
  }
  parts.push(text.slice(from, end));
  return parts.filter((part) => part !== '');
}

function proseTable(text: string, { rows }: RollTable, end: number): PastedTable {
  return { head: [], rows: rows.map((row) => proseRow(text, row, end)) };
}

function proseRow(text: string, row: RollRow, end: number): PastedRow {
  const { mark, text: span, tables } = row;
  const parts = partsWithin(text, span.start, Math.min(span.end, end), tables);
  const cell = parts
    .map((part) => (typeof part === 'string' ? withoutBullet(oneLine(part)) : part))
    .filter((part) => part !== '');
  return { scores: text.slice(mark.start, mark.end), ...onlyScores(row), cells: [cell] };
}

/** The bullet before the scores of the next row is no text. */
function withoutBullet(text: string): string {
  return text.replace(/(^|\s)[*+•·–-][ \t]*$/, '$1');
}
