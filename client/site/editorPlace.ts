import type { ChangeDesc } from '@codemirror/state';
import type { TableArgument } from '../../server/lsp/protocol/commands.ts';
import type { ServerRequests } from '../../server/lsp/protocol/protocol.ts';
import type { ExampleFile } from './exampleFiles.ts';
import type { FileEditor } from './fileEditor.ts';

type TablePlan = ServerRequests['whq/tablePlan']['result'];
type TextPlace = TableArgument['position'];

/** The place of a table in a file of the example, which moves when the text before it is edited. */
export class EditorPlace {
  readonly #editor: FileEditor;
  readonly #file: ExampleFile;
  #offset: number;

  constructor(editor: FileEditor, file: ExampleFile, position: TextPlace) {
    this.#editor = editor;
    this.#file = file;
    this.#offset = editor.offset(file, position);
  }

  argument(): Pick<TableArgument, 'uri' | 'position'> {
    const line = this.#editor.textOf(this.#file).lineAt(this.#offset);
    return { uri: this.#file.uri, position: { line: line.number - 1, character: this.#offset - line.from } };
  }

  again(): EditorPlace {
    return this.to(this.argument().position);
  }

  to(position: TextPlace): EditorPlace {
    return new EditorPlace(this.#editor, this.#file, position);
  }

  /** Moves with an edit. Returns whether the edit was in its file. */
  follow(file: ExampleFile, changes: ChangeDesc): boolean {
    if (file !== this.#file) return false;
    this.#offset = changes.mapPos(this.#offset);
    return true;
  }

  /** Changes the table in the text, as one edit that can be undone; does nothing if the text is no longer the one of the plan. */
  async edit({ edits, version }: Pick<TablePlan, 'edits' | 'version'>): Promise<void> {
    if (this.#file.version !== version) return;
    this.#editor.show(this.#file.uri);
    const offset = (place: TextPlace): number => this.#editor.offset(this.#file, place);
    this.#editor.view.dispatch({
      changes: edits.map(({ range, newText }) => ({
        from: offset(range.start),
        to: offset(range.end),
        insert: newText,
      })),
    });
  }

  async show(position: TextPlace | undefined): Promise<void> {
    if (position) this.#editor.show(this.#file.uri, position);
  }
}
