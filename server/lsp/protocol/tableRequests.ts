/** The requests about roll tables, client to server. */

import type { Position, Range } from 'vscode-languageserver-types';
import type { ListedTable } from '../../answers/tables/listedTables.ts';
import type { TableArgument } from './commands.ts';
import type { FreeVariable } from './diceRequests.ts';

/** A roll on a table. */
interface TableRolled {
  /** The way in one line, or the reason why there is none. */
  readonly text: string;
  /** The first roll and the last row of a way alone, for a place with little room; otherwise the same as `text`. */
  readonly result: string;
  /** The scores of the rows on the way. */
  readonly marks: readonly Position[];
  /** The names that need a number first; then nothing was rolled. */
  readonly open: readonly FreeVariable[];
}

export interface TableRequests {
  /** All roll tables of an open document, in order, with a label such as `2D6 table · 8 rows · complete`. */
  'whq/tables': {
    readonly params: { readonly uri: string };
    readonly result: readonly ListedTable[];
  };
  /** Rolls on the table at a place in an open document, and follows the tables and the dice of its result. */
  'whq/rollTable': {
    readonly params: Pick<TableArgument, 'uri' | 'position'> & {
      readonly seed: number;
      readonly variables?: Readonly<Record<string, number>>;
    };
    readonly result: TableRolled;
  };
  /**
   * The forms in which the roll tables of something copied can replace a range of an open document, the usual one first; none without a
   * table. The title names the form and the tables that are found.
   */
  'whq/pasteTable': {
    readonly params: {
      readonly uri: string;
      readonly range: Range;
      readonly text: string;
    };
    readonly result: {
      readonly choices: readonly { readonly form: string; readonly title: string; readonly newText: string }[];
    };
  };
}
