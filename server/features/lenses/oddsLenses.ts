import type { CodeLens, Command, Position } from 'vscode-languageserver-types';
import { assumedFor, numbersToSay, openNames, withPartySize } from '../../answers/odds/askedTest.ts';
import { type Detail, isChance } from '../../answers/odds/lensDetail.ts';
import type { LineItem } from '../../answers/odds/lineItem.ts';
import { type LineItems, lineOdds } from '../../answers/odds/lineOdds.ts';
import { oddsSummary, oddsTitle } from '../../answers/odds/oddsText.ts';
import { tableTitle } from '../../answers/odds/tableText.ts';
import type { Preview, Reader } from '../../answers/reader.ts';
import { rowMark, rowWords, shortText } from '../../answers/tables/rowWords.ts';
import type { Annotation, Expression } from '../../dice/language/expression.ts';
import { type Budget, maximumSteps } from '../../dice/language/limits.ts';
import { query, rememberedLately } from '../../queries/remembered.ts';
import type { RollTable } from '../../tables/rollTable.ts';
import { label } from '../../text/label.ts';
import { overlaps } from '../../text/span.ts';
import type { Document } from '../../workspace/documents/document.ts';
import { listedBySection } from '../../workspace/documents/listedBySection.ts';
import type { Section } from '../../workspace/documents/section.ts';
import { placeOfTable } from '../../workspace/documents/tableAt.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { LensData, LensesAsked, LensKind } from './lensKind.ts';

/** A roll of a line, and all rolls of that line. */
export interface RollOfLine {
  /** In the language of odds; one of those in `rolls`. */
  readonly expression: string;
  readonly uri: string;
  /** The numbers for the names of the rolls, if not all of them are from the settings. */
  readonly variables?: Readonly<Record<string, number>>;
  readonly rolls: readonly {
    /** As people write it. */
    readonly label: string;
    readonly expression: string;
    /** Behind its dice. */
    readonly position: Position;
    /** The place of the roll table that it is for. */
    readonly table?: Position;
  }[];
}

/** More than this on one line is hard to read, */
const maximumPerLine = 3;

/** but a sentence with more chances has them all, unless it is as long as a list. */
const maximumChances = 5;

/** The maximum number of rolls of one line. */
const maximumRolls = 20;

/** With more lenses than this, editors become slow. */
const maximumLines = 10_000;

/** In the data of a lens: the one that rolls. The others are those for odds and tables by their places in the row. */
const rolling = -1;

/**
 * Above every line with odds of the chosen detail a lens that rolls, and one for each of its odds, chances first. The one that rolls is the
 * first in every row: a row is not wrapped and may be longer than the visible line, and behind odds it would move with their numbers.
 */
export const oddsLenses: LensKind = {
  setting: 'enabled',
  lenses: ({ scope, document, reader, detail }) => {
    const lenses: CodeLens[] = [];
    const places = document.format ? allPlaces(document, scope, reader, detail) : [];
    for (const [line, { offset, count, rolls }] of places.entries()) {
      const position = document.positionAt(offset);
      const range = { start: position, end: position };
      if (line >= maximumLines) {
        // A lens without a command says why there are no more.
        lenses.push({ range, command: { title: reader.messages.words.odds.tooMuchBelow, command: '' } });
        break;
      }
      for (let which = rolls ? rolling : 0; which < count; which++) lenses.push({ range, data: which });
    }
    return lenses;
  },
  command: lensCommand,
};

/** The lines with lenses; their offsets are those of the document. */
const allPlaces = listedBySection(
  (document, section, index, scope: Package, reader: Reader, detail: Detail): readonly Place[] =>
    placesIn(section, scope, document, reader, detail).map((place) => ({
      ...place,
      offset: document.startOf(index) + place.offset,
    })),
);

/** The budget of all lenses of one text that are hard to calculate. */
export const maximumStepsOfHardLenses = 20 * maximumSteps;

