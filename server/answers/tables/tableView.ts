import { toNumber } from '../../dice/evaluation/fraction.ts';
import { rowChances } from '../../tables/chances/rowChances.ts';
import { countIn, fitsExactly } from '../../tables/outcomes.ts';
import type { RollRow, RollTable } from '../../tables/rollTable.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryLabelsIn } from '../../workspace/documents/entryLabels.ts';
import type { PlacedTable } from '../../workspace/documents/tableAt.ts';
import { paragraph } from '../markdown.ts';
import { chanceText, percentText } from '../odds/numbers.ts';
import { tableTitle } from '../odds/tableText.ts';
import type { View, ViewAction, ViewBlock, ViewCell, ViewControl, ViewRow } from '../view/view.ts';
import { hasMovableRows } from './rowAction.ts';
import { rowMark, rowWords } from './rowWords.ts';
import { changeableWeights, knownOutcomes, type RowWish, type TablePlan } from './tablePlan.ts';

/** What the view of a table has besides the table. */
interface TableState {
  /** Its problems as sentences; empty for a sound table. */
  readonly faults: readonly string[];
  /** Whether new scores for all rows would give each score to exactly one of them, which is not so now. */
  readonly canBeNumbered: boolean;
  readonly plan?: (TablePlan & { readonly wish: RowWish }) | undefined;
  /** Why a row cannot be added, removed or moved. */
  readonly refused?: string | undefined;
  readonly rolled?: { readonly text: string; readonly marks: readonly number[] } | undefined;
}

/** The view of a table: its rows with their chances, and fields and buttons that change them. */
export function tableView(document: Document, placed: PlacedTable, messages: Messages, state: TableState): View {
  const { section, table, around } = placed;
  const { words, language } = messages;
  const { tableView: own } = words;
  const { faults, plan, rolled, refused } = state;
  const rows = table.rows.map((row, index) => ({ ...row, ...plan?.scores[index] }));
  const weights = changeableWeights(placed, messages);
  const outcomes = knownOutcomes(table);
  const isComplete = outcomes !== undefined && fitsExactly(outcomes, rows) && faults.length === 0;
  const note = typeof weights === 'string' ? weights : isComplete ? own.complete : '';
  const isPlanned = plan !== undefined && plan.weights.length > 0;
  const title = titleOfTable(document, section, table) || own.title;
  const outer = around.at(-1);
  const problem = plan?.problem || refused;
  const button = (id: string, label: string, more: Partial<ViewAction> = {}): ViewAction => ({
    kind: 'action',
    id,
    label,
    ...more,
  });
  const form = (id: string, ...controls: readonly ViewControl[]): ViewBlock => ({ kind: 'form', id, controls });
  return {
    tab: words.views.table(title),
    language,
    gone: own.gone,
    blocks: [
      { kind: 'heading', depth: 0, text: title },
      paragraph(tableTitle({ ...table, rows }, messages)),
      ...(outer ? [form('going', button('around', own.around(outer.mark)))] : []),
      { kind: 'list', items: faults.map((fault) => ({ depth: 0, line: [fault] })) },
      paragraph(note),
      ...(state.canBeNumbered ? [form('numbering', button('renumber', own.renumber, { isDisabled: isPlanned }))] : []),
      form('rolling', button('roll', own.roll)),
      { kind: 'status', id: 'rolled', role: 'status', text: rolled?.text ?? '' },
      gridOf(placed, rows, messages, state),
      ...(problem ? [{ kind: 'status', id: 'problem', role: 'alert', text: problem } as const] : []),
      {
        kind: 'status',
        id: 'plan',
        role: 'answer',
        text:
          !plan || plan.problem
            ? ''
            : plan.changes.length > 0
              ? own.willChange(plan.changes.join(', '))
              : own.nothingChanges,
      },
      ...(isPlanned
        ? [
            form(
              'deciding',
              button('apply', own.apply, { key: 'Enter' }),
              button('discard', own.discard, { key: 'Escape' }),
            ),
          ]
        : []),
    ],
  };
}

