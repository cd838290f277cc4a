/** The requests about documents and for new texts, client to server. */

import type { Position, Range } from 'vscode-languageserver-types';

/** The role of a document for WHQ Rules; the server does nothing in `other` documents. */
export type DocumentRole = 'rules' | 'translation' | 'prose' | 'other';

/** A level that a text says of itself: `For four Warriors of Battle-level 3`. */
export interface SaidLevelShown {
  readonly name: 'battle-level' | 'dungeon-level' | 'warriors';
  readonly value: number;
  /** The line that says it, from 0. */
  readonly line: number;
  /** Whether the odds of the document are shown for it: the choice of the user comes first. */
  readonly isUsed: boolean;
}

/** The kinds of new files. */
export type NewFileKind = 'rules' | 'monsters' | 'tables' | 'events' | 'scenario';

export interface WritingRequests {
  /**
   * The text that closes the element after a typed `>` or `</` before the position, `null` if there is nothing to insert; and the length of the end tag behind the position that is left over since its element has been closed by hand, or 0.
   */
  'whq/autoInsert': {
    readonly params: { readonly uri: string; readonly position: Position };
    readonly result: { readonly text: string | null; readonly surplus: number };
  };
  /**
   * A new file as a snippet, with ids from the name of the file; without an entry where `whq/entrySnippet` has a name. And the folder `data` of
   * the package that is nearest to a workspace folder with that URI; `null` if there is none.
   */
  'whq/newFile': {
    readonly params: { readonly kind: NewFileKind; readonly uri: string };
    readonly result: { readonly snippet: string; readonly dataFolder: string | null };
  };
  /**
   * A new entry as a snippet, and what it replaces: the `<` before the position, or nothing after the entry there; null where there can be none.
   */
  'whq/entrySnippet': {
    readonly params: {
      readonly uri: string;
      readonly position: Position;
      readonly name?: string;
    };
    readonly result: {
      readonly range: Range;
      readonly snippet: string;
      /** Whether a new entry can begin with a `name`, from which the `id` follows; that is null without one. */
      readonly hasName: boolean;
      readonly id: string | null;
    } | null;
  };
  /** The files of a new package with that name, with paths from its folder. The folder is empty if it could have no name. */
  'whq/newPackage': {
    readonly params: { readonly name: string };
    readonly result: {
      readonly folder: string;
      /** Whether Windows keeps the name for itself; then there are no files. */
      readonly isReserved: boolean;
      readonly files: readonly { readonly path: string; readonly text: string }[];
    };
  };
  /**
   * The role of an open document, and the levels and the number of Warriors that it says of itself, in the order of this program. One that is
   * not open is `other`, without any.
   */
  'whq/document': {
    readonly params: { readonly uri: string };
    readonly result: { readonly role: DocumentRole; readonly levels: readonly SaidLevelShown[] };
  };
}
