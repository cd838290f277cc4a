import { rowAction } from '../../answers/tables/rowAction.ts';
import { type RowWish, tablePlan } from '../../answers/tables/tablePlan.ts';
import { tableRoll } from '../../answers/tables/tableRoll.ts';
import { tableView } from '../../answers/tables/tableView.ts';
import type { ViewEvent } from '../../answers/view/view.ts';
import { tableProblems } from '../../checks/tables/tableProblems.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import { isWithin, type Span } from '../../text/span.ts';
import { messageOf } from '../../wording/messageOf.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { type PlacedTable, placeOfTable, tableAt } from '../../workspace/documents/tableAt.ts';
import { type Fields, fieldsOf, isIndex, positionIn, textField } from './fields.ts';
import type { ViewAsked, ViewEffect, ViewQuestion, ViewSubject } from './viewSubject.ts';

/** A table by a place in it. */
interface TableQuestion extends ViewQuestion {
  readonly rolled?: { readonly seed: number; readonly given: Readonly<Record<string, number>> } | undefined;
  readonly now?: TableNow | undefined;
}

/** What counts in one version of the text alone. */
interface TableNow {
  readonly version: number;
  /** Scores that are planned, and the weights before this change. */
  readonly wish?: RowWish | undefined;
  readonly before?: readonly number[] | undefined;
  /** The action of a row that is not possible. */
  readonly refused?: string | undefined;
  /** The control that gets the focus: its row was moved. */
  readonly focus?: string | undefined;
}

/** The table of a question. */
interface AskedTable extends ViewAsked {
  readonly document: Document;
  readonly placed: PlacedTable;
  readonly now: TableNow | undefined;
}

/** A roll table: its rows with their chances, other scores for them that are planned first, and a roll. */
export const tableSubject: ViewSubject<TableQuestion> = {
  read: ({ uri, position, rolled, now }) => ({
    uri: textField(uri),
    position: positionIn(position),
    rolled: rolledIn(fieldsOf(rolled)),
    now: nowIn(fieldsOf(now)),
  }),
  view: (asked, question) => {
    const table = askedTable(asked, question);
    if (!table) return undefined;
    const { document, placed, reader, now } = table;
    const { rolled } = question;
    const faults = faultsOf(table);
    const refused = now?.refused === undefined ? undefined : changed(table, now.refused);
    const view = tableView(document, placed, reader.messages, {
      faults,
      canBeNumbered: faults.length > 0 && typeof changed(table, 'renumber') !== 'string',
      plan: planned(table),
      refused: typeof refused === 'string' ? refused : undefined,
      rolled: rolled && tableRoll(placed, new Map(Object.entries(rolled.given)), rolled.seed, reader),
    });
    return now?.focus === undefined ? view : { ...view, focus: now.focus };
  },
  after: (asked, question, event) => {
    const table = askedTable(asked, question);
    if (!table) return undefined;
    const { document, placed } = table;
    const { uri, position, rolled } = question;
    const still: TableQuestion = { uri, position, rolled };
    const [action = ''] = event.id.split('.');
    const [row = -1, inner = -1] = event.id.split('.').slice(1).map(Number);
    const at = placed.table.rows[row];
    switch (action) {
      case 'roll':
        return rollAfter(table, still, event);
      case 'scores':
      case 'weight':
        return { question: { ...still, now: nowWith(table, row, action, event.values[event.id] ?? '') } };
      case 'apply':
        return { question: still, effect: edited(table, planned(table)?.edits ?? []) };
      case 'discard':
        return { question: still };
      case 'show':
        return (
          at && {
            effect: { kind: 'show', uri: document.uri, position: document.positionAt(placed.start + at.mark.start) },
          }
        );
      case 'open':
      case 'around':
        return openAfter(table, action === 'open' ? at?.tables[inner] : placed.around.at(-1)?.table);
      default:
        return changeAfter(table, still, event);
    }
  },
};

/** Undefined without a table at the place. */
function askedTable(asked: ViewAsked, { position, now }: TableQuestion): AskedTable | undefined {
  const { document } = asked;
  const placed = document && position && tableAt(document, document.offsetAt(position));
  return placed && { ...asked, document, placed, now: now?.version === document.version ? now : undefined };
}