/** The rows: their scores and how many these are in fields, their chances, their texts, and the buttons that move them. */
function gridOf(
  placed: PlacedTable,
  rows: readonly RollRow[],
  messages: Messages,
  { plan, rolled }: TableState,
): ViewBlock {
  const { section, start, table } = placed;
  const { tableView: words } = messages.words;
  const outcomes = knownOutcomes(table);
  const weights = changeableWeights(placed, messages);
  const isMovable = hasMovableRows(placed);
  const shares = chancesOf(section.text, { ...table, rows }, messages);
  const invalid = plan?.problem ? plan.wish : undefined;
  const rowOf = (row: RollRow, index: number): ViewRow => {
    const mark = plan?.scores[index]?.written ?? rowMark(section.text, row);
    const typed = invalid?.row === index ? invalid : undefined;
    const show = { kind: 'action', id: `show.${index}`, title: words.showRow(mark) } as const;
    const field = { kind: 'field', hasHiddenLabel: true } as const;
    const scores: ViewControl = {
      ...field,
      id: `scores.${index}`,
      label: words.scoresOf(mark),
      value: typed?.scores ?? mark,
      isInvalid: typed?.scores !== undefined,
      tells: 'change',
    };
    const weight: ViewControl = {
      ...field,
      id: `weight.${index}`,
      label: words.weightOf(mark),
      value: `${typed?.weight ?? (outcomes ? countIn(outcomes, row) : '')}`,
      isInvalid: typed?.weight !== undefined,
      range: { minimum: 1, maximum: outcomes?.counts.size ?? 1 },
      tells: 'input',
    };
    const cells: readonly ViewCell[] = [
      { controls: typeof weights === 'string' ? [{ ...show, label: mark }] : [scores, { ...show, label: words.show }] },
      ...(typeof weights === 'string' ? [] : [{ controls: [weight] }]),
      ...(shares?.[index] ?? []),
      {
        text: rowWords(section.text, row),
        controls: row.tables.map((nested, at) => ({
          kind: 'action',
          id: `open.${index}.${at}`,
          label: words.subTable(tableTitle(nested, messages)),
        })),
      },
      ...(isMovable ? [{ controls: rowButtons(index, rows.length, mark, plan !== undefined, messages) }] : []),
    ];
    const isRolled = rolled?.marks.includes(start + (table.rows[index]?.mark.start ?? 0)) === true;
    return { cells, ...(isRolled && { mark: words.rolled }) };
  };
  return {
    kind: 'grid',
    caption: words.caption,
    head: [
      words.scores,
      ...(typeof weights === 'string' ? [] : [words.weight]),
      ...(shares ? [words.chance, words.upToHere] : []),
      words.result,
      ...(isMovable ? [words.changeRow] : []),
    ],
    rows: rows.map(rowOf),
  };
}

/** A plan is decided first: another change would lose it. */
function rowButtons(
  index: number,
  count: number,
  mark: string,
  isPlanned: boolean,
  { words: { tableView: words } }: Messages,
): readonly ViewAction[] {
  const buttons = [
    ['up', '↑', words.moveUp, index > 0, 'Alt+ArrowUp'],
    ['down', '↓', words.moveDown, index < count - 1, 'Alt+ArrowDown'],
    ['add', '+', words.addRow, true, undefined],
    ['remove', '−', words.removeRow, count > 2, undefined],
  ] as const;
  return buttons.map(([id, label, title, isPossible, key]) => ({
    kind: 'action',
    id: `${id}.${index}`,
    label,
    title: title(mark),
    isDisabled: !isPossible || isPlanned,
    ...(key && { key }),
  }));
}

/** For each row the cells with its chance, and with that of this row or one before it. */
function chancesOf(source: string, table: RollTable, messages: Messages): readonly (readonly ViewCell[])[] | undefined {
  const chances = rowChances(source, table);
  const most = Math.max(...(chances ?? []).map(({ chance }) => toNumber(chance))) || 1;
  return chances?.map(({ chance, atMost }) => [
    { text: percentText(chance, messages), exact: chanceText(chance, messages), share: toNumber(chance) / most },
    { text: percentText(atMost, messages) },
  ]);
}

/** The name of the entry, or the nearest heading before the table; empty without one. */
export function titleOfTable(document: Document, section: PlacedTable['section'], { span }: RollTable): string {
  const [entry] = entryLabelsIn(document, section);
  if (entry) return entry.name || entry.id;
  const before = section.text.slice(0, span.start);
  const at = before.lastIndexOf('\n#') + 1;
  const [, heading = ''] = /^#{1,6}[ \t]+([^\n]{1,200})/.exec(before.slice(at)) ?? [];
  return heading.replace(/[*_`#]+/g, '').trim();
}
