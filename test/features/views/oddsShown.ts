import assert from 'node:assert/strict';
import type { Reader } from '../../../server/answers/reader.ts';
import type { ChartedTable, View, ViewBlock, ViewEvent, ViewField } from '../../../server/answers/view/view.ts';
import { oddsSubject } from '../../../server/features/views/oddsSubject.ts';
import { type ShownView, shownView } from '../../../server/features/views/shownView.ts';
import { packs } from '../../../server/hosts/packs.ts';
import { Workspace } from '../../../server/workspace/packages/workspace.ts';
import { english } from '../../support/cursor.ts';

const workspace = new Workspace(packs);

interface Given {
  readonly variables?: Readonly<Record<string, number>>;
  readonly reader?: Reader;
}

/** What a panel shows of a question, and what its reader has done since. */
export function oddsAfter(question: object, events: readonly ViewEvent[] = [], reader: Reader = english): ShownView {
  const read = oddsSubject.read({ ...question });
  assert.ok(read);
  const asked = { workspace, scope: workspace.all, document: undefined, reader };
  const shown = shownView(oddsSubject, asked, read, events);
  assert.ok(shown);
  assert.deepEqual(JSON.parse(JSON.stringify(shown.view ?? null)), shown.view ?? null, 'survives the wire');
  return shown;
}

/** What of a view expectations speak of. */
interface OddsShown {
  readonly title: string;
  /** The paragraphs: how it was read, the formula, an explanation, another meaning. */
  readonly said: readonly string[];
  readonly summary: string;
  readonly problem: string;
  readonly short: string | undefined;
  readonly fields: readonly ViewField[];
  readonly rolls: readonly string[];
  readonly table: ChartedTable | undefined;
}

export function oddsShown(expression: string, { variables, reader = english }: Given = {}): OddsShown {
  const { view } = oddsAfter({ expression, ...(variables && { variables }) }, [], reader);
  assert.ok(view);
  return partsOf(view);
}

export function partsOf({ blocks, short }: View): OddsShown {
  const of = <Kind extends ViewBlock['kind']>(kind: Kind) =>
    blocks.filter((block): block is Extract<ViewBlock, { kind: Kind }> => block.kind === kind);
  const status = (id: string): string => of('status').find((one) => one.id === id)?.text ?? '';
  const controls = of('form').flatMap((form) => (form.id === 'ask' ? [] : form.controls));
  return {
    title: of('heading')[0]?.text ?? '',
    said: of('paragraph').map(({ lines }) => lines.flat().join('')),
    summary: status('summary'),
    problem: status('problem'),
    short,
    fields: controls.flatMap((control) => (control.kind === 'field' ? [control] : [])),
    rolls: controls.flatMap((control) => (control.kind === 'choice' ? control.options.map(({ label }) => label) : [])),
    table: of('chart')[0]?.table,
  };
}

/** What of the answer the expectation speaks of, compared exactly; the table as lines: the head, then `label | cell | …`. */
export function checkOdds(
  expression: string,
  expected: Partial<Omit<OddsShown, 'table'>> & { readonly table?: readonly string[] },
  given: Given = {},
): void {
  const { table, ...shown } = oddsShown(expression, given);
  const { table: rows, ...others } = expected;
  const picked = Object.fromEntries(Object.entries(shown).filter(([name]) => name in others));
  assert.deepEqual(picked, others);
  assert.deepEqual(table && linesOf(table), rows);
}

/** The head of a table, a line for each of its rows, and what is beyond them. */
export function linesOf({ head, across, columns, rows, beyond }: ChartedTable): readonly string[] {
  for (const { cells } of rows) {
    assert.equal(cells.length, columns.length);
    for (const [index, { share }] of cells.entries()) {
      assert.equal(share !== undefined, columns[index]?.isCharted);
      assert.ok(share === undefined || (share >= 0 && share <= 1));
    }
  }
  const charted = columns.map(({ label, isCharted }) => (isCharted ? label : `(${label})`));
  const cellsOf = ({ cells }: ChartedTable['rows'][number]): readonly string[] =>
    cells.map(({ text, exact }) => (exact === undefined ? text : `${text} ${exact}`));
  return [
    [across === undefined ? head : `${head} × ${across}`, ...charted].join(' | '),
    ...rows.map((row) => [row.label, ...cellsOf(row)].join(' | ')),
    ...(beyond === undefined ? [] : [beyond]),
  ];
}