function planned({ document, placed, now, reader }: AskedTable) {
  const { wish, before } = now ?? {};
  return wish && { ...tablePlan(document, placed, wish, before, reader.messages), wish };
}

/** Typing on in one field goes out from the weights before its changes. */
function nowWith(table: AskedTable, row: number, field: 'scores' | 'weight', value: string): TableNow {
  const { now, document } = table;
  const weights = planned(table)?.weights ?? [];
  const before = now?.wish?.row === row ? now.before : weights.length > 0 ? weights : undefined;
  const wish = { row, ...(field === 'weight' ? { weight: Number(value) } : { scores: value }) };
  return { version: document.version, wish, before };
}

function rollAfter({ placed, reader }: AskedTable, still: TableQuestion, { values, seed = 0 }: ViewEvent) {
  const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Number(value)]));
  const { text, result, open } = tableRoll(placed, new Map(Object.entries(given)), seed, reader);
  const { variable } = reader.messages.words.odds;
  const effect: ViewEffect =
    open.length > 0
      ? { kind: 'enter', names: open.map((name) => ({ name, label: variable(name) })) }
      : { kind: 'rolled', text, result, seed };
  return open.length > 0 ? { effect } : { question: { ...still, rolled: { seed, given } }, effect };
}

function openAfter({ document, placed }: AskedTable, table: RollTable | undefined) {
  const position = table && document.positionAt(placeOfTable(placed.start, table));
  return position && { question: { uri: document.uri, position } };
}

/** The edit that adds, removes or moves a row, or numbers all; or why there is none. Undefined for no such action. */
function changed({ document, placed, reader }: AskedTable, id: string) {
  const [name = '', row = ''] = id.split('.');
  const action = (['add', 'remove', 'up', 'down', 'renumber'] as const).find((one) => one === name);
  return action && rowAction(document, placed, action, Number(row), reader.messages);
}

function changeAfter(table: AskedTable, still: TableQuestion, { id, focused = '' }: ViewEvent) {
  const { version } = table.document;
  const change = changed(table, id);
  if (change === undefined) return undefined;
  if (typeof change === 'string') return { question: { ...still, now: { version, refused: id } } };
  const [action = '', row] = id.split('.');
  const rows = table.placed.table.rows.length + (action === 'remove' ? -1 : action === 'add' ? 1 : 0);
  const to = Number(row) + (action === 'up' ? -1 : action === 'remove' ? 0 : 1);
  const [field = ''] = action === 'add' ? ['scores'] : (focused || id).split('.');
  const focus = `${field === 'open' ? 'show' : field}.${Math.min(to, rows - 1)}`;
  const next = action === 'renumber' ? still : { ...still, now: { version: version + 1, focus } };
  return { question: next, effect: edited(table, [change]) };
}

function edited(
  { document: { uri, version } }: AskedTable,
  edits: Extract<ViewEffect, { kind: 'edit' }>['edits'],
): ViewEffect {
  return { kind: 'edit', uri, version, edits };
}

/** The problems of the table itself, without those of the tables in its rows. */
function faultsOf({ document, placed, reader: { messages } }: AskedTable): readonly string[] {
  const { section, start, table } = placed;
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

function rolledIn({ seed, given }: Fields): TableQuestion['rolled'] {
  const numbers = Object.entries(fieldsOf(given)).flatMap(([name, value]) =>
    Number.isSafeInteger(value) ? [[name, Number(value)] as const] : [],
  );
  return isIndex(seed) ? { seed, given: Object.fromEntries(numbers) } : undefined;
}

function nowIn({ version, wish, before, refused, focus }: Fields): TableQuestion['now'] {
  const { row, weight, scores } = fieldsOf(wish);
  return typeof version === 'number'
    ? {
        version,
        ...(isIndex(row) && { wish: { row, weight: isIndex(weight) ? weight : undefined, scores: textField(scores) } }),
        before: Array.isArray(before) ? before.filter(isIndex) : undefined,
        refused: textField(refused),
        focus: textField(focus),
      }
    : undefined;
}
