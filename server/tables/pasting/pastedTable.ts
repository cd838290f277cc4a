/** Texts and roll tables that come from another program, without the form that they have there. */

import type { RowScores } from '../rollTable.ts';

/** A running text, or a table in its place. */
export type PastedPart = string | PastedTable;

export interface PastedTable {
  /** The cells above the rows, such as `1D6` and `Result`; none without a head. */
  readonly head: readonly string[];
  /** At least two. */
  readonly rows: readonly PastedRow[];
}

export interface PastedRow extends RowScores {
  /** Its scores as they are written: `1-3`, `6+`. */
  readonly scores: string;
  /** The date that a spreadsheet has made of them: `01-feb`. */
  readonly date?: string;
  readonly cells: readonly PastedCell[];
}

/** The content of a cell in order, with the tables in it. */
export type PastedCell = readonly PastedPart[];

/** The content of a cell as one line, with the words of the tables in it. */
export function wordsOfCell(cell: PastedCell): string {
  return oneLine(cell.map((part) => (typeof part === 'string' ? part : wordsOfTable(part))).join(' '));
}

/** All words of a table in order. */
export function wordsOfTable({ head, rows }: PastedTable): string {
  return [...head, ...rows.flatMap(({ scores, cells }) => [scores, ...cells.map(wordsOfCell)])].join(' ');
}

/** The text with each run of white space as one blank. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
