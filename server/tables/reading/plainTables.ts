/** Tables in running text: lines, columns and sentences that begin with scores. */

import type { NamedDice } from '../../dice/prose/chances/namedDice.ts';
import { mayHaveDice } from '../../dice/prose/words/tokens.ts';
import { rememberedText } from '../../queries/remembered.ts';
import { follows } from '../outcomes.ts';
import { type RollTable, scoreRanges, shiftTable, withNested } from '../rollTable.ts';
import { type Expected, expects, farthest, isAcceptable, isLast, isOutOfOrder, mayStart } from './accept.ts';
import { columnDraft, goesOnBeside } from './columns.ts';
import { type Draft, type DraftRow, fittingDice, guessOf, isAlike, type TableGuess } from './draft.ts';
import { endOfParagraph, finishedTable, maximumRowLength } from './finishedTable.ts';
import type { Lead } from './lead.ts';
import { Leads, mayAskForRoll } from './leads.ts';
import { type RowMark, rowMarksIn } from './marks.ts';
import { mayRun, orderedDice, runFrom, verdictOnRun } from './runs.ts';
import { hasTitle } from './topics.ts';
import { type Verdict, verdictOn } from './verdict.ts';

/**
 * The tables of a text without markup, in order. Takes time in proportion to the text, and none for one that has been read: many texts of a
 * package stand in it more than once. Spans are moved by `start`.
 */
export function plainTables(text: string, start = 0): readonly RollTable[] {
  if (!mayHaveTable(text)) return [];
  return tablesOfText(text).map((table) => shiftTable(table, start));
}

/** As many as a large file has, none of them a page. */
const tablesOfText = rememberedText({ most: 500, longest: 4000 }, (text): readonly RollTable[] => {
  const marks = rowMarksIn(text);
  return marks.length < 2 ? [] : new PlainReader(text, marks).read();
});

/**
 * A quick test that every text with a table meets: two numbers, one of them where a row may begin or alone at the end of a line, and dice or a
 * word about rolls.
 */
function mayHaveTable(text: string): boolean {
  aloneNumber.lastIndex = 0;
  if (!aloneNumber.test(text) || !aloneNumber.test(text) || text.search(placedNumber) < 0) return false;
  return mayHaveDice(text) || mayAskForRoll(text) || /d%/i.test(text);
}

const aloneNumber = /(?<![\p{L}\d])\d{1,3}(?![\p{L}\d])/gu;

