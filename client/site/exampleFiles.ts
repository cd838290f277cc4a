import { type LSPClient, LSPPlugin, Workspace, type WorkspaceFile } from '@codemirror/lsp-client';
import { type ChangeSet, Text } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import type { ClientRequests } from '../../server/lsp/protocol/protocol.ts';

/** The folder of the example, which is on no disk. */
export const exampleFolder = 'file:///example';

/** A file of the example. All are open for the server; one at a time is in the editor. */
export interface ExampleFile extends WorkspaceFile {
  /** From the folder of the example. */
  readonly path: string;
  version: number;
  doc: Text;
  view: EditorView | undefined;
}

/** The files of the example, as a workspace of the editor's client. */
export class ExampleFiles extends Workspace {
  readonly files: ExampleFile[];
  /** Shows another file in the editor. */
  show: (file: ExampleFile) => EditorView | null = () => null;

  /** @param texts by their paths from the folder. */
  constructor(client: LSPClient, texts: Readonly<Record<string, string>>) {
    super(client);
    this.files = Object.entries(texts).map(([path, text]) => ({
      path,
      uri: `${exampleFolder}/${path}`,
      languageId: path.endsWith('.xml') ? 'xml' : 'markdown',
      version: 1,
      doc: Text.of(text.split('\n')),
      view: undefined,
      getView() {
        return this.view ?? null;
      },
    }));
  }

  override getFile(uri: string): ExampleFile | null {
    return this.files.find((file) => file.uri === uri) ?? null;
  }

  syncFiles(): readonly { file: WorkspaceFile; prevDoc: Text; changes: ChangeSet }[] {
    return this.files.flatMap((file) => {
      const plugin = file.view && LSPPlugin.get(file.view);
      if (!plugin || plugin.unsyncedChanges.empty) return [];
      const changed = { file, prevDoc: file.doc, changes: plugin.unsyncedChanges };
      file.doc = plugin.view.state.doc;
      file.version++;
      plugin.clear();
      return [changed];
    });
  }

  openFile(uri: string, _languageId: string, view: EditorView): void {
    const file = this.getFile(uri);
    if (file) file.view = view;
  }

  closeFile(uri: string): void {
    const file = this.getFile(uri);
    if (file) file.view = undefined;
  }

  override async displayFile(uri: string): Promise<EditorView | null> {
    const file = this.getFile(uri);
    return file && this.show(file);
  }

  /** The answer for the server: the content of a folder, a file, or neither. */
  look(uri: string): ClientRequests['whq/readFolder']['result'] {
    if (this.getFile(uri)) return { kind: 'file' };
    const start = uri === exampleFolder ? '' : `${uri.slice(exampleFolder.length + 1)}/`;
    const inside = this.files.filter(({ path }) => path.startsWith(start)).map(({ path }) => path.slice(start.length));
    if (inside.length === 0) return { kind: 'missing' };
    const folders = new Set(inside.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0] ?? ''));
    const names = inside.filter((path) => !path.includes('/'));
    return {
      kind: 'folder',
      entries: [
        ...[...folders].map((name) => ({ name, kind: 'folder' as const })),
        ...names.map((name) => ({ name, kind: 'file' as const })),
      ],
    };
  }

  /** The text of a file; undefined without one. */
  read(uri: string): string | undefined {
    return this.getFile(uri)?.doc.toString();
  }
}
