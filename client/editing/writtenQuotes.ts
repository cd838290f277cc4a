import * as vscode from 'vscode';
import { quoteTooMany } from './quoteTooMany.ts';

/** The latest quotation marks that were put in for an author. */
interface Quotes {
  readonly document: vscode.TextDocument;
  /** Of the first mark. */
  readonly position: vscode.Position;
  /** `coming` until they are in the text, `new` until something is typed between them. */
  readonly state: 'coming' | 'new' | 'used';
}

/** Notices that an author types quotation marks that have been put in for them, as they are used to. */
export class WrittenQuotes {
  #quotes: Quotes | undefined;

  /** Notes that two marks are about to be put in. */
  expect(document: vscode.TextDocument, position: vscode.Position): void {
    this.#quotes = { document, position, state: 'coming' };
  }

  /** The place of the mark that is too many after the change, otherwise undefined. Each change of a document is to be told. */
  surplusAfter({ document, contentChanges }: vscode.TextDocumentChangeEvent): vscode.Range | undefined {
    const quotes = this.#quotes;
    const [change, ...others] = contentChanges;
    if (!quotes || quotes.document !== document || !change) return undefined;
    this.#quotes = undefined;
    const { position, state } = quotes;
    const { start } = change.range;
    if (others.length > 0 || start.line !== position.line || change.text.includes('\n')) return undefined;
    if (state === 'coming') {
      if (start.isEqual(position) && change.text.length === 2) this.#quotes = { ...quotes, state: 'new' };
      return undefined;
    }
    // That of the mark that was too many at the beginning is an own change.
    const isOwn = start.isEqual(position) && change.rangeLength === 1 && change.text === '';
    if (!isOwn && start.isBeforeOrEqual(position)) return undefined;
    const { text } = document.lineAt(position.line);
    const found =
      change.rangeLength === 0 && change.text.length === 1
        ? quoteTooMany(text, position.character, start.character, state === 'new')
        : undefined;
    if (found === undefined || found === position.character) this.#quotes = { ...quotes, state: 'used' };
    if (found === undefined) return undefined;
    const place = new vscode.Position(position.line, found);
    return new vscode.Range(place, place.translate(0, 1));
  }
}