/** A lens with more steps than this, some milliseconds, is a hard one. Lenses of a book never are. */
const stepsOfEasyLens = maximumSteps / 10;

/** Where nothing is left for the hard ones, a lens says so, and does what it does. */
function lensCommand(asked: LensesAsked, position: Position, which: LensData): Command | undefined {
  const { scope, document, reader, detail, commands, budgets } = asked;
  const index = document.sectionIndexAt(document.offsetAt(position));
  const start = document.startOf(index);
  const section = document.sections[index];
  const offset = document.offsetAt(position) - start;
  const lines = section && document.format ? linesIn(section, scope, document, reader, detail) : [];
  const line = lines.find((one) => one.offset === offset);
  if (!section || !line) return undefined;
  const variables = numbersToSay(
    line.rolls.map(({ subject }) => subject),
    reader.preview,
  );
  const argumentOf = (item: LineItem, rolls: readonly LineItem[]): RollOfLine => ({
    expression: item.expression,
    uri: document.uri,
    ...(variables && { variables }),
    rolls: rolls.map(({ written, expression, span, table }) => ({
      label: label(written),
      expression,
      position: document.positionAt(start + span.end),
      ...(table && { table: document.positionAt(placeOfTable(start, table)) }),
    })),
  });
  const { odds: words } = reader.messages.words;
  if (which === rolling) {
    const rollable = withoutRollsOfTables(line.rollable);
    const [first] = rollable;
    return first && { title: words.roll, command: commands.roll, arguments: [argumentOf(first, rollable)] };
  }
  const lens = line.lenses[Number(which)];
  if (!lens) return undefined;
  const { table, item } = lens;
  if (table) {
    const tables = line.lenses.flatMap((one) => one.table ?? []);
    const title = tableTitle(table, reader.messages);
    const place = { uri: document.uri, position: document.positionAt(placeOfTable(start, table)) };
    const apart = isAloneIn(tables, table, reader) ? '' : firstRowText(section.text, table);
    return { title: label(title) + label(apart), command: commands.showTable, arguments: [place] };
  }
  const title = lens.more === undefined ? titleWithin(budgets.odds, item, reader) : words.moreOnLine(lens.more);
  return { title, command: commands.showOdds, arguments: [argumentOf(item, line.rolls)] };
}

/** Whether no other one of the tables has the same title. */
function isAloneIn(tables: readonly RollTable[], table: RollTable, { messages }: Reader): boolean {
  const title = tableTitle(table, messages);
  return tables.filter((one) => tableTitle(one, messages) === title).length === 1;
}

/** ` · 1-3 A rope`: the beginning of the first row, which tells a table from another one of the line with the same title. */
function firstRowText(source: string, { rows: [first] }: RollTable): string {
  if (!first) return '';
  const words = shortText(rowWords(source, first), maximumRowLength).replace(/[.,;]$/, '');
  return ` · ${rowMark(source, first)} ${words}`;
}

const maximumRowLength = 30;

/** A roll on a table is the roll of its dice too, and of the chances of its rows. */
function withoutRollsOfTables(items: readonly LineItem[]): readonly LineItem[] {
  const rolls = items.flatMap(({ table }) =>
    table?.die ? [table.die.span, ...table.rows.map(({ mark }) => mark)] : [],
  );
  return items.filter(({ table, span }) => table || !rolls.some((ofTable) => overlaps(ofTable, span)));
}

/** A line with lenses. Its odds are not calculated yet. */
interface Line {
  /** The offset of the first dice of the line in the section. */
  readonly offset: number;
  /** Those for odds and tables, in the order of the row. */
  readonly lenses: readonly LensInRow[];
  /** All rolls of the line, those above first. */
  readonly rolls: readonly LineItem[];
  /** The rolls that need no number come first. */
  readonly rollable: readonly LineItem[];
}

/** A table, or odds; with `more` the first of the odds that have no lens, and how many there are. */
type LensInRow =
  | { readonly table: RollTable; readonly item?: undefined }
  | { readonly table?: undefined; readonly item: LineItem; readonly more?: number };

