import * as vscode from 'vscode';

/** The latest quotation marks that were put in for an author. */
interface Quotes {
  readonly document: vscode.TextDocument;
  /** Of the first mark. */
  readonly position: vscode.Position;
  /** Whether they are in the text already. */
  readonly isThere: boolean;
}

/** More keys do not come before an edit is made. */
const maximumTries = 5;

/**
 * Notices that an author types the quotation mark behind `=` that has just been put in for them: VS Code takes it for the second of the two,
 * and goes behind it.
 */
export class WrittenQuotes {
  #quotes: Quotes | undefined;

  /** Notes that two marks are about to be put in. */
  expect(document: vscode.TextDocument, position: vscode.Position): void {
    this.#quotes = { document, position, isThere: false };
  }

  /** The place of the first mark if the change has written the second one again, with nothing between; otherwise undefined. Each change is to be told. */
  typedAgainBy({ document, contentChanges: [change] }: vscode.TextDocumentChangeEvent): vscode.Position | undefined {
    const quotes = this.#quotes;
    if (!change || quotes?.document !== document) return undefined;
    const { position, isThere } = quotes;
    this.#quotes = undefined;
    const { start } = change.range;
    if (!isThere) {
      if (start.isEqual(position) && change.text.length === 2) this.#quotes = { ...quotes, isThere: true };
      return undefined;
    }
    const isSecond = start.isEqual(position.translate(0, 1)) && change.rangeLength === 1;
    return isSecond && /^["']$/.test(change.text) ? position : undefined;
  }
}

/** Puts the cursor between two marks again, with what has been typed behind them since: VS Code refuses an edit if a key comes meanwhile. */
export async function enterQuotes(editor: vscode.TextEditor, { line, character }: vscode.Position): Promise<void> {
  for (let tries = 0; tries < maximumTries; tries++) {
    const [all, quote, typed] = /^(["'])\1([^\s"'<>/]*)/.exec(editor.document.lineAt(line).text.slice(character)) ?? [];
    if (all === undefined || quote === undefined || typed === undefined) return;
    const snippet = new vscode.SnippetString()
      .appendText(quote + typed)
      .appendTabstop(1)
      .appendText(quote);
    const range = new vscode.Range(line, character, line, character + all.length);
    if (await editor.insertSnippet(snippet, range, { undoStopBefore: false, undoStopAfter: false })) return;
  }
}
