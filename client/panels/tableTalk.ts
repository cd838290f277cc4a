import type { TableArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { FromTablePage, ToTablePage } from './tablePage.ts';

type TableView = NonNullable<ServerRequests['whq/tableView']['result']>;
type TablePlan = ServerRequests['whq/tablePlan']['result'];

/** The place of a table in a document of some editor. */
interface PlaceOfTable<Place> {
  argument(): Pick<TableArgument, 'uri' | 'position'>;
  /** The same place as a new question: the answer to an earlier one no longer counts. */
  again(): Place;
  /** Another place in the same document. */
  to(position: TableArgument['position']): Place;
  /** Changes the table in the text; does nothing if the text is no longer the one of the plan. */
  edit(plan: Pick<TablePlan, 'edits' | 'version'>): Promise<void>;
  /** Puts the cursor there. */
  show(position: TableArgument['position'] | undefined): Promise<void>;
}

/** The message with a table. */
export type ShownTable = Extract<ToTablePage, { kind: 'table' }>;

/** What the page of a table and the server say to each other, in any editor. */
export interface TableTalk<Place> {
  /** The place that is shown; undefined before the first. */
  place(): Place | undefined;
  /** The table at a place, or the last one without the text around it; undefined if there is none, or if another place was asked for since. */
  load(next: Place): Promise<ShownTable | undefined>;
  /** The next place is another table: the last one is not shown in its place. */
  forget(): void;
  /** Shows the table as it is in the text now. */
  refresh(): Promise<void>;
  /** Answers a message of the page, after those before it: what was typed is planned before it is applied. */
  hear(message: FromTablePage): Promise<void>;
}

/**
 * @param tell sends the page a message that is lost when it is loaded again.
 * @param update shows the page another table.
 * @param roll rolls on the table at a place; undefined if the user cancels.
 */
export function tableTalk<Place extends PlaceOfTable<Place>>(
  ask: <Method extends 'whq/tableView' | 'whq/tablePlan' | 'whq/rowAction'>(
    method: Method,
    params: ServerRequests[Method]['params'],
  ) => Promise<ServerRequests[Method]['result']>,
  tell: (message: ToTablePage) => Promise<void>,
  update: (message: ShownTable) => Promise<void>,
  roll: (place: Place) => Promise<ServerRequests['whq/rollTable']['result'] | undefined>,
): TableTalk<Place> {
  let place: Place | undefined;
  let view: TableView | undefined;
  let plan: TablePlan | undefined;
  /** The row that was changed last, and the weights before its changes: typing on in one field goes out from them. */
  let changing: { readonly row: number; readonly weights: TablePlan['weights'] | undefined } | undefined;
  let last = Promise.resolve();

  const load = async (next: Place): Promise<ShownTable | undefined> => {
    place = next;
    const loaded = await ask('whq/tableView', next.argument());
    if (place !== next) return undefined;
    plan = undefined;
    changing = undefined;
    view = loaded ?? view;
    return view && { kind: 'table', view, isGone: loaded === null };
  };
  const open = async (next: Place | undefined): Promise<void> => {
    const message = next && (await load(next));
    if (message) await update(message);
  };
  const refresh = (): Promise<void> => open(place?.again());
  const planRow = async (
    at: Place,
    { row, weight, scores }: Extract<FromTablePage, { kind: 'plan' }>,
  ): Promise<void> => {
    if (changing?.row !== row) changing = { row, weights: plan?.weights };
    const { weights } = changing;
    const planned = await ask('whq/tablePlan', {
      ...at.argument(),
      wish: { row, ...(weight !== undefined && { weight }), ...(scores !== undefined && { scores }) },
      ...(weights && { weights }),
    });
    if (place !== at) return;
    if (planned.problem === '') plan = planned;
    await tell({ kind: 'planned', plan: planned, row });
  };
  const changeRows = async (at: Place, { action, row }: Extract<FromTablePage, { kind: 'rows' }>): Promise<void> => {
    const done = await ask('whq/rowAction', { ...at.argument(), action, row });
    if (place !== at) return;
    if (done.edits.length > 0) await at.edit(done);
    else await tell({ kind: 'planned', plan: { problem: done.problem, view: undefined, changes: [] }, row: -1 });
  };
  const hear = async (message: FromTablePage): Promise<void> => {
    if (!place || !view) return;
    const at = place;
    const placeAt = (position: TableArgument['position'] | undefined) => position && at.to(position);
    switch (message.kind) {
      case 'roll': {
        const rolled = await roll(at);
        if (rolled) await tell({ kind: 'rolled', text: rolled.text, rows: rowsAt(view, rolled.marks) });
        return;
      }
      case 'plan':
        return planRow(at, message);
      case 'apply':
        if (plan) await (plan.edits.length > 0 ? at.edit(plan) : refresh());
        return;
      case 'discard':
        return refresh();
      case 'rows':
        return changeRows(at, message);
      case 'show':
        return at.show(view.rows[message.row]?.position);
      case 'open':
        return open(placeAt(view.rows[message.row]?.tables[message.table]?.position));
      case 'openAround':
        return open(placeAt(view.around?.position));
    }
  };
  return {
    place: () => place,
    load,
    forget: () => {
      view = undefined;
    },
    refresh,
    hear: (message) => {
      const answered = last.then(() => hear(message));
      last = answered.catch(() => undefined);
      return answered;
    },
  };
}

/** The rows of the view that were rolled, without those of tables in its rows. */
function rowsAt({ rows }: TableView, marks: readonly TableArgument['position'][]): readonly number[] {
  return marks.flatMap(({ line, character }) => {
    const index = rows.findIndex(({ position }) => position.line === line && position.character === character);
    return index < 0 ? [] : [index];
  });
}
