import type { RollTable } from '../../tables/rollTable.ts';
import type { Document } from './document.ts';
import type { Section } from './section.ts';
import { tablesIn } from './tablesIn.ts';

/** A roll table in a document. Its spans are in section coordinates. */
export interface PlacedTable {
  readonly section: Section;
  /** Where the section begins in the document. */
  readonly start: number;
  readonly table: RollTable;
  /** The tables around it with the row that it is in, the outermost first. */
  readonly around: readonly { readonly table: RollTable; readonly mark: string }[];
}

/** The innermost roll table around an offset, from the line that names its dice to the end of its rows; undefined if there is none. */
export function tableAt(document: Document, offset: number): PlacedTable | undefined {
  const index = document.sectionIndexAt(offset);
  const section = document.sections[index];
  if (!section || !document.format) return undefined;
  const start = document.startOf(index);
  return placedAt(section, start, tablesIn(section), offset - start, []);
}

function placedAt(
  section: Section,
  start: number,
  tables: readonly RollTable[],
  offset: number,
  around: PlacedTable['around'],
): PlacedTable | undefined {
  // Of tables that touch each other the one that begins there counts; the dice of one may stand in the text of another.
  const table =
    tables.findLast(({ span }) => span.start <= offset && offset <= span.end) ??
    tables.find(({ span, die }) => die && textStart(section, die.span.start) <= offset && offset < span.start);
  if (!table) return undefined;
  for (const row of table.rows) {
    const mark = section.text.slice(row.mark.start, row.mark.end);
    const inner = placedAt(section, start, row.tables, offset, [...around, { table, mark }]);
    if (inner) return inner;
  }
  return { section, start, table, around };
}

/** Where the text of a line begins that has the offset, behind the tags before it. */
function textStart({ text }: Section, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('>', offset - 1)) + 1;
}

/** The offset in the document by which `tableAt` finds a table again: that of its first scores. */
export function placeOfTable(start: number, { rows, span }: RollTable): number {
  return start + (rows[0]?.mark.start ?? span.start);
}
