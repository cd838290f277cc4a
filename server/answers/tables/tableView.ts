import type { Position } from 'vscode-languageserver-types';
import { type Distribution, waysTo } from '../../dice/evaluation/distribution.ts';
import { fraction, toNumber } from '../../dice/evaluation/fraction.ts';
import { countIn, fitsExactly, outcomesOf } from '../../tables/outcomes.ts';
import { includesScore, type RollRow, type RollTable } from '../../tables/rollTable.ts';
import type { Messages } from '../../wording/messages.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { entryLabelsIn } from '../../workspace/documents/entryLabels.ts';
import { type PlacedTable, placeOfTable } from '../../workspace/documents/tableAt.ts';
import { chanceText, percentText } from '../odds/numbers.ts';
import { tableTitle, tableTitleWithAverages } from '../odds/tableText.ts';
import { rowMark, rowWords } from './rowWords.ts';

/** A roll table as a panel shows it. All texts are in the language of the reader. */
export interface TableView {
  /** The name of its entry, or the heading above it. */
  readonly title: string;
  /** `2D6 table · 8 rows · complete · 12.5 gold on average`. */
  readonly summary: string;
  /** Its problems as sentences; empty for a sound table. */
  readonly faults: readonly string[];
  /** Whether each score has exactly one row, as far as the roll is known. */
  readonly isComplete: boolean;
  /** The reason why there are no chances, or why the scores cannot be changed; empty without one. */
  readonly note: string;
  readonly rows: readonly ViewRow[];
  /** Whether the rows can get other scores. */
  readonly isEditable: boolean;
  /** Whether rows can be added, removed and moved. */
  readonly hasMovableRows: boolean;
  /** Whether new scores for all rows would give each score to exactly one of them, which is not so now. */
  readonly canBeNumbered: boolean;
  /** The place of the table, by which it is found again. */
  readonly position: Position;
  /** The table with the row that this one is in. */
  readonly around: TableLink | undefined;
  readonly language: string;
  readonly words: Messages['words']['tableView'];
}

export interface ViewRow {
  /** The scores as they are written. */
  readonly mark: string;
  readonly position: Position;
  /** How many scores of the dice it has; undefined where the roll is not known. */
  readonly weight: number | undefined;
  readonly text: string;
  /** From 0 to 1, and as texts `17 %` and `1 in 6`; undefined where the roll is not known. */
  readonly chance: { readonly share: number; readonly percent: string; readonly exact: string } | undefined;
  /** The chance of this row or one before it. */
  readonly atMost: string;
  readonly tables: readonly TableLink[];
}

/** A table to go to. */
interface TableLink {
  readonly label: string;
  readonly position: Position;
}

/** Other scores for the rows, with the text for each. */
export interface PlannedScores {
  readonly low: number;
  readonly high: number;
  readonly mark: string;
}

/**
 * The view of a table.
 *
 * @param faults its problems as sentences.
 * @param refusal the reason why its rows cannot get other scores; empty if they can.
 * @param planned other scores for its rows, as they would be after a change.
 */
export function tableViewOf(
  document: Document,
  { section, start, table, around }: PlacedTable,
  messages: Messages,
  faults: readonly string[],
  refusal: string,
  planned?: readonly PlannedScores[],
): TableView {
  const { words, language } = messages;
  const known = knownOutcomes(table);
  const shown = planned ? { ...table, rows: rowsWith(table, planned) } : table;
  const outer = around.at(-1);
  const linkTo = (other: RollTable, label: string): TableLink => ({
    label,
    position: document.positionAt(placeOfTable(start, other)),
  });
  return {
    title: titleOfTable(document, section, table) || words.tableView.title,
    summary: tableTitleWithAverages(section.text, shown, messages),
    faults,
    isComplete: known !== undefined && fitsExactly(known, shown.rows),
    note: known ? refusal : words.tableView.noChances,
    rows: shown.rows.map((row, index) => ({
      mark: planned?.[index]?.mark ?? rowMark(section.text, row),
      position: document.positionAt(start + row.mark.start),
      text: rowWords(section.text, row),
      ...chancesOf(row, known, messages),
      tables: row.tables.map((nested) =>
        linkTo(nested, words.tableViewSentences.subTable(tableTitle(nested, messages))),
      ),
    })),
    isEditable: known !== undefined && refusal === '',
    hasMovableRows: false,
    canBeNumbered: false,
    position: document.positionAt(placeOfTable(start, table)),
    around: outer && linkTo(outer.table, words.tableViewSentences.around(outer.mark)),
    language,
    words: words.tableView,
  };
}

/** The results of the roll for a table; undefined if it needs a number first, or the text adds something that could not be read. */
export function knownOutcomes({ die, rows }: RollTable): Distribution | undefined {
  const outcomes = die?.expression && outcomesOf(die.expression);
  return outcomes && die.isModified && !fitsExactly(outcomes, rows) ? undefined : outcomes;
}

function rowsWith({ rows }: RollTable, planned: readonly PlannedScores[]): readonly RollRow[] {
  return rows.map((row, index) => ({
    ...row,
    low: planned[index]?.low ?? row.low,
    high: planned[index]?.high ?? row.high,
  }));
}

function chancesOf(
  row: RollRow,
  outcomes: Distribution | undefined,
  messages: Messages,
): Pick<ViewRow, 'weight' | 'chance' | 'atMost'> {
  if (!outcomes) return { weight: undefined, chance: undefined, atMost: '' };
  const own = fraction(
    waysTo(outcomes, (score) => includesScore(row, score)),
    outcomes.total,
  );
  const upTo = fraction(
    waysTo(outcomes, (score) => score <= row.high),
    outcomes.total,
  );
  return {
    weight: countIn(outcomes, row),
    chance: { share: toNumber(own), percent: percentText(own, messages), exact: chanceText(own, messages) },
    atMost: percentText(upTo, messages),
  };
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
