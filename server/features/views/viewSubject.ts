import type { Position, TextEdit } from 'vscode-languageserver-types';
import type { Reader } from '../../answers/reader.ts';
import type { View, ViewEvent } from '../../answers/view/view.ts';
import type { Document } from '../../workspace/documents/document.ts';
import type { Package } from '../../workspace/packages/package.ts';
import type { Workspace } from '../../workspace/packages/workspace.ts';
import type { Fields } from './fields.ts';

/** What a view is asked in. */
export interface ViewAsked {
  readonly workspace: Workspace;
  /** The package of the document; without a document all files as one. */
  readonly scope: Package;
  /** The document that the question names; undefined where it names none, or one that is not open. */
  readonly document: Document | undefined;
  readonly reader: Reader;
}

/** What panels can show: each has one panel, and this is how it is filled and what its controls do. */
export interface ViewSubject<Question extends ViewQuestion> {
  /** The question in the fields of any value: a command may be called by anybody, and a window keeps its question. Undefined for any other value. */
  read(fields: Fields): Question | undefined;
  /** Undefined if there is nothing to show. A pure function, which may be called in slices. */
  view(asked: ViewAsked, question: Question): View | undefined;
  /** What the controls of the view do. */
  after?(asked: ViewAsked, question: Question, event: ViewEvent): AfterEvent<Question> | undefined;
}

/** A question in plain data: with the place of what it is about, where that is in a document. */
export interface ViewQuestion {
  readonly uri?: string | undefined;
  readonly position?: Position | undefined;
}

interface AfterEvent<Question> {
  /** What is shown now; without it the view stays. */
  readonly question?: Question;
  readonly effect?: ViewEffect | undefined;
}

/** What an editor does after an event. */
export type ViewEffect =
  | { readonly kind: 'copy'; readonly text: string }
  /** A page for a browser, and the names of its file and of the dialog. */
  | { readonly kind: 'print'; readonly page: string; readonly name: string; readonly title: string }
  /** One edit that can be undone; nothing if the document has another version. */
  | { readonly kind: 'edit'; readonly uri: string; readonly version: number; readonly edits: readonly TextEdit[] }
  /** The cursor goes there. */
  | { readonly kind: 'show'; readonly uri: string; readonly position: Position }
  /** A roll with its seed for the log, and in short for the status bar. */
  | { readonly kind: 'rolled'; readonly text: string; readonly result: string; readonly seed: number }
  /** Whole numbers are asked for; then the same event comes again with them as its values. */
  | { readonly kind: 'enter'; readonly names: readonly { readonly name: string; readonly label: string }[] };
