/** The requests of the view of a package, client to server. */

import type { Position, TextEdit } from 'vscode-languageserver-types';

/** The number of problems of each severity. */
export type ProblemCounts = Readonly<Record<'error' | 'warning' | 'info' | 'hint', number>>;

/** A kind of entry in a package. */
export interface EntryKindShown {
  /** `monster`. */
  readonly kind: string;
  /** For people: `Monsters`. */
  readonly label: string;
  /** The name of its symbol in editors: `class`. */
  readonly symbol: string;
  /** The number of entries. */
  readonly count: number;
  readonly problems: ProblemCounts;
  /** Those of an open kind, in the order of their names; of other kinds none. */
  readonly entries: readonly EntryShown[];
}

/** A package with its health. */
export interface PackageShown {
  /** The decoded URI of its folder; empty for files outside of all folders. */
  readonly folder: string;
  /** For people. */
  readonly label: string;
  /** For people: the number of checked files and of their problems. */
  readonly health: string;
  /** How many of its files have been checked. */
  readonly checked: number;
  readonly files: number;
  /** Of the files that have been checked, wherever the problems are. */
  readonly problems: ProblemCounts;
  /** The number of problems that can be repaired without asking. */
  readonly fixable: number;
  /** The number of all its entries. */
  readonly entries: number;
  /** The number of texts without a translation, for each language; empty as long as not all files have been checked. */
  readonly untranslated: readonly { readonly language: string; readonly count: number }[];
  readonly kinds: readonly EntryKindShown[];
}

/** An entry in the view. */
export interface EntryShown {
  readonly kind: string;
  readonly id: string;
  /** For people: its name, or else its id. */
  readonly label: string;
  /** The id as its file has it. */
  readonly written: string;
  readonly uri: string;
  /** The place of its id. */
  readonly position: Position;
  /** Null where the entry has not been checked since it was changed. */
  readonly problems: ProblemCounts | null;
}

export interface PackageRequests {
  /**
   * The packages of the workspace that have entries. Files that have not been checked since the last change are checked, for a moment only: as
   * long as `isWhole` is false, the next question goes on.
   */
  'whq/packages': {
    readonly params: {
      /** The kind whose entries are wanted. */
      readonly open?: { readonly folder: string; readonly kind: string };
    };
    readonly result: { readonly packages: readonly PackageShown[]; readonly isWhole: boolean };
  };
  /** The edits that repair the problems of a package that can be repaired without asking, file by file; without a folder those of all packages. */
  'whq/packageFixes': {
    readonly params: { readonly folder?: string };
    readonly result: {
      readonly files: readonly { readonly uri: string; readonly edits: readonly TextEdit[] }[];
      /** The number of problems that they repair. */
      readonly repaired: number;
    };
  };
}
