import * as vscode from 'vscode';

/** A text that is put in at a position, and how far it has been written again behind itself; `count` is undefined until it is there. */
interface Insertion {
  readonly document: vscode.TextDocument;
  readonly position: vscode.Position;
  readonly text: string;
  count: number | undefined;
}

/**
 * Notices that an author writes out what has just been put in for them: whoever types `</p>` as they are used to types `p>` once more where
 * an end tag completes itself behind `</`.
 */
export class WrittenAgain {
  #insertion: Insertion | undefined;

  /** Notes that this text, of one line, is about to be put in. */
  expect(document: vscode.TextDocument, position: vscode.Position, text: string): void {
    this.#insertion = { document, position, text, count: undefined };
  }

  /** The place of the repeated text once the change has completed it, otherwise undefined. Each change of a document is to be told. */
  completedBy({ document, contentChanges }: vscode.TextDocumentChangeEvent): vscode.Range | undefined {
    const insertion = this.#insertion;
    if (insertion?.document !== document) return undefined;
    const { position, text, count } = insertion;
    const [change, ...others] = contentChanges;
    const wanted = count === undefined ? text : text.charAt(count);
    const at = position.translate(0, count === undefined ? 0 : text.length + count);
    this.#insertion = undefined;
    if (!change || others.length > 0 || change.rangeLength > 0) return undefined;
    if (change.text !== wanted || !change.range.start.isEqual(at)) return undefined;
    const end = count === undefined ? 0 : count + 1;
    if (end === text.length) return new vscode.Range(position.translate(0, text.length), at.translate(0, 1));
    this.#insertion = { ...insertion, count: end };
    return undefined;
  }
}
