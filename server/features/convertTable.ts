import { CodeActionKind } from 'vscode-languageserver-types';
import { improved } from '../checks/fixes/improved.ts';
import { shapeAt } from '../formats/schema/shapes.ts';
import { markupEdits, type TableEdit } from '../tables/edits/markupEdits.ts';
import { plainEdits } from '../tables/edits/plainEdits.ts';
import type { RollTable } from '../tables/rollTable.ts';
import { shift } from '../text/span.ts';
import type { Document } from '../workspace/documents/document.ts';
import { placeAt } from '../workspace/documents/place.ts';
import { type PlacedTable, tableAt } from '../workspace/documents/tableAt.ts';
import type { Asked } from './asked.ts';
import { actionIn, type OfferedAction } from './offeredAction.ts';

/** The forms that a table can get. */
type Form = 'elements' | 'lines';

/**
 * Offers the other form of the roll table at the offset of XML: elements or lines. It keeps every word, and is offered only if the same rows are
 * read from it.
 */
export function convertTable({ document, reader: { messages } }: Asked, offset: number): readonly OfferedAction[] {
  const placed = tableAt(document, offset);
  if (!placed) return [];
  const { start } = placed;
  return formsFor(document, placed).flatMap(([form, edits]) => {
    const moved = edits?.map(({ span, newText }) => ({ span: shift(span, start), newText }));
    const next = moved && improved(document, moved);
    if (!moved || !next || !isSame(next, placed)) return [];
    return [actionIn(document, CodeActionKind.RefactorRewrite, messages.words.tables.convert[form], moved)];
  });
}

function formsFor(
  document: Document,
  placed: PlacedTable,
): readonly (readonly [Form, readonly TableEdit[] | undefined])[] {
  if (!document.format?.isXml) return [];
  const { table, section } = placed;
  return [
    ['elements', allowsTable(document, placed) ? markupEdits(section.text, table) : undefined],
    ['lines', plainEdits(section.text, table)],
  ];
}

/** Whether the element around a table may have one as a child. */
function allowsTable(document: Document, { start, table }: PlacedTable): boolean {
  const { format } = document;
  const place = placeAt(document, start + table.span.start);
  if (!format?.isXml || !place) return false;
  return shapeAt(format, place.names)?.children.includes('table') ?? false;
}

/** Whether the same rows for the same dice are read in the new text, there or behind a new head. */
function isSame(next: Document, { start, table }: PlacedTable): boolean {
  const first = start + (table.rows[0]?.mark.start ?? table.span.start);
  const length = next.getText().length;
  return farthest.some((distance) => {
    const found = tableAt(next, Math.min(length, first + distance))?.table;
    return found && rowsOf(found) === rowsOf(table) && (found.die === undefined) === (table.die === undefined);
  });
}

/** Tags and heads move the first row a little. */
const farthest = [0, 10, 20, 40, 60];

function rowsOf({ rows }: RollTable): string {
  return JSON.stringify(rows.map(({ low, high, tables }) => [String(low), String(high), tables.map(rowsOf)]));
}
