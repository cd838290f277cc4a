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
  /** Each as one line. */
  readonly cells: readonly string[];
}

/** The cells of a table row by row, with its head. */
export function cellsOfTable({ head, rows }: PastedTable): readonly (readonly string[])[] {
  return [...(head.length > 0 ? [head] : []), ...rows.map(({ scores, cells }) => [scores, ...cells])];
}

/** The text with each run of white space as one blank. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
