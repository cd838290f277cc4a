import * as vscode from 'vscode';
import type { TableArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import { plainPosition } from '../server/plainPlaces.ts';

type TablePlan = ServerRequests['whq/tablePlan']['result'];

/** The place of a table in a document, which moves when the text before it is edited. */
export class TablePlace {
  readonly #document: vscode.TextDocument;
  #offset: number;

  constructor(document: vscode.TextDocument, { line, character }: TableArgument['position']) {
    this.#document = document;
    this.#offset = document.offsetAt(new vscode.Position(line, character));
  }

  argument(): Pick<TableArgument, 'uri' | 'position'> {
    return {
      uri: this.#document.uri.toString(),
      position: plainPosition(this.#document.positionAt(this.#offset)),
    };
  }

  /** The same place as a new question: the answer to an earlier one no longer counts. */
  again(): TablePlace {
    return this.to(this.argument().position);
  }

  /** Another place in the same document. */
  to(position: TableArgument['position']): TablePlace {
    return new TablePlace(this.#document, position);
  }

  /** Moves with an edit. Returns whether the edit was in its document. */
  follow({ document, contentChanges }: vscode.TextDocumentChangeEvent): boolean {
    if (document.uri.toString() !== this.#document.uri.toString() || contentChanges.length === 0) return false;
    const start = this.#offset;
    for (const { rangeOffset, rangeLength, text } of contentChanges) {
      if (rangeOffset + rangeLength <= start && rangeOffset < start) this.#offset += text.length - rangeLength;
      else if (rangeOffset < start) this.#offset = Math.min(this.#offset, rangeOffset);
    }
    return true;
  }

  /** Changes the table in the text, as one edit that can be undone; does nothing if the text is no longer the one of the plan. */
  async edit({ edits, version }: Pick<TablePlan, 'edits' | 'version'>): Promise<void> {
    if (this.#document.version !== version) return;
    const edit = new vscode.WorkspaceEdit();
    for (const { range, newText } of edits) edit.replace(this.#document.uri, rangeOf(range), newText);
    await vscode.workspace.applyEdit(edit);
  }

  /** Puts the cursor of an editor with the document there. */
  async show(position: TableArgument['position'] | undefined): Promise<void> {
    if (!position) return;
    const at = new vscode.Position(position.line, position.character);
    const uri = this.#document.uri.toString();
    const visible = vscode.window.visibleTextEditors.find(({ document }) => document.uri.toString() === uri);
    await vscode.window.showTextDocument(this.#document, {
      viewColumn: visible?.viewColumn ?? vscode.ViewColumn.One,
      selection: new vscode.Range(at, at),
    });
  }
}

function rangeOf({ start, end }: TablePlan['edits'][number]['range']): vscode.Range {
  return new vscode.Range(start.line, start.character, end.line, end.character);
}
