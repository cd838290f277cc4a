import type { Position } from 'vscode-languageserver-types';
import { hasMovableRows, rowAction } from '../answers/tables/rowAction.ts';
import { refusalOf } from '../answers/tables/tablePlan.ts';
import { type TableView, tableViewOf } from '../answers/tables/tableView.ts';
import { tableProblems } from '../checks/tables/tableProblems.ts';
import type { Span } from '../text/span.ts';
import { isWithin } from '../text/span.ts';
import { messageOf } from '../wording/messageOf.ts';
import type { Messages } from '../wording/messages.ts';
import type { Document } from '../workspace/documents/document.ts';
import { type PlacedTable, tableAt } from '../workspace/documents/tableAt.ts';
import type { Asked } from './asked.ts';

/** The view of the roll table at a position, with its problems; undefined if there is none. */
export function tableView({ document, reader: { messages } }: Asked, position: Position): TableView | undefined {
  const placed = tableAt(document, document.offsetAt(position));
  if (!placed) return undefined;
  const faults = faultsOf(document, placed, messages);
  const isMovable = hasMovableRows(placed);
  return {
    ...tableViewOf(document, placed, messages, faults, refusalOf(placed, messages)),
    hasMovableRows: isMovable,
    canBeNumbered:
      isMovable && faults.length > 0 && rowAction(document, position, 'renumber', 0, messages).edits.length > 0,
  };
}

/** The problems of the table itself, without those of the tables in its rows. */
function faultsOf(document: Document, { section, start, table }: PlacedTable, messages: Messages): readonly string[] {
  const nested = table.rows.flatMap(({ tables }) => tables.map(({ span }) => span));
  const from = Math.min(table.die?.span.start ?? table.span.start - maximumAnnouncementLength, table.span.start);
  const own: Span = { start: from, end: table.span.end };
  const findings = tableProblems(section).filter(
    ({ span }) => isWithin(span, own) && !nested.some((inner) => isWithin(span, inner)),
  );
  return findings.map((finding) =>
    messageOf(finding, { positionAt: (at) => document.positionAt(start + at) }, messages),
  );
}

/** The sentence that should name the dice of a table. */
const maximumAnnouncementLength = 200;