/** A number that is not behind a word, or one with nothing behind it, or with words of a limit before it. */
const placedNumber =
  /(?<![\p{L}\d][ \t]?|[\p{L}\d]['’.,-])\d{1,3}(?![\p{L}\d])|(?<![\p{L}\d])\d{1,3}[*_)\].:]{0,4}[ \t]*(?:[\r\n]|$)|(?:than|de|to|most|hasta|under|below|least|al menos|desde|over|above)[ \t]+\d{1,3}(?![\p{L}\d])/u;

/** In so many numbers the next score must be. */
const farthestNext = 200;

const maximumRows = 120;

const blankLine = /\n\s*\n/;
const deepest = 4;

/** Steps for each mark, so that no text takes more than linear time. */
const stepsOfMark = 60;
const usualSteps = 5000;

interface FoundTable {
  readonly table: RollTable;
  /** The first mark behind it. */
  readonly next: number;
}

function isLineOrCell({ place }: RowMark): boolean {
  return place === 'line' || place === 'cell';
}

/** Whether it is the number of an item of a list. */
function isItem({ place, separator, low, high }: RowMark): boolean {
  return place === 'line' && separator === 'sign' && low === high;
}

/** Where the last row of a table begins. */
function lastStart({ table }: FoundTable): number {
  return table.rows.at(-1)?.mark.start ?? table.span.start;
}

/** How many rows a table has, with those of the tables in it. */
function allRows(table: RollTable): number {
  return withNested(table).reduce((sum, { rows }) => sum + rows.length, 0);
}

class PlainReader {
  readonly #text: string;
  readonly #marks: readonly RowMark[];
  readonly #leads: Leads;
  /** Marks at which no table begins, with the end of the table before. */
  readonly #failed = new Map<number, number>();
  /** How often a table has been closed for a row of the table around it. */
  #cuts = 0;
  #steps: number;

  constructor(text: string, marks: readonly RowMark[]) {
    this.#text = text;
    this.#marks = marks;
    this.#leads = new Leads(text);
    this.#steps = usualSteps + marks.length * stepsOfMark;
  }

  read(): readonly RollTable[] {
    const tables: RollTable[] = [];
    let floor = 0;
    for (let index = 0; index < this.#marks.length && this.#steps > 0; ) {
      const found = this.#tableAt(index, floor, []);
      if (found) {
        tables.push(found.table);
        floor = this.#marks[found.next - 1]?.textStart ?? floor;
      }
      index = found?.next ?? index + 1;
    }
    return tables;
  }

  /** The table whose first row is at a mark, and the first mark behind it. */
  #tableAt(index: number, floor: number, parents: readonly Expected[]): FoundTable | undefined {
    const first = this.#marks[index];
    if (!first || parents.length >= deepest) return undefined;
    if (first.place === 'bare' || first.strength < 1) return undefined;
    if ((this.#failed.get(index) ?? Number.POSITIVE_INFINITY) <= floor) return undefined;
    const found = this.#tableOfNext(index, first, floor, parents);
    if (found?.table.layout === 'columns') return found;
    const read = this.#widest(index, first, floor, parents, found);
    return read && goesOnBeside(this.#text, read.table) ? undefined : read;
  }

  /** The table with the most of the rows that look the same. */
  #widest(
    index: number,
    first: RowMark,
    floor: number,
    parents: readonly Expected[],
    found: FoundTable | undefined,
  ): FoundTable | undefined {
    if (found && first.place !== 'cell' && first.place !== 'line') return found;
    const run = this.#runTable(index, first, floor, parents);
    // A Markdown table that is read in part is for something else.
    if (!run || !found)
      return run ?? (found && first.place === 'cell' && this.#isCut(index, found) ? undefined : found);
    const isFuller = run.table.rows.length > allRows(found.table);
    // A whole table ends where a roll has no more scores, unless the rest stands in the same Markdown table.
    return isFuller && (first.place === 'cell' || lastStart(run) === lastStart(found)) ? run : found;
  }

  /** Whether rows of a Markdown table are left behind those of a table. */
  #isCut(index: number, { table }: FoundTable): boolean {
    return runFrom(this.#text, this.#marks, index).length > allRows(table);
  }

  /** A table whose rows follow each other, as far as their scores do. */
  #tableOfNext(index: number, first: RowMark, floor: number, parents: readonly Expected[]): FoundTable | undefined {
    // The marks are there already; the dice of the text are found with the first question about them.
    if (!this.#hasNext(index, first) || !this.#leads.speaks(floor, first.start)) return undefined;
    if (first.separator === 'own' && first.place !== 'line') return undefined;
    if (this.#continues(index, floor)) return undefined;
    const lead = this.#leads.before(floor, first.start, first.low);
    const cuts = this.#cuts;
    const found = mayStart(first, lead) ? this.#bestFrom(index, first, lead, parents) : undefined;
    if (!found && this.#cuts === cuts) this.#failed.set(index, floor);
    return found;
  }

  /** Whether a score that may follow stands near enough: without it no table begins there. */
  #hasNext(index: number, { textStart, ...scores }: RowMark): boolean {
    const { high = 0 } = scoreRanges(scores)[0] ?? {};
    for (let at = index + 1; at <= index + farthestNext; at++) {
      const next = this.#marks[at];
      if (!next || next.start - textStart > maximumRowLength) return false;
      if (next.low > high && next.low <= high + farthest) return true;
    }
    return false;
  }

  /** Whether the mark follows another that looks the same: it may be a row of a table that is none of a roll, but not the first. */
  #continues(index: number, floor: number): boolean {
    const mark = this.#marks[index];
    if (!mark || mark.place === 'bare' || mark.place === 'clause' || !Number.isFinite(mark.low)) return false;
    for (let at = index - 1; at >= Math.max(0, index - farthestNext); at--) {
      const before = this.#marks[at];
      if (!before || before.start < floor || mark.start - before.textStart > maximumRowLength) return false;
      if (isAlike(before, mark) && before.strength > 2) return follows(before, mark, false);
    }
    return false;
  }

  /** A table of rows that look the same, below words that order a roll on them. */
  #runTable(index: number, first: RowMark, floor: number, parents: readonly Expected[]): FoundTable | undefined {
    if (!mayRun(this.#text, this.#marks, index) || !this.#leads.speaks(floor, first.start)) return undefined;
    if (this.#continues(index, floor)) return undefined;
    const lead = this.#leads.before(floor, first.start);
    const dice = orderedDice(lead, this.#isRolled, (one) => this.#isHeadOf(one, index));
    if (!dice) return undefined;
    const run = runFrom(this.#text, this.#marks, index);
    this.#steps -= run.length;
    const rows = run.map(({ mark }): DraftRow => ({ mark, tables: [] }));
    const verdict = verdictOnRun(rows, lead, dice);
    if (!verdict) return undefined;
    let next = index + 1;
    for (const [place, { mark, tables }] of rows.entries()) {
      const limit = run[place + 1]?.mark.start ?? endOfParagraph(this.#text, mark.textStart);
      next = (run[place]?.index ?? index) + 1;
      while ((this.#marks[next]?.start ?? limit) < limit) {
        const nested = this.#tableAt(next, mark.textStart, parents);
        if (nested) tables.push(nested.table);
        next = nested?.next ?? next + 1;
      }
    }
    return this.#finished({ rows, next }, verdict, first);
  }

  /** Whether dice are in the head of the cells that begin at a mark: no other row stands between them. */
  #isHeadOf(dice: NamedDice, index: number): boolean {
    const before = this.#marks[index - 1];
    const isBetween = before?.place === 'cell' && before.span.start >= dice.span.end;
    return this.#marks[index]?.place === 'cell' && !isBetween && this.#leads.isHead(dice);
  }

  /** With marks as sure as possible. */
  #bestFrom(index: number, first: RowMark, lead: Lead, parents: readonly Expected[]): FoundTable | undefined {
    const expectation = guessOf(first, lead, this.#isRolled);
    const inColumns = columnDraft(this.#marks, index);
    let sure: { draft: Draft; verdict: Verdict } | undefined;
    for (const strength of lead.dice.length > 0 ? [3, 2, 1, 0] : [3]) {
      if (strength > 0 && first.strength < strength) continue;
      const draft =
        inColumns && fittingDice(inColumns.rows, lead)
          ? inColumns
          : this.#rowsFrom(index, strength, expectation, parents);
      const verdict = verdictOn(draft, expectation, strength, this.#isRolled);
      if (verdict?.isWhole) return this.#finished(draft, verdict, first);
      if (verdict && strength > 1) sure ??= { draft, verdict };
      else if (sure && draft.rows.length > sure.draft.rows.length) sure = { ...sure, draft };
    }
    return sure && this.#finished(sure.draft, sure.verdict, first);
  }

  /** Adds row after row: each mark goes to the innermost table that expects its score. */
  #rowsFrom(index: number, strength: number, expected: TableGuess, parents: readonly Expected[]): Draft {
    const { first, lead } = expected;
    const rows: DraftRow[] = [{ mark: first, tables: [] }];
    let last = rows[0];
    let isWhole = false;
    let nestedAt: number[] = [];
    let end = Number.POSITIVE_INFINITY;
    let next = index + 1;
    for (let at = index + 1; at < this.#marks.length && last; ) {
      const mark = this.#marks[at];
      if (!mark || this.#steps-- <= 0 || mark.start > end || mark.start - last.mark.textStart > maximumRowLength) break;
      const own: Expected = { first, last: isWhole ? undefined : last.mark, isD66: expected.isD66 };
      const isRow = mark.start >= last.mark.textStart && !isWhole && rows.length < maximumRows;
      const isNear = mark.place !== 'bare' || mark.lineStart === last.mark.lineStart;
      if (isRow && isNear && isAcceptable(mark, strength, own, parents)) {
        nestedAt = [];
        last = { mark, tables: [] };
        rows.push(last);
        const goesOn = this.#goesOn(at, mark, expected);
        isWhole = isLast(rows, expected) && !goesOn;
        if (!goesOn && (isWhole || mark.high === expected.highest || fittingDice(rows, lead)))
          end = endOfParagraph(this.#text, mark.textStart);
        next = ++at;
        continue;
      }
      // The next item of a list: the table stands in the one before.
      if (isItem(mark) && (!isLineOrCell(first) || mark.indent < first.indent - 2)) break;
      if (hasTitle(this.#text.slice(last.mark.textStart, mark.start))) break;
      const nested = this.#tableAt(at, last.mark.textStart, [...parents, own]);
      if (nested) {
        last.tables.push(nested.table);
        nestedAt.push(at);
        next = at = nested.next;
        continue;
      }
      if (parents.some((parent) => expects(parent, mark))) {
        this.#cuts++;
        break;
      }
      if (isRow && isOutOfOrder(mark, strength, rows, expected)) {
        nestedAt = [];
        last = { mark, tables: [] };
        rows.push(last);
        isWhole = isLast(rows, expected);
        if (isWhole || mark.high === expected.highest) end = endOfParagraph(this.#text, mark.textStart);
        next = at + 1;
      }
      at++;
    }
    return { rows, next: this.#withoutTablesBehind(last, nestedAt) ?? next };
  }

  /**
   * Takes the tables away that only stand behind the paragraph of the last row, which does not ask for them: the rows that a table lacks may
   * make it end there. Returns the mark at which the first of them begins.
   */
  #withoutTablesBehind(last: DraftRow | undefined, nestedAt: readonly number[]): number | undefined {
    if (!last || nestedAt.length === 0) return undefined;
    const { textStart } = last.mark;
    const end = endOfParagraph(this.#text, textStart);
    const behind = nestedAt.findIndex((at) => (this.#marks[at]?.start ?? 0) >= end);
    if (behind < 0) return undefined;
    const { dice, announces } = this.#leads.before(textStart, end);
    if (announces || dice.some(this.#isRolled)) return undefined;
    last.tables.length = behind;
    return nestedAt[behind];
  }

  /** Whether the next line, or line of cells, looks like the next row: the table is perhaps for other dice than the text says. */
  #goesOn(index: number, mark: RowMark, { first, highest = 0 }: TableGuess): boolean {
    const [before, next] = [this.#marks[index - 1], this.#marks[index + 1]];
    if (!next || next.strength < 3 || !isAlike(next, first)) return false;
    // In cells the head says what is rolled.
    if (next.place !== 'line' && (next.place !== 'cell' || mark.high >= highest)) return false;
    const between = this.#text.slice(mark.textStart, next.start);
    if (next.low !== mark.high + 1 || between.length >= maximumRowLength) return false;
    // Numbers of headings stand apart, as rows do that are all paragraphs.
    const isSpaced =
      before && first.separator !== 'sign' && blankLine.test(this.#text.slice(before.textStart, mark.start));
    return isSpaced || !blankLine.test(between);
  }

  /** Whether dice are rolled: the text asks for it, or they are the head of the table. */
  readonly #isRolled = (dice: NamedDice): boolean => dice.isRolled || this.#leads.isHead(dice);

  #finished(draft: Draft, verdict: Verdict, first: RowMark): FoundTable {
    return { table: finishedTable(this.#text, draft, verdict, first), next: draft.next };
  }
}