/** What is remembered of every line: of how many lenses it has the places. */
interface Place {
  readonly offset: number;
  /** The lenses for odds and tables. */
  readonly count: number;
  /** Whether another one rolls. */
  readonly rolls: boolean;
}

const placesIn = query(
  (section: Section, scope: Package, document: Document, reader: Reader, detail: Detail): readonly Place[] =>
    linesIn(section, scope, document, reader, detail).map(({ offset, lenses, rollable }) => ({
      offset,
      count: lenses.length,
      rolls: rollable.length > 0,
    })),
);

/** Only the visible lines are read again. */
const linesIn = rememberedLately(
  (section: Section, scope: Package, document: Document, reader: Reader, detail: Detail): readonly Line[] =>
    lineOdds(section, { scope, document, reader, detail }).map((items) => lineOf(items, reader)),
);

function lineOf({ offset, told, others, openTables }: LineItems, reader: Reader): Line {
  const chances = told.filter(isChance);
  const count = Math.max(maximumPerLine, Math.min(chances.length, maximumChances));
  const [next] = told.slice(count);
  const rolls = [...told, ...others].slice(0, maximumRolls);
  return {
    offset,
    lenses: [
      ...told.slice(0, count).map((item) => (item.table ? { table: item.table } : { item })),
      ...openTables.map((table) => ({ table })),
      ...(next ? [{ item: next, more: told.length - count }] : []),
    ],
    rolls,
    rollable: rolls.filter(({ subject }) => isRollable(subject, reader.preview)),
  };
}

/** Whether all numbers for a roll are known. */
function isRollable(subject: Annotation | Expression, preview: Preview): boolean {
  return openNames(subject, withPartySize(subject, preview)).length === 0;
}

/** The title of a lens, without its odds where nothing is left for those that are hard. */
function titleWithin(hard: Budget, item: LineItem, reader: Reader): string {
  if (hard.steps <= 0) return label(`${item.written} → ${reader.messages.words.odds.tooMuch}`);
  const left = { steps: maximumSteps };
  const title = titleOf(item, reader, left);
  const taken = maximumSteps - left.steps;
  if (taken > stepsOfEasyLens) hard.steps -= taken;
  return label(title);
}

function titleOf(item: LineItem, reader: Reader, left: Budget): string {
  const { written, subject, ability } = item;
  if (ability !== undefined) return oddsTitle(written, subject, withAssumed(subject, reader), left);
  return `${written} → ${withoutRepeatedName(written, summaryOf(item, reader, left))}`;
}

/** `… > Monster's Fear value → 1: 100 %`: a name of several words with which the roll ends is not said twice. */
function withoutRepeatedName(written: string, summary: string): string {
  const [whole = '', name = ''] = /^(\S+ \D+?) (?=\d)/.exec(summary) ?? [];
  return name !== '' && written.endsWith(` ${name}`) ? summary.slice(whole.length) : summary;
}

function summaryOf({ subject, alternative }: LineItem, reader: Reader, left: Budget): string {
  const summary = summaryWithNumbers(subject, reader, left);
  if (!alternative) return summary;
  const when = alternative.fromNatural === undefined ? '' : `${alternative.fromNatural}+: `;
  return `${summary}; ${when}${summaryWithNumbers(alternative.expression, reader, left)}`;
}

function summaryWithNumbers(subject: Annotation | Expression, reader: Reader, left: Budget): string {
  return oddsSummary(subject, new Map(), withAssumed(subject, reader), left);
}

/** The numbers that are taken for granted are said like the reader's own levels: `n 3: 33 %, 7+: 100 % at Battle-level 1`. */
function withAssumed(subject: Annotation | Expression, reader: Reader): Reader {
  const preview = withPartySize(subject, reader.preview);
  const assumed = assumedFor(subject, reader.preview) ?? new Map();
  return { ...reader, preview: { ...preview, levels: new Map([...preview.levels, ...assumed]) } };
}
